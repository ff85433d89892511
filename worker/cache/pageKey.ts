import { parsePath } from '../../content/address/address.ts';
import type { City } from '../../content/cities.ts';
import { closingFlags, closingSetting, type Flags, switchFlags } from '../../content/flags.ts';
import { formOfPage } from '../../content/forms/formPages.ts';
import { languageCodes } from '../../content/languages.ts';
import { matchPage, type PageMatch } from '../../content/pages.ts';
import { type PreviewAddress, previewAddress } from '../preview/previewAccess.ts';
import { deviceOf, isFromMainland, isOldBrowser, isRead } from '../requestFacts.ts';
import { dataBytes, textBytes } from './heapBytes.ts';
import { createLruCache } from './lruCache.ts';

/** Query parameters that a page may depend on; all others neither split nor poison the cache. */
const knownParameters = [
  'at',
  'brandId',
  'by',
  'keyword',
  'map',
  'on',
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

/**
 * Pages of the site start with a language; what has none depends on the browser's languages. Calls are no pages: one
 * visitor's answer must never reach another.
 */
const pagePath = new RegExp(`^/(?:${languageCodes.join('|')})/[a-z-]+(?:/(?!api/)|$)`);

/** What an address alone says of its page. */
export interface PageAddress {
  readonly preview: PreviewAddress;
  readonly city: City | undefined;
  /** The part of the page's key that its address gives; undefined for what is never cached. */
  readonly key: string | undefined;
  /** One of the site's own addresses: without parameters and without a visitor's words, of which there is no end. */
  readonly isCommon: boolean;
}

/** Reads an address: pages without a language, pages with forms, calls and hostile addresses are never cached. */
export function pageAddress(address: string): PageAddress {
  const url = new URL(address);
  const preview = previewAddress(url);
  const parsed = parsePath(url.pathname);
  const { city, path } = parsed.kind === 'address' ? parsed.address : {};
  const match = path && matchPage(path);
  if (!pagePath.test(url.pathname) || url.pathname.length > PATH_LIMIT || isPersonal(match))
    return { preview, city, key: undefined, isCommon: false };
  const parameters = url.search === '' ? '' : readParameters(url.searchParams);
  const key = parameters === undefined ? undefined : `${url.origin}${url.pathname}|${parameters}`;
  return { preview, city, key, isCommon: parameters === '' && match?.parameters.keyword === undefined };
}

/** Bytes for addresses that are remembered. */
const REMEMBERED_BYTES = 2 * 1024 * 1024;

/** Reads addresses, and remembers those that many visitors ask for: that a page is kept pays only if finding it costs less. */
export function createPageAddresses(): (address: string) => PageAddress {
  const known = createLruCache<PageAddress>(REMEMBERED_BYTES);
  return (address) => {
    const read = known.get(address);
    if (read) return read;
    const made = pageAddress(address);
    known.set(address, made, textBytes(address) + dataBytes(made));
    return made;
  };
}

/** What the cache must know of the site beside the request. */
export interface KeyContext {
  /** Whoever sees drafts goes past the cache. */
  readonly isPreview: boolean;
  /** The flags that the page depends on. */
  readonly flags: string;
}

/** The flags that pages of a city depend on: its own, and those of the whole site. */
export function flagsKey(flags: Flags, city: City | undefined): string {
  const closings = closingFlags.map((name) => (city ? closingSetting(flags, name, city) : flags[name].all));
  return [...closings, ...switchFlags.map((name) => flags[name])].map((value) => String(value ?? '-')).join();
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

/** A page with a form has a ticket of its own for every visitor; another says if the visitor's browser refuses analytics. */
function isPersonal(match: PageMatch | undefined): boolean {
  return match !== undefined && (formOfPage(match.kind) !== undefined || match.kind === 'storedData');
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
