import { createApp } from './app.ts';
import type { KeepAlive } from './content/cache.ts';
import { createSources } from './content/source.ts';
import { problemOf } from './log.ts';
import { createNotFoundCounter } from './notFound.ts';
import { cachePages } from './pageCache/pageCache.ts';
import { createPageMemory } from './pageCache/pageMemory.ts';
import type { World } from './world.ts';

/** The site of an isolate: the page cache in front of the app, and a count of what was not found. */
export function createSite(world: World) {
  const source = createSources(world);
  const pages = createPageMemory();
  const notFound = createNotFoundCounter(world);
  const app = createApp(world, source, pages);
  const cached = cachePages(world, source, pages);
  return {
    fetch: async (request: Request, context: ExecutionContext): Promise<Response> => {
      const keepAlive: KeepAlive = (work) => context.waitUntil(work);
      const render = async (asked: Request, isBehind: boolean): Promise<Response> =>
        app.fetch(asked, { isBehind }, context);
      const response = await cached(request, render, keepAlive).catch((thrown: unknown) => {
        // The app answers its own failures; this is for the cache around it. The platform's error page names the Worker.
        world.log('error', 'request failed', { problem: problemOf(thrown) });
        return new Response('500 Internal Server Error', { status: 500, headers: { 'Cache-Control': 'no-store' } });
      });
      if (response.status === 404) notFound.count(new URL(request.url).pathname, keepAlive);
      return response;
    },
  };
}
