import { preferredLanguages } from '../../content/address/languageDetection.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../content/languages.ts';
import {
  drawingsIn,
  filesIn,
  languageIn,
  listedPages,
  requestKind,
  STORES_FRESH_MS,
  storeListingOf,
  storePagesIn,
  withSmallPicture,
} from '../../content/offline/devicePages.ts';
import { answerPage } from './answerPage.ts';
import { dropPages, findFile, findPage, keepFile, keepFiles, keepPage, listPages } from './deviceStore.ts';
import { offlinePage, withAsOf } from './offlineMarkup.ts';

/** The offline page loads nothing but the site's stylesheet; its script has a nonce. */
const OFFLINE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'self'";

addEventListener('install', (event) => {
  // It holds no state of its own, so a new release can answer at once.
  event.waitUntil(Promise.all([skipWaiting(), keepFiles(offlineFiles)]));
});

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), keepOpenPages()]));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, destination, url: address } = request;
  const kind = requestKind({ method, destination, address, origin: location.origin });
  if (kind === 'page') answerNavigation(event);
  else if (kind === 'file') event.respondWith(answerFile(event));
  else if (kind === 'picture')
    // Without a network a picture that is not stored is missing: with status 204 the console shows no error.
    event.respondWith(
      fetch(request).catch(async () => (await findFile(address)) ?? new Response(null, { status: 204 })),
    );
  // A form that the browser sends: its way back has what was typed. With a network its body stays the browser's.
  else if (destination === 'document' && !navigator.onLine) event.respondWith(offlineAnswer(address));
});

function answerNavigation(event: FetchEvent): void {
  const { request, preloadResponse } = event;
  const { url } = request;
  const network = preloadResponse.then((preloaded) => preloaded ?? fetch(request));
  const copy = network.then(
    (answer) => answer.clone(),
    () => undefined,
  );
  event.waitUntil(copy.then((answer) => answer && keepSeen(url, answer)));
  event.respondWith(
    answerPage({
      network,
      stored: () => storedAnswer(url),
      offline: () => offlineAnswer(url, crypto.randomUUID()),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    }),
  );
}

/** Built files never change under their name, so that a cached one is the same as the network's. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cachedFile = await findFile(request.url);
  if (cachedFile) return cachedFile;
  const answer = await fetch(request);
  event.waitUntil(keepFile(request.url, answer.clone()));
  return answer;
}

async function keepSeen(address: string, answer: Response): Promise<void> {
  const html = await keepPage('seen', address, answer);
  if (html === undefined) return;
  await keepFiles(filesIn(html));
  await dropPages('seen');
  await keepStores(new URL(address).pathname);
}

/** The first page of a visit was open before this worker started. */
async function keepOpenPages(): Promise<void> {
  for (const { url } of await clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) await keepSeen(url, answer);
  }
}

/** Stores every store page of a page's city and language, once a day (docs/rules.md#offline-stores). */
async function keepStores(pathname: string): Promise<void> {
  const listing = storeListingOf(pathname);
  if (listing === undefined || navigator.connection?.saveData) return;
  const { href } = new URL(listing, location.origin);
  const storedListing = (await listPages('stores')).find(({ address }) => address === href);
  if (storedListing && Date.now() - storedListing.storedAt < STORES_FRESH_MS) return;
  const list = await keepStorePage(href);
  if (list === undefined) return;
  const pages = storePagesIn(list, listing).map((path) => location.origin + path);
  for (const page of pages) await keepStorePage(page);
  await dropPages('stores', ({ address }) => address === href || pages.includes(address));
}

/** Stores a store page with its floor plans and its main picture, small; returns its HTML. */
async function keepStorePage(address: string): Promise<string | undefined> {
  const answer = await fetch(address, { priority: 'low' }).catch(() => undefined);
  const html = answer && (await keepPage('stores', address, answer));
  if (html === undefined) return undefined;
  await keepFiles(filesIn(html));
  const picture = withSmallPicture(html);
  await keepFiles([...drawingsIn(html), ...(picture ? [picture.address] : [])], 'no-cors');
  return html;
}

async function storedAnswer(address: string): Promise<Response | undefined> {
  const storedPage = await findPage(address);
  if (!storedPage) return undefined;
  const { page, storedAt } = storedPage;
  const html = await page.text();
  const small = withSmallPicture(html);
  const markup = small && (await findFile(small.address)) ? small.html : html;
  return new Response(withAsOf(markup, storedAt, Date.now(), languageOf(address)), { headers: page.headers });
}

async function offlineAnswer(address: string, nonce?: string): Promise<Response> {
  const language = languageOf(address);
  const html = offlinePage({
    language,
    address,
    pages: listedPages([...(await listPages('stores')), ...(await listPages('seen'))], language),
    styles: offlineFiles.filter((file) => file.endsWith('.css')),
    ...(nonce && { nonce }),
  });
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': nonce ? `${OFFLINE_POLICY}; script-src 'nonce-${nonce}'` : OFFLINE_POLICY,
    },
  });
}

/** The language of an address, otherwise the browser's. */
function languageOf(address: string): Language {
  return languageIn(address) ?? preferredLanguages(navigator.languages.join())[0] ?? DEFAULT_LANGUAGE;
}
