import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../requestContext.ts';
import { jsonAnswer } from './answers.ts';

/**
 * Lets in what pages of this site send, and what no browser sent: browsers name the origin of every POST themselves.
 * Guards calls that act with a visitor's cookies.
 */
export function sameOrigin() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const own = [new URL(c.req.url).origin, c.var.visitor.visit.origin];
    const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (isForeign || (origin !== undefined && !own.includes(origin))) {
      return jsonAnswer({ error: 'This call is for pages of this site only.' }, 403, true);
    }
    return next();
  });
}
