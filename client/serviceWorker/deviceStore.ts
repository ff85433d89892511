import { deviceCaches } from '../../content/offline/deviceCaches.ts';
import {
  type DevicePage,
  deviceLimits,
  isFile,
  isStorable,
  pagesToDrop,
  placesOfPage,
  titleIn,
} from '../../content/offline/devicePages.ts';
import { STORED_MS } from '../../content/visitor/firstKeys.ts';
import type { DeviceLink } from './offlineMarkup.ts';

/** Which cache of pages. */
type PageShelf = 'seen' | 'stores';

/** When the network answered, and the page's title: what lists need without reading the page. */
const STORED_AT = 'x-kept-at';
const TITLE = 'x-kept-title';

/** Headers that ask for more files, or that describe bytes on the wire. */
const droppedHeaders = ['link', 'speculation-rules', 'content-encoding', 'content-length'];

/** Stores a page if it may be stored; returns its HTML, undefined for a page that is not. Takes the answer's body. */
export async function keepPage(shelf: PageShelf, address: string, answer: Response): Promise<string | undefined> {
  if (!isStorable(factsOf(answer))) return undefined;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  for (const name of droppedHeaders) headers.delete(name);
  headers.set(STORED_AT, String(Date.now()));
  headers.set(TITLE, encodeURIComponent(titleIn(html)));
  const cache = await caches.open(deviceCaches[shelf]);
  const [own = address] = placesOf(address);
  await cache.put(own, new Response(html, { headers }));
  return html;
}

/** A stored page and the moment in milliseconds at which it was true; undefined where none is stored. */
export async function findPage(
  address: string,
): Promise<{ readonly page: Response; readonly storedAt: number } | undefined> {
  const addresses = [address, ...placesOf(address)];
  for (const shelf of ['seen', 'stores'] as const) {
    const cache = await caches.open(deviceCaches[shelf]);
    for (const candidate of addresses) {
      const page = await cache.match(candidate);
      const storedAt = Number(page?.headers.get(STORED_AT));
      if (page && Date.now() - storedAt <= STORED_MS) return { page, storedAt };
    }
  }
  return undefined;
}

/** The addresses that a page may be stored at, its own first, however its query is written. */
function placesOf(address: string): readonly string[] {
  const { origin, pathname, searchParams } = new URL(address);
  return placesOfPage(pathname, (name) => searchParams.get(name) ?? undefined).map((place) => origin + place);
}

/** The stored pages of a shelf, newest first. */
export async function listPages(shelf: PageShelf): Promise<readonly DeviceLink[]> {
  const cache = await caches.open(deviceCaches[shelf]);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const headers = (await cache.match(url))?.headers;
      return {
        address: url,
        storedAt: Number(headers?.get(STORED_AT)),
        title: decodeURIComponent(headers?.get(TITLE) ?? ''),
      };
    }),
  );
  return pages.toSorted((left, right) => right.storedAt - left.storedAt);
}

/** Deletes pages beyond the limit, past their lifetime, or not listed. */
export async function dropPages(shelf: PageShelf, isListed: (page: DevicePage) => boolean = () => true): Promise<void> {
  const cache = await caches.open(deviceCaches[shelf]);
  const pages = await listPages(shelf);
  const dropped = pagesToDrop(pages.filter(isListed), deviceLimits[shelf], Date.now(), STORED_MS);
  for (const page of pages) if (!isListed(page) || dropped.includes(page)) await cache.delete(page.address);
}

/** Stores files that are not stored yet; one that fails, or has no room, is fetched when it is needed. */
export async function keepFiles(addresses: readonly string[], mode: RequestMode = 'cors'): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      if (await findFile(address)) return;
      const answer = await fetch(address, { mode }).catch(() => undefined);
      if (answer) await keepFile(address, answer).catch(() => undefined);
    }),
  );
}

/** Stores an answer that is the file; the oldest ones are deleted. The answer of another host can't be looked at. */
export async function keepFile(address: string, answer: Response): Promise<void> {
  if (answer.type !== 'opaque' && !isFile(new URL(address, location.origin).pathname, factsOf(answer))) return;
  const cache = await caches.open(deviceCaches.files);
  await cache.put(address, answer);
  const cachedRequests = await cache.keys();
  for (const oldest of cachedRequests.slice(0, Math.max(0, cachedRequests.length - deviceLimits.files)))
    await cache.delete(oldest);
}

/** A stored file; undefined where it is not stored, or the device's store can't be read. */
export function findFile(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: deviceCaches.files, ignoreVary: true }).catch(() => undefined);
}

function factsOf({ status, redirected, headers }: Response) {
  return {
    status,
    isRedirected: redirected,
    contentType: headers.get('content-type') ?? '',
    cacheControl: headers.get('cache-control') ?? '',
  };
}
