import type { IsolateState } from '../cache/isolateState.ts';
import type { PageCache } from '../cache/pageCache.ts';
import { createContentSource } from '../contentful/source.ts';
import type { World } from '../world.ts';
import { createAheadMaker } from './makePages.ts';
import { createJobTaker } from './takeJobs.ts';

/** Takes the coordinator's jobs with all that they need of an isolate, which no visitor's request loads. */
export function createSiteJobTaker(
  world: World,
  state: IsolateState,
  cached: PageCache,
  work: Parameters<typeof createJobTaker>[3],
) {
  return createJobTaker(world, createContentSource(world, state), createAheadMaker(world, state.changes, cached), work);
}
