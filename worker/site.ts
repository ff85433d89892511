import type { TakeJob } from './ahead/giveToBuild.ts';
import type { createApp } from './app.ts';
import type { AppEnv } from './appEnv.ts';
import { createIsolateState } from './cache/isolateState.ts';
import { cachePages } from './cache/pageCache.ts';
import { createPageMemory } from './cache/pageMemory.ts';
import type { Render } from './cache/pageRenders.ts';
import { fixedHeaders } from './fixedHeaders.ts';
import { acceptsMarkdown } from './markdown/acceptsMarkdown.ts';
import type { createNotFoundCounter } from './middleware/notFoundCounter.ts';
import { problemOf } from './platform/log.ts';
import { isSafeMethod, withoutBody } from './requestFacts.ts';
import { isSmallFile } from './routeGroups.ts';
import type { createSmallFiles } from './routes/smallFiles.ts';
import type { KeepAlive, World } from './world.ts';

/**
 * The site of an isolate: small files, the page cache before the app, and a counter of addresses that are not found. What a
 * kept page and a small file need is loaded at the start, nothing else (docs/rules.md#loaded-when-needed).
 */
export function createSite(world: World) {
  const state = createIsolateState(world);
  const pages = createPageMemory();
  const cached = cachePages(world, state, pages);
  let app: ReturnType<typeof createApp> | undefined;
  let smallFiles: ReturnType<typeof createSmallFiles> | undefined;
  let notFoundCounter: ReturnType<typeof createNotFoundCounter> | undefined;
  /** Undefined for a request for no file, and for a file that is not found. */
  const smallFile = async (request: Request, pathname: string, keepAlive: KeepAlive): Promise<Response | undefined> => {
    if (!isSafeMethod(request.method) || !isSmallFile(pathname)) return undefined;
    await state.changes.look(keepAlive);
    if (!smallFiles) {
      const { createSmallFiles } = await import('./routes/smallFiles.ts');
      smallFiles ??= createSmallFiles(world, state.flags);
    }
    return smallFiles(request);
  };
  const countNotFound = async (pathname: string, keepAlive: KeepAlive): Promise<void> => {
    if (!notFoundCounter) {
      const { createNotFoundCounter: create } = await import('./middleware/notFoundCounter.ts');
      notFoundCounter ??= create(world);
    }
    notFoundCounter(pathname, keepAlive);
  };
  /** Renders for requests of a visitor, or ahead of them. */
  const renderer = (context: ExecutionContext) => {
    const keepAlive: KeepAlive = (work) => context.waitUntil(work);
    const renderWith: NonNullable<AppEnv['Bindings']['render']> = async (pageRequest, facts) => {
      // A kept page needs nothing of the app, which is most of the Worker. Each request imports it by itself: one
      // must not wait for a promise of another.
      if (!app) {
        const { createApp } = await import('./app.ts');
        app ??= createApp(world, state, pages);
      }
      return app.fetch(pageRequest, facts, context);
    };
    const render: Render = (pageRequest, isBackground, recorder, at) =>
      renderWith(pageRequest, { isBackground, recorder, at, makeAhead, takeJob, answerShared, render: renderWith });
    const answerShared = (request: Request, path: string): Promise<Response> =>
      cached.answer(new Request(new URL(path, request.url), request), render, keepAlive);
    const makeAhead: NonNullable<AppEnv['Bindings']['makeAhead']> = async (origin, variants) => {
      const { createAheadMaker } = await import('./ahead/makePages.ts');
      await state.changes.look(keepAlive);
      return createAheadMaker(world, state.changes, cached)(origin, variants, {}, { render, keepAlive });
    };
    const takeJob: TakeJob = async (job) => {
      const { createJobTaker } = await import('./ahead/takeJobs.ts');
      return createJobTaker(world, state, cached, { render, keepAlive })(job);
    };
    return { render, takeJob, keepAlive };
  };
  return {
    /** Makes the pages of the coordinator's jobs. */
    takeJobs: async (batch: Pick<MessageBatch, 'messages'>, context: ExecutionContext): Promise<void> => {
      const { takeJobs } = await import('./ahead/takeJobs.ts');
      await takeJobs(world, renderer(context).takeJob, batch);
    },
    fetch: async (request: Request, context: ExecutionContext): Promise<Response> => {
      const { render, keepAlive } = renderer(context);
      const { pathname } = state.addressOf(request.url).url;
      const bare = withoutBody(request);
      const answer = async (): Promise<Response> => {
        const file = await smallFile(bare, pathname, keepAlive);
        if (file || !isSafeMethod(request.method) || !acceptsMarkdown(request))
          return file ?? cached.answer(bare, render, keepAlive);
        const { htmlRequest, markdownAnswer } = await import('./markdown/markdownAnswer.ts');
        return markdownAnswer(request, await cached.answer(htmlRequest(bare), render, keepAlive));
      };
      const response = await answer().catch((thrown: unknown) => {
        // A failure of the cache itself, since the app handles its own.
        world.log('error', 'request failed', { problem: problemOf(thrown) });
        return plainFailure(world);
      });
      // What an editor looks for in a preview, which is private, is no link that visitors follow.
      const isPrivate = response.headers.get('Cache-Control')?.startsWith('private') ?? false;
      if (response.status === 404 && !isPrivate) keepAlive(countNotFound(pathname, keepAlive));
      return response;
    },
  };
}

/** The answer where nothing is left that could answer. The platform's error page would name the Worker. */
function plainFailure({ settings }: Pick<World, 'settings'>): Response {
  return new Response('500 Internal Server Error', {
    status: 500,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
      ...fixedHeaders(settings),
    },
  });
}
