import { Hono } from 'hono/tiny';
import type { Flags } from '../../content/flags.ts';
import type { SiteFileEnv } from '../appEnv.ts';
import { markedAnswer } from '../cache/pageAnswer.ts';
import { cacheHeaders, ownPolicies, securityHeaders } from '../middleware/headers.ts';
import { requestIdOf } from '../requestFacts.ts';
import { serviceWorker } from '../routes/serviceWorker.ts';
import { siteFiles } from '../routes/siteFiles.ts';
import type { FrontWorld } from '../world.ts';

/**
 * The small files of the site with the site's own headers, for visitors who see no drafts; undefined for whatever is not
 * found here.
 */
export function createFrontFiles(world: FrontWorld, flags: () => Promise<Flags>) {
  const app = new Hono<SiteFileEnv>();
  app.use(ownPolicies());
  app.use(securityHeaders(world));
  app.use(async (c, next) => {
    c.set('world', world);
    c.set('visitor', { visit: { origin: world.settings.siteOrigin || new URL(c.req.url).origin } });
    c.set('flags', await flags());
    await next();
    c.header('X-Request-Id', requestIdOf(c.req.raw, world));
  });
  app.use(cacheHeaders());
  app.route('/', siteFiles());
  app.route('/', serviceWorker());
  return async (request: Request): Promise<Response | undefined> => {
    const answer = await app.fetch(request);
    return answer.status === 200 ? markedAnswer(answer, 'BYPASS') : undefined;
  };
}
