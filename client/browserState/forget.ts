import type { StorageKey } from '../../content/visitor/firstKeys.ts';
import { memory } from './storage.ts';

/** Removes a value. A file of its own, since nothing of a first load removes one. */
export function forget(key: StorageKey<unknown>): void {
  memory.delete(key.name);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is asynchronous; the value is read again at once
    if (key.place === 'cookie') document.cookie = `${key.name}=; path=/; max-age=0`;
    else localStorage.removeItem(key.name);
  } catch {
    // Where nothing can be stored there is nothing to remove.
  }
}
