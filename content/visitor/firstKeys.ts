/** Cookies and stored values last 7 days unless their key says otherwise (docs/rules.md#storage-life). */
export const STORED_MS = 604_800_000;

/** A value that the browser stores: its name, place, lifetime in milliseconds, and how it is read back. */
export interface StorageKey<Value> {
  readonly name: string;
  /** Cookies hold what the shop, the consent script or the server read too. */
  readonly place: 'local' | 'cookie';
  readonly lifetime: number;
  /** Returns undefined for a value that the site does not store. */
  readonly read: (raw: unknown) => Value | undefined;
}

/** Reads a stored text; undefined for an empty one. */
export const text = (raw: unknown): string | undefined => (typeof raw === 'string' && raw !== '' ? raw : undefined);

/** Reads a stored yes or no. */
export const flag = (raw: unknown): boolean | undefined => (typeof raw === 'boolean' ? raw : undefined);

/** A key of the browser's local storage. */
export function local<Value>(name: string, read: StorageKey<Value>['read'], lifetime = STORED_MS): StorageKey<Value> {
  return { name, place: 'local', lifetime, read };
}

/** A cookie's key. */
export function cookie(name: string, lifetime = STORED_MS): StorageKey<string> {
  return { name, place: 'cookie', lifetime, read: text };
}

/** A failed chunk reloads the page at most once in this time (docs/rules.md#chunk-reload). */
const CHUNK_RELOAD_MS = 60_000;

/** How long the mark of a locale redirect lasts; the page that it leads to removes it. */
export const LOCALE_REDIRECT_SECONDS = 60;

/** The session cookie of the loyalty programme's site (docs/rules.md#member-signed-in). */
export const MEMBER_COOKIE = 'dfs-member-user';

const time = (raw: unknown): number | undefined => (typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined);
/** A city's path without its tree, `/en/sydney`; nothing else is followed. */
const cityPath = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^\/[a-z-]+\/[a-z-]+$/.test(raw) ? raw : undefined;

/** What is read before the first paint; a file of its own, since it is in every first load. */
export const firstKeys = {
  /** The preferred city and language: chosen, or those where the picker was dismissed. */
  preferredPath: local('preferred-path', cityPath),
  /** The answer of the age gate, by city. */
  ageAnswer: (city: string) => local(`age-answer-${city}`, flag),
  /** When the bar was closed, by language, and by language and city. */
  announcementRead: (place: string) => local(`announcement-read-${place}`, time),
  /** Left by a redirect that chose the visitor's language (docs/rules.md#preferred-path). */
  localeRedirect: cookie('locale-redirect', LOCALE_REDIRECT_SECONDS * 1000),
  /** The visitor's consent, written by `consentText` (docs/rules.md#consent-life). */
  cookieConsent: cookie('cookie-consent'),
  chunkReload: local('chunk-reload', flag, CHUNK_RELOAD_MS),
};
