import { Hono } from 'hono';
import { cart } from './api/cart.ts';
import { contentProxy } from './api/contentProxy.ts';
import { contentQuery } from './api/contentQuery.ts';
import { events } from './api/events.ts';
import { loyalty } from './api/loyalty.ts';
import { mapFrame } from './api/mapFrame.ts';
import { searchApi } from './api/search.ts';
import { siteFiles } from './api/siteFiles.ts';
import type { ContentSource } from './content/source.ts';
import { PageFailure, shownStatus, statusOf } from './failures.ts';
import { gatekeeper } from './gates/gates.ts';
import { cacheHeaders, ownPolicies, securityHeaders } from './headers.ts';
import { lastResort } from './lastResort.ts';
import { problemOf } from './log.ts';
import { failurePage, page } from './page.tsx';
import { type AppEnv, requestContext } from './requestContext.ts';
import { readDoors } from './shell.ts';
import { searchAddress } from './searchAddress.ts';
import type { World } from './world.ts';

/** The whole site: request -> context -> headers -> api? -> gates -> match -> load -> page -> stream. */
export function createApp(world: World, source: ContentSource) {
  const app = new Hono<AppEnv>();
  app.use(ownPolicies());
  app.use(securityHeaders(world)); // wraps everything after it
  app.use(requestContext(world, source)); // who asks, for which city, in which language, on what device
  app.use(cacheHeaders());
  app.route('/', siteFiles(source)); // calls that are not pages
  app.route('/', contentProxy(source));
  app.route('/', contentQuery(source));
  app.route('/', mapFrame(source));
  app.route('/', searchApi(source));
  app.route('/', loyalty());
  app.route('/', cart());
  app.route('/', events());
  app.use(searchAddress());
  app.use(gatekeeper((c) => readDoors(c.var.content))); // redirects and closed doors; the first answer wins
  app.get('*', page); // match -> load -> render -> stream
  app.notFound((c) => c.text('405 Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
  app.onError(async (thrown, c) => {
    // Every thrown failure ends here.
    const status = shownStatus(statusOf(thrown));
    const isExpected = thrown instanceof PageFailure && status === 404;
    c.var.world?.log(isExpected ? 'info' : 'error', 'page failed', { status, path: c.req.path.slice(0, 200), problem: problemOf(thrown), cause: problemOf(thrown.cause) });
    try {
      return await failurePage(c, status);
    } catch (second) {
      world.log('error', 'error page failed', { problem: problemOf(second) });
      return lastResort(c);
    }
  });
  return app;
}
