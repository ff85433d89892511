import { Hono } from 'hono';
import { cart } from './api/cart.ts';
import { contentHook } from './api/contentHook.ts';
import { contentProxy } from './api/contentProxy.ts';
import { contentQuery } from './api/contentQuery.ts';
import { cspReports } from './api/cspReports.ts';
import { events } from './api/events.ts';
import { health } from './api/health.ts';
import { loyalty } from './api/loyalty.ts';
import { mapFrame } from './api/mapFrame.ts';
import { openPreview } from './api/preview.ts';
import { searchApi } from './api/search.ts';
import { siteFiles } from './api/siteFiles.ts';
import type { ContentSource } from './content/source.ts';
import { PageFailure, pageStatusOf, shownStatus } from './failures.ts';
import { submission } from './forms/submission.ts';
import { gatekeeper } from './gates/gates.ts';
import { editorsRedirects, readAheadRedirects } from './gates/redirects.ts';
import { cacheHeaders, ownPolicies, securityHeaders } from './headers.ts';
import { problemOf } from './log.ts';
import type { PageMemory } from './pageCache/pageMemory.ts';
import { previewPages } from './preview/previewPages.tsx';
import { lastResort } from './render/lastResort.ts';
import { failurePage, page } from './render/page.tsx';
import { readDoors } from './render/shell.ts';
import { specimens } from './render/specimens.ts';
import { type AppEnv, requestContext } from './requestContext.ts';
import { searchAddress } from './search/searchAddress.ts';
import { isRead } from './visitor.ts';
import type { World } from './world.ts';

/** The whole site: request -> context -> headers -> api? -> gates -> match -> load -> page -> stream. */
export function createApp(world: World, source: ContentSource, pages: PageMemory) {
  const app = new Hono<AppEnv>();
  app.use(ownPolicies());
  app.use(previewPages(world)); // what editors see beside the page
  app.use(securityHeaders(world)); // wraps everything after it
  app.use(requestContext(world, source)); // who asks, for which city, in which language, on what device
  app.use(cacheHeaders());
  app.route('/', siteFiles(source)); // calls that are not pages
  app.route('/', health(source, pages));
  app.route('/', contentHook(source));
  app.route('/', openPreview());
  app.route('/', contentProxy(source));
  app.route('/', contentQuery(source));
  app.route('/', mapFrame(source));
  app.route('/', searchApi(source));
  app.route('/', loyalty());
  app.route('/', cart());
  app.route('/', events());
  app.route('/', cspReports());
  app.use(searchAddress());
  app.route('/', specimens(source, world));
  app.use(readAheadRedirects());
  app.use(gatekeeper((c) => readDoors(c.var.content))); // redirects and closed doors; the first answer wins
  app.use(editorsRedirects(source)); // pages that editors have moved
  app.get('*', page); // match -> load -> render -> stream
  app.post('*', submission); // forms are sent to their own pages
  // Pages have a page of their own for this; what is left are calls, and methods that nothing answers to.
  app.notFound((c) =>
    isRead(c.req.method) ? c.text('404 Not Found', 404) : c.text('405 Method Not Allowed', 405, { Allow: 'GET, HEAD' }),
  );
  app.onError(async (thrown, c) => {
    // Every thrown failure ends here.
    const status = shownStatus(pageStatusOf(thrown));
    const isExpected = thrown instanceof PageFailure && status < 500;
    c.var.world?.log(isExpected ? 'info' : 'error', 'page failed', {
      status,
      path: c.req.path.slice(0, 200),
      problem: problemOf(thrown),
      ...(thrown.cause !== undefined && { cause: problemOf(thrown.cause) }),
    });
    try {
      return await failurePage(c, status);
    } catch (second) {
      world.log('error', 'error page failed', { problem: problemOf(second) });
      return lastResort(c);
    }
  });
  return app;
}
