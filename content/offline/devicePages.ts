import { buildPath, parsePath } from '../address/address.ts';
import { withQuery } from '../address/addressQuery.ts';
import { pageQuery } from '../address/pageQuery.ts';
import type { Language } from '../languages.ts';
import { FETCHED_FILES_PATH } from '../media/mediaUrl.ts';
import { matchPage, pagePath } from '../pages.ts';
import type { deviceCaches } from './deviceCaches.ts';

/** How many entries a cache holds; the oldest go first. No city has as many stores. */
export const deviceLimits = { seen: 20, stores: 40, files: 200 } as const satisfies Record<
  keyof typeof deviceCaches,
  number
>;

/** The network has this long to answer before a stored page is shown, in milliseconds (docs/rules.md#offline-network-first). */
export const ANSWER_MS = 4000;

/** The store pages are fetched again after this time, in milliseconds. */
export const STORES_FRESH_MS = 24 * 60 * 60 * 1000;

/** What a request says of itself. */
interface RequestFacts {
  readonly method: string;
  /** What the answer is for, as browsers name it: `document`, `image`, `script`. */
  readonly destination: string;
  readonly address: string;
  /** Origin of the site. */
  readonly origin: string;
}

/** What the service worker does with a request; undefined leaves it to the browser. */
type RequestKind = 'page' | 'file' | 'picture' | undefined;

/** Sorts a request: pages, built files, and pictures and floor plans of the asset host. Frames and calls are left alone. */
export function requestKind({ method, destination, address, origin }: RequestFacts): RequestKind {
  if (method !== 'GET') return undefined;
  const url = new URL(address);
  if (destination === 'document') return url.origin === origin ? 'page' : undefined;
  const isFetched = url.pathname.startsWith(`${FETCHED_FILES_PATH}/`);
  if (url.origin === origin && !isFetched) return url.pathname.startsWith('/assets/') ? 'file' : undefined;
  return destination === 'image' ? 'picture' : undefined;
}

/** What an answer says of itself; an absent header is an empty text. */
interface AnswerFacts {
  readonly status: number;
  readonly isRedirected: boolean;
  readonly contentType: string;
  readonly cacheControl: string;
}

/**
 * Returns true if an answer may be stored on a device: a whole page that is the same for everybody. Previews, drafts and
 * forms are private, errors are not to be repeated (docs/rules.md#offline-kept).
 */
export function isStorable({ status, isRedirected, contentType, cacheControl }: AnswerFacts): boolean {
  return status === 200 && !isRedirected && /^text\/html\b/.test(contentType) && /\bpublic\b/.test(cacheControl);
}

/** The content types of built files, by the end of their paths. */
const fileTypes: readonly (readonly [end: RegExp, type: RegExp])[] = [
  [/\.m?js$/, /^text\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.woff2$/, /^font\/woff2\b/],
  [/\.svg$/, /^image\/svg\+xml\b/],
  // The asset host chooses the format by the browser.
  [/\.(?:webp|jpg|png)$/, /^image\//],
];

/**
 * Returns true if an answer is the file that its path names. A page of an airport's network in its place would stay for as long
 * as the release (docs/rules.md#offline-kept).
 */
export function isFile(pathname: string, { status, isRedirected, contentType }: AnswerFacts): boolean {
  const type = fileTypes.find(([end]) => end.test(pathname))?.[1];
  return status === 200 && !isRedirected && (type?.test(contentType) ?? !/^text\/html\b/.test(contentType));
}

/**
 * Where a page may be stored, as paths: at its own, and in the other tree, which the site leads phones or wide screens to
 * when there is a network. A parameter that no page knows is left off; what the page depends on stays, since without it
 * another page would answer (docs/rules.md#offline-network-first).
 */
export function placesOfPage(pathname: string, parameter: (name: string) => string | undefined): readonly string[] {
  const parsed = parsePath(pathname);
  if (parsed.kind !== 'address') return [pathname];
  const { address } = parsed;
  const match = matchPage(address.path);
  // No map comes without a network: the page without one has all the rest.
  const withoutMap = (name: string): string | undefined => (name === 'map' ? undefined : parameter(name));
  const queries = new Set([parameter, withoutMap].map((parameterOf) => pageQuery(match, parameterOf)));
  const otherTree = buildPath({ ...address, tree: address.tree === 'mobile' ? 'desktop' : 'mobile' });
  return [...queries].flatMap((query) => [pathname, otherTree].map((path) => withQuery(path, query)));
}

/** The list of stores in the city, language and tree of a page's path; undefined for a path without them. */
export function storeListingOf(pathname: string): string | undefined {
  const parsed = parsePath(pathname);
  if (parsed.kind !== 'address' || parsed.address.language === undefined) return undefined;
  return buildPath({ ...parsed.address, path: pagePath('storeListing') });
}

/** The store pages that a list of stores links to, each once. */
export function storePagesIn(html: string, listing: string): readonly string[] {
  const isOfList = (path: string): boolean => {
    const parsed = parsePath(path);
    return (
      storeListingOf(path) === listing &&
      parsed.kind === 'address' &&
      matchPage(parsed.address.path)?.kind === 'storeDetail'
    );
  };
  return [...new Set(matches(html, /\shref="(\/[^"?#]+)"/g))].filter(isOfList);
}

/** The floor plans in a page, and the logo: drawings of the asset host. */
export function drawingsIn(html: string): readonly string[] {
  return [...new Set(matches(html, /<img\b[^>]*\ssrc="((?:https?:\/\/|\/_assets\/)[^"?]+\.svg)"/g))];
}

/** The opening picture of a page with what other formats and crops stand beside it. */
const openingPicture = /(?:<source\b[^>]*>)*<img\b[^>]*\sfetchpriority="high"[^>]*>/i;
/** A picture on a device is at least this wide, in pixels. */
const LEAST_WIDTH = 320;

/** A page whose opening picture is its smallest useful width alone, and that picture's address; undefined without one. */
export function withSmallPicture(html: string): { readonly html: string; readonly address: string } | undefined {
  const [all = ''] = openingPicture.exec(html) ?? [];
  const image = all.slice(all.lastIndexOf('<img'));
  const candidates = matches(image, /\ssrcset="([^"]*)"/gi)
    .flatMap((list) => list.split(/,\s+/))
    .map((candidate) => candidate.trim().split(' '))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) }))
    .toSorted((left, right) => left.width - right.width);
  const small = candidates.find(({ width }) => width >= LEAST_WIDTH) ?? candidates.at(-1);
  if (!small) return undefined;
  const plain = image
    .replace(/\s(?:srcset|sizes)="[^"]*"/gi, '')
    .replace(/\ssrc="[^"]*"/i, () => ` src="${small.address}"`);
  return { html: html.replace(all, () => plain), address: small.address.replaceAll('&amp;', '&') };
}

/** The built files that a page names. */
export function filesIn(html: string): readonly string[] {
  return [...new Set(matches(html, /["\s](\/assets\/[\w.-]+)/g))];
}

/** The title of a page without the site's name. */
export function titleIn(html: string): string {
  const [title = ''] = matches(html, /<title>([^<]*)<\/title>/g);
  return title.split(' | ')[0] ?? title;
}

function matches(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
}

/** A stored page, by its address and the moment in milliseconds at which the network last answered for it. */
export interface DevicePage {
  readonly address: string;
  readonly storedAt: number;
}

/** The pages that a cache has to delete: those beyond its limit, oldest first, and those past a lifetime in milliseconds. */
export function pagesToDrop<Page extends DevicePage>(
  pages: readonly Page[],
  limit: number,
  now: number,
  lifetime: number,
): readonly Page[] {
  const newestFirst = pages.toSorted((left, right) => right.storedAt - left.storedAt);
  return newestFirst.filter(({ storedAt }, index) => index >= limit || now - storedAt > lifetime);
}

/** What the offline page lists: each page once, those in its language first, others only where they are not stored in it. */
export function listedPages<Page extends DevicePage>(pages: readonly Page[], language: Language): readonly Page[] {
  const isInLanguage = ({ address }: Page): boolean => languageIn(address) === language;
  const pagesInLanguage = pages.filter(isInLanguage);
  const listedPaths = new Set(pagesInLanguage.map(withoutLanguage));
  const listed = [
    ...pagesInLanguage,
    ...pages.filter((page) => !isInLanguage(page) && !listedPaths.has(withoutLanguage(page))),
  ];
  const addresses = listed.map(({ address }) => address);
  return listed.filter(({ address }, index) => addresses.indexOf(address) === index);
}

/** The language of a page's address; undefined for an address without one. */
export function languageIn(address: string): Language | undefined {
  const parsed = parsePath(new URL(address).pathname);
  return parsed.kind === 'address' ? parsed.address.language : undefined;
}

function withoutLanguage({ address }: DevicePage): string {
  return new URL(address).pathname.replace(/^\/[^/]*/, '');
}
