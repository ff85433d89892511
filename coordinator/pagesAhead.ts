import type { IndexSize } from '../content/ahead/indexSize.ts';
import { momentOfJob, type PageReport } from '../content/ahead/pageJobs.ts';
import type { ChangeLog } from '../content/freshness/changeLog.ts';
import { touches } from '../content/freshness/scope.ts';
import { AHEAD_MS, createHandOut, LEFT_MS } from './handOut.ts';
import { AGAIN } from './pageWork.ts';
import { createToldJobs } from './toldJobs.ts';
import type { AheadWorld, World } from './world.ts';

/** A burst of publications is one job: it begins this long after the first change. */
const COALESCE_MS = 300;
/** A page that was made too early, from older content, is made again after this long. */
const AGAIN_MS = 2000;

/** Orders the pages that a change or the clock makes untrue, before a visitor asks for them. */
export function createPagesAhead(
  world: Pick<World, 'now' | 'running' | 'after' | 'log'>,
  ahead: AheadWorld,
  log: () => ChangeLog,
) {
  const { index, jobs } = ahead;
  let isScheduled = false;
  const toldJobs = createToldJobs(world, ahead);
  const handOut = createHandOut(world, ahead, toldJobs, log);

  const schedule = (milliseconds: number): void => {
    if (isScheduled) return;
    isScheduled = true;
    world.after(milliseconds, () => {
      isScheduled = false;
      void handOut.changes();
    });
  };

  return {
    /** Notes a change: a job for its pages follows soon. */
    changed: (): void => schedule(COALESCE_MS),
    /** Everything may have changed, and numbers begin again. */
    begin: (): void => {
      jobs.clear();
      index.begin();
      toldJobs.forget();
      schedule(COALESCE_MS);
    },
    /** Notes what the site made. */
    report: ({ build, version, pages, job, failed, gone, left = [], isRetired }: PageReport): void => {
      if (isRetired) {
        index.retire(build);
        toldJobs.forget();
        world.log('info', 'build retired', { build });
        return;
      }
      const isNew = !index.builds.list().includes(build);
      // A job of a build that is retired may end late; only a filling makes a build known.
      if (isNew && job !== undefined) return;
      const { epoch, changes, floor } = log();
      const to = handOut.lastChange();
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
        const again = world.now() + LEFT_MS;
        index.leave(job, build, left, again);
        const laidAside = index.fail(job, build, failed, again);
        if (failed.length > 0)
          world.log('warning', 'pages failed', { job, pages: failed.length, laidAside: laidAside.length });
      }
      // A job from before an entry came back may end last: whether its pages are gone is asked once more.
      const isLatest = job === undefined || moment > 0 || jobs.list().at(-1)?.job === job;
      if (isLatest) index.remove(build, gone);
      else index.askAgain(job, build, gone);
      if (isNew) void handOut.askOthers(build);
      toldJobs.forget();
      if (index.isPending(AGAIN)) schedule(AGAIN_MS);
    },
    /** Sends the jobs that are due, by changes and by the clock, and drops those that were lost. Logs what fails. */
    wake: async (): Promise<void> => {
      toldJobs.forget();
      handOut.giveUpLost();
      if (!isScheduled && (log().seq > handOut.lastChange() || index.isPending(AGAIN))) await handOut.changes();
      await handOut.byClock();
    },
    told: toldJobs.tell,
    /** Milliseconds until the clock asks for a page; undefined: for none. */
    dueIn: (): number | undefined => {
      const due = index.nextDue(AHEAD_MS);
      return due === undefined ? undefined : Math.max(0, due - world.now());
    },
    uses: index.uses,
    /** What the index holds, and for how long its oldest job has been making pages, in milliseconds; 0 for none. */
    size: (): IndexSize & { readonly waitsFor: number } => {
      const oldest = jobs.list().find(({ job }) => index.isPending(job));
      return { ...index.size(), waitsFor: oldest ? world.running() - oldest.begunAt : 0 };
    },
  };
}
