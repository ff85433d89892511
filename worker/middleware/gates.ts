import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { type Address, buildPath, isSamePath, parsePath } from '../../content/address/address.ts';
import { withQuery } from '../../content/address/addressQuery.ts';
import { detectLanguage, languageOfTag } from '../../content/address/languageDetection.ts';
import { pageQuery } from '../../content/address/pageQuery.ts';
import { type City, cityOffers, cityRow, DEFAULT_CITY } from '../../content/cities.ts';
import {
  type ClosedCityPage,
  isClosedCityPage,
  leadsElsewhere,
  matchPage,
  pagePath,
  spelledPath,
} from '../../content/pages.ts';
import { IS_SPENT, LEADS_ON, saysLocaleRedirect } from '../../content/shell/beforePaint.ts';
import { LANGUAGE_NOTE } from '../../content/shell/languageNote.ts';
import { firstKeys, LOCALE_REDIRECT_SECONDS } from '../../content/visitor/firstKeys.ts';
import type { AppEnv } from '../appEnv.ts';
import { type CityClosings, closingOf } from '../closings.ts';
import { readClosings } from '../pages/render/shell.ts';
import { isSafeMethod } from '../requestFacts.ts';
import type { Visitor } from '../visitor.ts';

/** The request as a gate sees it, at the address that the gates before it have led to. */
type GateRequest = ReturnType<typeof gateRequest>;

interface Gate {
  readonly name: string;
  /** The redirect chooses the visitor's language: the next page may show its greeting. */
  readonly choosesLanguage?: true;
  /** The address to redirect to; undefined lets the request pass. */
  readonly redirect: (request: GateRequest) => Address | undefined;
}

/** All gates in order; what one leads to goes through them again (docs/rules.md#gates-stay-on-site). */
const gates: readonly Gate[] = [
  {
    name: 'the root redirects to the default city in its language or the browser’s (docs/rules.md#root-redirect)',
    choosesLanguage: true,
    redirect: ({ parsed, acceptLanguage }) => {
      if (parsed.kind !== 'root') return undefined;
      // The gate of the address's language settles one that the city lacks.
      return {
        language: parsed.language ?? detectLanguage(acceptLanguage, cityRow(DEFAULT_CITY).languages),
        city: DEFAULT_CITY,
        tree: 'desktop',
        path: [],
      };
    },
  },
  {
    name: 'a language that the site lacks becomes the detected one (docs/rules.md#address-language)',
    choosesLanguage: true,
    redirect: ({ parsed, acceptLanguage, pathname }) => {
      const address = parsed.kind === 'unknown' ? inUnknownLanguage(pathname) : undefined;
      if (!address) return undefined;
      const { language, city } = address;
      const isOffered = language !== undefined && cityOffers(city, language);
      return isOffered ? address : { ...address, language: detectLanguage(acceptLanguage, cityRow(city).languages) };
    },
  },
  {
    name: 'Internet Explorer gets the unsupported page (docs/rules.md#unsupported-page)',
    redirect: ({ visitor, address, match }) =>
      visitor.isOldBrowser && match?.kind !== 'unsupported'
        ? closedPage(address?.city ?? visitor.visit.city, 'unsupported')
        : undefined,
  },
  {
    name: 'a closed city has one page, an open city none for closed ones; except in preview (docs/rules.md#maintenance)',
    redirect: (request) => {
      const { visitor, isForm, address, match } = request;
      if (!address || visitor.visit.isPreview || match?.kind === 'unsupported') return undefined;
      const closedPageKind = closingOf(request.flags, request.closed, address.city);
      // The form's page would show the menus of a city before it opens.
      if (isForm && closedPageKind !== 'openingSoon') return undefined;
      const isAllowed = closedPageKind
        ? match?.kind === closedPageKind
        : closedPageKind === undefined || !isOnClosedCityPage(request);
      if (isAllowed) return undefined;
      return closedPageKind ? closedPage(address.city, closedPageKind) : { ...address, path: [] };
    },
  },
  {
    name: 'closed-city pages have no language, and one tree (docs/rules.md#closed-pages)',
    redirect: ({ address, match }) =>
      address && (address.language || address.tree === 'mobile') && isOnClosedCityPage({ match })
        ? { ...address, language: undefined, tree: 'desktop' }
        : undefined,
  },
  {
    name: 'a language that is missing or that the city lacks becomes the detected one (docs/rules.md#address-language)',
    choosesLanguage: true,
    redirect: (request) => {
      const { address } = request;
      if (!address || isOnClosedCityPage(request)) return undefined;
      const isOffered = address.language !== undefined && cityOffers(address.city, address.language);
      return isOffered ? undefined : { ...address, language: request.visitor.visit.language };
    },
  },
  {
    name: 'one spelling for every address (docs/rules.md#one-spelling)',
    redirect: ({ address, pathname }) => {
      const spelled = address && { ...address, path: spelledPath(address.path) };
      return spelled && !isSamePath(buildPath(spelled), pathname) ? spelled : undefined;
    },
  },
  {
    name: 'phones and tablets get the mobile tree, desktops the desktop tree (docs/rules.md#page-trees)',
    redirect: ({ visitor: { device }, address, match }) =>
      !address || address.tree === device || isOnClosedCityPage({ match }) || leadsElsewhere(match?.kind)
        ? undefined
        : { ...address, tree: device },
  },
];

/** Redirects before any page is looked for. */
export function gatekeeper() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const visitor = c.get('visitor');
    const closed = visitor.parsed.kind === 'unknown' ? undefined : await readClosings(c.get('content'), c.get('frame'));
    const destination = destinationOf(gateRequest(c, closed));
    if (!destination) return next();
    const { address, match, choosesLanguage } = destination;
    c.header('Vary', 'Accept-Language, User-Agent');
    const { name } = firstKeys.localeRedirect;
    // A city's home leads on to the preferred path, any other page is kept (docs/rules.md#preferred-path). A mark that is
    // there stays: a spent one keeps a visitor out of a circle.
    if ((choosesLanguage || saysLocaleRedirect(visitor.url.search)) && getCookie(c, name) === undefined)
      setCookie(c, name, address.path.length === 0 ? LEADS_ON : IS_SPENT, {
        maxAge: LOCALE_REDIRECT_SECONDS,
        sameSite: 'Lax',
      });
    // A form keeps its method and its body.
    const { visit, url } = visitor;
    const path = buildPath(address);
    const query = pageQuery(match, (parameter) => url.searchParams.get(parameter) ?? undefined);
    const href = leadsElsewhere(match?.kind) ? path + url.search : withQuery(path + visit.carriedQuery, query);
    const target = href + noteOf(visitor, address);
    return c.redirect(target, isSafeMethod(c.req.method) ? 302 : isOnClosedCityPage({ match }) ? 303 : 307);
  });
}

/** Names the note of a page that another language leads to than the address asked for (docs/rules.md#language-missing). */
function noteOf({ parsed, url }: Visitor, { language }: Address): string {
  if (language === undefined) return '';
  const requestedLanguage =
    parsed.kind === 'unknown'
      ? inUnknownLanguage(url.pathname)?.language
      : ((parsed.kind === 'root' ? parsed : parsed.address).language ?? language);
  return requestedLanguage === language ? '' : `#${LANGUAGE_NOTE}`;
}

/** Returns true if a request is redirected whatever the city's settings say. */
export function leadsAway(c: Context<AppEnv>): boolean {
  return destinationOf(gateRequest(c, undefined)) !== undefined;
}

/** `closed`: the city's closing settings in the content; undefined when they cannot be read. */
function gateRequest(c: Context<AppEnv>, closed: CityClosings | undefined) {
  const visitor = c.get('visitor');
  return {
    visitor,
    pathname: visitor.url.pathname,
    parsed: visitor.parsed,
    address: visitor.parsed.kind === 'address' ? visitor.parsed.address : undefined,
    match: visitor.visit.match,
    flags: c.get('flags'),
    closed,
    acceptLanguage: c.req.header('accept-language') ?? '',
    /** A form that is sent: a redirect to a closed-city page loses it (docs/rules.md#form-closing-city). */
    isForm: !isSafeMethod(c.req.method),
  };
}

/** Where a request leads after all gates, in one redirect (docs/rules.md#one-redirect); undefined lets it pass. */
function destinationOf(first: GateRequest) {
  let destination:
    | (Pick<GateRequest, 'match'> & { readonly address: Address; readonly choosesLanguage: boolean })
    | undefined;
  let request = first;
  // Each gate settles one thing for good, so that no address meets one twice.
  for (const _ of gates) {
    const step = nextStep(request);
    if (!step) break;
    const { address } = step;
    const canonical = buildPath(address);
    const match = matchPage(address.path);
    destination = { address, match, choosesLanguage: destination?.choosesLanguage === true || step.choosesLanguage };
    request = { ...request, pathname: canonical, parsed: { kind: 'address', address, canonical }, address, match };
  }
  return destination;
}

function nextStep(request: GateRequest): { readonly address: Address; readonly choosesLanguage: boolean } | undefined {
  for (const { redirect, choosesLanguage = false } of gates) {
    const address = redirect(request);
    if (address) return { address, choosesLanguage };
  }
  return undefined;
}

function closedPage(city: City, kind: ClosedCityPage): Address {
  return { language: undefined, city, tree: 'desktop', path: pagePath(kind) };
}

/** The address behind a code that no language of the site has, `de` or `zh-Hant-HK`, in the language that it stands for. */
function inUnknownLanguage(pathname: string): Address | undefined {
  const [, tag = '', rest = ''] = /^\/+([a-z]{2}(?:-[a-z\d]{2,4}){0,2})(\/.*)$/i.exec(pathname) ?? [];
  const parsed = parsePath(rest);
  if (parsed.kind !== 'address' || parsed.address.language !== undefined) return undefined;
  return { ...parsed.address, language: languageOfTag(tag) };
}

function isOnClosedCityPage({ match }: Pick<GateRequest, 'match'>): boolean {
  return match !== undefined && isClosedCityPage(match.kind);
}
