import { createMiddleware } from 'hono/factory';
import type { City } from '../../content/cities.ts';
import { findRedirect, placeOf, type Redirects, readRedirects, redirectionHref } from '../../content/redirects.ts';
import type { Content } from '../content/content.ts';
import type { ContentSource } from '../content/source.ts';
import type { AppEnv } from '../requestContext.ts';

/** More than a city's editors ever keep. */
const REDIRECTS_LIMIT = 1000;

/**
 * Redirects that editors manage, after the gates and before any page: an editor who moves a page wants the old address
 * to lead on although something may still stand there. A list that can't be read redirects nobody.
 */
export function editorsRedirects(source: ContentSource) {
  const known = new WeakMap<object, Redirects>();
  return createMiddleware<AppEnv>(async (c, next) => {
    const { visitor, content, world, keepAlive } = c.var;
    const { parsed, visit } = visitor;
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead || parsed.kind !== 'address' || visit.path.length === 0) return next();

    const redirectsOf = async (city: City, of: Content): Promise<Redirects | undefined> => {
      const list = await of
        .list('redirect', { include: 1, limit: REDIRECTS_LIMIT, order: 'sys.createdAt' })
        .catch(() => undefined);
      if (!list) return undefined;
      const read =
        known.get(list) ?? readRedirects(list.entries, { city, origin: visit.origin, domains: visit.domains });
      if (!known.has(list) && read.problems.length > 0) {
        world.log('error', 'redirects refused', {
          city,
          problems: read.problems.map(({ entry, problem }) => `${entry}: ${problem}`),
        });
      }
      known.set(list, read);
      return read;
    };

    const found = findRedirect((await redirectsOf(visit.city, content))?.rules ?? [], visit.path);
    if (!found) return next();
    const landing = placeOf(found.destination, visit.city);
    if (landing && landing.city !== visit.city) {
      // The other city's editors may have a redirect of their own there, perhaps one that leads back.
      const elsewhere = await redirectsOf(landing.city, source.open({ ...visit, city: landing.city }, keepAlive));
      if (findRedirect(elsewhere?.rules ?? [], landing.path)) {
        world.log('error', 'redirects refused', {
          city: visit.city,
          problems: [`${found.id}: it leads to another redirect, in ${landing.city}`],
        });
        return next();
      }
    }
    const href = redirectionHref(found, visit);
    const isOwnPath = found.destination.kind === 'path' && found.destination.rest === '';
    return c.redirect(isOwnPath ? href + visit.carriedQuery : href, found.isPermanent ? 301 : 302);
  });
}
