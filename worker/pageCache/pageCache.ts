import { pageGeneration } from '../../content/generations.ts';
import type { KeepAlive } from '../content/cache.ts';
import type { ContentSource } from '../content/source.ts';
import { problemOf } from '../log.ts';
import { mayPreview } from '../preview/previewAccess.ts';
import { createRecent } from '../recent.ts';
import { createSharedWork } from '../sharedWork.ts';
import { orLate } from '../timeLimit.ts';
import type { World } from '../world.ts';
import { freshNonce, nonceOf, noncePositions, withNonce } from './nonces.ts';
import { createPageAddresses, pageKey } from './pageKey.ts';
import { createPageMemory, type PageMemory, type StoredPage } from './pageMemory.ts';
import { readSharedPage, sharedPage } from './sharedPage.ts';

/** What happened to a request in the cache, as `X-Cache` says it. */
export type CacheOutcome = 'HIT' | 'STALE' | 'MISS' | 'BYPASS';

/** Headers by which the page handler tells how long what it rendered is fresh, and how long it is true; they never leave the site. */
export const FRESH_UNTIL_HEADER = 'X-Fresh-Until';
export const TRUE_UNTIL_HEADER = 'X-True-Until';
const innerHeaders: readonly string[] = [
  FRESH_UNTIL_HEADER,
  TRUE_UNTIL_HEADER,
  'X-Request-Id',
  // Every answer has its own.
  'Content-Security-Policy',
  'Server-Timing',
];

/** A page that nobody could render anew is served for this long. */
const KEPT_MS = 24 * 3600 * 1000;
/** A page that is not found is remembered this long. */
const NOT_FOUND_MS = 20_000;
/** After a publication, or once it shows something untrue, a page's visitor waits this long for the new page; then the old one is served once more. */
const CHANGED_WAIT_MS = 3000;
/** After a wait in vain, of which so many are remembered, nobody waits for the same page for so long. */
const RETRY_MS = 10_000;
const WAITS = 1000;
/** A store that takes longer is as good as none. */
const STORE_MS = 1000;
/** A request waits this long for another's render before it renders for itself. */
const SHARED_WAIT_MS = 5000;

/** Renders a page; nobody waits for one that is made behind a visitor's back. */
type Render = (request: Request, isBehind: boolean) => Promise<Response>;

/** What a render came to: a page that may be kept and shared, or an answer for its own visitor only. */
type Rendered = { readonly page: StoredPage } | { readonly response: Response };

/** A visitor's request on its way through the cache. */
interface Passage {
  readonly key: string;
  readonly generation: number;
  readonly request: Request;
  readonly render: Render;
  readonly keepAlive: KeepAlive;
}

/**
 * Pages by address: memory of the isolate, then the shared cache, then a render. Fresh for what the
 * page's own Cache-Control says; stale pages are served at once and rendered anew behind the visitor's back; when a
 * render fails the stale page stays. Every answer gets a nonce of its own.
 */
export function cachePages(world: World, source: ContentSource, memory: PageMemory = createPageMemory()) {
  const readAddress = createPageAddresses();
  const waitedInVain = createRecent<number>(WAITS);
  const renders = createSharedWork<StoredPage | undefined>(world, SHARED_WAIT_MS);
  const now = (): number => world.now().getTime();

  /** Renders a page together with whoever else wants it. What may not be kept is rendered for each visitor by itself. */
  const renew = async (
    { key, generation, request, render, keepAlive }: Passage,
    isBehind: boolean,
  ): Promise<Rendered> => {
    const own: Response[] = [];
    const page = await renders.run(callOf(key, generation), keepAlive, async () => {
      const response = await render(new Request(request, { method: 'GET' }), isBehind);
      const made = await storable(response, now(), generation);
      if (!made) {
        own.push(response);
        return undefined;
      }
      // A slow render may come after one that already knows of a publication.
      if ((memory.get(key)?.generation ?? 0) > generation) return made;
      memory.put(key, made);
      if (made.status === 200) keepAlive(share(key, made));
      return made;
    });
    return page ? { page } : { response: own[0] ?? (await render(request, false)) };
  };

  const share = async (key: string, page: StoredPage): Promise<void> => {
    try {
      await world.pageStore.put(key, sharedPage(page, KEPT_MS));
    } catch (thrown) {
      world.log('warning', 'page store refused', { problem: problemOf(thrown) });
    }
  };

  /** The page that other isolates left in the shared cache, where it is newer than one's own. */
  const fromShared = async (key: string, own: StoredPage | undefined): Promise<StoredPage | undefined> => {
    try {
      const read = async () => readSharedPage(await world.pageStore.match(key));
      const page = await orLate(world, STORE_MS, read(), () => Promise.reject(new Error('the store is too slow')));
      if (!page || (own && own.generation >= page.generation)) return own;
      memory.put(key, page);
      return page;
    } catch (thrown) {
      world.log('warning', 'page store unreadable', { problem: problemOf(thrown) });
      return own;
    }
  };

  /** A page that is out of date: rendered anew, and served once more where that fails or takes too long. */
  const replaced = async (known: StoredPage, passage: Passage): Promise<Response> => {
    const { key, generation, request, keepAlive } = passage;
    const call = callOf(key, generation);
    // One visitor has waited in vain: for a while the others are not made to.
    const isBehind = (waitedInVain.get(call) ?? 0) > now();
    if (isBehind && renders.isUnderway(call)) return answer(known, request, 'STALE', now(), world);
    const work = renew(passage, isBehind);
    keepAlive(work.catch(() => undefined));
    if (isBehind) return answer(known, request, 'STALE', now(), world);
    const renewed = await orLate(
      world,
      CHANGED_WAIT_MS,
      work.catch(() => undefined),
      () => undefined,
    );
    if (renewed && 'page' in renewed) return answer(renewed.page, request, 'MISS', now(), world);
    if (renewed && !isFailure(renewed.response)) return marked(renewed.response, 'MISS');
    waitedInVain.set(call, now() + RETRY_MS);
    return answer(known, request, 'STALE', now(), world);
  };

  return async (request: Request, render: Render, keepAlive: KeepAlive): Promise<Response> => {
    const address = readAddress(request.url);
    const [flags, isPreview] = await Promise.all([
      source.flags(),
      mayPreview(request, world, address.preview),
      source.generations.look(keepAlive),
    ]);
    const isOn = world.settings.isCacheOn && flags.cache !== false;
    const key = isOn ? pageKey(request, address, { isPreview, flags: source.flagsVersion() }) : undefined;
    if (key === undefined) return marked(await render(request, false), 'BYPASS');
    const generation = pageGeneration(source.generations.known(), address.city);
    const passage: Passage = { key, generation, request, render, keepAlive };
    const remembered = memory.get(key);
    const known = remembered && remembered.generation >= generation ? remembered : await fromShared(key, remembered);
    const moment = now();
    const isChanged = known !== undefined && known.generation < generation;
    if (known && !isChanged && moment < known.freshUntil) return answer(known, request, 'HIT', moment, world);
    if (known?.status === 200) {
      if (isChanged || moment >= known.trueUntil) return replaced(known, passage);
      if (!renders.isUnderway(callOf(key, generation))) keepAlive(renew(passage, true).catch(() => undefined));
      return answer(known, request, 'STALE', moment, world);
    }
    const renewed = await renew(passage, false);
    return 'page' in renewed ? answer(renewed.page, request, 'MISS', now(), world) : marked(renewed.response, 'MISS');
  };
}

/**
 * An answer that says nothing of the page, only of what stands behind it: 403 is the content service's own, and a page
 * that may not be kept any more lacks something.
 */
function isFailure({ status }: Response): boolean {
  return status >= 500 || status === 403 || status === 200;
}

/** A render that began before a publication is none for those who come after it. */
function callOf(key: string, generation: number): string {
  return `${generation}:${key}`;
}

/** A page that may be kept: a whole public page, or a page that is not there. */
async function storable(response: Response, now: number, generation: number): Promise<StoredPage | undefined> {
  const isPublic = !response.headers.has('Set-Cookie') && !response.headers.get('Cache-Control')?.includes('private');
  const isPage = isPublic && response.headers.get('Content-Type')?.startsWith('text/html') === true;
  const freshUntil =
    response.status === 200
      ? momentIn(response, FRESH_UNTIL_HEADER)
      : response.status === 404
        ? now + NOT_FOUND_MS
        : undefined;
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const nonce = nonceOf(policy);
  if (!isPage || freshUntil === undefined || nonce === undefined) return undefined;
  const trueUntil = momentIn(response, TRUE_UNTIL_HEADER) ?? Number.POSITIVE_INFINITY;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const positions = noncePositions(bytes, nonce);
  const headers = new Headers(response.headers);
  for (const name of innerHeaders) headers.delete(name);
  return {
    status: response.status,
    headers: { ...Object.fromEntries(headers), etag: await tagOf(withNonce(bytes, positions, NO_NONCE)) },
    policy,
    timing: response.headers.get('Server-Timing') ?? '',
    bytes,
    nonce,
    positions,
    storedAt: now,
    freshUntil,
    generation,
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
  // A plain object: each call of a Headers crosses into the platform.
  const headers: Record<string, string> = {
    ...page.headers,
    age: String(Math.max(Math.floor((moment - page.storedAt) / 1000), 0)),
    'x-cache': outcome,
    // What a page took when it was made is told to whom it was made for.
    'server-timing': outcome === 'MISS' ? `cache;desc=MISS, ${page.timing}` : `cache;desc=${outcome}`,
  };
  const tag = request.headers.get('If-None-Match');
  // The browser keeps its own copy with the policy that came with it: a new nonce here would lock out its scripts.
  if (tag !== null && page.status === 200 && namesTag(tag, page.headers['etag'] ?? ''))
    return new Response(null, { status: 304, headers });
  const nonce = freshNonce(world.random);
  headers['content-security-policy'] = page.policy.replaceAll(page.nonce, nonce);
  return new Response(request.method === 'HEAD' ? null : withNonce(page.bytes, page.positions, nonce), {
    status: page.status,
    headers,
  });
}

/** Browsers name the tag they have; caches on the way may name several, weak or strong, or any by a star (RFC 9110 §13.1.2). */
function namesTag(list: string, tag: string): boolean {
  const opaque = (text: string): string => text.trim().replace(/^W\//, '');
  return list.split(',').some((known) => known.trim() === '*' || opaque(known) === opaque(tag));
}

function marked(response: Response, outcome: CacheOutcome): Response {
  const headers = new Headers(response.headers);
  headers.delete(FRESH_UNTIL_HEADER);
  headers.delete(TRUE_UNTIL_HEADER);
  headers.set('X-Cache', outcome);
  headers.append('Server-Timing', `cache;desc=${outcome}`);
  return new Response(response.body, { status: response.status, headers });
}
