import { isOutdated } from '../../content/freshness/freshness.ts';
import { issueTicket } from '../forms/tickets.ts';
import type { PageAddress } from '../pageAddress.ts';
import { previewerOf } from '../preview/previewAccess.ts';
import type { KeepAlive, World } from '../world.ts';
import { createAheadPages } from './aheadPages.ts';
import { pageLimits } from './cacheLimits.ts';
import { isArrival } from './inlineStyles.ts';
import type { IsolateState } from './isolateState.ts';
import { createLruCache } from './lruCache.ts';
import { type CacheOutcome, markedAnswer, pageAnswer } from './pageAnswer.ts';
import { flagsKey, pageKey, sharedRequest } from './pageKey.ts';
import { createPageMemory, type PageMemory } from './pageMemory.ts';
import { createPageRenders, type PageRequest, type Render, type Rendered } from './pageRenders.ts';
import { createPageTiers } from './pageTiers.ts';
import { staleWhileRevalidate } from './staleWhileRevalidate.ts';
import type { StoredPage } from './storedPage.ts';

export type PageCache = ReturnType<typeof cachePages>;

/**
 * Pages by address: memory of the isolate, the data centre's cache, the store of all data centres, then a render. A page
 * is current as long as no change touches what it was made from; one whose age alone is against it is served at once and
 * rendered in the background; when a render fails the old page stays (docs/rules.md#served-before). Every
 * answer gets a nonce of its own.
 */
export function cachePages(world: World, source: IsolateState, memory: PageMemory = createPageMemory()) {
  const { addressOf, changes } = source;
  const tiers = createPageTiers(world, source, memory);
  const ahead = createAheadPages(world, source, tiers);
  const renders = createPageRenders(world, source, memory, tiers);
  const noWaitUntil = createLruCache<number>(pageLimits.keys);
  const now = (): number => world.now().getTime();

  /** The key of a request's page under the flags of now; undefined for what is never cached. */
  const keyOf = async (request: Request, address: PageAddress, isPreview: boolean): Promise<string | undefined> => {
    const flags = await source.flags();
    const isOn = world.settings.isCacheOn && flags.cache !== false;
    const { parsed } = address;
    const city = parsed.kind === 'address' ? parsed.address.city : undefined;
    return isOn ? pageKey(request, address, { isPreview, flags: flagsKey(flags, city) }) : undefined;
  };

  const answer = async (page: StoredPage, request: Request, outcome: CacheOutcome): Promise<Response> => {
    const [ticket, styles] = await Promise.all([
      page.ticket && issueTicket(world),
      isArrival(request) ? world.styles() : undefined,
    ]);
    return pageAnswer(page, request, outcome, world, changes.knowledge(), { ticket, styles });
  };

  /** Answers with a stale page or with the one that replaces it. */
  const answerStale = async (page: StoredPage, pageRequest: PageRequest): Promise<Response> => {
    const { key, request, keepAlive } = pageRequest;
    const isTrue = !isOutdated(page, changes.knowledge()) && now() < page.trueUntil;
    // After one visitor's wait timed out, the next ones get the stale page at once.
    const wait = isTrue || (noWaitUntil.get(key) ?? 0) > now() ? 0 : pageLimits.changedWait;
    if (wait === 0 && renders.isRecent(key)) return answer(page, request, 'STALE');
    const noteLate = (): void => noWaitUntil.set(key, now() + pageLimits.noWait);
    const getFreshValue = async (): Promise<Rendered> => {
      const renewed = await renders.renew(pageRequest, page, wait === 0).catch(() => undefined);
      // A response that may not be kept and is no failure replaces the page: it is a redirect, or the page is gone.
      if (renewed && ('page' in renewed || (!isFailure(renewed.response) && renewed.response.status !== 200)))
        return renewed;
      noteLate();
      throw new Error('the page can’t be replaced');
    };
    const stale: Rendered = { page, outcome: 'STALE' };
    const latest = await staleWhileRevalidate<Rendered>(world, stale, { getFreshValue, wait, noteLate, keepAlive });
    return 'page' in latest ? answer(latest.page, request, latest.outcome) : markedAnswer(latest.response, 'MISS');
  };

  const answerRequest = async (request: Request, render: Render, keepAlive: KeepAlive): Promise<Response> => {
    const address = addressOf(request.url);
    const [previewer] = await Promise.all([previewerOf(request, world, address.url), changes.look(keepAlive)]);
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
    if (page?.status === 200) return answerStale(page, pageRequest);
    const renewed = await renders.renew(pageRequest, undefined, false);
    if ('page' in renewed) return answer(renewed.page, request, renewed.outcome);
    const late = isFailure(renewed.response) ? await tiers.findLate(key, isCommon, keepAlive) : undefined;
    return late?.status === 200 ? answer(late, request, 'STALE') : markedAnswer(renewed.response, 'MISS');
  };

  // Jobs make pages ahead with its parts.
  return { answer: answerRequest, addressOf, keyOf, tiers, ahead, renders };
}

/**
 * Returns true for an answer that tells of a failing service, not of the page; 403 is the content service's. The stored
 * page is better.
 */
export function isFailure({ status }: Response): boolean {
  return status >= 500 || status === 403;
}
