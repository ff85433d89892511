import * as v from 'valibot';
import { indexSize } from '../../content/ahead/indexSize.ts';
import { callCoordinator } from '../platform/coordinatorCall.ts';
import { problemOf } from '../platform/log.ts';
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
  try {
    const parsedSize = v.safeParse(shape, await callCoordinator(world, '/index'));
    return parsedSize.success ? parsedSize.output : undefined;
  } catch (thrown) {
    world.log('warning', 'index of pages not answered', { problem: problemOf(thrown) });
    return undefined;
  }
}
