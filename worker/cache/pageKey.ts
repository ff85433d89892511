import { isSamePath, parsePath } from '../../content/address/address.ts';
import type { PageVariant } from '../../content/ahead/pageJobs.ts';
import { type City, cityOffers } from '../../content/cities.ts';
import { closingFlags, closingSetting, type Flags, switchFlags } from '../../content/flags.ts';
import { languageCodes } from '../../content/languages.ts';
import { isNoPage, matchPage, type PageKind } from '../../content/pages.ts';
import { ACCESSIBILITY_SUBJECT } from '../../content/visitor/accessibility.ts';
import { type PreviewAddress, previewAddress } from '../preview/previewAccess.ts';
import { deviceOf, isFromMainland, isOldBrowser, isRead, rayOf } from '../requestFacts.ts';
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
  'subject',
  'without-overlay',
  'is-preview-mode',
] as const;

/** Parameters that have few values; with any other they mean nothing. */
const fixedValues: Readonly<Partial<Record<string, readonly string[]>>> = {
  'without-overlay': ['true', 'false'],
  'is-preview-mode': ['true', 'false'],
  subject: [ACCESSIBILITY_SUBJECT],
};

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
  /**
   * The one form of the address, with the parameters that its page depends on and no others: part of the page's key, and what
   * the page is made for (docs/rules.md#shared-render). Undefined for what is never cached.
   */
  readonly canonical: string | undefined;
  /** One of the site's own addresses: without parameters and without a visitor's words, of which there is no end. */
  readonly isCommon: boolean;
}

/**
 * Reads an address; `siteOrigin` takes the place of its own where the site has one. Never cached are pages of no language or of one that the city lacks, which depend on the browser's;
 * pages that are their visitor's, calls, hostile addresses, and the end of a preview.
 */
export function pageAddress(address: string, siteOrigin = ''): PageAddress {
  const url = new URL(address);
  const preview = previewAddress(url);
  const parsed = parsePath(url.pathname);
  const { city, language, path } = parsed.kind === 'address' ? parsed.address : {};
  const match = path && matchPage(path);
  const isShared = pagePath.test(url.pathname) && url.pathname.length <= PATH_LIMIT && preview.flag !== 'false';
  const isOffered = city === undefined || language === undefined || cityOffers(city, language);
  // Of addresses without a page there is no end: they share one that is kept.
  const isNowhere = path !== undefined && !match && !isNoPage(path);
  const parameters = url.search === '' ? '' : readParameters(url.searchParams);
  if (!isShared || !isOffered || isNowhere || isPersonal(match?.kind) || parameters === undefined)
    return { preview, city, canonical: undefined, isCommon: false };
  // Another spelling is redirected: it has to stay what it is.
  const isSame = parsed.kind === 'address' && isSamePath(parsed.canonical, url.pathname);
  const pathname = isSame ? parsed.canonical : url.pathname;
  const canonical = `${siteOrigin || url.origin}${pathname}${parameters && `?${parameters}`}`;
  return { preview, city, canonical, isCommon: parameters === '' && match?.parameters.keyword === undefined };
}

/** Bytes for addresses that are remembered. */
const REMEMBERED_BYTES = 2 * 1024 * 1024;

/** Reads addresses, and remembers those that many visitors ask for: that a page is kept pays only if finding it costs less. */
export function createPageAddresses(siteOrigin: string): (address: string) => PageAddress {
  const known = createLruCache<PageAddress>(REMEMBERED_BYTES);
  return (address) => {
    const read = known.get(address);
    if (read) return read;
    const made = pageAddress(address, siteOrigin);
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
  { canonical }: Pick<PageAddress, 'canonical'>,
  { isPreview, flags }: KeyContext,
): string | undefined {
  if (canonical === undefined || isPreview || isOldBrowser(request) || !isRead(request.method)) return undefined;
  return `${canonical}|${deviceOf(request)}|${isFromMainland(request) ? 'mainland' : 'abroad'}|${flags}`;
}

/** User agents of the two trees' browsers, as a shared render sees them. */
const userAgents = { desktop: 'Desktop', mobile: 'Mobile' } as const satisfies Record<
  ReturnType<typeof deviceOf>,
  string
>;

/**
 * The request that a shared page is made for: what its key names and nothing else of a visitor's, so that no body, header,
 * cookie or parameter can make a render fail for others (docs/rules.md#shared-render). The edge's id goes along for the log.
 */
export function sharedRequest(canonical: string, request: Request): Request {
  return variantRequest(canonical, deviceOf(request), isFromMainland(request), rayOf(request));
}

/** The request of nobody that a page is made for before anybody asks (docs/rules.md#pages-ahead). */
export function variantRequest(
  canonical: string,
  device: PageVariant['device'],
  isMainland: boolean,
  ray?: string,
): Request {
  return new Request(canonical, {
    headers: {
      'user-agent': userAgents[device],
      'cf-ipcountry': isMainland ? 'CN' : '',
      ...(ray !== undefined && { 'cf-ray': ray }),
    },
  });
}

/**
 * Pages that take more from their visitor than a key names: what the browser refuses, or the whole query, which the shop and
 * the loyalty programme get.
 */
const personalPages: readonly PageKind[] = ['storedData', 'eshop', 'member'];

function isPersonal(kind: PageKind | undefined): boolean {
  return kind !== undefined && personalPages.includes(kind);
}

function readParameters(search: URLSearchParams): string | undefined {
  const known: string[] = [];
  for (const name of knownParameters) {
    const value = search.get(name);
    if (value === null || fixedValues[name]?.includes(value) === false) continue;
    if (value.length > VALUE_LIMIT) return undefined;
    known.push(`${name}=${encodeURIComponent(value)}`);
  }
  return known.join('&');
}
