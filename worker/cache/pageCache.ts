import { isOutdated, mayFollow } from '../../content/freshness/freshness.ts';
import { withTimeout } from '../platform/timeouts.ts';
import { mayPreview } from '../preview/previewAccess.ts';
import type { KeepAlive, World } from '../world.ts';
import { createAheadPages } from './aheadPages.ts';
import type { IsolateState } from './isolateState.ts';
import { createKeptPages, isFailure } from './keptPages.ts';
import { createLruCache } from './lruCache.ts';
import { keptFacts, madePage } from './madePage.ts';
import { type CacheOutcome, markedAnswer } from './pageAnswer.ts';
import type { PageFacts, PageRecorder } from './pageFacts.ts';
import { sharedRequest } from './pageKey.ts';
import { createPageMemory, type PageMemory } from './pageMemory.ts';
import { createSingleFlight } from './singleFlight.ts';
import type { StoredPage } from './storedPage.ts';

/**
 * After a publication, or once it shows something untrue, a page's visitor waits this long for the new page; then the
 * old one is served once more.
 */
const CHANGED_WAIT_MS = 3000;
/** After a wait in vain, of which so many are remembered, nobody waits for the same page for so long. */
const RETRY_MS = 10_000;
const WAITS = 1000;
/** While content is being refreshed in the background, its page is not rendered again for so long. */
const RENEW_MS = 2000;
/** A page that lacks a field leaves the whole one in its place for so long. */
const HELD_MS = 60_000;
/** A request waits this long for another's render before it renders for itself. */
const SHARED_WAIT_MS = 5000;

/** Renders a page; nobody waits for one that is made in the background. `at`: the moment that it is made for. */
export type Render = (request: Request, isBackground: boolean, recorder?: PageRecorder, at?: Date) => Promise<Response>;

/** What became of a page that is made before anybody asks. */
export interface MadeAhead {
  /** Undefined for what is no page that can be kept. */
  readonly page: StoredPage | undefined;
  /** False where a current one was there already. */
  readonly isMade: boolean;
  /** The mark of the stored page, where that needed no write (docs/rules.md#equal-pages). */
  readonly equal?: string | undefined;
}

/** Which job a page is made for; none for a filling. */
export interface AheadFor {
  readonly job?: string | undefined;
  readonly at?: Date | undefined;
  /** The coordinator tells everybody of pages that turn out equal. */
  readonly tellsEqual?: boolean | undefined;
}

/** The pages of an isolate, for visitors and ahead of them. */
export interface PageCache {
  readonly answer: (request: Request, render: Render, keepAlive: KeepAlive) => Promise<Response>;
  /**
   * Makes a page and keeps it, under its plain name and under that of its job; one that is current already is only kept.
   * Resolves once the store has it (docs/rules.md#pages-ahead).
   */
  readonly make: (request: Request, render: Render, keepAlive: KeepAlive, wanted: AheadFor) => Promise<MadeAhead>;
}

/** What a render came to: a page that may be kept and shared, or an answer for its own visitor only. */
type Rendered =
  | { readonly page: StoredPage; readonly outcome: CacheOutcome; readonly equal?: string | undefined }
  | { readonly response: Response };

/** A visitor's request on its way through the cache. */
interface PageRequest {
  readonly key: string;
  /** What is rendered in its place, for whoever wants the page. */
  readonly shared: Request;
  /** One of the site's own addresses, which are numbered. */
  readonly isCommon: boolean;
  readonly request: Request;
  readonly render: Render;
  readonly keepAlive: KeepAlive;
  /** It is made before anybody asks. */
  readonly isAhead: boolean;
  /** A page that turns out equal need not be written. */
  readonly tellsEqual?: boolean | undefined;
}

/**
 * Pages by address: memory of the isolate, the data centre's cache, the store of all data centres, then a render. A page
 * is current as long as no change touches what it was made from; one whose age alone is against it is served at once and
 * rendered in the background; when a render fails the old page stays. Every answer gets a nonce of its own.
 */
export function cachePages(world: World, source: IsolateState, memory: PageMemory = createPageMemory()): PageCache {
  const { changes, shown } = source;
  const { read, keyOf, tiers, answer } = createKeptPages(world, source, memory);
  const ahead = createAheadPages(world, source, tiers);
  const waitedInVain = createLruCache<number>(WAITS);
  const renewedAt = createLruCache<number>(WAITS);
  const renders = createSingleFlight<Extract<Rendered, { page: StoredPage }> | undefined>(world, SHARED_WAIT_MS);
  const now = (): number => world.now().getTime();

  /** A whole page with what is known of it now, in place of one that lacks a field. */
  const held = (whole: StoredPage, facts: PageFacts): StoredPage => {
    const { broken: _, ...kept } = keptFacts(facts, now());
    return { ...whole, ...kept, trueUntil: Math.max(whole.trueUntil, now() + HELD_MS) };
  };

  /** Renders a page together with whoever else wants it. What may not be kept is rendered for each visitor by itself. */
  const renew = async (
    { key, isCommon, request, shared, render, keepAlive, isAhead, tellsEqual }: PageRequest,
    known: StoredPage | undefined,
    isBackground: boolean,
  ): Promise<Rendered> => {
    const own: Response[] = [];
    const isWhole = known?.status === 200 && known.broken.length === 0;
    const renewed = await renders.run(callOf(key), keepAlive, async () => {
      renewedAt.set(key, now());
      const before = changes.known();
      const noted: PageFacts[] = [];
      const response = await render(shared, isBackground, (page) => noted.push(page));
      const facts = noted.at(-1);
      if (facts) memory.noteBroken(new URL(shared.url).pathname, facts.broken);
      const made = await madePage(response, facts, now(), before, isAhead || known?.isAhead === true);
      if (!made) {
        own.push(response);
        return undefined;
      }
      if (made.broken.length > 0 && isWhole && facts) {
        const page = held(known, facts);
        memory.put(key, page);
        return { page, outcome: 'STALE' as const };
      }
      // A slow render may come after one that read later answers: nobody is shown what was read before that.
      const recent = memory.get(key);
      if (recent?.status === 200 && !mayFollow(made, recent, now())) {
        // The next render asks for what this one had from before.
        shown.note(recent);
        return { page: recent, outcome: 'STALE' as const };
      }
      const equal = tellsEqual ? await tiers.equal(key, made) : undefined;
      const page = equal?.page ?? made;
      keepAlive(tiers.keep(key, page, isCommon && !equal, keepAlive));
      return { page, outcome: 'MISS' as const, equal: equal?.mark };
    });
    if (renewed) return renewed;
    const response = own[0] ?? (await render(shared, false));
    if (response.status < 300 || response.status >= 400) return { response };
    // A redirect answers its own visitor's query and cookies, which no page depends on.
    await response.body?.cancel();
    return { response: await render(request, false) };
  };

  /** A render that began before a publication is none for those who come after it. */
  const callOf = (key: string): string => `${changes.known().seq}:${key}`;

  /** A page that is out of date: rendered anew, and served once more where that fails or takes too long. */
  const replaced = async (known: StoredPage, wanted: PageRequest): Promise<Response> => {
    const { key, request, keepAlive } = wanted;
    // One visitor has waited in vain: for a while the others are not made to.
    const isBackground = (waitedInVain.get(key) ?? 0) > now();
    if (isBackground && (renders.isUnderway(callOf(key)) || isRenewed(key))) return answer(known, request, 'STALE');
    const work = renew(wanted, known, isBackground);
    keepAlive(work.catch(() => undefined));
    if (isBackground) return answer(known, request, 'STALE');
    const renewed = await withTimeout(
      world,
      CHANGED_WAIT_MS,
      work.catch(() => undefined),
      () => undefined,
    );
    if (renewed && 'page' in renewed) return answer(renewed.page, request, renewed.outcome);
    // A page that may not be kept any more lacks something.
    if (renewed && !isFailure(renewed.response) && renewed.response.status !== 200)
      return markedAnswer(renewed.response, 'MISS');
    waitedInVain.set(key, now() + RETRY_MS);
    return answer(known, request, 'STALE');
  };

  const isRenewed = (key: string): boolean => now() - (renewedAt.get(key) ?? 0) < RENEW_MS;

  const answered: PageCache['answer'] = async (request, render, keepAlive) => {
    const address = read(request.url);
    const [isPreview] = await Promise.all([mayPreview(request, world, address.preview), changes.look(keepAlive)]);
    const key = await keyOf(request, address, isPreview);
    const { canonical, isCommon } = address;
    if (key === undefined || canonical === undefined) return markedAnswer(await render(request, false), 'BYPASS');
    const shared = sharedRequest(canonical, request);
    const wanted: PageRequest = { key, isCommon, request, shared, render, keepAlive, isAhead: false };
    const known = await tiers.find(key, isCommon, keepAlive);
    if (known && tiers.isCurrent(known)) return answer(known, request, 'HIT');
    const ready = known?.status === 200 ? await ahead.ready(key, known, keepAlive) : undefined;
    if (ready) return answer(ready, request, ready === known ? 'STALE' : 'HIT');
    if (known?.status === 200) {
      if (isOutdated(known, changes.known()) || now() >= known.trueUntil) return replaced(known, wanted);
      if (!renders.isUnderway(callOf(key)) && !isRenewed(key))
        keepAlive(renew(wanted, known, true).catch(() => undefined));
      return answer(known, request, 'STALE');
    }
    const renewed = await renew(wanted, undefined, false);
    if ('page' in renewed) return answer(renewed.page, request, renewed.outcome);
    const late = isFailure(renewed.response) ? await tiers.findLate(key, isCommon, keepAlive) : undefined;
    return late?.status === 200 ? answer(late, request, 'STALE') : markedAnswer(renewed.response, 'MISS');
  };

  const make: PageCache['make'] = async (request, render, keepAlive, { job, at, tellsEqual }) => {
    const address = read(request.url);
    const { canonical, isCommon } = address;
    const key = await keyOf(request, address, false);
    if (key === undefined || canonical === undefined || !isCommon) return { page: undefined, isMade: false };
    const writes: Promise<unknown>[] = [];
    const noteWrite: KeepAlive = (work) => {
      writes.push(work);
      keepAlive(work);
    };
    const settled = async (): Promise<void> => {
      // A write may begin another.
      for (let done = 0; done < writes.length; done = writes.length) await Promise.allSettled(writes);
    };
    if (at) {
      // Nobody may be shown the page of a moment to come.
      const page = await renderFor(request, render, at);
      if (page && job !== undefined) await tiers.keepNamed(key, job, page, noteWrite);
      await settled();
      return { page, isMade: page !== undefined };
    }
    const known = await tiers.find(key, isCommon, noteWrite);
    const isWhole = known?.status === 200 && known.broken.length === 0;
    const ready = isWhole && !tiers.isCurrent(known) ? await ahead.ready(key, known, noteWrite) : known;
    if (isWhole && ready && tiers.isCurrent(ready)) {
      const page = { ...ready, isAhead: true };
      const equal = await tiers.equal(key, page);
      // Another has made it for itself, or for the data centre alone.
      if (!equal) await keepEverywhere(key, page, job, noteWrite);
      await settled();
      return { page: equal?.page ?? page, isMade: false, equal: equal?.mark };
    }
    const wanted = { key, isCommon, request, shared: request, render, keepAlive: noteWrite, isAhead: true, tellsEqual };
    const renewed = await renew(wanted, known, true);
    if (!('page' in renewed)) return { page: undefined, isMade: false };
    const { page, equal } = renewed;
    if (job !== undefined && page.status === 200 && tiers.isCurrent(page) && equal === undefined)
      await tiers.keepNamed(key, job, page, noteWrite);
    await settled();
    return { page, isMade: true, equal };
  };

  const keepEverywhere = async (
    key: string,
    page: StoredPage,
    job: string | undefined,
    keepAlive: KeepAlive,
  ): Promise<void> => {
    await tiers.keep(key, page, true, keepAlive);
    if (job !== undefined) await tiers.keepNamed(key, job, page, keepAlive);
  };

  /** The whole page of a moment to come. */
  const renderFor = async (request: Request, render: Render, at: Date): Promise<StoredPage | undefined> => {
    const noted: PageFacts[] = [];
    const before = changes.known();
    const response = await render(request, true, (page) => noted.push(page), at);
    const page = await madePage(response, noted.at(-1), at.getTime(), before, true);
    return page?.status === 200 && page.broken.length === 0 ? page : undefined;
  };

  return { answer: answered, make };
}
