import type { World } from '../world.ts';

/** Answers of a service that knows no timeline, or of a space that has none. */
const unknown: readonly number[] = [400, 401, 403, 404];

/**
 * Asks the preview for the content as it will be at a moment, with what is scheduled to be published until then
 * (`/timeline/entries`). Where the space has no such timeline, for the content as it is now.
 */
export function timelineFetch(fetch: World['fetch'], at: Date): World['fetch'] {
  return async (request) => {
    const url = new URL(request.url);
    url.pathname = url.pathname.replace(/\/entries$/, '/timeline/entries');
    url.searchParams.set('timestamp[lte]', at.toISOString());
    const answer = await fetch(new Request(url, request));
    if (!unknown.includes(answer.status)) return answer;
    await answer.body?.cancel();
    return fetch(request);
  };
}
