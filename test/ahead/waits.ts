import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { readState } from '../../content/freshness/changes.ts';
import type { Regions } from '../../tools/regions/dataCentres.ts';

/** Visitors ask for a page while it is made so often, in milliseconds. */
export const LOOK_MS = 200;
/** A job that takes longer is lost, in milliseconds. */
export const LOST_MS = 600_000;
/** Visits at once. */
export const AT_ONCE = 4;

/** The newest change in the coordinator's log. */
export async function newestChange(coordinator: Regions['coordinator']): Promise<number> {
  return readState(await coordinator.fetch('/state'))?.seq ?? 0;
}

/** Returns true once so many changes were reported and the jobs of all of them are done. */
export async function isDone(coordinator: Regions['coordinator'], changes: number): Promise<boolean> {
  const state = readState(await coordinator.fetch('/state'));
  const last = state?.jobs?.at(-1);
  return state !== undefined && state.seq >= changes && last?.to === state.seq && last.isMade;
}

/** Addresses of pages that read an entry. */
export async function pathsOf(coordinator: Regions['coordinator'], entry: string): Promise<readonly string[]> {
  const { paths } = v.parse(
    v.object({ paths: v.array(v.string()) }),
    await coordinator.fetch(`/uses?entry=${encodeURIComponent(entry)}`),
  );
  return [...new Set(paths.map((path) => path.replace('/mobile', '')))];
}

/** Waits until something is so; throws where it is not in time. */
export async function until(isThere: () => Promise<boolean>): Promise<void> {
  const began = Date.now();
  while (!(await isThere())) {
    if (Date.now() - began > LOST_MS) throw new Error(`not seen in ${LOST_MS / 1000} s`);
    await wait(LOOK_MS);
  }
}
