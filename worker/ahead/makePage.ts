import type { IsolateState } from '../cache/isolateState.ts';
import type { PageCache } from '../cache/pageCache.ts';
import { isWhole, type Render } from '../cache/pageRenders.ts';
import { type PageFacts, storablePage } from '../cache/storablePage.ts';
import type { StoredPage } from '../cache/storedPage.ts';
import type { KeepAlive } from '../world.ts';

/** What became of a page that is made before anybody asks. */
interface AheadOutcome {
  /** Undefined for what is no page that can be kept. */
  readonly page: StoredPage | undefined;
  /** Of the answer; 0 where nobody was asked, since the address is never kept, or not now. */
  readonly status: number;
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

/**
 * Makes a page and keeps it, under its plain name and under that of its job; one that is current already is only kept.
 * Resolves once the store has it (docs/rules.md#pages-ahead).
 */
type MakePage = (request: Request, render: Render, keepAlive: KeepAlive, options: AheadFor) => Promise<AheadOutcome>;

export function createMakePage(
  changes: Pick<IsolateState['changes'], 'knowledge'>,
  { addressOf, keyOf, tiers, ahead, renders }: PageCache,
): MakePage {
  /** The whole page of a moment to come. */
  const makeForMoment = async (request: Request, render: Render, at: Date): Promise<AheadOutcome> => {
    const noted: PageFacts[] = [];
    const knowledgeBefore = changes.knowledge();
    const response = await render(request, true, (page) => noted.push(page), at);
    const page = await storablePage(response, noted.at(-1), at.getTime(), knowledgeBefore, true);
    const { status } = response;
    return isWhole(page) ? { page, status, isMade: true } : { page: undefined, status, isMade: false };
  };

  const makeNow = async (
    key: string,
    request: Request,
    render: Render,
    keepAlive: KeepAlive,
    tellsEqual: boolean | undefined,
  ): Promise<AheadOutcome> => {
    const storedPage = await tiers.find(key, true, keepAlive);
    const isStale = isWhole(storedPage) && !tiers.isCurrent(storedPage);
    const ready = isStale ? await ahead.ready(key, storedPage, keepAlive) : storedPage;
    if (isWhole(storedPage) && ready && tiers.isCurrent(ready)) {
      const page = { ...ready, isAhead: true };
      const equal = await tiers.equal(key, page);
      // The current page may be in memory or in the data centre's cache only: the store gets it, too.
      if (!equal) await tiers.keep(key, page, true, keepAlive);
      return { page: equal?.page ?? page, status: page.status, isMade: false, equal: equal?.mark };
    }
    const pageRequest = { key, isCommon: true, request, shared: request, render, keepAlive, isAhead: true, tellsEqual };
    const renewed = await renders.renew(pageRequest, storedPage, true);
    if ('page' in renewed)
      return { page: renewed.page, status: renewed.page.status, isMade: true, equal: renewed.equal };
    await renewed.response.body?.cancel();
    return { page: undefined, status: renewed.response.status, isMade: false };
  };

  return async (request, render, keepAlive, { job, at, tellsEqual }) => {
    const address = addressOf(request.url);
    const key = await keyOf(request, address, false);
    if (key === undefined || address.canonical === undefined || !address.isCommon)
      return { page: undefined, status: 0, isMade: false };
    const writes: Promise<unknown>[] = [];
    const noteWrite: KeepAlive = (work) => {
      writes.push(work);
      keepAlive(work);
    };
    // The page of a future moment is kept under the name of its job only: visitors must not see it yet.
    const outcome = at
      ? await makeForMoment(request, render, at)
      : await makeNow(key, request, render, noteWrite, tellsEqual);
    const isKept = outcome.page?.status === 200 && outcome.equal === undefined;
    if (job !== undefined && outcome.page && isKept && (at || tiers.isCurrent(outcome.page)))
      await tiers.keepNamed(key, job, outcome.page, noteWrite);
    // A write may start another one.
    for (let done = -1; done < writes.length; ) {
      done = writes.length;
      await Promise.allSettled(writes);
    }
    return outcome;
  };
}
