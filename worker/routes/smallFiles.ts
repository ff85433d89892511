import { Hono } from 'hono/tiny';
import type { Flags } from '../../content/flags.ts';
import type { SiteFileEnv } from '../appEnv.ts';
import { markedAnswer } from '../cache/pageAnswer.ts';
import { cacheHeaders, responsePolicies, securityHeaders } from '../middleware/headers.ts';
import { requestIdOf } from '../requestFacts.ts';
import type { World } from '../world.ts';
import { firstPictures } from './firstPictures.ts';
import { serviceWorker } from './serviceWorker.ts';
import { siteFiles } from './siteFiles.ts';

/**
 * The small files that robots and every browser ask for, and a page's first picture, with the headers of the site and without
 * its app: the same for
 * all, editors included. Undefined for what is not found here. A failure is the caller's to answer.
 */
export function createSmallFiles(world: World, flags: () => Promise<Flags>) {
  const app = new Hono<SiteFileEnv>();
  app.use(responsePolicies());
  app.use(securityHeaders(world));
  app.use(async (c, next) => {
    c.set('world', world);
    const { siteOrigin, hiddenCities } = world.settings;
    c.set('visitor', { visit: { origin: siteOrigin || new URL(c.req.url).origin, hiddenCities } });
    c.set('flags', await flags());
    await next();
    c.header('X-Request-Id', requestIdOf(c.req.raw, world));
  });
  app.use(cacheHeaders());
  app.route('/', siteFiles());
  app.route('/', serviceWorker());
  app.route('/', firstPictures());
  // Their texts in all languages are larger than everything else here.
  app.get('/manifest/*', async (c) => (await import('./webManifests.ts')).webManifests().fetch(c.req.raw));
  app.onError((thrown) => {
    throw thrown;
  });
  return async (request: Request): Promise<Response | undefined> => {
    const answer = await app.fetch(request);
    return answer.status < 400 ? markedAnswer(answer, 'BYPASS') : undefined;
  };
}
