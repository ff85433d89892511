import { readRecentSearches } from '../search/recentSearches.ts';
import { cookie, firstKeys, flag, local, MEMBER_COOKIE, text } from './firstKeys.ts';

/** A required travel type that was not chosen is asked for again after a day (docs/rules.md#picker-opens). */
const PICKER_CLOSED_MS = 86_400_000;

const texts = (raw: unknown): readonly string[] | undefined =>
  Array.isArray(raw) && raw.every((item) => typeof item === 'string') ? raw : undefined;

/** Everything that the site stores in a visitor's browser (docs/rules.md#storage-keys). */
export const storageKeys = {
  ...firstKeys,
  /** The loyalty session; a visitor who has it is signed in (docs/rules.md#member-signed-in). */
  memberSession: cookie(MEMBER_COOKIE),
  /** The current language. */
  language: local('language', text),
  /** International or domestic, by city. */
  travelType: (city: string) => cookie(`travel-type-${city}`),
  /** The shop's data on a visitor's flight; a changed travel type clears it. */
  flightInfo: (city: string) => local(`flight-info-${city}`, (raw) => raw),
  departureLocation: cookie('departure-location'),
  /** The entry picker or the departure popover was closed without an answer, by city. */
  pickerClosed: (city: string) => local(`picker-closed-${city}`, flag, PICKER_CLOSED_MS),
  departureClosed: (city: string) => local(`departure-closed-${city}`, flag),
  /** The notifications that were closed, by language. Each closing stores the whole list again, for another seven days. */
  notificationsRead: (language: string) => local(`notifications-read-${language}`, texts),
  /** Words that were searched for, newest first. */
  recentSearches: local('recent-searches', readRecentSearches),
  /** The member's card for times without a network; client/browser/member/memberCard.ts checks what is in it. */
  memberCard: local('member-card', (raw) => raw),
};
