import type { ParsedPath } from '../../content/address.ts';
import { formOfPage } from '../../content/forms/forms.ts';
import { matchPage } from '../../content/pages.ts';
import { deviceOf, isFromMainland } from '../visitor.ts';

/** Query parameters that a page may depend on; all others neither split nor poison the cache. */
export const knownParameters = [
  'keyword',
  'map',
  'page',
  'sort',
  'state',
  'without-overlay',
  'is-preview-mode',
] as const;

/** Parameters that are true, false or not there. */
const switches: readonly string[] = ['without-overlay', 'is-preview-mode'];

/** Longer values belong to nobody's page. */
const VALUE_LIMIT = 64;
const PATH_LIMIT = 512;

/** Pages of the site start with a language; what has none depends on the browser's languages. Calls are no pages: one visitor's answer must never reach another. */
const pagePath = /^\/(?:en|cn|tc|fr|it|jp|kr)\/[a-z-]+(?:\/(?!api\/)|$)/;

/** What the cache must know of the site beside the request. */
export interface KeyContext {
  readonly url: URL;
  /** What the address's path was found to be. */
  readonly parsed: ParsedPath;
  /** Whoever sees drafts goes past the cache. */
  readonly isPreview: boolean;
  /** Changes whenever the operators' flags do. */
  readonly flags: string;
}

/**
 * The key of a request's page: origin, path, device, mainland or abroad, known parameters, flags; undefined for what is
 * never cached: other methods, preview, forms, addresses without a language, hostile ones.
 */
export function pageKey(request: Request, { url, parsed, isPreview, flags }: KeyContext): string | undefined {
  if (isPreview || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
  if (!pagePath.test(url.pathname) || url.pathname.length > PATH_LIMIT) return undefined;
  if (hasForm(parsed)) return undefined;
  const parameters = url.search === '' ? '' : readParameters(url.searchParams);
  if (parameters === undefined) return undefined;
  return `${url.origin}${url.pathname}|${deviceOf(request)}|${isFromMainland(request) ? 'mainland' : 'abroad'}|${flags}|${parameters}`;
}

/** A page with a form has a ticket of its own for every visitor. */
function hasForm(parsed: ParsedPath): boolean {
  const match = parsed.kind === 'address' ? matchPage(parsed.address.path) : undefined;
  return match !== undefined && formOfPage(match.kind) !== undefined;
}

function readParameters(search: URLSearchParams): string | undefined {
  const known: string[] = [];
  for (const name of knownParameters) {
    const value = search.get(name);
    // Links carry the two flags along as far as they are true or false.
    if (value === null || (switches.includes(name) && value !== 'true' && value !== 'false')) continue;
    if (value.length > VALUE_LIMIT) return undefined;
    known.push(`${name}=${encodeURIComponent(value)}`);
  }
  return known.join('&');
}
