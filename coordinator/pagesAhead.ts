import { jobOfChanges, jobOfMoment, momentOfJob, type PageJob, type PageReport } from '../content/ahead/pageJobs.ts';
import type { ChangeLog } from '../content/freshness/changeLog.ts';
import { type AheadJob, type Change, EQUAL_MARK, type EqualPages } from '../content/freshness/changes.ts';
import { touches } from '../content/freshness/scope.ts';
import type { IndexedPage, IndexSize } from './pageIndex.ts';
import type { AheadWorld, World } from './world.ts';

/** A burst of publications is one job: it begins this long after the first change. */
const COALESCE_MS = 300;
/** A page that was made too early, from older content, is made again after this long. */
const AGAIN_MS = 2000;
/** A page that changes by the clock is made this long before that moment. */
const AHEAD_MS = 5 * 60_000;
/** Visitors do not wait for a job longer than two minutes; after ten it counts as lost. */
const LOST_MS = 10 * 60_000;
/** Pages that a job made stand under names of their own for an hour (docs/rules.md#pages-ahead). */
const NAMED_MS = 3600_000;
/** The most jobs in an answer, and the most pages in a message of the queue. */
const TOLD = 20;
const IN_MESSAGE = 8;
/** The most pages that an answer names as equal, 16 kB of them; beyond it a page that turns out equal is written. */
const EQUAL = 2000;

interface Told {
  readonly jobs: readonly AheadJob[];
  readonly equal: readonly EqualPages[];
}

/** Orders the pages that a change or the clock makes untrue, before a visitor asks for them. */
export interface PagesAhead {
  /** Notes a change: a job for its pages follows soon. */
  readonly changed: () => void;
  /** Everything may have changed, and numbers begin anew. */
  readonly begin: () => void;
  /** Notes what the site made. */
  readonly report: (report: PageReport) => void;
  /** Sends the jobs that are due, by changes and by the clock, and drops those that were lost. Logs what fails. */
  readonly wake: () => Promise<void>;
  /** The latest jobs, in order, and the pages that they found equal. */
  readonly told: () => Told;
  /** Milliseconds until a page has to be made for its moment; undefined: none. */
  readonly dueIn: () => number | undefined;
  readonly uses: (entry: string) => readonly string[];
  /** What the index holds, and for how long its oldest job has been making pages, in milliseconds; 0 for none. */
  readonly size: () => IndexSize & { readonly waitsFor: number };
}

export function createPagesAhead(
  world: Pick<World, 'now' | 'running' | 'after' | 'log'>,
  { index, jobs, send }: AheadWorld,
  log: () => ChangeLog,
): PagesAhead {
  let isScheduled = false;
  /** Remembered, since each data centre asks every two seconds. */
  let told: Told | undefined;
  const lastJobChange = (): number => jobs.list().at(-1)?.to ?? 0;

  const schedule = (milliseconds: number): void => {
    if (isScheduled) return;
    isScheduled = true;
    world.after(milliseconds, () => {
      isScheduled = false;
      void handOut();
    });
  };

  const tell = (): Told => {
    told ??= {
      jobs: jobs
        .list()
        .filter(({ begunAt }) => world.running() - begunAt < LOST_MS)
        .slice(-TOLD)
        .map(({ job, from, to }) => ({ from, to, isMade: !index.isPending(job) })),
      equal: index.equal(),
    };
    return told;
  };

  const equalCount = (): number => tell().equal.reduce((sum, { marks }) => sum + marks.length / EQUAL_MARK, 0);

  /** Sends a job's pages, those of a build by themselves. What the queue does not take is made when visitors ask for it. */
  const dispatch = async (
    job: Pick<PageJob, 'job' | 'at'>,
    pages: readonly IndexedPage[],
    published: readonly string[] = [],
  ): Promise<void> => {
    const { epoch, seq } = log();
    const tellsEqual = equalCount() < EQUAL;
    const messages = index.builds.list().flatMap((build) => {
      const shared = { ...job, build, version: index.builds.versionOf(build), epoch, seq, tellsEqual };
      const variants = pages.filter((page) => page.build === build);
      const parts = Array.from({ length: Math.ceil(variants.length / IN_MESSAGE) }, (_, at) => ({
        ...shared,
        pages: variants
          .slice(at * IN_MESSAGE, (at + 1) * IN_MESSAGE)
          .map(({ path, device, isMainland }) => ({ path, device, isMainland })),
        published: [],
      }));
      return published.length === 0 ? parts : [...parts, { ...shared, pages: [], published: [...published] }];
    });
    if (messages.length === 0) return;
    try {
      await send(messages);
      world.log('info', 'pages queued', { job: job.job, pages: pages.length, published: published.length });
    } catch (thrown) {
      told = undefined;
      index.release(job.job);
      jobs.remove(job.job);
      world.log('warning', 'pages not queued', { job: job.job, pages: pages.length, problem: String(thrown) });
    }
  };

  /** Entries with an address of their own that no page is kept for. */
  const newlyPublished = (changes: readonly Change[]): readonly string[] =>
    changes.flatMap(({ entry, slugs, isGone }) =>
      entry === undefined || isGone || !slugs || slugs.some((slug) => index.hasSlug(slug)) ? [] : [entry],
    );

  const handOut = async (): Promise<void> => {
    const { epoch, seq, changes } = log();
    const from = lastJobChange();
    const added = changes.filter((change) => change.seq > from);
    const job = jobOfChanges(epoch, seq);
    const pages = index.assignTouched(job, added);
    if (pages.length === 0 && added.length === 0) return;
    jobs.add({ job, from, to: seq, begunAt: world.running() });
    told = undefined;
    // A page that was made for a moment to come is made for it again.
    const later = new Set(pages.flatMap(({ at }) => (at > 0 ? [at] : [])));
    await dispatch(
      { job },
      pages.filter(({ at }) => at === 0),
      newlyPublished(added),
    );
    for (const at of later)
      await dispatch(
        { job: jobOfMoment(at), at },
        pages.filter((page) => page.at === at),
      );
  };

  const handOutByClock = async (): Promise<void> => {
    const now = world.now();
    const promoted = index.promote(now);
    // Sent once more at that moment, so that each page is stored under its plain name for all data centres.
    for (const at of new Set(promoted.map((page) => page.at)))
      await dispatch(
        { job: jobOfMoment(at) },
        promoted.filter((page) => page.at === at),
      );
    const untrue = index.assignUntrue(now, now + AHEAD_MS);
    for (const at of new Set(untrue.map((page) => page.at)))
      await dispatch(
        { job: jobOfMoment(at), at },
        untrue.filter((page) => page.at === at),
      );
  };

  const giveUpLost = (): void => {
    for (const { job, begunAt } of jobs.list())
      if (world.running() - begunAt > LOST_MS && index.isPending(job)) {
        index.release(job);
        world.log('warning', 'pages not made', { job });
      }
    jobs.forgetBefore(world.running() - NAMED_MS);
  };

  return {
    changed: () => schedule(COALESCE_MS),
    begin: () => {
      jobs.clear();
      index.begin();
      told = undefined;
      schedule(COALESCE_MS);
    },
    report: ({ build, version, pages, job, failed, gone, isRetired }) => {
      if (isRetired) {
        index.retire(build);
        told = undefined;
        world.log('info', 'build retired', { build });
        return;
      }
      const { epoch, changes, floor } = log();
      const to = lastJobChange();
      const moment = (job !== undefined && momentOfJob(job)) || 0;
      const at = moment > world.now() ? moment : 0;
      index.note(build, pages, {
        at,
        isStale: (record) =>
          record.epoch !== epoch ||
          record.seq < floor ||
          changes.some((change) => change.seq > record.seq && change.seq <= to && touches(change, record.scope)),
      });
      if (version !== undefined) index.builds.noteVersion(build, version);
      if (job !== undefined) {
        const laidAside = index.fail(job, build, failed);
        if (failed.length > 0)
          world.log('warning', 'pages failed', { job, pages: failed.length, laidAside: laidAside.length });
      }
      index.remove(build, gone);
      told = undefined;
      if (index.isPending('again')) schedule(AGAIN_MS);
    },
    wake: async () => {
      told = undefined;
      giveUpLost();
      if (!isScheduled && (log().seq > lastJobChange() || index.isPending('again'))) await handOut();
      await handOutByClock();
    },
    told: tell,
    dueIn: () => {
      const moment = index.nextMoment(world.now());
      return moment === undefined ? undefined : Math.max(0, moment - AHEAD_MS - world.now());
    },
    uses: index.uses,
    size: () => {
      const oldest = jobs.list().find(({ job }) => index.isPending(job));
      return { ...index.size(), waitsFor: oldest ? world.running() - oldest.begunAt : 0 };
    },
  };
}
