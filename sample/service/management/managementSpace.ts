import { Hono } from 'hono';
import { accessTokenInvalid, notFound } from '../model/apiError.ts';
import { environmentRoutes } from './environmentRoutes.ts';
import { refusalResponse } from './refusal.ts';
import { type SpaceMemory, spaceMemory } from './spaceMemory.ts';
import { type SpaceWide, spaceWide } from './spaceWide.ts';

/** A space that can be written to, and what it knows. */
interface ManagementSpace extends SpaceMemory {
  /** What belongs to the whole space: webhooks, keys, roles, preview addresses, and what signs the webhooks. */
  readonly connected: SpaceWide;
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

/** Which space it is, and who may write to it. */
interface SpaceSettings {
  readonly space: string;
  readonly token: string;
  readonly defaultLocale?: string;
}

/**
 * A space with its own Content Management API, as far as `content:push` and `content:connect` use it, by its own
 * conventions: a version in X-Contentful-Version, 409 where it is not the last, 422 with details for what is invalid,
 * publishing on a path of its own, 401 and 404 as documented. It begins with its default locale, or as a copy.
 */
export function managementSpace(
  { space, token, defaultLocale = 'en-US' }: SpaceSettings,
  from?: Pick<ManagementSpace, 'store' | 'published' | 'connected'>,
): ManagementSpace {
  const memory = spaceMemory(defaultLocale, from);
  const connected = spaceWide(from?.connected);
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${token}`) throw accessTokenInvalid();
    await next();
  });
  app.route(`/spaces/${space}/environments/master`, environmentRoutes(memory));
  app.route(`/spaces/${space}`, connected.routes);
  app.notFound(() => refusalResponse(notFound()));
  app.onError(refusalResponse);
  return { ...memory, connected, fetch: (request) => app.fetch(request) };
}
