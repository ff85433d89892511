import { askedEntry } from '../forms/messageAbout.ts';
import { listingOfPage } from '../listings.ts';
import type { PageKind, PageMatch } from '../pages.ts';
import { cleanKeyword } from '../search/keyword.ts';
import { readVisitChoice, visitQuery } from '../stores/visitChoice.ts';
import { momentQuery, readMoment } from '../time/visitMoment.ts';
import { ACCESSIBILITY_SUBJECT } from '../visitor/accessibility.ts';
import { listingAddress, readChoice } from './listingAddress.ts';

type Parameter = (name: string) => string | undefined;

/** A query of one parameter; empty without a value. */
function queryOf(name: string, value: string | undefined): string {
  return value ? `${name}=${encodeURIComponent(value)}` : '';
}

function momentOf(parameter: Parameter): string {
  const moment = readMoment(parameter);
  return moment ? momentQuery(moment) : '';
}

function storesQuery(parameter: Parameter): string {
  return [momentOf(parameter), queryOf('map', parameter('map'))].filter(Boolean).join('&');
}

function questionOf(parameter: Parameter): string {
  if (parameter('subject') === ACCESSIBILITY_SUBJECT) return queryOf('subject', ACCESSIBILITY_SUBJECT);
  const subjectEntry = askedEntry(parameter);
  return subjectEntry ? queryOf(subjectEntry.name, subjectEntry.slug) : '';
}

/** The part of the query that decides what a page shows, by kind; that of a listing is its choice. */
const pageQueries: Partial<Record<PageKind, (parameter: Parameter) => string>> = {
  // The shop's link to a brand says which one it means (docs/rules.md#offline-brand).
  offlineBrand: (parameter) => queryOf('brandId', parameter('brandId')),
  // The address of a day before a departure stands in calendars and messages (docs/rules.md#my-visit).
  myVisit: (parameter) => visitQuery(readVisitChoice(parameter)),
  myVisitCalendar: (parameter) => visitQuery(readVisitChoice(parameter)),
  storeListing: storesQuery,
  storeMap: storesQuery,
  searching: (parameter) => queryOf('keyword', cleanKeyword(parameter('keyword') ?? '')),
  contactUs: questionOf,
};

/** The query without which an address leads to another page; a redirect keeps it (docs/rules.md#carried-query). */
export function pageQuery(match: PageMatch | undefined, parameter: Parameter): string {
  if (!match) return '';
  const listing = listingOfPage(match.kind);
  return listing
    ? listingAddress(listing, readChoice(listing, match.parameters, parameter)).query
    : (pageQueries[match.kind]?.(parameter) ?? '');
}
