import { targetHref } from '../../../content/address/linkTarget.ts';
import type { Visit } from '../../../content/address/visit.ts';
import { pictureUrl } from '../../../content/media/mediaUrl.ts';
import type { EntryOf } from '../../../content/model/registry.ts';
import type { SearchAnswer } from '../../../content/search/searchAnswer.ts';
import { type FoundType, type SearchEntry, searchEntry } from '../../../content/search/searchEntries.ts';
import { type Found, type IndexedEntry, indexEntries, searchIndex } from '../../../content/search/searchIndex.ts';
import { type SearchType, searchLookup, searchTypes } from '../../../content/search/searchLookups.ts';
import { answerSearch, plainTerms } from '../../../content/search/searchResults.ts';
import { openingChange } from '../../../content/time/openingHours.ts';
import { openingWords } from '../../../content/time/openingText.ts';
import { earliest } from '../../../content/time/timeState.ts';
import { LOOKUP_MS } from '../../contentful/content.ts';
import type { TimeLimit } from '../../platform/timeouts.ts';
import { listing } from './cardLists.ts';
import type { LoadRequest } from './loader.ts';

/** Time limit of a lookup whose type the index covers: it can only add what was published in the last minutes. */
const COVERED_LOOKUP_MS = 700;

/** Width in pixels of a result's picture. */
const THUMBNAIL = 320;

type Searching = Pick<LoadRequest, 'content' | 'log'> & { readonly visit: Visit };

/** The results, and the earliest moment when one of them expires, opens or closes. */
interface SearchOutcome {
  readonly answer: SearchAnswer;
  readonly changesAt: Date | undefined;
}

/** Indexes of cached answers; they are collected with their answers. */
const prepared = new WeakMap<object, readonly IndexedEntry[]>();

/**
 * Searches a city's content in one language, by lookups at the content service and by an index of the cached lists, which
 * forgives misspellings. The results of both are shown. All types are searched in parallel within one time limit; a type
 * that fails or is late only loses its own section (docs/rules.md#search-failure).
 */
export async function search(request: Searching, keyword: string, limit?: number): Promise<SearchOutcome> {
  const { visit, log } = request;
  const deadline = request.content.limit(LOOKUP_MS);
  const parts = await Promise.all(searchTypes.map((type) => part(request, type, keyword, deadline.within)));
  deadline.end();
  const missing = searchTypes.filter((_, at) => parts[at]?.isMissing);
  if (missing.length > 0) {
    request.content.noteGap();
    log('warning', 'search incomplete', { types: missing.join(' ') });
  }
  const found: Found = searchIndex(
    parts.flatMap(({ index }) => index),
    keyword,
    visit.clock,
  );
  const lookedUp = parts
    .flatMap(({ entries }) => entries)
    .filter(({ hiddenFrom }) => (hiddenFrom(visit.clock) ?? Number.POSITIVE_INFINITY) > visit.clock.now.getTime());
  // Index entries first: a lookup selects fewer fields.
  const entries = [...found.entries, ...lookedUp];
  const answer = answerSearch({
    keyword,
    entries,
    limit,
    terms: found.terms.length > 0 ? found.terms : plainTerms(keyword),
    isComplete: missing.length === 0,
    language: visit.language,
    hrefOf: (target) => targetHref(target, visit),
    stateOf: (hours) => openingWords(hours, visit.clock, visit.language)?.phrases[0] ?? '',
    pictureOf: ({ url }) => pictureUrl(url, THUMBNAIL, { hosts: visit.assets, ...visit }),
  });
  const ends = entries.flatMap(({ hiddenFrom }) => hiddenFrom(visit.clock) ?? []).map((end) => new Date(end));
  const changes = entries.map(({ hours }) => hours && openingChange(hours, visit.clock));
  return { answer, changesAt: earliest([...ends, ...changes]) };
}

interface Part {
  readonly index: readonly IndexedEntry[];
  /** The lookup's results, expired ones included. */
  readonly entries: readonly SearchEntry[];
  readonly isMissing: boolean;
}

async function part(request: Searching, type: SearchType, keyword: string, within: TimeLimit['within']): Promise<Part> {
  const lookup = request.content.lookup(type, searchLookup(type, keyword));
  // Awaited only after the lists: without this an early failure would be an unhandled rejection.
  lookup.catch(() => undefined);
  const lists = await Promise.all(listedTypes[type].map((listed) => within(indexed(request, listed))));
  const index = lists.every((list) => list !== undefined) ? lists.flatMap((list) => list ?? []) : undefined;
  const remaining = request.content.limit(index ? COVERED_LOOKUP_MS : LOOKUP_MS);
  const reading = await within(remaining.within(lookup));
  remaining.end();
  return {
    index: index ?? [],
    entries: reading ? readAll(reading.entries, request.visit) : [],
    isMissing: !index && !reading,
  };
}

/** The listed types of each section. */
const listedTypes = {
  artCulture: ['artCulture'],
  brandPavilion: ['brandPavilion'],
  dining: ['dining'],
  event: ['event', 'eventDetailPage'],
  news: ['news'],
  service: ['service'],
  specialOffer: ['specialOffer'],
} as const satisfies Record<SearchType, readonly FoundType[]>;

async function indexed<Type extends FoundType>(
  { content, visit }: Searching,
  type: Type,
): Promise<readonly IndexedEntry[]> {
  const { entries } = await content.list(type, listing(type));
  const known = prepared.get(entries);
  if (known) return known;
  const made = indexEntries(readAll(entries, visit));
  prepared.set(entries, made);
  return made;
}

function readAll(entries: readonly EntryOf<FoundType>[], { language, domains }: Visit): readonly SearchEntry[] {
  return entries.flatMap((entry) => searchEntry(entry, { language, domains }) ?? []);
}
