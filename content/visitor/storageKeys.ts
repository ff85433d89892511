import { readRecentSearches } from '../search/recentSearches.ts';
import { CONSENT_MS } from './consent.ts';
import { firstKeys } from './firstKeys.ts';
import { cookie, flag, local, text } from './storageKey.ts';

/** A locale redirect is an arrival for this long; the page that it leads to takes the mark away. */
export const LOCALE_REDIRECT_SECONDS = 60;

const texts = (raw: unknown): readonly string[] | undefined =>
  Array.isArray(raw) && raw.every((item) => typeof item === 'string') ? raw : undefined;

/** Everything that the site keeps in a visitor's browser (site-shell §4). */
export const storageKeys = {
  ...firstKeys,
  /** The current language. */
  language: local('language', text),
  /** International or domestic, by city. */
  travelType: (city: string) => cookie(`travel-type-${city}`),
  /** What the shop knows of a visitor's flight; a changed travel type clears it. */
  flightInfo: (city: string) => local(`flight-info-${city}`, (raw) => raw),
  departureLocation: cookie('departure-location'),
  /** The entry picker or the departure popover was closed without an answer, by city. */
  pickerClosed: (city: string) => local(`picker-closed-${city}`, flag),
  departureClosed: (city: string) => local(`departure-closed-${city}`, flag),
  notificationsRead: (language: string) => local(`notifications-read-${language}`, texts),
  /** Words that were searched for, newest first. */
  recentSearches: local('recent-searches', readRecentSearches),
  /** What the visitor allows, in the words of `consentText`. */
  cookieConsent: cookie('cookie-consent', CONSENT_MS),
  /** Set for a moment by a redirect that chose the visitor's language. */
  localeRedirect: cookie('locale-redirect'),
};
