import { keptCaches } from '../../content/offline/keptCaches.ts';
import {
  isFile,
  type KeptPage,
  keptLimits,
  keptPathsOf,
  mayKeep,
  pagesToDrop,
  titleIn,
} from '../../content/offline/keptPages.ts';
import { STORED_MS } from '../../content/visitor/firstKeys.ts';
import type { KeptLink } from './keptMarkup.ts';

/** Which cache of pages. */
type PageShelf = 'seen' | 'stores';

/** When the network answered, and the page's title: what lists need without reading the page. */
const KEPT_AT = 'x-kept-at';
const TITLE = 'x-kept-title';

/** Headers that ask for more files, or that describe bytes on the wire. */
const unkept = ['link', 'speculation-rules', 'content-encoding', 'content-length'];

/** Keeps a page if it may be kept; returns its HTML, undefined for what is not kept. Takes the answer's body. */
export async function keepPage(shelf: PageShelf, address: string, answer: Response): Promise<string | undefined> {
  if (!mayKeep(factsOf(answer))) return undefined;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  for (const name of unkept) headers.delete(name);
  headers.set(KEPT_AT, String(Date.now()));
  headers.set(TITLE, encodeURIComponent(titleIn(html)));
  const cache = await caches.open(keptCaches[shelf]);
  await cache.put(withoutHash(address), new Response(html, { headers }));
  return html;
}

/** A kept page and the moment in milliseconds at which it was true; undefined where none is kept. */
export async function findPage(
  address: string,
): Promise<{ readonly page: Response; readonly keptAt: number } | undefined> {
  const { origin, pathname } = new URL(address);
  // A parameter that no page knows leads to the page without it.
  const addresses = [withoutHash(address), ...keptPathsOf(pathname).map((path) => origin + path)];
  for (const shelf of ['seen', 'stores'] as const) {
    const cache = await caches.open(keptCaches[shelf]);
    for (const place of addresses) {
      const page = await cache.match(place);
      const keptAt = Number(page?.headers.get(KEPT_AT));
      if (page && Date.now() - keptAt <= STORED_MS) return { page, keptAt };
    }
  }
  return undefined;
}

/** The kept pages of a shelf, newest first. */
export async function listPages(shelf: PageShelf): Promise<readonly KeptLink[]> {
  const cache = await caches.open(keptCaches[shelf]);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const headers = (await cache.match(url))?.headers;
      return {
        address: url,
        keptAt: Number(headers?.get(KEPT_AT)),
        title: decodeURIComponent(headers?.get(TITLE) ?? ''),
      };
    }),
  );
  return pages.toSorted((left, right) => right.keptAt - left.keptAt);
}

/** Lets go of pages beyond the limit, past their lifetime, or not among the wanted ones. */
export async function dropPages(shelf: PageShelf, isWanted: (page: KeptPage) => boolean = () => true): Promise<void> {
  const cache = await caches.open(keptCaches[shelf]);
  const pages = await listPages(shelf);
  const dropped = pagesToDrop(pages.filter(isWanted), keptLimits[shelf], Date.now(), STORED_MS);
  for (const page of pages) if (!isWanted(page) || dropped.includes(page)) await cache.delete(page.address);
}

/** Keeps files that are not kept yet; one that fails is fetched when it is needed. */
export async function keepFiles(addresses: readonly string[], mode: RequestMode = 'cors'): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      if (await findFile(address)) return;
      const answer = await fetch(address, { mode }).catch(() => undefined);
      if (answer) await keepFile(address, answer);
    }),
  );
}

/** Keeps an answer that is the file; the oldest ones go. What another host answers can't be looked at. */
export async function keepFile(address: string, answer: Response): Promise<void> {
  if (answer.type !== 'opaque' && !isFile(new URL(address, location.origin).pathname, factsOf(answer))) return;
  const cache = await caches.open(keptCaches.files);
  await cache.put(address, answer);
  const cachedRequests = await cache.keys();
  for (const oldest of cachedRequests.slice(0, Math.max(0, cachedRequests.length - keptLimits.files)))
    await cache.delete(oldest);
}

/** A kept file; undefined where it is not kept. */
export async function findFile(address: string): Promise<Response | undefined> {
  const cache = await caches.open(keptCaches.files);
  return cache.match(address, { ignoreVary: true });
}

function factsOf({ status, redirected, headers }: Response) {
  return {
    status,
    isRedirected: redirected,
    contentType: headers.get('content-type') ?? '',
    cacheControl: headers.get('cache-control') ?? '',
  };
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, '');
}
