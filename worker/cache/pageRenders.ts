import { mayFollow } from '../../content/freshness/freshness.ts';
import type { KeepAlive, World } from '../world.ts';
import { pageLimits } from './cacheLimits.ts';
import type { IsolateState } from './isolateState.ts';
import { createLruCache } from './lruCache.ts';
import type { CacheOutcome } from './pageAnswer.ts';
import type { PageMemory } from './pageMemory.ts';
import type { PageTiers } from './pageTiers.ts';
import { createSingleFlight } from './singleFlight.ts';
import { type PageFacts, type PageRecorder, storablePage } from './storablePage.ts';
import type { StoredPage } from './storedPage.ts';

/** Renders a page; nobody waits for one that is made in the background. `at`: the moment that it is made for. */
export type Render = (request: Request, isBackground: boolean, recorder?: PageRecorder, at?: Date) => Promise<Response>;

/** A page that may be kept and shared. */
interface RenderedPage {
  readonly page: StoredPage;
  readonly outcome: CacheOutcome;
  /** The mark of the stored page, where that needed no write (docs/rules.md#equal-pages). */
  readonly equal?: string | undefined;
}

/** What a render came to: a page, or an answer for its own visitor only. */
export type Rendered = RenderedPage | { readonly response: Response };

/** A request on its way through the cache. */
export interface PageRequest {
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

export function isWhole(page: StoredPage | undefined): page is StoredPage {
  return page?.status === 200 && page.broken.length === 0;
}

/** The renders of an isolate. */
export function createPageRenders(
  world: Pick<World, 'now' | 'after'>,
  { changes, latestReadings }: Pick<IsolateState, 'changes' | 'latestReadings'>,
  memory: PageMemory,
  tiers: PageTiers,
) {
  const beganAt = createLruCache<number>(pageLimits.keys);
  const renders = createSingleFlight<RenderedPage | undefined>(world, pageLimits.sharedWait);
  const now = (): number => world.now().getTime();

  /** The key of a single flight. A change starts another flight, since a render that began before it may lack it. */
  const callOf = (key: string): string => `${changes.knowledge().seq}:${key}`;

  /** The stored page where it is the better one: it is whole, or it was made from later answers (docs/rules.md#whole-pages). */
  const betterPage = (key: string, page: StoredPage, storedPage: StoredPage | undefined): StoredPage | undefined => {
    if (page.broken.length > 0 && isWhole(storedPage)) {
      const { fetchedAt, epoch, seq, scope, readings } = page;
      const trueUntil = Math.max(storedPage.trueUntil, now() + pageLimits.heldLife);
      const heldPage = { ...storedPage, fetchedAt, epoch, seq, scope, readings, trueUntil };
      memory.put(key, heldPage);
      return heldPage;
    }
    // A slow render may end after one that read later answers: visitors never see older content after newer content.
    const recent = memory.get(key);
    if (recent?.status !== 200 || mayFollow(page, recent, now())) return undefined;
    // The next render then asks again for the answers that this one read too early.
    latestReadings.note(recent);
    return recent;
  };

  /** Renders and keeps a page. A response that may not be kept goes to `noteUnshared`. */
  const renderPage = async (
    { key, isCommon, shared, render, keepAlive, isAhead, tellsEqual }: PageRequest,
    storedPage: StoredPage | undefined,
    isBackground: boolean,
    noteUnshared: (response: Response) => void,
  ): Promise<RenderedPage | undefined> => {
    beganAt.set(key, now());
    const knowledgeBefore = changes.knowledge();
    const noted: PageFacts[] = [];
    const response = await render(shared, isBackground, (page) => noted.push(page));
    const facts = noted.at(-1);
    if (facts) memory.noteBroken(new URL(shared.url).pathname, facts.broken);
    const wasAhead = isAhead || storedPage?.isAhead === true;
    const freshPage = await storablePage(response, facts, now(), knowledgeBefore, wasAhead);
    if (!freshPage) {
      noteUnshared(response);
      return undefined;
    }
    const better = betterPage(key, freshPage, storedPage);
    if (better) return { page: better, outcome: 'STALE' };
    const equal = tellsEqual ? await tiers.equal(key, freshPage) : undefined;
    const page = equal?.page ?? freshPage;
    keepAlive(tiers.keep(key, page, isCommon && !equal, keepAlive));
    return { page, outcome: 'MISS', equal: equal?.mark };
  };

  return {
    /** Returns true if a render of the page is under way or has begun a moment ago. */
    isRecent: (key: string): boolean =>
      renders.isUnderway(callOf(key)) || now() - (beganAt.get(key) ?? Number.NEGATIVE_INFINITY) < pageLimits.renewal,
    /** Renders a page once for all requests that wait for it. A response that may not be kept is rendered for each visitor. */
    renew: async (
      pageRequest: PageRequest,
      storedPage: StoredPage | undefined,
      isBackground: boolean,
    ): Promise<Rendered> => {
      const { key, request, shared, render, keepAlive } = pageRequest;
      const unshared: Response[] = [];
      const renewed = await renders.run(callOf(key), keepAlive, () =>
        renderPage(pageRequest, storedPage, isBackground, (response) => unshared.push(response)),
      );
      if (renewed) return renewed;
      const response = unshared[0] ?? (await render(shared, false));
      if (response.status < 300 || response.status >= 400) return { response };
      // A redirect depends on the visitor's query and cookies, so that it is made from the visitor's own request.
      await response.body?.cancel();
      return { response: await render(request, false) };
    },
  };
}
