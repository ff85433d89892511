import * as v from 'valibot';
import { indexSize } from '../../content/ahead/indexSize.ts';
import { readAs } from '../../content/readAs.ts';
import { callCoordinator } from '../platform/coordinatorCall.ts';
import { orFallback } from '../platform/log.ts';
import type { World } from '../world.ts';

const shape = v.object({
  ...indexSize.entries,
  /** For how long the oldest job has been making pages, in milliseconds. */
  waitsFor: v.number(),
});

/** How it stands with the pages that are made before anybody asks (docs/rules.md#pages-ahead). */
export type PagesAheadHealth = v.InferOutput<typeof shape>;

/** What the coordinator says of its index; undefined where it does not answer, or makes no pages ahead. */
export async function pagesAheadHealth(
  world: Pick<World, 'coordinator' | 'after' | 'log'>,
): Promise<PagesAheadHealth | undefined> {
  const answer = callCoordinator(world, '/index');
  return readAs(shape, await orFallback(world.log, 'index of pages not answered', answer, undefined));
}
