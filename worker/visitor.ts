import { type Address, parsePath } from '../content/address/address.ts';
import { carriedQuery } from '../content/address/carriedQuery.ts';
import { detectLanguage } from '../content/address/languageDetection.ts';
import { cityRow, DEFAULT_CITY } from '../content/cities.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../content/languages.ts';
import { cityClock, type Visit } from '../content/visit.ts';
import { previewMoment } from './preview/previewAccess.ts';
import type { World } from './world.ts';

/** What a request's path was found to be, and the visit that it asks for. */
export interface Visitor {
  /** The address that was asked for; read once, and left as it is. */
  readonly url: URL;
  readonly parsed: ReturnType<typeof parsePath>;
  readonly visit: Visit;
  readonly device: 'desktop' | 'mobile';
  readonly browserLanguage: Language;
  readonly isOldBrowser: boolean;
  /** Reads pages for a search engine or a link preview. */
  readonly isRobot: boolean;
  /** The moment that a preview shows the site at; undefined for now, and for the public. */
  readonly previewedAt: Date | undefined;
}

/** Old Internet Explorer (content-pages §9): MSIE up to 10, Trident for 11. */
const oldBrowser = /MSIE |Trident\//;
/** Search engines, link previews and tools, as their user agents name themselves; nearly all say one of these words. */
const robot = /bot\b|bot\/|crawl|spider|slurp|preview|embed|facebookexternalhit|whatsapp|lighthouse|curl|wget/i;
/** Phones and tablets, as their user agents name themselves. */
const handheld = /Android|iPhone|iPad|iPod|Windows Phone|IEMobile|Opera Mini|\bMobile\b|Silk\/|Kindle|HarmonyOS/i;

/** Reads who asks from a request's address, its headers and what the edge knows of it (site-shell §7). */
export function readVisitor(request: Request, url: URL, world: World, isPreview: boolean): Visitor {
  const header = (name: string): string => request.headers.get(name) ?? '';
  const parsed = parsePath(url.pathname);
  const address: Address =
    parsed.kind === 'address' ? parsed.address : { language: undefined, city: DEFAULT_CITY, tree: 'desktop', path: [] };
  const offered = cityRow(address.city).languages;
  const browserLanguage = detectLanguage(header('accept-language'), offered);
  const language = address.language && offered.includes(address.language) ? address.language : browserLanguage;
  const userAgent = header('user-agent');
  const previewedAt = isPreview ? previewMoment(url, cityRow(address.city).timeZone) : undefined;
  return {
    url,
    parsed,
    browserLanguage,
    device: deviceOf(request),
    isOldBrowser: isOldBrowser(request),
    isRobot: robot.test(userAgent),
    previewedAt,
    visit: {
      city: address.city,
      language: parsed.kind === 'unknown' ? unknownLanguage(url.pathname, header('accept-language')) : language,
      tree: address.tree,
      path: address.path,
      isMainland: isFromMainland(request),
      isPreview,
      clock: cityClock(address.city, previewedAt ?? world.now()),
      origin: world.settings.siteOrigin || url.origin,
      domains: world.settings.companyDomains,
      assets: world.settings.assets,
      carriedQuery: carriedQuery((name) => url.searchParams.get(name) ?? undefined, isPreview),
    },
  };
}

/**
 * An address of no city still speaks the language that it begins with, otherwise the visitor's (content-pages §4), as far
 * as the standard city offers it. One with a language never asks the visitor's: it is kept for all who come there.
 */
function unknownLanguage(pathname: string, acceptLanguage: string): Language {
  const { languages } = cityRow(DEFAULT_CITY);
  const [first = ''] = pathname.toLowerCase().split('/').filter(Boolean);
  if (isLanguage(first)) return languages.find((language) => language === first) ?? DEFAULT_LANGUAGE;
  return acceptLanguage ? detectLanguage(acceptLanguage, languages) : DEFAULT_LANGUAGE;
}

/** Methods that change nothing. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Tells of a browser that no page of the site is made for (content-pages §9). */
export function isOldBrowser(request: Request): boolean {
  return oldBrowser.test(request.headers.get('user-agent') ?? '');
}

/** Which tree a visitor's browser is led to: phones and tablets read the mobile one. */
export function deviceOf(request: Request): 'desktop' | 'mobile' {
  return handheld.test(request.headers.get('user-agent') ?? '') ? 'mobile' : 'desktop';
}

/**
 * Mainland or abroad (site-shell §7), by the country that the edge writes over any header of the visitor's; where no edge
 * stands in front, by what the request says of itself. It decides what is shown, and opens nothing. Forwarded-for, which
 * the specification reads, needs a table of networks that nobody keeps here.
 */
export function isFromMainland(request: Request): boolean {
  return (request.headers.get('cf-ipcountry') ?? request.cf?.country) === 'CN';
}
