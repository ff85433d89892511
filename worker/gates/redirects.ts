import { createMiddleware } from 'hono/factory';
import { withQuery } from '../../content/address/addressQuery.ts';
import {
  findRedirect,
  placeOf,
  type Redirects,
  readRedirects,
  redirectionHref,
} from '../../content/address/redirects.ts';
import type { City } from '../../content/cities.ts';
import type { Reading } from '../../content/model/readEntry.ts';
import type { Content } from '../content/content.ts';
import type { ContentSource } from '../content/source.ts';
import type { AppEnv } from '../requestContext.ts';
import { isRead } from '../visitor.ts';

/** More than a city's editors ever keep. */
const REDIRECTS_LIMIT = 1000;

/** The list of a city's redirects; undefined when it can't be read. */
export type RedirectList = Reading<'redirect'> | undefined;

/** Begins to read the city's redirects while the gates read what they need: they are looked at only after them. */
export function readAheadRedirects() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { parsed, visit } = c.var.visitor;
    // The home page is never redirected.
    if (isRead(c.req.method) && parsed.kind === 'address' && visit.path.length > 0)
      c.set('redirects', listOf(c.var.content));
    await next();
  });
}

/**
 * Redirects that editors manage, after the gates and before any page: an editor who moves a page wants the old address
 * to lead on although something may still stand there. A list that can't be read redirects nobody.
 */
export function editorsRedirects(source: ContentSource) {
  const known = new WeakMap<object, Redirects>();
  return createMiddleware<AppEnv>(async (c, next) => {
    const { visitor, world, keepAlive, redirects } = c.var;
    const { visit } = visitor;
    if (!redirects) return next();

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
      // The other city's editors may have a redirect of their own there, perhaps one that leads back.
      const content = source.open({ ...visit, city: landing.city }, keepAlive);
      const elsewhere = await redirectsOf(landing.city, listOf(content));
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

/** Why a list can't be read is logged where the call is made. */
function listOf(content: Content): Promise<RedirectList> {
  return content
    .list('redirect', { include: 1, limit: REDIRECTS_LIMIT, order: 'sys.createdAt' })
    .catch(() => undefined);
}
