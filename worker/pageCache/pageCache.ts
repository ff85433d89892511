import type { KeepAlive } from '../content/cache.ts';
import type { ContentSource } from '../content/source.ts';
import { problemOf } from '../log.ts';
import type { World } from '../world.ts';
import { freshNonce, nonceOf, noncePositions, withNonce } from './nonces.ts';
import { pageKey } from './pageKey.ts';
import { createPageMemory, type StoredPage } from './pageMemory.ts';
import { readSharedPage, sharedPage } from './sharedPage.ts';

/** What happened to a request in the cache, as `X-Cache` says it. */
export type CacheOutcome = 'HIT' | 'STALE' | 'MISS' | 'BYPASS';

/** Headers by which the page handler tells how long what it rendered is fresh, and how long it is true; they never leave the site. */
export const FRESH_UNTIL_HEADER = 'X-Fresh-Until';
export const TRUE_UNTIL_HEADER = 'X-True-Until';
const innerHeaders: readonly string[] = [FRESH_UNTIL_HEADER.toLowerCase(), TRUE_UNTIL_HEADER.toLowerCase(), 'x-request-id'];

/** A page that nobody could render anew is served for this long. */
const KEPT_MS = 24 * 3600 * 1000;
/** A page that is not found is remembered this long. */
const NOT_FOUND_MS = 20_000;
/** A request waits this long for another's render before it renders for itself. */
const SHARED_WAIT_MS = 5000;

type Render = (request: Request) => Promise<Response>;

/**
 * Pages by address: memory of the isolate, then the shared cache, then a render (issue: page cache). Fresh for what the
 * page's own Cache-Control says; stale pages are served at once and rendered anew behind the visitor's back; when a
 * render fails the stale page stays. Every answer gets a nonce of its own.
 */
export function cachePages(world: World, source: ContentSource) {
  const memory = createPageMemory();
  const rendering = new Map<string, Promise<StoredPage | Response>>();
  const now = (): number => world.now().getTime();

  /** Renders, and keeps what may be kept. Errors, redirects and private answers come back as they are. */
  const renew = (key: string, request: Request, render: Render, keepAlive: KeepAlive): Promise<StoredPage | Response> => {
    const work = render(new Request(request, { method: 'GET' }))
      .then(async (response) => {
        const page = await storable(response, now());
        if (!page) return response;
        memory.put(key, page);
        if (page.status === 200) keepAlive(share(key, page));
        return page;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, work);
    keepAlive(work.catch(() => undefined));
    return work;
  };

  const share = async (key: string, page: StoredPage): Promise<void> => {
    try {
      await world.pageStore.put(key, sharedPage(page, KEPT_MS));
    } catch (thrown) {
      world.log('warning', 'page store refused', { problem: problemOf(thrown) });
    }
  };

  const fromShared = async (key: string): Promise<StoredPage | undefined> => {
    try {
      const page = await readSharedPage(await world.pageStore.match(key));
      if (page) memory.put(key, page);
      return page;
    } catch (thrown) {
      world.log('warning', 'page store unreadable', { problem: problemOf(thrown) });
      return undefined;
    }
  };

  return async (request: Request, render: Render, keepAlive: KeepAlive): Promise<Response> => {
    const flags = await source.flags();
    const key = world.settings.isCacheOn && flags.cache !== false ? pageKey(request, { previewDomains: world.settings.previewDomains, flags: source.flagsVersion() }) : undefined;
    if (key === undefined) return marked(await render(request), 'BYPASS');
    const known = memory.get(key) ?? (await fromShared(key));
    const moment = now();
    if (known && moment < known.freshUntil) return answer(known, request, 'HIT', moment, world);
    if (known && known.status === 200 && moment < known.trueUntil) {
      if (!rendering.has(key)) keepAlive(renew(key, request, render, keepAlive).catch(() => undefined));
      return answer(known, request, 'STALE', moment, world);
    }
    const renewed = await (rendering.get(key) ? orOwn(rendering.get(key), () => renew(key, request, render, keepAlive)) : renew(key, request, render, keepAlive));
    if (!(renewed instanceof Response)) return answer(renewed, request, 'MISS', now(), world);
    // Whoever else waited for this render gets an answer of their own: a body can be read once.
    const response = renewed.bodyUsed ? await render(request) : renewed;
    if (known?.status === 200 && response.status >= 500) return answer(known, request, 'STALE', moment, world);
    return marked(response, 'MISS');
  };
}

/** A page that may be kept: a whole public page, or a page that is not there. */
async function storable(response: Response, now: number): Promise<StoredPage | undefined> {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true && !response.headers.has('Set-Cookie');
  const freshUntil = response.status === 200 ? momentIn(response, FRESH_UNTIL_HEADER) : response.status === 404 ? now + NOT_FOUND_MS : undefined;
  const nonce = nonceOf(response.headers.get('Content-Security-Policy'));
  if (!isPage || freshUntil === undefined || nonce === undefined) return undefined;
  const trueUntil = momentIn(response, TRUE_UNTIL_HEADER) ?? Number.POSITIVE_INFINITY;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const positions = noncePositions(bytes, nonce);
  return {
    status: response.status,
    headers: [...response.headers, ['etag', await tagOf(withNonce(bytes, positions, NO_NONCE))] as const].filter(([name]) => !innerHeaders.includes(name)),
    bytes,
    nonce,
    positions,
    storedAt: now,
    freshUntil,
    trueUntil: Math.min(trueUntil, now + KEPT_MS),
  };
}

/** Stands for every nonce when pages are compared. */
const NO_NONCE = '0'.repeat(24);

/** A weak tag of a page's bytes: pages that differ in nothing but their nonce are the same. */
async function tagOf(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `W/"${btoa(String.fromCharCode(...digest.slice(0, 12)))}"`;
}

function momentIn(response: Response, header: string): number | undefined {
  const text = response.headers.get(header);
  return text === null ? undefined : Number(text);
}

function answer(page: StoredPage, request: Request, outcome: CacheOutcome, moment: number, world: World): Response {
  const age = Math.max(Math.floor((moment - page.storedAt) / 1000), 0);
  const tag = request.headers.get('If-None-Match');
  const headers = new Headers();
  const nonce = freshNonce(world.random);
  for (const [name, value] of page.headers) headers.append(name, name === 'content-security-policy' ? value.replaceAll(page.nonce, nonce) : value);
  headers.set('Age', String(age));
  headers.set('X-Cache', outcome);
  headers.set('Server-Timing', `cache;desc=${outcome}`);
  if (page.status === 200 && tag !== null && tag === headers.get('ETag')) {
    // The browser keeps its own copy with the policy that came with it: a new nonce here would lock out its scripts.
    headers.delete('Content-Security-Policy');
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : withNonce(page.bytes, page.positions, nonce), { status: page.status, headers });
}

function marked(response: Response, outcome: CacheOutcome): Response {
  const headers = new Headers(response.headers);
  headers.delete(FRESH_UNTIL_HEADER);
  headers.delete(TRUE_UNTIL_HEADER);
  headers.set('X-Cache', outcome);
  return new Response(response.body, { status: response.status, headers });
}

/** Another request's render may be cut off with that request: after a while a waiting one renders for itself. */
async function orOwn<Result>(underway: Promise<Result> | undefined, own: () => Promise<Result>): Promise<Result> {
  if (!underway) return own();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), SHARED_WAIT_MS);
  });
  try {
    return (await Promise.race([underway.catch(() => undefined), patience])) ?? (await own());
  } finally {
    clearTimeout(timer);
  }
}
