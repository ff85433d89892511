import type { City } from '../../content/cities.ts';
import { ContentFailure } from '../failures.ts';
import type { World } from '../world.ts';
import { createDelivery } from './delivery.ts';
import { tagsOf } from './listCall.ts';
import { allPages, briefly, byIds, inAllLanguages, savedLater } from './spaceLists.ts';
import { type LaterContent, previewDelivery, timelineRequest, unknownStatuses } from './timeline.ts';

/** What of a world asks the content service. */
type Asking = Parameters<typeof createDelivery>[0];

/**
 * Reads a city, or the whole space, now and as it will be, in all languages and past every cache, and which drafts visitors
 * do not have yet. Throws ContentFailure.
 */
export async function readStates(world: Asking, later: LaterContent, waitMs: number, city?: City) {
  const parameters = { ...(city && tagsOf(city)), include: 0 };
  const [before, after, published] = await Promise.all([
    allPages(createDelivery(world, 'preview', waitMs), { ...parameters, ...inAllLanguages }),
    allPages(previewDelivery(world, later, waitMs), { ...parameters, ...inAllLanguages }),
    allPages(createDelivery(world, 'delivery', waitMs), { ...parameters, ...briefly }),
  ]);
  return { before, after, drafted: savedLater(before, published) };
}

/** Reads some entries now and as they will be. Throws ContentFailure. */
export async function readStatesOf(world: Asking, later: LaterContent, waitMs: number, ids: readonly string[]) {
  const [before, after] = await Promise.all([
    byIds(createDelivery(world, 'preview', waitMs), ids, inAllLanguages),
    byIds(previewDelivery(world, later, waitMs), ids, inAllLanguages),
  ]);
  return { before, after };
}

/**
 * Returns true if the space has a release; false too where it has no timeline at all, so that nothing is said of a release
 * that nobody can see (docs/rules.md#release-known). Throws ContentFailure for a service that fails.
 */
export async function hasRelease(world: Asking, release: string, waitMs: number): Promise<boolean> {
  const fetch: World['fetch'] = (request) => world.fetch(timelineRequest(request, { at: undefined, release }));
  try {
    await createDelivery({ ...world, fetch }, 'preview', waitMs).list({ limit: 1, include: 0, select: 'sys.id' });
    return true;
  } catch (thrown) {
    if (thrown instanceof ContentFailure && unknownStatuses.includes(thrown.status)) return false;
    throw thrown;
  }
}
