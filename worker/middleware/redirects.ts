import { createMiddleware } from 'hono/factory';
import { withQuery } from '../../content/address/addressQuery.ts';
import {
  findRedirect,
  placeOf,
  type Redirects,
  readRedirects,
  redirectionHref,
} from '../../content/address/redirectRules.ts';
import type { City } from '../../content/cities.ts';
import { ALL_LIMIT } from '../../content/model/registry.ts';
import type { AppEnv, RedirectList } from '../appEnv.ts';
import type { Content } from '../contentful/content.ts';
import type { ContentSource } from '../contentful/source.ts';

/**
 * Redirects that editors manage, after the gates and before any page (docs/rules.md#editors-redirects): a redirect wins
 * over a page that still exists at its address. A list that cannot be read redirects nobody.
 */
export function editorsRedirects(source: ContentSource) {
  const known = new WeakMap<object, Redirects>();
  return createMiddleware<AppEnv>(async (c, next) => {
    const redirects = c.get('redirects');
    if (!redirects) return next();
    const { visitor, world, keepAlive } = c.var;
    const { visit } = visitor;

    const redirectsOf = async (city: City, reading: Promise<RedirectList>): Promise<Redirects | undefined> => {
      const list = await reading;
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

    const found = findRedirect((await redirectsOf(visit.city, redirects))?.rules ?? [], visit.path);
    if (!found) return next();
    const landing = placeOf(found.destination, visit.city);
    if (landing && landing.city !== visit.city) {
      // A redirect of the other city may lead back here.
      const content = source.open({ ...visit, city: landing.city }, keepAlive);
      const elsewhere = await redirectsOf(landing.city, redirectList(content));
      if (findRedirect(elsewhere?.rules ?? [], landing.path)) {
        world.log('error', 'redirects refused', {
          city: visit.city,
          problems: [`${found.id}: it leads to another redirect, in ${landing.city}`],
        });
        return next();
      }
    }
    const href = redirectionHref(found, visit);
    const carried = found.destination.kind === 'path' ? visit.carriedQuery.slice(1) : '';
    return c.redirect(withQuery(href, carried), found.isPermanent ? 301 : 302);
  });
}

/** The redirects of a city; undefined when they cannot be read, which is logged where the call is made. */
export function redirectList(content: Content): Promise<RedirectList> {
  return content.addressed('redirect', { include: 1, limit: ALL_LIMIT, order: 'sys.createdAt' }).catch(() => undefined);
}
