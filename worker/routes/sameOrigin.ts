import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../appEnv.ts';
import { privateAnswer } from './answers.ts';
import { isFromSitePage } from './sender.ts';

/** Refuses calls from other sites: for calls that use a visitor's cookies or count what a visitor does. */
export function sameOrigin() {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isFromSitePage(c.req.raw, c.var.world.settings.siteOrigin))
      return privateAnswer({ error: 'This call is for pages of this site only.' }, 403);
    return next();
  });
}
