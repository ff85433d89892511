import { EQUAL_MARK, type State } from '../content/freshness/changes.ts';
import type { AheadWorld, World } from './world.ts';

/** Visitors do not wait for a job longer than two minutes; after ten it counts as lost. */
export const LOST_MS = 10 * 60_000;
/** The most jobs in an answer. */
const TOLD = 20;
/** The most pages that an answer names as equal, 16 kB of them; beyond it a page that turns out equal is written. */
const EQUAL = 2000;

type Told = { readonly [Name in 'jobs' | 'equal']: NonNullable<State[Name]> };

export type ToldJobs = ReturnType<typeof createToldJobs>;

/** What data centres are told of jobs: remembered, since each of them asks every two seconds. */
export function createToldJobs({ running }: Pick<World, 'running'>, { index, jobs }: AheadWorld) {
  let lastTold: Told | undefined;
  /** The latest jobs, in order, and the pages that they found equal. */
  const tell = (): Told => {
    lastTold ??= {
      jobs: jobs
        .list()
        .filter(({ begunAt }) => running() - begunAt < LOST_MS)
        .slice(-TOLD)
        .map(({ job, from, to }) => ({ from, to, isMade: !index.isPending(job) })),
      equal: index.equal(),
    };
    return lastTold;
  };
  return {
    tell,
    /** More pages may be told as equal. */
    takesEqual: (): boolean => tell().equal.reduce((sum, { marks }) => sum + marks.length / EQUAL_MARK, 0) < EQUAL,
    /** Jobs or pages have changed. */
    forget: (): void => {
      lastTold = undefined;
    },
  };
}
