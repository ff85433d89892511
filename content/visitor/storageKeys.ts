import { readRecentSearches } from '../search/recentSearches.ts';
import { cookie, firstKeys, flag, local, text } from './firstKeys.ts';

/** How long the mark of a locale redirect lasts; the page that it leads to removes it. */
export const LOCALE_REDIRECT_SECONDS = 60;

const texts = (raw: unknown): readonly string[] | undefined =>
  Array.isArray(raw) && raw.every((item) => typeof item === 'string') ? raw : undefined;

/** Everything that the site stores in a visitor's browser (docs/rules.md#storage-keys). */
export const storageKeys = {
  ...firstKeys,
  /** The current language. */
  language: local('language', text),
  /** International or domestic, by city. */
  travelType: (city: string) => cookie(`travel-type-${city}`),
  /** The shop's data on a visitor's flight; a changed travel type clears it. */
  flightInfo: (city: string) => local(`flight-info-${city}`, (raw) => raw),
  departureLocation: cookie('departure-location'),
  /** The entry picker or the departure popover was closed without an answer, by city. */
  pickerClosed: (city: string) => local(`picker-closed-${city}`, flag),
  departureClosed: (city: string) => local(`departure-closed-${city}`, flag),
  notificationsRead: (language: string) => local(`notifications-read-${language}`, texts),
  /** Words that were searched for, newest first. */
  recentSearches: local('recent-searches', readRecentSearches),
  /** The visitor's consent, written by `consentText`. */
  cookieConsent: cookie('cookie-consent'),
  /** The member's card for times without a network; client/browser/member/keptCard.ts checks what is in it. */
  memberCard: local('member-card', (raw) => raw),
  /** Set by a redirect that chose the visitor's language. */
  localeRedirect: { ...cookie('locale-redirect'), lifetime: LOCALE_REDIRECT_SECONDS * 1000 },
};
