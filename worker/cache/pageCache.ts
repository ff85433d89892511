import { isOutdated, mayFollow } from '../../content/freshness/freshness.ts';
import { withTimeout } from '../platform/timeouts.ts';
import { previewerOf } from '../preview/previewAccess.ts';
import type { KeepAlive, World } from '../world.ts';
import { createAheadPages } from './aheadPages.ts';
import { pageLimits } from './cacheLimits.ts';
import type { IsolateState } from './isolateState.ts';
import { createLruCache } from './lruCache.ts';
import { type CacheOutcome, markedAnswer } from './pageAnswer.ts';
import type { PageFacts, PageRecorder } from './pageFacts.ts';
import { sharedRequest } from './pageKey.ts';
import { createPageMemory, type PageMemory } from './pageMemory.ts';
import { createRequestedPages, isFailure } from './requestedPages.ts';
import { createSingleFlight } from './singleFlight.ts';
import { renderedFacts, storablePage } from './storablePage.ts';
import type { StoredPage } from './storedPage.ts';

/** Renders a page; nobody waits for one that is made in the background. `at`: the moment that it is made for. */
export type Render = (request: Request, isBackground: boolean, recorder?: PageRecorder, at?: Date) => Promise<Response>;

/** What became of a page that is made before anybody asks. */
export interface AheadOutcome {
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
  readonly make: (request: Request, render: Render, keepAlive: KeepAlive, options: AheadFor) => Promise<AheadOutcome>;
}

/** What a render came to: a page that may be kept and shared, or an answer for its own visitor only. */
type Rendered =
  | { readonly page: StoredPage; readonly outcome: CacheOutcome; readonly equal?: string | undefined }
  | { readonly response: Response };

/** A visitor's request on its way through the cache. */
interface PageRequest {
  readonly key: string;
  /** The request that is rendered in its place: the same for every visitor of the page. */
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
 * rendered in the background; when a render fails the old page stays (docs/rules.md#served-before). Every answer gets a nonce of its own.
 */
export function cachePages(world: World, source: IsolateState, memory: PageMemory = createPageMemory()): PageCache {
  const { changes, latestReadings } = source;
  const { addressOf, keyOf, tiers, answer } = createRequestedPages(world, source, memory);
  const ahead = createAheadPages(world, source, tiers);
  const waitedInVain = createLruCache<number>(pageLimits.keys);
  const renewedAt = createLruCache<number>(pageLimits.keys);
  const renders = createSingleFlight<Extract<Rendered, { page: StoredPage }> | undefined>(world, pageLimits.sharedWait);
  const now = (): number => world.now().getTime();

  /** The whole page of before with the facts of a new render that lacks a field (docs/rules.md#whole-pages). */
  const extendedPage = (whole: StoredPage, facts: PageFacts): StoredPage => {
    const { broken: _, ...freshness } = renderedFacts(facts, now());
    return { ...whole, ...freshness, trueUntil: Math.max(whole.trueUntil, now() + pageLimits.heldLife) };
  };

  /** Renders a page once for all requests that wait for it. A response that may not be kept is rendered for each visitor. */
  const renew = async (
    { key, isCommon, request, shared, render, keepAlive, isAhead, tellsEqual }: PageRequest,
    storedPage: StoredPage | undefined,
    isBackground: boolean,
  ): Promise<Rendered> => {
    const unsharedResponses: Response[] = [];
    const isWhole = storedPage?.status === 200 && storedPage.broken.length === 0;
    const renewed = await renders.run(callOf(key), keepAlive, async () => {
      renewedAt.set(key, now());
      const knowledgeBefore = changes.knowledge();
      const noted: PageFacts[] = [];
      const response = await render(shared, isBackground, (page) => noted.push(page));
      const facts = noted.at(-1);
      if (facts) memory.noteBroken(new URL(shared.url).pathname, facts.broken);
      const renderedPage = await storablePage(
        response,
        facts,
        now(),
        knowledgeBefore,
        isAhead || storedPage?.isAhead === true,
      );
      if (!renderedPage) {
        unsharedResponses.push(response);
        return undefined;
      }
      if (renderedPage.broken.length > 0 && isWhole && facts) {
        const page = extendedPage(storedPage, facts);
        memory.put(key, page);
        return { page, outcome: 'STALE' as const };
      }
      // A slow render may end after one that read later answers: visitors never see older content after newer content.
      const recent = memory.get(key);
      if (recent?.status === 200 && !mayFollow(renderedPage, recent, now())) {
        // The next render then asks again for the answers that this one read too early.
        latestReadings.note(recent);
        return { page: recent, outcome: 'STALE' as const };
      }
      const equal = tellsEqual ? await tiers.equal(key, renderedPage) : undefined;
      const page = equal?.page ?? renderedPage;
      keepAlive(tiers.keep(key, page, isCommon && !equal, keepAlive));
      return { page, outcome: 'MISS' as const, equal: equal?.mark };
    });
    if (renewed) return renewed;
    const response = unsharedResponses[0] ?? (await render(shared, false));
    if (response.status < 300 || response.status >= 400) return { response };
    // A redirect depends on the visitor's query and cookies, so that it is made from the visitor's own request.
    await response.body?.cancel();
    return { response: await render(request, false) };
  };

  /** The key of a single flight. A change starts another flight, since a render that began before it may lack it. */
  const callOf = (key: string): string => `${changes.knowledge().seq}:${key}`;

  /** Renders a page that is out of date, and falls back to the stale one where that fails or takes too long. */
  const renewOrFallBack = async (stalePage: StoredPage, pageRequest: PageRequest): Promise<Response> => {
    const { key, request, keepAlive } = pageRequest;
    // After one visitor's wait timed out, the next ones get the stale page at once.
    const isBackground = (waitedInVain.get(key) ?? 0) > now();
    if (isBackground && (renders.isUnderway(callOf(key)) || isRenewed(key))) return answer(stalePage, request, 'STALE');
    const work = renew(pageRequest, stalePage, isBackground);
    keepAlive(work.catch(() => undefined));
    if (isBackground) return answer(stalePage, request, 'STALE');
    const renewed = await withTimeout(
      world,
      pageLimits.changedWait,
      work.catch(() => undefined),
      () => undefined,
    );
    if (renewed && 'page' in renewed) return answer(renewed.page, request, renewed.outcome);
    // A response that may not be kept and is no failure replaces the page: it is a redirect, or the page is gone.
    if (renewed && !isFailure(renewed.response) && renewed.response.status !== 200)
      return markedAnswer(renewed.response, 'MISS');
    waitedInVain.set(key, now() + pageLimits.noWait);
    return answer(stalePage, request, 'STALE');
  };

  const isRenewed = (key: string): boolean => now() - (renewedAt.get(key) ?? 0) < pageLimits.renewal;

  const answerRequest: PageCache['answer'] = async (request, render, keepAlive) => {
    const address = addressOf(request.url);
    const [previewer] = await Promise.all([previewerOf(request, world, address.preview), changes.look(keepAlive)]);
    const key = await keyOf(request, address, previewer !== undefined);
    const { canonical, isCommon } = address;
    if (key === undefined || canonical === undefined) return markedAnswer(await render(request, false), 'BYPASS');
    const shared = sharedRequest(canonical, request);
    const pageRequest: PageRequest = { key, isCommon, request, shared, render, keepAlive, isAhead: false };
    const storedPage = await tiers.find(key, isCommon, keepAlive);
    if (storedPage && tiers.isCurrent(storedPage)) return answer(storedPage, request, 'HIT');
    const ready = storedPage?.status === 200 ? await ahead.ready(key, storedPage, keepAlive) : undefined;
    if (ready && ready === storedPage) return answer(ready, request, 'STALE');
    if (ready && tiers.isCurrent(ready)) return answer(ready, request, 'HIT');
    const page = ready ?? storedPage;
    if (page?.status === 200) {
      if (isOutdated(page, changes.knowledge()) || now() >= page.trueUntil) return renewOrFallBack(page, pageRequest);
      if (!renders.isUnderway(callOf(key)) && !isRenewed(key))
        keepAlive(renew(pageRequest, page, true).catch(() => undefined));
      return answer(page, request, 'STALE');
    }
    const renewed = await renew(pageRequest, undefined, false);
    if ('page' in renewed) return answer(renewed.page, request, renewed.outcome);
    const late = isFailure(renewed.response) ? await tiers.findLate(key, isCommon, keepAlive) : undefined;
    return late?.status === 200 ? answer(late, request, 'STALE') : markedAnswer(renewed.response, 'MISS');
  };

  const make: PageCache['make'] = async (request, render, keepAlive, { job, at, tellsEqual }) => {
    const address = addressOf(request.url);
    const { canonical, isCommon } = address;
    const key = await keyOf(request, address, false);
    if (key === undefined || canonical === undefined || !isCommon) return { page: undefined, isMade: false };
    const writes: Promise<unknown>[] = [];
    const noteWrite: KeepAlive = (work) => {
      writes.push(work);
      keepAlive(work);
    };
    const settled = async (): Promise<void> => {
      // A write may start another one.
      for (let done = 0; done < writes.length; done = writes.length) await Promise.allSettled(writes);
    };
    if (at) {
      // The page of a future moment is kept under the name of its job only: visitors must not see it yet.
      const page = await renderFor(request, render, at);
      if (page && job !== undefined) await tiers.keepNamed(key, job, page, noteWrite);
      await settled();
      return { page, isMade: page !== undefined };
    }
    const storedPage = await tiers.find(key, isCommon, noteWrite);
    const isWhole = storedPage?.status === 200 && storedPage.broken.length === 0;
    const ready = isWhole && !tiers.isCurrent(storedPage) ? await ahead.ready(key, storedPage, noteWrite) : storedPage;
    if (isWhole && ready && tiers.isCurrent(ready)) {
      const page = { ...ready, isAhead: true };
      const equal = await tiers.equal(key, page);
      // The current page may be in memory or in the data centre's cache only: the store gets it, too.
      if (!equal) await keepEverywhere(key, page, job, noteWrite);
      await settled();
      return { page: equal?.page ?? page, isMade: false, equal: equal?.mark };
    }
    const pageRequest = {
      key,
      isCommon,
      request,
      shared: request,
      render,
      keepAlive: noteWrite,
      isAhead: true,
      tellsEqual,
    };
    const renewed = await renew(pageRequest, storedPage, true);
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
    const knowledgeBefore = changes.knowledge();
    const response = await render(request, true, (page) => noted.push(page), at);
    const page = await storablePage(response, noted.at(-1), at.getTime(), knowledgeBefore, true);
    return page?.status === 200 && page.broken.length === 0 ? page : undefined;
  };

  return { answer: answerRequest, make };
}
