import { createMiddleware } from 'hono/factory';
import { withQuery } from '../../content/address/addressQuery.ts';
import {
  findRedirect,
  placeOf,
  problemsElsewhere,
  type Redirection,
  type Redirects,
  readRedirects,
  redirectionHref,
} from '../../content/address/redirectRules.ts';
import type { Visit } from '../../content/address/visit.ts';
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
  const redirectionOf = createRedirectFinder(source);
  return createMiddleware<AppEnv>(async (c, next) => {
    const redirects = c.get('redirects');
    if (!redirects) return next();
    const { visit } = c.var.visitor;
    const redirection = await redirectionOf(c.var, visit, await redirects);
    if (!redirection) return next();
    const href = redirectionHref(redirection, visit);
    const carried = redirection.destination.kind === 'path' ? visit.carriedQuery.slice(1) : '';
    return c.redirect(withQuery(href, carried), redirection.isPermanent ? 301 : 302);
  });
}

/** Redirects by the list that they were read from, for the origin that asked last: pages and sitemaps ask the same lists. */
const redirectsOfList = new WeakMap<object, Pick<Redirects, 'rules'> & Pick<Visit, 'origin'>>();

/** Finds the redirect that an address leads to by the list of its city; undefined where its page is served. */
export function createRedirectFinder(source: ContentSource) {
  return async (
    { visitor: { visit }, world, keepAlive }: Pick<AppEnv['Variables'], 'visitor' | 'world' | 'keepAlive'>,
    { city, path }: Pick<Visit, 'city' | 'path'>,
    redirects: RedirectList,
  ): Promise<Redirection | undefined> => {
    const rulesOf = (city: City, list: RedirectList): Redirects['rules'] => {
      if (!list) return [];
      const { origin, domains } = visit;
      const before = redirectsOfList.get(list);
      if (before?.origin === origin) return before.rules;
      const { rules, problems } = readRedirects(list.entries, { city, origin, domains });
      const refusals = problems.map(({ entry, problem }) => `${entry}: ${problem}`);
      if (refusals.length > 0) world.log('error', 'redirects refused', { city, problems: refusals });
      redirectsOfList.set(list, { origin, rules });
      return rules;
    };

    const redirection = findRedirect(rulesOf(city, redirects), path);
    const landing = redirection && placeOf(redirection.destination, city);
    if (landing && landing.city !== city) {
      // A redirect of the other city may lead back here.
      const content = source.open({ ...visit, city: landing.city }, keepAlive);
      const rules = rulesOf(landing.city, await redirectList(content));
      const [refusal] = problemsElsewhere([redirection], city, () => rules);
      if (refusal) {
        world.log('error', 'redirects refused', { city, problems: [`${refusal.entry}: ${refusal.problem}`] });
        return undefined;
      }
    }
    return redirection;
  };
}

/** The redirects of a city; undefined when they cannot be read, which is logged where the call is made. */
export function redirectList(content: Content): Promise<RedirectList> {
  return content.addressed('redirect', { include: 1, limit: ALL_LIMIT, order: 'sys.createdAt' });
}
