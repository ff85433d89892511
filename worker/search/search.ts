import type { EntryOf } from '../../content/model/registry.ts';
import type { SearchAnswer } from '../../content/search/searchAnswer.ts';
import { type FoundType, type SearchEntry, searchEntry } from '../../content/search/searchEntries.ts';
import { type Found, type IndexedEntry, indexEntries, searchIndex } from '../../content/search/searchIndex.ts';
import { type SearchType, searchLookup, searchTypes } from '../../content/search/searchLookups.ts';
import { answerSearch, plainTerms } from '../../content/search/searchResults.ts';
import { targetHref, type Visit } from '../../content/visit.ts';
import { LOOKUP_MS } from '../content/content.ts';
import { listing } from '../loaders/cardLists.ts';
import type { LoadRequest } from '../loaders/loader.ts';
import type { TimeLimit } from '../timeLimit.ts';

/** Once the index has a type, its lookup can only add what was published in the last minutes: nobody waits long for it. */
const PATIENCE_MS = 700;

type Searching = Pick<LoadRequest, 'content' | 'log'> & { readonly visit: Visit };

/** What was found, and the earliest moment at which some of it is no longer shown. */
export interface SearchOutcome {
  readonly answer: SearchAnswer;
  readonly changesAt: Date | undefined;
}

/** Prepared entries of the cached answers of this isolate; they go when the cache lets go of the answer. */
const prepared = new WeakMap<object, readonly IndexedEntry[]>();

/**
 * Searches a city's content in one language: the specified lookups (content-pages §7) and, over the lists that the cache
 * holds anyway, an index that forgives. What either finds is shown. All types are asked side by side within one limit;
 * one that fails or is late costs its own section at most.
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
    visit.clock.now,
  );
  const lookedUp = parts
    .flatMap(({ entries }) => entries)
    .filter(({ hiddenFrom }) => (hiddenFrom() ?? Number.POSITIVE_INFINITY) > visit.clock.now.getTime());
  // The index knows more of an entry than its lookup selects, so it goes first.
  const entries = [...found.entries, ...lookedUp];
  const answer = answerSearch({
    keyword,
    entries,
    limit,
    terms: found.terms.length > 0 ? found.terms : plainTerms(keyword),
    isComplete: missing.length === 0,
    language: visit.language,
    hrefOf: (target) => targetHref(target, visit),
  });
  const ends = entries.flatMap(({ hiddenFrom }) => hiddenFrom() ?? []);
  return { answer, changesAt: ends.length > 0 ? new Date(Math.min(...ends)) : undefined };
}

interface Part {
  readonly index: readonly IndexedEntry[];
  /** What the lookup found, hidden ones included. */
  readonly entries: readonly SearchEntry[];
  readonly isMissing: boolean;
}

async function part(request: Searching, type: SearchType, keyword: string, within: TimeLimit['within']): Promise<Part> {
  const lookup = request.content.lookup(type, searchLookup(type, keyword));
  // Lists are read from the cache; a lookup that fails meanwhile is no unhandled failure.
  lookup.catch(() => undefined);
  const lists = await Promise.all(listedTypes[type].map((listed) => within(indexed(request, listed))));
  const index = lists.every((list) => list !== undefined) ? lists.flatMap((list) => list ?? []) : undefined;
  const patience = request.content.limit(index ? PATIENCE_MS : LOOKUP_MS);
  const reading = await within(patience.within(lookup));
  patience.end();
  return {
    index: index ?? [],
    entries: reading ? readAll(reading.entries, request.visit) : [],
    isMissing: !index && !reading,
  };
}

/** What a section is made of. */
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

function readAll(entries: readonly EntryOf<FoundType>[], { language, clock, domains }: Visit): readonly SearchEntry[] {
  return entries.flatMap((entry) => searchEntry(entry, { language, domains, timeZone: clock.timeZone }) ?? []);
}
