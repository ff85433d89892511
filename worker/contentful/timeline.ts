import type { World } from '../world.ts';
import { createDelivery, type Delivery } from './delivery.ts';

/** Content as it will be: at a moment, with a release, or both. */
export interface LaterContent {
  readonly at: Date | undefined;
  /** Id of a release. */
  readonly release: string | undefined;
}

/** A request for present drafts as one for the content as it will be. */
export function timelineRequest(request: Request, { at, release }: LaterContent): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\/entries$/, '/timeline/entries');
  if (at) url.searchParams.set('timestamp[lte]', at.toISOString());
  if (release !== undefined) url.searchParams.set('release[lte]', release);
  return new Request(url, request);
}

/** Time limit of each call for the bar of a page in preview, since editors wait for it. */
export const BAR_WAIT_MS = 3000;

/** Statuses of a service or a space without a timeline. */
export const unknownStatuses: readonly number[] = [400, 401, 403, 404];

/**
 * The preview API as it will be, with everything that is scheduled until a moment and with a release
 * (`/timeline/entries`); without either as it is now. A space without a timeline answers with its present drafts.
 */
export function previewDelivery(
  world: Parameters<typeof createDelivery>[0],
  later: LaterContent | undefined,
  timeout?: number,
): Delivery {
  if (!later) return createDelivery(world, 'preview', timeout);
  const fetch: World['fetch'] = async (request) => {
    const answer = await world.fetch(timelineRequest(request, later));
    if (!unknownStatuses.includes(answer.status)) return answer;
    await answer.body?.cancel();
    return world.fetch(request);
  };
  return createDelivery({ ...world, fetch }, 'preview', timeout);
}
