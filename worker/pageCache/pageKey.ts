import { asksForPreview, deviceOf, isFromMainland } from '../visitor.ts';

/** Query parameters that a page may depend on; all others neither split nor poison the cache. */
export const knownParameters = ['keyword', 'map', 'page', 'sort', 'state', 'without-overlay'] as const;

/** Longer values belong to nobody's page. */
const VALUE_LIMIT = 64;
const PATH_LIMIT = 512;

/** Pages of the site start with a language; what has none depends on the browser's languages. Calls are no pages: one visitor's answer must never reach another. */
const pagePath = /^\/(?:en|cn|tc|fr|it|jp|kr)\/[a-z-]+(?:\/(?!api\/)|$)/;

/** What the cache must know of the site beside the request. */
export interface KeyContext {
  readonly previewDomains: readonly string[];
  /** Changes whenever the operators' flags do. */
  readonly flags: string;
}

/**
 * The key of a request's page: origin, path, device, mainland or abroad, known parameters, flags; undefined for what is
 * never cached: other methods, preview, addresses without a language, hostile ones.
 */
export function pageKey(request: Request, { previewDomains, flags }: KeyContext): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = new URL(request.url);
  if (!pagePath.test(url.pathname) || url.pathname.length > PATH_LIMIT) return undefined;
  if (asksForPreview(url, request, previewDomains)) return undefined;
  const parameters = url.search === '' ? '' : readParameters(url.searchParams);
  if (parameters === undefined) return undefined;
  return `${url.origin}${url.pathname}|${deviceOf(request)}|${isFromMainland(request) ? 'mainland' : 'abroad'}|${flags}|${parameters}`;
}

function readParameters(search: URLSearchParams): string | undefined {
  const known: string[] = [];
  for (const name of knownParameters) {
    const value = search.get(name);
    if (value === null) continue;
    if (value.length > VALUE_LIMIT) return undefined;
    known.push(`${name}=${encodeURIComponent(value)}`);
  }
  return known.join('&');
}
