import { jobOfChanges, jobOfMoment, momentOfJob, type PageJob } from '../content/ahead/pageJobs.ts';
import { citySlugs, isCity } from '../content/cities.ts';
import type { ChangeLog } from '../content/freshness/changeLog.ts';
import type { Change } from '../content/freshness/changes.ts';
import { addressable } from '../content/model/targets.ts';
import { isOneOf } from '../content/names.ts';
import type { BuildTable } from './buildTable.ts';
import type { IndexedPage } from './pageWork.ts';
import { LOST_MS, type ToldJobs } from './toldJobs.ts';
import type { AheadWorld, World } from './world.ts';

/** A page that changes by the clock is made this long before that moment, and again so long after where nothing came of it. */
export const AHEAD_MS = 5 * 60_000;
/** A page that led elsewhere at its moment, as while its city is closed, or that is laid aside, is asked for again after this long. */
export const LEFT_MS = 3600_000;
/** Pages that a job made stand under names of their own for an hour (docs/rules.md#pages-ahead). */
const NAMED_MS = 3600_000;
/** The most pages in a message of the queue. */
const IN_MESSAGE = 8;
/** The name of a job without pages, which asks whether a build is still there. */
const NO_PAGES = 'none';

type Publication = NonNullable<PageJob['publication']>;

/** Sends jobs to the site (docs/rules.md#pages-ahead). */
export function createHandOut(
  world: Pick<World, 'now' | 'running' | 'log'>,
  { index, jobs, send }: AheadWorld,
  told: ToldJobs,
  log: () => ChangeLog,
) {
  /** The newest change that a job was sent for. */
  const lastChange = (): number => jobs.list().at(-1)?.to ?? 0;

  /** False where the queue does not take it: visitors who ask have it made meanwhile, and the next waking sends it again. */
  const dispatch = async (
    job: Pick<PageJob, 'job' | 'at'>,
    pages: readonly IndexedPage[],
    publications: readonly Publication[] = [],
  ): Promise<boolean> => {
    const { epoch, seq } = log();
    const facts = { ...job, epoch, seq, tellsEqual: told.takesEqual() };
    const messages = messagesOf(facts, pages, publications, index.builds);
    if (messages.length === 0) return true;
    try {
      await send(messages);
      world.log('info', 'pages queued', { job: job.job, pages: pages.length, published: publications.length });
      return true;
    } catch (thrown) {
      const moment = momentOfJob(job.job);
      if (moment !== undefined) index.askAgainFor(moment);
      else for (const [build, part] of Map.groupBy(pages, (page) => page.build)) index.askAgain(job.job, build, part);
      world.log('warning', 'pages not queued', { job: job.job, pages: pages.length, problem: String(thrown) });
      return false;
    }
  };

  /** What is for a moment that is over is made for now. */
  const dispatchByMoment = async (pages: readonly IndexedPage[]): Promise<void> => {
    for (const [at, part] of Map.groupBy(pages, (page) => page.at))
      await dispatch({ job: jobOfMoment(at), at: at > world.now() ? at : undefined }, part);
  };

  /** Entries with an address of their own that no page is kept for, in each of their cities. */
  const newlyPublished = (changes: readonly Change[]): readonly Publication[] => {
    const published = changes.filter(({ type, isGone }) => !isGone && isOneOf(addressable, type));
    const storedSlugs = index.storedSlugs(published.flatMap(({ slugs = [] }) => slugs));
    return published.flatMap(({ entry, cities = citySlugs, slugs }) =>
      entry === undefined || !slugs || slugs.some((slug) => storedSlugs.has(slug))
        ? []
        : cities.filter(isCity).map((city) => ({ entry, city })),
    );
  };

  /** A job for the pages that changes touch since the last one, and for those that have to be made again. */
  const changes = async (): Promise<void> => {
    const { epoch, seq, changes: all } = log();
    const from = lastChange();
    const added = all.filter((change) => change.seq > from);
    const job = jobOfChanges(epoch, seq);
    const pages = index.assignTouched(job, added);
    if (pages.length === 0 && added.length === 0) return;
    jobs.add({ job, from, to: seq, begunAt: world.running() });
    told.forget();
    const isSent = await dispatch(
      { job },
      pages.filter(({ at }) => at === 0),
      newlyPublished(added),
    );
    // Nobody waits for it, and its changes are those of the next job. Another one of its name may be under way.
    if (!isSent && added.length > 0) jobs.remove(job);
    told.forget();
    // A page that was made for a moment to come is made for it again.
    await dispatchByMoment(pages.filter(({ at }) => at > 0));
  };

  /** Jobs for the pages that the clock makes untrue soon, or has made so. */
  const byClock = async (): Promise<void> => {
    const now = world.now();
    index.promote(now);
    const { pages, laidAside } = index.assignUntrue(now, now + AHEAD_MS, now + LEFT_MS);
    if (laidAside > 0) world.log('warning', 'pages laid aside', { pages: laidAside });
    await dispatchByMoment(pages);
  };

  /**
   * Has all builds but a new one asked whether a version has them: the site retires one that was replaced or taken back. Where
   * nobody hears it, the next job asks the same.
   */
  const askOthers = async (build: string): Promise<void> => {
    const { epoch, seq } = log();
    const facts = { job: NO_PAGES, epoch, seq, tellsEqual: false, pages: [] };
    const others = index.builds.list().filter((each) => each !== build);
    try {
      await send(others.map((each) => ({ ...facts, build: each, version: index.builds.versionOf(each) })));
    } catch (thrown) {
      world.log('warning', 'builds not asked', { builds: others.length, problem: String(thrown) });
    }
  };

  /** Drops jobs that nobody has done, and old ones. */
  const giveUpLost = (): void => {
    for (const { job, begunAt } of jobs.list())
      if (world.running() - begunAt > LOST_MS && index.isPending(job)) {
        index.release(job);
        world.log('warning', 'pages not made', { job });
      }
    jobs.forgetBefore(world.running() - NAMED_MS);
  };

  return { changes, byClock, askOthers, giveUpLost, lastChange };
}

/**
 * A job as messages of the queue: the pages of a build by themselves, and to each build what was published, entry by entry and
 * city by city, since each has pages in all languages of the city: the platform bounds what a message may ask and store.
 */
function messagesOf(
  facts: Pick<PageJob, 'job' | 'at' | 'epoch' | 'seq' | 'tellsEqual'>,
  pages: readonly IndexedPage[],
  publications: readonly Publication[],
  builds: Pick<BuildTable, 'list' | 'versionOf'>,
): readonly PageJob[] {
  return builds.list().flatMap((build) => {
    const shared = { ...facts, build, version: builds.versionOf(build) };
    const variants = pages
      .filter((page) => page.build === build)
      .map(({ path, device, isMainland }) => ({ path, device, isMainland }));
    const parts = Array.from({ length: Math.ceil(variants.length / IN_MESSAGE) }, (_, at) => ({
      ...shared,
      pages: variants.slice(at * IN_MESSAGE, (at + 1) * IN_MESSAGE),
    }));
    return [...parts, ...publications.map((publication) => ({ ...shared, pages: [], publication }))];
  });
}
