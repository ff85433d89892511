import { cookie, flag, local } from './storageKey.ts';

/** A failed chunk reloads the page at most once in this time (site-shell §4). */
export const CHUNK_RELOAD_MS = 60_000;

/** The cookie by which the loyalty programme's own site keeps a member's session (site-shell §9). */
export const MEMBER_COOKIE = 'dfs-member-user';

const time = (raw: unknown): number | undefined => (typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined);
/** A city's own path without its tree: `/en/sydney`. Nothing else is ever followed. */
const cityPath = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^\/[a-z]{2}\/[a-z-]+$/.test(raw) ? raw : undefined;

/** What has to be known before a page is first painted; a file of its own, since it is in every first load. */
export const firstKeys = {
  /** Where the visitor wants to arrive: chosen, or where the picker was dismissed. */
  preferredPath: local('preferred-path', cityPath),
  /** Answer to the question of age, by city. */
  ageAnswer: (city: string) => local(`age-answer-${city}`, flag),
  /** When the bar was closed, by city and language. */
  announcementRead: (city: string, language: string) => local(`announcement-read-${city}-${language}`, time),
  chunkReload: local('chunk-reload', flag, CHUNK_RELOAD_MS),
  /** The loyalty session; its presence means: signed in (site-shell §4). */
  memberSession: cookie(MEMBER_COOKIE),
};
