import { jobOfChanges, jobOfMoment } from '../../content/ahead/pageJobs.ts';
import { changesTouching, isOutdated } from '../../content/freshness/freshness.ts';
import type { KeepAlive, World } from '../world.ts';
import { pageLimits } from './cacheLimits.ts';
import type { IsolateState } from './isolateState.ts';
import { createLruCache } from './lruCache.ts';
import type { PageTiers } from './pageTiers.ts';
import type { StoredPage } from './storedPage.ts';

/** Pages that jobs have made before a visitor asks. */
export function createAheadPages(
  world: Pick<World, 'now' | 'running'>,
  { changes }: Pick<IsolateState, 'changes'>,
  tiers: PageTiers,
) {
  const beginnings = createLruCache<number>(pageLimits.keys);
  const looks = new Set<string>();

  /** Returns true until a wait or a look has lasted this long; it begins with the first question for it. */
  const isWithin = (name: string, milliseconds: number): boolean => {
    const beganAt = beginnings.get(name) ?? world.running();
    beginnings.set(name, beganAt);
    return world.running() - beganAt < milliseconds;
  };

  const isOver = ({ trueUntil }: StoredPage): boolean => trueUntil <= world.now().getTime();

  /** How long the page may be waited for, in milliseconds, or the jobs that may have made it, the newest first. */
  const jobsFor = (page: StoredPage): number | readonly string[] => {
    const knowledge = changes.knowledge();
    if (!isOutdated(page, knowledge)) return [jobOfMoment(page.trueUntil)];
    // What a visitor reads of opening hours must not wait for a job of a change, which may wait for the content service.
    if (isOver(page)) return [];
    const jobs = changes.jobs();
    if (!jobs) return [];
    const touching = changesTouching(page, knowledge);
    const last = touching ? touching.at(-1) : knowledge.seq;
    if (last === undefined) return [];
    if (jobs.length === 0 || last > (jobs.at(-1)?.to ?? 0)) return pageLimits.jobNotice;
    // In another log, or one that has lost what came after the page, anything may have changed: each job may make it.
    const making = touching ? jobs.filter(({ from, to }) => touching.some((seq) => from < seq && seq <= to)) : jobs;
    if (making.some(({ isMade }) => !isMade)) return pageLimits.jobWait;
    return making.map(({ to }) => jobOfChanges(knowledge.epoch, to)).toReversed();
  };

  /** Returns true if nothing but its age is against the page: then a visitor gets it at once. */
  const isTrue = (page: StoredPage): boolean => !isOutdated(page, changes.knowledge()) && !isOver(page);

  /** Finds the page under the names of some jobs. A job that found the page equal has not stored it under its name. */
  const find = async (key: string, jobs: readonly string[], keepAlive: KeepAlive): Promise<StoredPage | undefined> => {
    for (const job of jobs) {
      const page = await tiers.findNamed(key, job, keepAlive);
      const renewed = page && (await tiers.renewed(key, page));
      if (renewed && isTrue(renewed)) return renewed;
    }
    return undefined;
  };

  return {
    /**
     * The page that a job has made or found equal, also where its age alone is against it; the same page where a job is
     * making the new one; undefined: nobody has made one (docs/rules.md#pages-ahead).
     */
    ready: async (key: string, stalePage: StoredPage, keepAlive: KeepAlive): Promise<StoredPage | undefined> => {
      if (!stalePage.isAhead) return undefined;
      if (stalePage.epoch === changes.knowledge().epoch) await changes.reachBack(stalePage.seq, keepAlive);
      const renewedPage = await tiers.renewed(key, stalePage);
      // It needs no write to the store: the job has written it, or it is equal to the stored one.
      if (tiers.isCurrent(renewedPage)) {
        await tiers.keep(key, renewedPage, false, keepAlive);
        return renewedPage;
      }
      if (isTrue(renewedPage)) return renewedPage === stalePage ? undefined : renewedPage;
      const jobs = jobsFor(renewedPage);
      // A page that was replaced meanwhile begins a new wait.
      const { seq, trueUntil } = renewedPage;
      if (typeof jobs === 'number') return isWithin(`${key}@${seq}@${trueUntil}`, jobs) ? stalePage : undefined;
      const name = `${key}@${jobs[0]}`;
      if (jobs.length === 0 || !isWithin(name, pageLimits.jobLook)) return undefined;
      if (looks.has(name)) return stalePage;
      looks.add(name);
      const page = await find(key, jobs, keepAlive).finally(() => looks.delete(name));
      if (!page) return stalePage;
      await tiers.keep(key, page, false, keepAlive);
      return page;
    },
  };
}
