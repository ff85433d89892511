import { parsePath } from '../content/address/address.ts';
import { BUILT_FILES_PATH } from '../content/releaseFiles.ts';

/** What a request may ask for; the code of each is loaded when the first request asks for it. */
export type RouteGroup = 'pages' | 'files' | 'siteFiles' | 'calls' | 'editors';

/** Addresses for editors, beside the pages that they preview. */
const editors = /^\/(?:preview|_desk|specimens)(?:\/|$)/;

/** The smallest of the files that robots and every browser ask for. */
const frontFiles = /^\/(?:robots\.txt$|\.well-known\/|speculation-rules\.json$|sw\.js$)/;

/** Returns true for the path of a file that is light enough for the front. */
export function isFrontFile(pathname: string): boolean {
  return frontFiles.test(pathname);
}

/**
 * The group of a path. Every page's is `pages`; what is no page of the site falls to the calls, which are tried before
 * the pages.
 */
export function routeGroup(pathname: string): RouteGroup {
  if (editors.test(pathname)) return 'editors';
  if (pathname.startsWith(`${BUILT_FILES_PATH}/`)) return 'files';
  if (isFrontFile(pathname) || pathname.startsWith('/manifest/')) return 'siteFiles';
  const parsed = parsePath(pathname);
  if (parsed.kind === 'root') return 'pages';
  return parsed.kind === 'address' && parsed.address.path[0] !== 'api' ? 'pages' : 'calls';
}
