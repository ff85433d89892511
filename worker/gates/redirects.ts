import { createMiddleware } from 'hono/factory';
import { findRedirect, readRedirects, redirectionHref, type Redirects } from '../../content/redirects.ts';
import type { AppEnv } from '../requestContext.ts';

/** More than a city's editors ever keep. */
const REDIRECTS_LIMIT = 1000;

/**
 * Redirects that editors manage, after the gates and before any page: an editor who moves a page wants the old address
 * to lead on although something may still stand there. A list that can't be read redirects nobody.
 */
export function editorsRedirects() {
  const read = new WeakMap<object, Redirects>();
  return createMiddleware<AppEnv>(async (c, next) => {
    const { visitor, content, world } = c.var;
    const { parsed, visit } = visitor;
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead || parsed.kind !== 'address' || visit.path.length === 0) return next();
    const list = await content.list('redirect', { include: 1, limit: REDIRECTS_LIMIT, order: 'sys.createdAt' }).catch(() => undefined);
    if (!list || list.entries.length === 0) return next();
    const { city, origin, domains } = visit;
    let redirects = read.get(list);
    if (!redirects) {
      redirects = readRedirects(list.entries, { city, origin, domains });
      read.set(list, redirects);
      if (redirects.problems.length > 0) {
        world.log('error', 'redirects refused', { city, problems: redirects.problems.map(({ entry, problem }) => `${entry}: ${problem}`) });
      }
    }
    const found = findRedirect(redirects.rules, visit.path);
    if (!found) return next();
    const href = redirectionHref(found, visit);
    const isOwnPath = found.destination.kind === 'path' && found.destination.rest === '';
    c.header('X-Redirect-By', found.id);
    return c.redirect(isOwnPath ? href + visit.carriedQuery : href, found.isPermanent ? 301 : 302);
  });
}
