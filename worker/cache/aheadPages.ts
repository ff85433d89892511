import { jobOfChanges, jobOfMoment } from '../../content/ahead/pageJobs.ts';
import { isOutdated, lastTouching } from '../../content/freshness/freshness.ts';
import type { KeepAlive, World } from '../world.ts';
import type { IsolateState } from './isolateState.ts';
import { createLruCache } from './lruCache.ts';
import type { PageTiers } from './pageTiers.ts';
import type { StoredPage } from './storedPage.ts';

/** The page of before stands in for so long while a job makes the new one; then its visitor renders. */
const STANDS_IN_MS = 120_000;
/** The coordinator tells of a job so long after it tells of the change. */
const UNTOLD_MS = 10_000;
/** Another request that looks for the page is waited for so long. */
const LOOK_MS = 5000;
/** Pages of which it is remembered since when they are waited for, and what was looked for. */
const KEYS = 2000;

/** What stands ready for a page that is not current any more. */
interface AheadPages {
  /**
   * The page that a job has made, or the page of before where the job is under way; undefined: nobody has made one
   * (docs/rules.md#pages-ahead).
   */
  readonly ready: (key: string, stalePage: StoredPage, keepAlive: KeepAlive) => Promise<StoredPage | undefined>;
}

export function createAheadPages(
  world: Pick<World, 'now' | 'running'>,
  { changes }: Pick<IsolateState, 'changes'>,
  tiers: PageTiers,
): AheadPages {
  const waitingSince = createLruCache<number>(KEYS);
  const looks = createLruCache<'underway' | 'over'>(KEYS);

  const isAwaited = (key: string, milliseconds: number): boolean => {
    const since = waitingSince.get(key) ?? world.running();
    waitingSince.set(key, since);
    return world.running() - since < milliseconds;
  };

  /** The job that has made the page, or how long it may be waited for, in milliseconds; undefined: there is none. */
  const jobOf = (page: StoredPage): string | number | undefined => {
    const knowledge = changes.known();
    if (!isOutdated(page, knowledge))
      return world.now().getTime() >= page.trueUntil ? jobOfMoment(page.trueUntil) : undefined;
    const last = lastTouching(page, knowledge);
    const jobs = changes.jobs();
    if (last === undefined || !jobs) return undefined;
    const job = jobs.find(({ from, to }) => from < last && last <= to);
    if (!job) return last > (jobs.at(-1)?.to ?? 0) ? UNTOLD_MS : undefined;
    return job.isMade ? jobOfChanges(knowledge.epoch, job.to) : STANDS_IN_MS;
  };

  return {
    ready: async (key, stalePage, keepAlive) => {
      if (!stalePage.isAhead) return undefined;
      const job = jobOf(stalePage);
      if (typeof job === 'number') return isAwaited(key, job) ? stalePage : undefined;
      const name = `${key}@${job}`;
      if (job === undefined || looks.get(name) === 'over') return undefined;
      if (looks.get(name) === 'underway') return isAwaited(key, LOOK_MS) ? stalePage : undefined;
      looks.set(name, 'underway');
      const page = await tiers.findNamed(key, job, keepAlive);
      looks.set(name, 'over');
      if (!page || !tiers.isCurrent(page)) return undefined;
      waitingSince.delete(key);
      await tiers.keep(key, page, true, keepAlive);
      return page;
    },
  };
}
