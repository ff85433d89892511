import { type City, cityRow } from '../cities.ts';
import type { Language } from '../languages.ts';
import type { AssetHosts } from '../media/mediaUrl.ts';
import type { PageMatch, Tree } from '../pages.ts';
import { type CityClock, type ClockRecord, createClock } from '../time/clock.ts';
import { type Address, buildPath } from './address.ts';
import type { CompanyDomains } from './webAddress.ts';

/** Everything that a page depends on: city, language, tree, moment. It holds no personal data. */
export interface Visit {
  readonly city: City;
  /** As the content calls the city in the visit's language; the table's name until that is read. */
  readonly cityName: string;
  readonly language: Language;
  readonly tree: Tree;
  /** Segments after city and tree. */
  readonly path: readonly string[];
  /** The page of the path; undefined where there is none. */
  readonly match: PageMatch | undefined;
  /** The visitor is in mainland China: other asset host, filing number, maps (docs/rules.md#mainland-visitor). */
  readonly isMainland: boolean;
  readonly isPreview: boolean;
  /** The city's online shop is on, as its settings say; false until they are read (docs/rules.md#shop-redirect). */
  readonly hasShop: boolean;
  /** The loyalty programme has pages to lead to (docs/rules.md#member-redirect). */
  readonly hasMemberPages: boolean;
  /** The moment and zone that all time rules of the page use. */
  readonly clock: CityClock;
  /** Public origin of the site, for canonical and shared addresses; no trailing slash. */
  readonly origin: string;
  readonly domains: CompanyDomains;
  readonly assets: AssetHosts;
  /** Hosts whose frames an editor's markup may hold (docs/rules.md#html-frames). */
  readonly frameHosts: readonly string[];
  /** The site's public key at Kakao, for links that share a page; empty for none. */
  readonly kakaoKey: string;
  /** Cities that no list of cities names (docs/rules.md#picker-hidden-cities). */
  readonly hiddenCities: readonly City[];
  /** `?without-overlay=...` as far as it is carried along (docs/rules.md#carried-query); empty otherwise. */
  readonly carriedQuery: string;
  /** The part of the query that decides what the page shows (docs/rules.md#language-switch), without a question mark. */
  readonly choiceQuery: string;
}

/** What a city's settings say about time (docs/rules.md#shown-for-days). */
interface DaySettings {
  readonly newsShownForDays?: number | undefined;
  readonly offersShownForDays?: number | undefined;
}

/** The clock of a city at a moment, with what its editors set; without settings nothing expires by days. */
export function cityClock(city: City, now: Date, settings: DaySettings = {}, record?: ClockRecord): CityClock {
  return withDaySettings(createClock({ now, timeZone: cityRow(city).timeZone }, record), settings);
}

/** The same clock with what a city's settings say about time. */
export function withDaySettings(clock: CityClock, settings: DaySettings = {}): CityClock {
  const { newsShownForDays: news, offersShownForDays: offers } = settings;
  return { ...clock, shownForDays: { news, specialOffer: offers, indexDetailPage: offers } };
}

/** The address of a page in the visit's city, language and tree. */
export function pageHref(
  { city, language, tree, carriedQuery }: Pick<Visit, 'city' | 'language' | 'tree' | 'carriedQuery'>,
  path: readonly string[],
): string {
  return buildPath({ city, language, tree, path }) + carriedQuery;
}

/** A page's path in the desktop tree, without the carried query: for addresses that both trees share. */
export function desktopHref({ city, language }: Pick<Visit, 'city' | 'language'>, path: readonly string[]): string {
  return buildPath({ city, language, tree: 'desktop', path });
}

/** A page's public address: absolute, in the desktop tree, without the carried query (docs/rules.md#canonical-addresses). */
export function publicUrl(visit: Pick<Visit, 'city' | 'language' | 'origin'>, path: readonly string[]): string {
  return visit.origin + desktopHref(visit, path);
}

/** The same page in another language or tree. */
export function twinHref(visit: Visit, change: Partial<Pick<Address, 'language' | 'tree' | 'city'>>): string {
  return buildPath({ ...visit, ...change }) + visit.carriedQuery;
}
