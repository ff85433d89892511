import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../requestContext.ts';
import { isFromOwnPage } from '../sender.ts';
import { jsonAnswer } from './answers.ts';

/** Keeps a call for pages of this site: guards what acts with a visitor's cookies, or counts what a visitor did. */
export function sameOrigin() {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isFromOwnPage(c.req.raw, c.var.world.settings.siteOrigin))
      return jsonAnswer({ error: 'This call is for pages of this site only.' }, 403, true);
    return next();
  });
}
