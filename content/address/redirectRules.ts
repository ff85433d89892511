import { type City, languageIn } from '../cities.ts';
import type { EntryOf } from '../model/registry.ts';
import { buildPath, parsePath } from './address.ts';
import { linkTarget } from './linkTarget.ts';
import type { Visit } from './visit.ts';

/** A redirect as its editor wrote it. */
export type RedirectEntry = Pick<
  EntryOf<'redirect'>,
  'id' | 'title' | 'source' | 'match' | 'isPermanent' | 'internalLink' | 'externalLink'
>;

/** Where a redirect leads: a path of a city of this site, or an address on the company's own domains. */
type Destination =
  | { readonly kind: 'path'; readonly city: City | undefined; readonly path: readonly string[]; readonly rest: string }
  | {
      readonly kind: 'address';
      readonly href: string;
      /** The page that it is, where the host serves this site too. */
      readonly page: Place | undefined;
    };

/** A page of the site: segments after city and tree. */
interface Place {
  readonly city: City;
  readonly path: readonly string[];
}

/** A redirect that can be followed. */
interface Rule {
  readonly id: string;
  /** As paths are compared. */
  readonly source: readonly string[];
  readonly isPrefix: boolean;
  readonly isPermanent: boolean;
  readonly destination: Destination;
}

/** Why a redirect is not followed (docs/rules.md#redirects-are-safe). */
interface RedirectProblem {
  readonly entry: string;
  readonly problem:
    | 'the source is no path after the city'
    | 'the source would take the whole city'
    | 'another redirect has the same source'
    | 'it leads nowhere'
    | 'it leads off the company’s domains'
    | 'it leads back to itself'
    | 'it leads to another redirect'
    | `it leads to another redirect, in ${City}`;
}

/** The redirects of a city, and those that are refused. */
export interface Redirects {
  readonly rules: readonly Rule[];
  /** Every redirect with a source and a destination, those in a circle or a chain too. */
  readonly candidates: readonly Rule[];
  readonly problems: readonly RedirectProblem[];
}

/** A redirect that was found for a path. */
export type Redirection = Pick<Rule, 'id' | 'isPermanent' | 'destination'>;

/** A whole redirect, or one that was found for a path, whose destination holds the rest of the path already. */
type Leading = Redirection & Partial<Pick<Rule, 'isPrefix'>>;

/** The site that redirects belong to; an address on its origin counts as a path. */
type Site = Pick<Visit, 'city' | 'origin' | 'domains'>;

/**
 * Reads a city's redirects. Whatever leads nowhere, off the company's domains, in a circle or to another redirect is
 * refused and reported, so that a visitor is redirected once at most.
 */
export function readRedirects(entries: readonly RedirectEntry[], site: Site): Redirects {
  const problems: RedirectProblem[] = [];
  const sources = new Set<string>();
  const candidates = entries.flatMap((entry): Rule[] => {
    const refuse = (problem: RedirectProblem['problem']): Rule[] => {
      problems.push({ entry: entry.id, problem });
      return [];
    };
    const typed = sourceOf(entry.source, site.city);
    if (!typed) return refuse('the source is no path after the city');
    const source = spelling(typed);
    if (source.length === 0) return refuse('the source would take the whole city');
    const isPrefix = entry.match === 'prefix';
    const key = keyOf({ source, isPrefix });
    if (sources.has(key)) return refuse('another redirect has the same source');
    const destination = destinationOf(entry, site);
    if (!destination) return refuse('it leads nowhere');
    if (destination === 'elsewhere') return refuse('it leads off the company’s domains');
    sources.add(key);
    return [{ id: entry.id, source, isPrefix, isPermanent: entry.isPermanent === true, destination }];
  });
  // The most specific redirect wins: the longest source, and exact before prefix.
  const ordered = candidates.toSorted(
    (a, b) => b.source.length - a.source.length || Number(a.isPrefix) - Number(b.isPrefix),
  );
  const nextOf = followedIn(ordered, site.city);
  const rules = ordered.filter((rule) => {
    const problem = chainProblem(rule, nextOf);
    if (problem) problems.push({ entry: rule.id, problem });
    return problem === undefined;
  });
  return { rules, candidates: ordered, problems };
}

/** The redirect of a path (segments after city and tree); undefined when there is none. */
export function findRedirect(rules: readonly Rule[], path: readonly string[]): Redirection | undefined {
  const requested = spelling(path);
  const rule = rules.find((candidate) => matches(candidate, requested));
  return rule && { id: rule.id, isPermanent: rule.isPermanent, destination: destinationFor(rule, path) };
}

/** Returns true if a redirect takes a path, both spelled as paths are compared. */
function matches({ source, isPrefix }: Pick<Rule, 'source' | 'isPrefix'>, path: readonly string[]): boolean {
  if (isPrefix ? path.length < source.length : path.length !== source.length) return false;
  return source.every((segment, index) => segment === path[index]);
}

/** A prefix redirect carries over the rest of the path. */
function destinationFor({ source, isPrefix, destination }: Rule, path: readonly string[]): Destination {
  const rest = isPrefix ? path.slice(source.length) : [];
  return destination.kind === 'path' ? { ...destination, path: [...destination.path, ...rest] } : destination;
}

/** The same for redirects that take the same paths. */
function keyOf({ source, isPrefix }: Pick<Rule, 'source' | 'isPrefix'>): string {
  return `${isPrefix}/${source.join('/')}`;
}

/** The redirects that can apply where one leads. */
type Next = (redirect: Leading) => readonly Rule[];

function chainProblem(rule: Rule, nextOf: Next): RedirectProblem['problem'] | undefined {
  // A set gives what is added to it while it is read.
  const reached = new Set(nextOf(rule));
  const followed = new Set<readonly Rule[]>();
  for (const each of reached) {
    if (reached.has(rule)) return 'it leads back to itself';
    const next = nextOf(each);
    if (!followed.has(next)) for (const further of next) reached.add(further);
    followed.add(next);
  }
  return reached.size > 0 ? 'it leads to another redirect' : undefined;
}

/**
 * Follows redirects into those of a city, the most particular first; another city's own decide what happens there. A list may
 * have thousands: redirects to the same place share an answer.
 */
function followedIn(rules: readonly Rule[], city: City): Next {
  const bySource = new Map(rules.map((rule) => [keyOf(rule), rule]));
  const first = (path: readonly string[]): readonly Rule[] => {
    const exact = bySource.get(keyOf({ source: path, isPrefix: false }));
    if (exact) return [exact];
    for (let length = path.length; length > 0; length -= 1) {
      const prefix = bySource.get(keyOf({ source: path.slice(0, length), isPrefix: true }));
      if (prefix) return [prefix];
    }
    return [];
  };
  const answers = new Map<string, readonly Rule[]>();
  return ({ destination, isPrefix = false }) => {
    const landing = placeOf(destination, city);
    if (landing?.city !== city) return [];
    const path = spelling(landing.path);
    // A prefix that carries over the rest of the path can lead anywhere below its destination.
    const isCarrying = isPrefix && destination.kind === 'path';
    const key = keyOf({ source: path, isPrefix: isCarrying });
    const answer =
      answers.get(key) ??
      (isCarrying
        ? rules.filter((rule) => matches(rule, path) || matches({ source: path, isPrefix: true }, rule.source))
        : first(path));
    answers.set(key, answer);
    return answer;
  };
}

/** The redirects of a city that are not followed since they lead to one of another city, whose own `rulesOf` tells. */
export function problemsElsewhere(
  redirects: readonly Leading[],
  city: City,
  rulesOf: (city: City) => Redirects['rules'],
): readonly RedirectProblem[] {
  const byCity = Map.groupBy(redirects, ({ destination }) => placeOf(destination, city)?.city ?? city);
  byCity.delete(city);
  return [...byCity].flatMap(([other, leading]): readonly RedirectProblem[] => {
    const nextOf = followedIn(rulesOf(other), other);
    return leading
      .filter((redirect) => nextOf(redirect).length > 0)
      .map(({ id }) => ({ entry: id, problem: `it leads to another redirect, in ${other}` }));
  });
}

/** The page of this site that a redirect from a city leads to; undefined for what is none. */
export function placeOf(destination: Destination, from: City): Place | undefined {
  return destination.kind === 'path' ? { city: destination.city ?? from, path: destination.path } : destination.page;
}

/** A typed source: a path after the city, or a whole path of this very city. */
export function sourceOf(text: string, city: City): readonly string[] | undefined {
  const trimmed = text.trim();
  if (!/^\/?[^/\\?#]/.test(`${trimmed}/`) || /[?#\\]/.test(trimmed) || trimmed.includes('//')) return undefined;
  const whole = parsePath(trimmed.startsWith('/') ? trimmed : `/${trimmed}`);
  if (whole.kind === 'address') return whole.address.city === city ? whole.address.path : undefined;
  const inCity = parsePath(`/${city}/${trimmed.replace(/^\//, '')}`);
  return inCity.kind === 'address' ? inCity.address.path : undefined;
}

function destinationOf(entry: RedirectEntry, { origin, domains }: Site): Destination | 'elsewhere' | undefined {
  const target = linkTarget(entry, { domains });
  switch (target.kind) {
    case 'page':
      return { kind: 'path', city: undefined, path: target.path, rest: '' };
    case 'internal':
      return addressOf(target.href, origin);
    case 'none':
      return undefined;
    default:
      return 'elsewhere';
  }
}

/** An address on this origin becomes a page, so that the visitor keeps language and tree. */
function addressOf(href: string, origin: string): Destination | undefined {
  // A link that counts as internal can always be read.
  const url = new URL(href, origin);
  const parsed = parsePath(url.pathname);
  if (url.origin !== origin)
    return { kind: 'address', href: url.href, page: parsed.kind === 'address' ? parsed.address : undefined };
  if (parsed.kind !== 'address') return undefined;
  const { city, path } = parsed.address;
  return { kind: 'path', city, path, rest: url.search + url.hash };
}

/** The address that a redirection sends a visitor to, in the visitor's tree, and language where the city there has it. */
export function redirectionHref(
  { destination }: Redirection,
  visit: Pick<Visit, 'language' | 'city' | 'tree'>,
): string {
  if (destination.kind === 'address') return destination.href;
  const { city = visit.city, path, rest } = destination;
  return buildPath({ language: languageIn(city, visit.language), city, tree: visit.tree, path }) + rest;
}

/** Segments as they are compared: in any case, and whether or not marks stand apart from their letters. */
export function spelling(path: readonly string[]): readonly string[] {
  return path.map((segment) => segment.normalize('NFC').toLowerCase());
}
