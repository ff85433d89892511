import type { createApp } from './app.ts';
import { createIsolateState } from './cache/isolateState.ts';
import { cachePages, type Render } from './cache/pageCache.ts';
import { createPageMemory } from './cache/pageMemory.ts';
import { createNotFoundCounter } from './middleware/notFoundCounter.ts';
import { plainFailure } from './plainFailure.ts';
import { problemOf } from './platform/log.ts';
import type { KeepAlive, World } from './world.ts';

/** The site of an isolate: the page cache in front of the app, and a counter of addresses that are not found. */
export function createSite(world: World) {
  const state = createIsolateState(world);
  const pages = createPageMemory();
  const notFound = createNotFoundCounter(world);
  const cached = cachePages(world, state, pages);
  let app: ReturnType<typeof createApp> | undefined;
  return {
    fetch: async (request: Request, context: ExecutionContext): Promise<Response> => {
      const keepAlive: KeepAlive = (work) => context.waitUntil(work);
      const render: Render = async (asked, isBackground, recorder) => {
        // A kept page needs nothing of the app, which is most of the Worker. Each request imports it by itself: one
        // must not wait for a promise of another.
        if (!app) {
          const { createApp } = await import('./app.ts');
          app ??= createApp(world, state, pages);
        }
        return app.fetch(asked, { isBackground, recorder }, context);
      };
      const response = await cached(request, render, keepAlive).catch((thrown: unknown) => {
        // A failure of the cache itself, since the app handles its own.
        world.log('error', 'request failed', { problem: problemOf(thrown) });
        return plainFailure(world);
      });
      if (response.status === 404) notFound.count(new URL(request.url).pathname, keepAlive);
      return response;
    },
  };
}
