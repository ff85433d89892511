import { type Address, startOf } from '../content/address/address.ts';
import { carriedQuery } from '../content/address/addressQuery.ts';
import { detectLanguage } from '../content/address/languageDetection.ts';
import { pageQuery } from '../content/address/pageQuery.ts';
import { cityClock, type Visit } from '../content/address/visit.ts';
import { cityNames, cityOffers, cityRow, DEFAULT_CITY } from '../content/cities.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../content/languages.ts';
import { type ClockRecord, createClockRecord } from '../content/time/clock.ts';
import type { HiddenItem, HiddenReason, NoteHidden } from '../content/time/hiddenReason.ts';
import type { LaterContent } from './contentful/timeline.ts';
import type { PageAddress } from './pageAddress.ts';
import { previewedContent, previewSide } from './preview/previewMoment.ts';
import { deviceOf, isFromMainland, isOldBrowser, userAgentOf } from './requestFacts.ts';
import type { World } from './world.ts';

/** What the request says about its sender, and the visit that follows from it. */
export interface Visitor extends Pick<PageAddress, 'url' | 'parsed'> {
  readonly visit: Visit;
  /** The moments at which an answer of the visit's clock changes. */
  readonly moments: ClockRecord;
  readonly device: 'desktop' | 'mobile';
  readonly isOldBrowser: boolean;
  /** A search engine, a link preview or a tool. */
  readonly isRobot: boolean;
  /** The moment and the release at which a preview shows the site; undefined for now, and outside of preview. */
  readonly later: LaterContent | undefined;
  /** What the rules leave out of the page, by id; nothing outside of preview. */
  readonly hidden: ReadonlyMap<string, HiddenEntry>;
}

/** An entry that a page has read and does not show. */
interface HiddenEntry {
  readonly item: HiddenItem;
  readonly reason: HiddenReason;
  /** An editor chose it for this page, or the page lists it. */
  readonly isExpected: boolean;
}

/** Words that the user agents of search engines, link previews and tools contain. */
const robot = /bot\b|bot\/|crawl|spider|slurp|preview|embed|facebookexternalhit|whatsapp|lighthouse|curl|wget/i;

/** Reads the visitor from what a request's address says, its headers and the edge's own facts (docs/rules.md#request-facts). */
export function readVisitor(
  request: Request,
  { url, parsed, match }: PageAddress,
  world: World,
  isPreview: boolean,
): Visitor {
  const acceptLanguage = request.headers.get('accept-language') ?? '';
  const parameter = (name: string): string | undefined => url.searchParams.get(name) ?? undefined;
  const device = deviceOf(request);
  const start = startOf(parsed);
  const address: Address =
    parsed.kind === 'address'
      ? parsed.address
      : { language: undefined, city: DEFAULT_CITY, ...start, tree: device, path: [] };
  const offered = cityRow(address.city).languages;
  const language =
    address.language && offered.includes(address.language) ? address.language : detectLanguage(acceptLanguage, offered);
  const isLater = isPreview && previewSide(url) !== 'before';
  const later = isLater ? previewedContent(url, cityRow(address.city).timeZone) : undefined;
  const moments = createClockRecord();
  const hidden = new Map<string, HiddenEntry>();
  const noteHidden: NoteHidden = (item, reason, isExpected) => {
    if (item.id === undefined) return;
    const first = hidden.get(item.id);
    // The first reason stays, unless a later one is that of an expected entry, or the first says only that a card has
    // no page.
    const isLess = !first || (isExpected && !first.isExpected) || first.reason.why === 'withoutDetail';
    if (isLess) hidden.set(item.id, { item, reason, isExpected });
  };
  const clock = cityClock(address.city, later?.at ?? world.now(), {}, moments);
  return {
    url,
    parsed,
    moments,
    device,
    isOldBrowser: isOldBrowser(request),
    isRobot: robot.test(userAgentOf(request)),
    later,
    hidden,
    visit: {
      city: address.city,
      cityName: cityNames[address.city][language],
      language: parsed.kind === 'unknown' && !start ? unknownLanguage(url.pathname, acceptLanguage) : language,
      tree: address.tree,
      path: address.path,
      match,
      isMainland: isFromMainland(request),
      isPreview,
      hasShop: false,
      hasMemberPages: world.settings.memberOrigin !== '',
      clock: isPreview ? { ...clock, noteHidden } : clock,
      origin: world.settings.siteOrigin || url.origin,
      domains: world.settings.companyDomains,
      assets: world.settings.assets,
      frameHosts: world.settings.frameHosts,
      kakaoKey: world.settings.kakaoKey,
      hiddenCities: world.settings.hiddenCities,
      carriedQuery: carriedQuery(parameter, isPreview),
      choiceQuery: pageQuery(match, parameter),
    },
  };
}

/**
 * The language of an address without a city: the one that it starts with, otherwise the browser's, as far as the default
 * city offers it (docs/rules.md#language-without-city). An address with a language ignores the browser's, since its
 * response is cached for all visitors.
 */
function unknownLanguage(pathname: string, acceptLanguage: string): Language {
  const [first = ''] = pathname.toLowerCase().split('/').filter(Boolean);
  if (isLanguage(first)) return cityOffers(DEFAULT_CITY, first) ? first : DEFAULT_LANGUAGE;
  return detectLanguage(acceptLanguage, cityRow(DEFAULT_CITY).languages);
}
