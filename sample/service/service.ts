import { Hono } from 'hono';
import { editorPage } from '../editor/editorPage.ts';
import { contentApi } from './api/contentApi.ts';
import { createPublishing, type Hook } from './api/publishing.ts';
import { corsHeaders, errorResponse } from './api/respond.ts';
import { assetHost, type Media } from './assets/assetHost.ts';
import { managementSpace } from './management/managementSpace.ts';
import { ApiError, methodNotAllowed, notFound } from './model/apiError.ts';
import { readExport } from './model/readExport.ts';
import type { Settings } from './model/serviceSettings.ts';
import { bookingStandIn } from './standIns/bookingStandIn.ts';
import { cartStandIn } from './standIns/cartStandIn.ts';
import { loyaltyStandIn } from './standIns/loyaltyStandIn.ts';
import { memberPages } from './standIns/memberPages.ts';
import { weChatStandIn } from './standIns/weChatStandIn.ts';

/** What the service needs from outside. */
interface World {
  readonly now: () => Date;
  readonly requestId: () => string;
  /** Without it there are no pictures. */
  readonly media?: Media;
  /** Sends the webhook of what the editor publishes; without it no site is told. */
  readonly tell?: (hook: Hook) => Promise<void>;
  /** The editor's page, as `sample/editor/build.ts` makes it; without it there is none. */
  readonly editor?: string;
}

export interface Service {
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

/** An empty space beside that of the file, which commands may write to until the service ends. */
const TRIAL_SPACE = 'trial';

/** Builds the service over an export file. Throws an error that names the place of a fault. */
export function createService(exportFile: unknown, settings: Settings, world: World): Service {
  const app = new Hono<{ Variables: { requestId: string } }>({ strict: false });

  app.use(async (c, next) => {
    c.set('requestId', world.requestId());
    await next();
    for (const [name, value] of Object.entries(corsHeaders)) c.header(name, value);
    c.header('x-contentful-request-id', c.get('requestId'));
  });
  const trial = managementSpace({ space: TRIAL_SPACE, token: settings.managementToken });
  app.all(`/spaces/${TRIAL_SPACE}/*`, (c) => trial.fetch(c.req.raw));
  app.use(async (c, next) => {
    if (c.req.method === 'OPTIONS') return c.body(null, 204);
    // But for entries content and pictures are read-only; calls to the other stand-ins are not.
    const isCall = c.req.method === 'POST' && !/^\/(?:spaces|image|video)(?:\/|$)/.test(c.req.path);
    const isEdit = ['PUT', 'DELETE'].includes(c.req.method) && /^\/spaces\/.+\/entries\//.test(c.req.path);
    if (!isCall && !isEdit && c.req.method !== 'GET' && c.req.method !== 'HEAD') throw methodNotAllowed();
    return next();
  });

  // One line for each service that this Worker replaces.
  const publishing = createPublishing(readExport(exportFile), settings, world.now);
  const tell = world.tell ?? (async () => undefined);
  app.route('/', contentApi({ ...publishing, tell }, settings, world.now));
  app.route('/', editorPage(world.editor, settings, publishing.data));
  app.route('/', publishing.routes);
  app.route('/', assetHost(world.media));
  app.route('/', loyaltyStandIn());
  app.route('/', memberPages());
  app.route('/', cartStandIn());
  app.route('/', bookingStandIn());
  app.route('/', weChatStandIn(world.now));

  app.notFound((c) => errorResponse(notFound(), c.get('requestId')));
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    if (error instanceof ApiError) return errorResponse(error, requestId);
    console.error(JSON.stringify({ level: 'error', requestId, message: error.message, stack: error.stack }));
    return errorResponse(new ApiError(500, 'ServerError', 'Internal server error.'), requestId);
  });

  return { fetch: (request) => app.fetch(request) };
}
