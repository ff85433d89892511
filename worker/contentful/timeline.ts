import type { City } from '../../content/cities.ts';
import { ContentFailure } from '../failures.ts';
import type { World } from '../world.ts';
import { type Asking, createDelivery, type Delivery } from './delivery.ts';
import { tagsOf } from './listCall.ts';
import { allPages, briefly, byIds, inAllLanguages, ofAssets, savedLater } from './spaceLists.ts';

/** Content as it will be: at a moment, with a release, or both. */
export interface LaterContent {
  readonly at: Date | undefined;
  /** Id of a release. */
  readonly release: string | undefined;
}

/** A request for present drafts as one for the content as it will be. */
function timelineRequest(request: Request, { at, release }: LaterContent): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\/(entries|assets)$/, '/timeline/$1');
  if (at) url.searchParams.set('timestamp[lte]', at.toISOString());
  if (release !== undefined) url.searchParams.set('release[lte]', release);
  return new Request(url, request);
}

/** Time limit of each call for the bar of a page in preview, since editors wait for it. */
export const BAR_WAIT_MS = 3000;

/** Statuses of a service or a space without a timeline. */
const unknownStatuses: readonly number[] = [400, 401, 403, 404];

/**
 * The preview API as it will be, with everything that is scheduled until a moment and with a release
 * (`/timeline/entries`, `/timeline/assets`); without either as it is now. A space without a timeline answers with its present
 * drafts.
 */
export function previewDelivery(world: Asking, later: LaterContent | undefined, timeout?: number): Delivery {
  if (!later) return createDelivery(world, 'preview', timeout);
  const fetch: World['fetch'] = async (request) => {
    const answer = await world.fetch(timelineRequest(request, later));
    if (!unknownStatuses.includes(answer.status)) return answer;
    await answer.body?.cancel();
    return world.fetch(request);
  };
  return createDelivery({ ...world, fetch }, 'preview', timeout);
}

/**
 * Reads a city, or the whole space, now and as it will be, in all languages and past every cache, and which drafts visitors
 * do not have yet. Assets, which cities share, are read as entries. Throws ContentFailure.
 */
export async function readStates(world: Asking, later: LaterContent, waitMs: number, city?: City) {
  const parameters = { ...(city && tagsOf(city)), include: 0 };
  const [present, future] = [createDelivery(world, 'preview', waitMs), previewDelivery(world, later, waitMs)];
  const [before, after, published, assetsBefore, assetsAfter] = await Promise.all([
    allPages(present, { ...parameters, ...inAllLanguages }),
    allPages(future, { ...parameters, ...inAllLanguages }),
    allPages(createDelivery(world, 'delivery', waitMs), { ...parameters, ...briefly }),
    allPages(ofAssets(present), inAllLanguages),
    allPages(ofAssets(future), inAllLanguages),
  ]);
  return {
    before: [...before, ...assetsBefore],
    after: [...after, ...assetsAfter],
    drafted: savedLater(before, published),
  };
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
