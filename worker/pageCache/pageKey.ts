import { type ParsedPath, parsePath } from '../../content/address/address.ts';
import type { City } from '../../content/cities.ts';
import { formOfPage } from '../../content/forms/forms.ts';
import { matchPage } from '../../content/pages.ts';
import { type PreviewAddress, previewAddress } from '../preview/previewAccess.ts';
import { createRecent } from '../recent.ts';
import { deviceOf, isFromMainland, isOldBrowser, isRead } from '../visitor.ts';

/** Query parameters that a page may depend on; all others neither split nor poison the cache. */
const knownParameters = ['keyword', 'map', 'page', 'sort', 'state', 'without-overlay', 'is-preview-mode'] as const;

/** Parameters that are true, false or not there. */
const switches: readonly string[] = ['without-overlay', 'is-preview-mode'];

/** Longer values belong to nobody's page. */
const VALUE_LIMIT = 64;
const PATH_LIMIT = 512;

/** Pages of the site start with a language; what has none depends on the browser's languages. Calls are no pages: one visitor's answer must never reach another. */
const pagePath = /^\/(?:en|cn|tc|fr|it|jp|kr)\/[a-z-]+(?:\/(?!api\/)|$)/;

/** What an address alone says of its page. */
export interface PageAddress {
  readonly preview: PreviewAddress;
  readonly city: City | undefined;
  /** The part of the page's key that its address gives; undefined for what is never cached. */
  readonly key: string | undefined;
}

/** Reads an address: pages without a language, pages with forms, calls and hostile addresses are never cached. */
export function pageAddress(address: string): PageAddress {
  const url = new URL(address);
  const preview = previewAddress(url);
  const parsed = parsePath(url.pathname);
  const city = parsed.kind === 'address' ? parsed.address.city : undefined;
  if (!pagePath.test(url.pathname) || url.pathname.length > PATH_LIMIT || hasForm(parsed))
    return { preview, city, key: undefined };
  const parameters = url.search === '' ? '' : readParameters(url.searchParams);
  return { preview, city, key: parameters === undefined ? undefined : `${url.origin}${url.pathname}|${parameters}` };
}

/** Characters of addresses that are remembered. */
const REMEMBERED_CHARACTERS = 500_000;

/** Reads addresses, and remembers those that many visitors ask for: that a page is kept pays only if finding it costs less. */
export function createPageAddresses(): (address: string) => PageAddress {
  const known = createRecent<PageAddress>(REMEMBERED_CHARACTERS);
  return (address) => {
    const read = known.get(address);
    if (read) return read;
    const made = pageAddress(address);
    known.set(address, made, address.length);
    return made;
  };
}

/** What the cache must know of the site beside the request. */
export interface KeyContext {
  /** Whoever sees drafts goes past the cache. */
  readonly isPreview: boolean;
  /** Changes whenever the operators' flags do. */
  readonly flags: string;
}

/**
 * The key of a request's page: address, known parameters, device, mainland or abroad, flags; undefined for what is never
 * cached: other methods, preview, browsers that are led away from every page, and addresses of no cached page.
 */
export function pageKey(
  request: Request,
  { key }: Pick<PageAddress, 'key'>,
  { isPreview, flags }: KeyContext,
): string | undefined {
  if (key === undefined || isPreview || isOldBrowser(request) || !isRead(request.method)) return undefined;
  return `${key}|${deviceOf(request)}|${isFromMainland(request) ? 'mainland' : 'abroad'}|${flags}`;
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
