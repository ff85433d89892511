import { firstKeys } from '../../content/visitor/firstKeys.ts';
import { read, write } from './storage.ts';

/**
 * Reloads a page whose script files are gone: a new release has other files than this page names. Once in 60 seconds,
 * and only where that can be remembered (site-shell §4).
 */
export function reloadOnce(): void {
  if (!navigator.onLine || read(firstKeys.chunkReload)) return;
  if (write(firstKeys.chunkReload, true)) location.reload();
}
