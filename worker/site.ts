import { createApp } from './app.ts';
import type { KeepAlive } from './content/cache.ts';
import { createSources } from './content/source.ts';
import { cachePages } from './pageCache/pageCache.ts';
import type { World } from './world.ts';

/** The site of an isolate: the page cache in front of the app. */
export function createSite(world: World) {
  const source = createSources(world);
  const app = createApp(world, source);
  const cached = cachePages(world, source);
  return {
    fetch: (request: Request, context: ExecutionContext): Promise<Response> => {
      const keepAlive: KeepAlive = (work) => context.waitUntil(work);
      const render = async (asked: Request): Promise<Response> => app.fetch(asked, {}, context);
      return cached(request, render, keepAlive);
    },
  };
}
