import { isSamePath, type ParsedPath, parsePath, startOf } from '../content/address/address.ts';
import { pageParameters } from '../content/address/pageParameters.ts';
import { cityOffers } from '../content/cities.ts';
import { languageCodes } from '../content/languages.ts';
import { ownValue } from '../content/ownValue.ts';
import { isNoPage, leadsElsewhere, matchPage, type PageKind, type PageMatch } from '../content/pages.ts';
import { ACCESSIBILITY_SUBJECT } from '../content/visitor/accessibility.ts';
import { dataBytes, textBytes } from './cache/heapBytes.ts';
import { createLruCache } from './cache/lruCache.ts';
import { PREVIEW_FLAG } from './preview/previewAccess.ts';

/** Parameters that every page may depend on, beside those of its kind; all others neither split nor poison the cache. */
const everyPage = ['without-overlay', PREVIEW_FLAG];

/** Parameters that have few values; with any other they mean nothing. */
const fixedValues: Readonly<Partial<Record<string, readonly string[]>>> = {
  'without-overlay': ['true', 'false'],
  [PREVIEW_FLAG]: ['true', 'false'],
  subject: [ACCESSIBILITY_SUBJECT],
};

/** No page of the site has a longer value in its address. */
const VALUE_LIMIT = 64;
const PATH_LIMIT = 512;

/**
 * Pages of the site start with a language; what has none depends on the browser's languages. Calls are no pages: one
 * visitor's answer must never reach another.
 */
const pagePath = new RegExp(`^/(?:${languageCodes.join('|')})/[a-z-]+(?:/(?!api/)|$)`);

/** What an address alone says of its page: parsed and matched once, for the page cache and for the app. */
export interface PageAddress {
  /** The requested address; never changed. */
  readonly url: URL;
  readonly parsed: ParsedPath;
  /** The page of the address; undefined where it has none. */
  readonly match: PageMatch | undefined;
  /**
   * The one form of the address, with the parameters that its page depends on and no others: part of the page's key, and what
   * the page is made for (docs/rules.md#shared-render). Undefined for what is never cached.
   */
  readonly canonical: string | undefined;
  /** One of the site's own addresses: without parameters and without a visitor's words, of which there is no end. */
  readonly isCommon: boolean;
}

/**
 * Reads an address; `siteOrigin` takes the place of its own where the site has one. Never cached are pages of no language or
 * of one that the city lacks, which depend on the browser's;
 * pages that are their visitor's, calls, hostile addresses, and the end of a preview.
 */
export function pageAddress(address: string, siteOrigin = ''): PageAddress {
  const url = new URL(address);
  const parsed = parsePath(url.pathname);
  const match = parsed.kind === 'address' ? matchPage(parsed.address.path) : undefined;
  const uncached = { url, parsed, match, canonical: undefined, isCommon: false };
  if (!pagePath.test(url.pathname) || url.pathname.length > PATH_LIMIT) return uncached;
  if (url.searchParams.get(PREVIEW_FLAG) === 'false') return uncached;
  // The whole query is more than a key names.
  if (leadsElsewhere(match?.kind)) return uncached;
  // Of addresses without a page there is no end: they share one that is kept.
  const start = startOf(parsed);
  if (start && !match && !(parsed.kind === 'address' && isNoPage(parsed.address.path))) return uncached;
  if (start?.language && !cityOffers(start.city, start.language)) return uncached;
  const parameters = url.search === '' ? '' : readParameters(url.searchParams, match?.kind);
  if (parameters === undefined) return uncached;
  // Another spelling is redirected: it has to stay what it is.
  const isSame = parsed.kind === 'address' && isSamePath(parsed.canonical, url.pathname);
  const pathname = isSame ? parsed.canonical : url.pathname;
  const canonical = `${siteOrigin || url.origin}${pathname}${parameters && `?${parameters}`}`;
  return { ...uncached, canonical, isCommon: parameters === '' && match?.parameters.keyword === undefined };
}

/** Bytes for addresses that are remembered. */
const REMEMBERED_BYTES = 2 * 1024 * 1024;

/** Reads addresses, and remembers those that many visitors ask for: that a page is kept pays only if finding it costs less. */
export function createPageAddresses(siteOrigin: string): (address: string) => PageAddress {
  const remembered = createLruCache<PageAddress>(REMEMBERED_BYTES);
  return (address) => {
    const before = remembered.get(address);
    if (before) return before;
    const reading = pageAddress(address, siteOrigin);
    remembered.set(address, reading, textBytes(address) + dataBytes(reading));
    return reading;
  };
}

function readParameters(search: URLSearchParams, kind: PageKind | undefined): string | undefined {
  const validParameters: string[] = [];
  for (const name of [...pageParameters(kind), ...everyPage]) {
    const value = search.get(name);
    if (value === null || ownValue(fixedValues, name)?.includes(value) === false) continue;
    if (value.length > VALUE_LIMIT) return undefined;
    validParameters.push(`${name}=${encodeURIComponent(value)}`);
  }
  return validParameters.join('&');
}
