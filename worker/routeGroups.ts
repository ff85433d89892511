import { BUILT_FILES_PATH } from '../content/releaseFiles.ts';
import type { PageAddress } from './pageAddress.ts';

/** What a request may ask for; the code of each is loaded when the first request asks for it. */
export type RouteGroup = 'pages' | 'files' | 'calls' | 'editors';

/** Addresses for editors, beside the pages that they preview. */
const editors = /^\/(?:preview|_desk|specimens)(?:\/|$)/;

/** Small files that robots and every browser ask for, and first pictures, which a visitor waits for. */
const smallFiles = /^\/(?:robots\.txt$|\.well-known\/|speculation-rules\.json$|sw\.js$|manifest\/|_assets\/image\/)/;

/** Returns true for the path of a file that needs neither app nor renderer (docs/rules.md#loaded-when-needed). */
export function isSmallFile(pathname: string): boolean {
  return smallFiles.test(pathname);
}

/**
 * The group of an address. Every page's is `pages`; what is no page of the site falls to the calls, which are tried before
 * the pages.
 */
export function routeGroup({ url: { pathname }, parsed }: Pick<PageAddress, 'url' | 'parsed'>): RouteGroup {
  if (editors.test(pathname)) return 'editors';
  if (pathname.startsWith(`${BUILT_FILES_PATH}/`)) return 'files';
  if (parsed.kind === 'root') return 'pages';
  return parsed.kind === 'address' && parsed.address.path[0] !== 'api' ? 'pages' : 'calls';
}
