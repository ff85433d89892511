import { type Address, buildPath, parsePath, type Tree } from './address/address.ts';
import { withQuery } from './address/addressQuery.ts';
import type { CompanyDomains } from './address/companyDomains.ts';
import type { LinkTarget } from './address/links.ts';
import { type City, cityRow } from './cities.ts';
import type { Language } from './languages.ts';
import type { AssetHosts } from './mediaUrl.ts';
import type { CityClock } from './time/timeState.ts';

/** Who looks at which city, in which language, on which tree, at which moment. Everything that a page depends on, and nothing of a person. */
export interface Visit {
  readonly city: City;
  readonly language: Language;
  readonly tree: Tree;
  /** Segments after city and tree. */
  readonly path: readonly string[];
  /** The visitor stands in mainland China: other asset host, filing number, maps (site-shell §2, content-pages §7). */
  readonly isMainland: boolean;
  readonly isPreview: boolean;
  /** One moment for all rules of time on the page, in the city's zone. */
  readonly clock: CityClock;
  /** Public origin of the site, for canonical and shared addresses; no trailing slash. */
  readonly origin: string;
  readonly domains: CompanyDomains;
  readonly assets: AssetHosts;
  /** `?without-overlay=...` as far as it is carried along (content-pages §5); empty otherwise. */
  readonly carriedQuery: string;
}

/** The time zone's clock of a city at a moment. */
export function cityClock(city: City, now: Date): CityClock {
  return { now, timeZone: cityRow(city).timeZone };
}

/** The address of a page of this visit's site, in its language and tree. */
export function pageHref(
  { city, language, tree, carriedQuery }: Pick<Visit, 'city' | 'language' | 'tree' | 'carriedQuery'>,
  path: readonly string[],
): string {
  return buildPath({ city, language, tree, path }) + carriedQuery;
}

/** A page's address for the world: absolute, in the desktop tree, without what only this visit carries along. */
export function publicUrl(visit: Pick<Visit, 'city' | 'language' | 'origin'>, path: readonly string[]): string {
  return visit.origin + pageHref({ ...visit, tree: 'desktop', carriedQuery: '' }, path);
}

/** The same page in another language or tree. */
export function twinHref(visit: Visit, change: Partial<Pick<Address, 'language' | 'tree' | 'city'>>): string {
  return (
    buildPath({ language: visit.language, city: visit.city, tree: visit.tree, path: visit.path, ...change }) +
    visit.carriedQuery
  );
}

/** The `href` of a link target; undefined for a link to nowhere. */
export function targetHref(target: LinkTarget, visit: Visit): string | undefined {
  switch (target.kind) {
    case 'page':
      return pageHref(visit, target.path);
    case 'none':
      return undefined;
    case 'internal':
      return ownHref(target.href, visit);
    default:
      return target.href;
  }
}

/** A path of this site that an editor typed speaks the visitor's language and stays in the visitor's tree. */
function ownHref(href: string, visit: Visit): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const parsed = path.startsWith('/') ? parsePath(path) : undefined;
  if (parsed?.kind !== 'address') return href;
  const { address } = parsed;
  const own = buildPath({ ...address, language: address.language ?? visit.language, tree: visit.tree }) + rest;
  return withQuery(own, visit.carriedQuery.slice(1));
}
