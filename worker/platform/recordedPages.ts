import { type RecordedPage, readRecordedPages } from '../../content/ahead/recordedPages.ts';
import type { City } from '../../content/cities.ts';
import type { World } from '../world.ts';
import { callCoordinator } from './coordinatorCall.ts';

/**
 * The pages of a city in the coordinator's index, with what they have read; none where no coordinator is bound, and where
 * nothing was made ahead. Throws where the coordinator fails or is too slow.
 */
export async function cityRecords(
  world: Pick<World, 'coordinator' | 'after'>,
  city: City,
): Promise<readonly RecordedPage[]> {
  return readRecordedPages(await callCoordinator(world, `/records?city=${city}`)) ?? [];
}
