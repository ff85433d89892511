import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { type Address, buildPath, isSamePath, parsePath } from '../../content/address/address.ts';
import { withQuery } from '../../content/address/addressQuery.ts';
import { detectLanguage, languageOfTag } from '../../content/address/languageDetection.ts';
import { pageQuery } from '../../content/address/pageQuery.ts';
import { type City, cityOffers, cityRow, DEFAULT_CITY } from '../../content/cities.ts';
import { type ClosingFlag, closingFlags, closingSetting, type Flags } from '../../content/flags.ts';
import {
  type ClosedCityPage,
  isClosedCityPage,
  matchPage,
  type PageKind,
  pagePath,
  spelledPath,
} from '../../content/pages.ts';
import { IS_SPENT, LEADS_ON, saysLocaleRedirect } from '../../content/shell/beforePaint.ts';
import { LANGUAGE_NOTE } from '../../content/shell/shellPlaces.ts';
import { firstKeys, LOCALE_REDIRECT_SECONDS } from '../../content/visitor/firstKeys.ts';
import type { AppEnv } from '../appEnv.ts';
import { type CityClosings, readClosings } from '../pages/render/shell.ts';
import { isRead } from '../requestFacts.ts';
import type { Visitor } from '../visitor.ts';

/** The request as a gate sees it. */
interface GateRequest {
  readonly visitor: Visitor;
  readonly flags: Flags;
  /** The city's closing settings in the content; undefined when they cannot be read. */
  readonly closed: CityClosings | undefined;
  readonly acceptLanguage: string;
  readonly pathname: string;
  /** A form that is sent: a redirect would lose it (docs/rules.md#form-closing-city). */
  readonly isForm: boolean;
}

interface Gate {
  readonly name: string;
  /** The redirect chooses the visitor's language: the next page may show its greeting. */
  readonly choosesLanguage?: true;
  /** The path to redirect to; undefined lets the request pass. */
  readonly redirect: (request: GateRequest) => string | undefined;
}

/** All gates in order; what one leads to goes through them again. */
const gates: readonly Gate[] = [
  {
    name: 'the root redirects to the default city in the browser language (docs/rules.md#root-redirect)',
    choosesLanguage: true,
    redirect: ({ visitor, acceptLanguage }) =>
      visitor.parsed.kind === 'root'
        ? to(visitor, {
            language: detectLanguage(acceptLanguage, cityRow(DEFAULT_CITY).languages),
            city: DEFAULT_CITY,
            tree: 'desktop',
            path: [],
          })
        : undefined,
  },
  {
    name: 'a language that the site lacks becomes the detected one (docs/rules.md#address-language)',
    choosesLanguage: true,
    redirect: ({ visitor, acceptLanguage, pathname }) => {
      const address = visitor.parsed.kind === 'unknown' ? inUnknownLanguage(pathname) : undefined;
      return (
        address &&
        to(visitor, { ...address, language: detectLanguage(acceptLanguage, cityRow(address.city).languages) })
      );
    },
  },
  {
    name: 'Internet Explorer gets the unsupported page (docs/rules.md#unsupported-page)',
    redirect: ({ visitor }) =>
      visitor.isOldBrowser && !isPage(visitor, 'unsupported')
        ? toClosedPage(visitor, addressOf(visitor)?.city ?? visitor.visit.city, 'unsupported')
        : undefined,
  },
  {
    name: 'a closed city has one page, an open city none for closed ones; except in preview (docs/rules.md#maintenance)',
    redirect: (request) => {
      const { visitor, isForm } = request;
      const address = addressOf(visitor);
      if (!address || isForm || visitor.visit.isPreview || isPage(visitor, 'unsupported')) return undefined;
      const wanted = closingOf(request, address.city);
      const isWhereItBelongs = wanted ? isPage(visitor, wanted) : wanted === undefined || !isOnClosedCityPage(visitor);
      if (isWhereItBelongs) return undefined;
      return wanted ? toClosedPage(visitor, address.city, wanted) : to(visitor, { ...address, path: [] });
    },
  },
  {
    name: 'closed-city pages have no language, and one tree (docs/rules.md#closed-pages)',
    redirect: ({ visitor }) => {
      const address = addressOf(visitor);
      return address && (address.language || address.tree === 'mobile') && isOnClosedCityPage(visitor)
        ? to(visitor, { ...address, language: undefined, tree: 'desktop' })
        : undefined;
    },
  },
  {
    name: 'a language that is missing or that the city lacks becomes the detected one (docs/rules.md#address-language)',
    choosesLanguage: true,
    redirect: ({ visitor }) => {
      const address = addressOf(visitor);
      if (!address || isOnClosedCityPage(visitor)) return undefined;
      const isOffered = address.language !== undefined && cityOffers(address.city, address.language);
      return isOffered ? undefined : to(visitor, { ...address, language: visitor.browserLanguage });
    },
  },
  {
    name: 'one spelling for every address (docs/rules.md#one-spelling)',
    redirect: ({ visitor, pathname }) => {
      const address = addressOf(visitor);
      const spelled = address && { ...address, path: spelledPath(address.path) };
      if (!spelled || isSamePath(buildPath(spelled), pathname)) return undefined;
      return to(visitor, spelled);
    },
  },
  {
    name: 'phones and tablets get the mobile tree, desktops the desktop tree (docs/rules.md#page-trees)',
    redirect: ({ visitor }) => {
      const address = addressOf(visitor);
      if (!address || isOnClosedCityPage(visitor) || address.tree === visitor.device) return undefined;
      return to(visitor, { ...address, tree: visitor.device });
    },
  },
];

/** Redirects before any page is looked for. */
export function gatekeeper() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { visitor, content } = c.var;
    const closed = visitor.parsed.kind === 'unknown' ? undefined : await readClosings(content, c.get('frame'));
    const { target, choosesLanguage } = destinationOf(gateRequest(c, closed));
    if (target === undefined) return next();
    c.header('Vary', 'Accept-Language, User-Agent');
    c.header('Cache-Control', 'no-store');
    const { name } = firstKeys.localeRedirect;
    // A mark that is there stays: a spent one keeps a visitor out of a circle.
    if ((choosesLanguage || saysLocaleRedirect(visitor.url.search)) && getCookie(c, name) === undefined)
      c.header('Set-Cookie', `${name}=${markOf(target)}; Path=/; Max-Age=${LOCALE_REDIRECT_SECONDS}; SameSite=Lax`, {
        append: true,
      });
    // A form keeps its method and its body.
    return c.redirect(target + noteOf(visitor, target), isRead(c.req.method) ? 302 : 307);
  });
}

/** Names the note of a page that another language leads to than the address asked for (docs/rules.md#language-missing). */
function noteOf({ parsed, url }: Visitor, target: string): string {
  const led = parsePath(pathOf(target));
  const language = led.kind === 'address' ? led.address.language : undefined;
  if (language === undefined || parsed.kind === 'root') return '';
  const [, tag = ''] = /^\/+([a-z-]+)/i.exec(url.pathname) ?? [];
  const asked = parsed.kind === 'address' ? (parsed.address.language ?? language) : languageOfTag(tag);
  return asked === language ? '' : `#${LANGUAGE_NOTE}`;
}

/** Returns true if a request is redirected whatever the city's settings say. */
export function leadsAway(c: Context<AppEnv>): boolean {
  return destinationOf(gateRequest(c, undefined)).target !== undefined;
}

function gateRequest(c: Context<AppEnv>, closed: CityClosings | undefined): GateRequest {
  const { visitor, flags } = c.var;
  return {
    visitor,
    flags,
    closed,
    acceptLanguage: c.req.header('accept-language') ?? '',
    pathname: visitor.url.pathname,
    isForm: !isRead(c.req.method),
  };
}

/** A city's home leads on to the preferred path, any other page is kept (docs/rules.md#preferred-path). */
function markOf(target: string): string {
  const parsed = parsePath(pathOf(target));
  const isHome = parsed.kind === 'address' && parsed.address.path.length === 0;
  return isHome ? LEADS_ON : IS_SPENT;
}

function pathOf(target: string): string {
  return target.replace(/\?.*/, '');
}

/** Where a request leads after all gates, in one redirect (docs/rules.md#one-redirect); no target lets it pass. */
function destinationOf(first: GateRequest): { readonly target?: string; readonly choosesLanguage: boolean } {
  let found: ReturnType<typeof destinationOf> = { choosesLanguage: false };
  let request = first;
  // Each gate settles one thing for good, so that no address meets one twice.
  for (const _ of gates) {
    const step = nextStep(request);
    if (!step) break;
    const pathname = pathOf(step.target);
    found = { target: step.target, choosesLanguage: found.choosesLanguage || step.choosesLanguage };
    const parsed = parsePath(pathname);
    const match = parsed.kind === 'address' ? matchPage(parsed.address.path) : undefined;
    request = { ...request, pathname, visitor: { ...request.visitor, parsed, match } };
  }
  return found;
}

function nextStep(request: GateRequest): Required<ReturnType<typeof destinationOf>> | undefined {
  for (const { redirect, choosesLanguage = false } of gates) {
    const target = redirect(request);
    if (target !== undefined) return { target, choosesLanguage };
  }
  return undefined;
}

/** The page of each closing flag; maintenance comes first. */
const pageOfClosing = { maintenance: 'maintenance', comingSoon: 'openingSoon' } as const satisfies Record<
  ClosingFlag,
  ClosedCityPage
>;

/**
 * The page of a closed city; false for an open one; undefined where settings cannot be read, which closes nothing and
 * opens nothing. The operators' flag decides, then the content's setting.
 */
function closingOf({ flags, closed }: GateRequest, city: City): ClosedCityPage | false | undefined {
  const isClosed = (flag: ClosingFlag): boolean | undefined => closingSetting(flags, flag, city) ?? closed?.[flag];
  const states = closingFlags.map((flag) => ({ page: pageOfClosing[flag], isOn: isClosed(flag) }));
  return states.find(({ isOn }) => isOn)?.page ?? (states.some(({ isOn }) => isOn === undefined) ? undefined : false);
}

function toClosedPage(visitor: Visitor, city: City, kind: ClosedCityPage): string {
  return to(visitor, { language: undefined, city, tree: 'desktop', path: pagePath(kind) });
}

function to({ visit, url }: Visitor, address: Address): string {
  const query = pageQuery(address.path, (name) => url.searchParams.get(name) ?? undefined);
  return withQuery(buildPath(address) + visit.carriedQuery, query);
}

function addressOf({ parsed }: Visitor): Address | undefined {
  return parsed.kind === 'address' ? parsed.address : undefined;
}

/** The address behind a language code that the site lacks, `de` or `zh-CN`. */
function inUnknownLanguage(pathname: string): Address | undefined {
  const [, rest] = /^\/+[a-z]{2}(?:-[a-z]{2,4})?(\/.*)$/i.exec(pathname) ?? [];
  const parsed = rest === undefined ? undefined : parsePath(rest);
  return parsed?.kind === 'address' && parsed.address.language === undefined ? parsed.address : undefined;
}

function isOnClosedCityPage({ match }: Visitor): boolean {
  return match !== undefined && isClosedCityPage(match.kind);
}

function isPage({ match }: Visitor, kind: PageKind): boolean {
  return match?.kind === kind;
}
