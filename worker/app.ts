import { Hono } from 'hono/quick';
import { formOfPage } from '../content/forms/formPages.ts';
import { displayedStatus } from '../content/pageModel.ts';
import type { AppEnv } from './appEnv.ts';
import type { IsolateState } from './cache/isolateState.ts';
import type { PageMemory } from './cache/pageMemory.ts';
import { type ContentSource, createContentSource } from './contentful/source.ts';
import { PageFailure, pageStatusOf } from './failures.ts';
import { beginPage } from './middleware/beginPage.ts';
import { gatekeeper } from './middleware/gates.ts';
import { cacheHeaders, responsePolicies, securityHeaders } from './middleware/headers.ts';
import { previewPages } from './middleware/previewPages.ts';
import { editorsRedirects } from './middleware/redirects.ts';
import { requestContext } from './middleware/requestContext.ts';
import { searchAddress, withoutKeyword } from './middleware/searchAddress.ts';
import { lastResort } from './pages/render/lastResort.ts';
import type { Renderer } from './pages/render/page.tsx';
import { problemOf } from './platform/log.ts';
import { isSafeMethod } from './requestFacts.ts';
import { type RouteGroup, routeGroup } from './routeGroups.ts';
import { releaseFiles } from './routes/releaseFiles.ts';
import type { World } from './world.ts';

/**
 * The whole site: files of other versions -> headers -> request context -> routes that are not pages -> gates -> match ->
 * load -> render. Routes and renderer are loaded when a request needs them (docs/rules.md#loaded-when-needed).
 */
export function createApp(world: World, state: IsolateState, pages: PageMemory) {
  const source = createContentSource(world, state);
  const around = [
    responsePolicies(), // responses with a content security policy of their own
    previewPages(world, source), // click-to-edit attributes and the editors' bar
    securityHeaders(world),
    requestContext(world, source), // visitor, content, flags, log
    cacheHeaders(),
  ] as const;
  const apps = new Map<RouteGroup, Hono<AppEnv>>();
  const appOf = (group: RouteGroup, addRoutes: AddRoutes): Hono<AppEnv> => {
    const app = new Hono<AppEnv>();
    if (group === 'files') app.route('/', releaseFiles(world)); // with headers of their own
    app.use(...around);
    addRoutes(app, world, source, pages);
    addPages(app, world, source);
    return app;
  };
  return {
    fetch: async (
      request: Request,
      facts: Omit<AppEnv['Bindings'], 'address'>,
      context: ExecutionContext,
    ): Promise<Response> => {
      const address = state.addressOf(request.url);
      const group = routeGroup(address);
      let app = apps.get(group);
      if (!app) {
        // Each request imports by itself: one must not wait for a promise of another.
        const addRoutes = await routes[group]();
        // Requests that come at the same time share what its routes remember.
        app = apps.get(group) ?? appOf(group, addRoutes);
        apps.set(group, app);
      }
      return app.fetch(request, { ...facts, address }, context);
    },
  };
}

type AddRoutes = (app: Hono<AppEnv>, world: World, source: ContentSource, pages: PageMemory) => void;

/** Routes that are not pages. */
const routes: Readonly<Record<RouteGroup, () => Promise<AddRoutes>>> = {
  pages: async () => () => undefined,
  files: async () => () => undefined,
  calls: async () => (await import('./routes/callRoutes.ts')).callRoutes,
  editors: async () => (await import('./routes/editorRoutes.ts')).editorRoutes,
};

function addPages(app: Hono<AppEnv>, world: World, source: ContentSource): void {
  // An import costs each request something, even of what is loaded.
  let loaded: Renderer | undefined;
  const renderer = async (): Promise<Renderer> => {
    loaded ??= await import('./pages/render/page.tsx');
    return loaded;
  };
  app.use(searchAddress()); // keywords that are no valid path
  app.use(beginPage(renderer)); // what the page is made of, while the gates wait for settings
  app.use(gatekeeper()); // language, tree, closed cities; one redirect for all
  app.use(editorsRedirects(source));
  app.get('*', async (c) => (await renderer()).page(c)); // match -> load -> render
  // A form posts to its own page. Its rules for telephones are large, and few isolates ever get one.
  app.post('*', async (c) => (await import('./routes/submission.ts')).submission(c));
  // Pages have an error page; this answers calls, and methods that no route handles.
  app.notFound((c) => {
    if (isSafeMethod(c.req.method)) return c.text('404 Not Found', 404);
    const { match } = c.var.visitor.visit;
    const hasForm = match !== undefined && formOfPage(match.kind) !== undefined;
    // What is no call with a route of its own is a page.
    const hasRoute = (method: string): boolean =>
      app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method && route.path !== '/*');
    const takesPost = hasForm || hasRoute('POST');
    const methods = [hasForm || hasRoute('GET') || !takesPost ? 'GET, HEAD' : [], takesPost ? 'POST' : []].flat();
    return c.text('405 Method Not Allowed', 405, { Allow: methods.join(', ') });
  });
  app.onError(async (thrown, c) => {
    const status = displayedStatus(pageStatusOf(thrown));
    const isExpected = thrown instanceof PageFailure && status < 500;
    c.var.world?.log(isExpected ? 'info' : 'error', 'page failed', {
      status,
      path: withoutKeyword(c.req.path).slice(0, 200),
      problem: problemOf(thrown),
      ...(thrown.cause !== undefined && { cause: problemOf(thrown.cause) }),
    });
    try {
      return await (await renderer()).failurePage(c, status);
    } catch (second) {
      world.log('error', 'error page failed', { problem: problemOf(second) });
      return lastResort(c);
    }
  });
}
