import { CONSENT_MS } from './consent.ts';
import { readRecentSearches } from './recentSearches.ts';

/** Cookies and stored values last 7 days unless their key says otherwise (site-shell §9). */
export const STORED_MS = 604_800_000;

/** A failed chunk reloads the page at most once in this time (site-shell §4). */
export const CHUNK_RELOAD_MS = 60_000;

/** A locale redirect is an arrival for this long; the page that it leads to takes the mark away. */
export const LOCALE_REDIRECT_SECONDS = 60;

/** The cookie by which the loyalty programme's own site keeps a member's session (site-shell §9). */
export const MEMBER_COOKIE = 'dfs-member-user';

/** A value that the browser keeps: under which name, where, for how long, and how it is read back. */
export interface StorageKey<Value> {
  readonly name: string;
  /** Cookies are for what others read too: the shop, the consent script, the server. */
  readonly place: 'local' | 'cookie';
  readonly lifetime: number;
  /** Undefined for anything that the key's own writer would not have stored. */
  readonly read: (raw: unknown) => Value | undefined;
}

const text = (raw: unknown): string | undefined => (typeof raw === 'string' && raw !== '' ? raw : undefined);
const flag = (raw: unknown): boolean | undefined => (typeof raw === 'boolean' ? raw : undefined);
const time = (raw: unknown): number | undefined => (typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined);
const texts = (raw: unknown): readonly string[] | undefined =>
  Array.isArray(raw) && raw.every((item) => typeof item === 'string') ? raw : undefined;
/** A city's own path without its tree: `/en/sydney`. Nothing else is ever followed. */
const cityPath = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^\/[a-z]{2}\/[a-z-]+$/.test(raw) ? raw : undefined;

function local<Value>(name: string, read: StorageKey<Value>['read'], lifetime = STORED_MS): StorageKey<Value> {
  return { name, place: 'local', lifetime, read };
}

function cookie(name: string, lifetime = STORED_MS): StorageKey<string> {
  return { name, place: 'cookie', lifetime, read: text };
}

/** Everything that the site keeps in a visitor's browser (site-shell §4). */
export const storageKeys = {
  /** The current language. */
  language: local('language', text),
  /** Where the visitor wants to arrive: chosen, or where the picker was dismissed. */
  preferredPath: local('preferred-path', cityPath),
  /** International or domestic, by city. */
  travelType: (city: string) => cookie(`travel-type-${city}`),
  /** What the shop knows of a visitor's flight; a changed travel type clears it. */
  flightInfo: (city: string) => local(`flight-info-${city}`, (raw) => raw),
  departureLocation: cookie('departure-location'),
  /** The entry picker or the departure popover was closed without an answer, by city. */
  pickerClosed: (city: string) => local(`picker-closed-${city}`, flag),
  departureClosed: (city: string) => local(`departure-closed-${city}`, flag),
  /** Answer to the question of age, by city. */
  ageAnswer: (city: string) => local(`age-answer-${city}`, flag),
  /** When the bar was closed, by city and language. */
  announcementRead: (city: string, language: string) => local(`announcement-read-${city}-${language}`, time),
  notificationsRead: (language: string) => local(`notifications-read-${language}`, texts),
  /** Words that were searched for, newest first. */
  recentSearches: local('recent-searches', readRecentSearches),
  chunkReload: local('chunk-reload', flag, CHUNK_RELOAD_MS),
  /** The loyalty session; its presence means: signed in (site-shell §4). */
  memberSession: cookie(MEMBER_COOKIE),
  /** What the visitor allows, in the words of `consentText`. */
  cookieConsent: cookie('cookie-consent', CONSENT_MS),
  /** Set for a moment by a redirect that chose the visitor's language. */
  localeRedirect: cookie('locale-redirect'),
};
