import { availableParallelism, loadavg } from 'node:os';

/**
 * Milliseconds after which what a test waits for counts as lost: ten seconds of a quiet machine, and on a busy one as many times
 * that as work waits for each of its cores. A longer wait would hide a message that is lost, and sent again later.
 */
export const LOST_MS = Math.round(10_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));

/** The same in a page with mutants on: what it waits for has just come without. */
export const LOST_WITH_MUTANTS_MS = LOST_MS / 3;
