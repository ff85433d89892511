import { targetHref } from '../../../content/address/linkTarget.ts';
import type { Visit } from '../../../content/address/visit.ts';
import { hasElision, isChinese } from '../../../content/languages.ts';
import type { EntryOf } from '../../../content/model/registry.ts';
import type { SearchAnswer } from '../../../content/search/searchAnswer.ts';
import { type SearchEntry, type SearchedType, searchEntry } from '../../../content/search/searchEntries.ts';
import {
  type IndexedEntry,
  indexEntries,
  type SearchMatches,
  searchIndex,
  standingEntries,
} from '../../../content/search/searchIndex.ts';
import { type SearchType, searchLookup, searchTypes } from '../../../content/search/searchLookups.ts';
import { answerSearch, plainTerms } from '../../../content/search/searchResults.ts';
import { thumbnailUrl } from '../../../content/search/searchSuggestions.ts';
import { openingWords } from '../../../content/time/openingText.ts';
import type { TimeLimit } from '../../../content/time/timeouts.ts';
import { langIn } from '../../../content/translations/textKey.ts';
import { memoised } from '../../cache/memoised.ts';
import { INDEX_WAIT_MS } from '../../contentful/slugIndex.ts';
import { LOOKUP_MS } from '../../contentful/wordLookups.ts';
import { listing } from './cardLists.ts';
import type { LoadRequest } from './loader.ts';
import { readQuestions, readStoreAnswers } from './storeAnswers.ts';

/** Time limit of a lookup whose type the index covers: it can only add what was published in the last minutes. */
const COVERED_LOOKUP_MS = 700;

type Searching = Pick<LoadRequest, 'content' | 'log'> & { readonly visit: Visit };

/** Indexes of cached answers; they are collected with their answers. */
const prepared = new WeakMap<object, readonly IndexedEntry[]>();

/**
 * Searches a city's content in one language by an index of the cached lists, which forgives misspellings. A type whose
 * index is not current, late or cut is looked up at the content service, too (docs/rules.md#search-words). All types are
 * searched in parallel within one time limit; a type that fails or is late only loses its own section
 * (docs/rules.md#search-failure).
 */
export async function search(request: Searching, keyword: string, limit?: number): Promise<SearchAnswer> {
  const { visit, log } = request;
  const deadline = request.content.limit(LOOKUP_MS);
  const [questions, ...parts] = await Promise.all([
    deadline.within(readQuestions(request.content)),
    ...searchTypes.map((type) => part(request, type, keyword, deadline.within)),
  ]);
  deadline.end();
  const missing = searchTypes.filter((_, at) => parts[at]?.isMissing);
  if (missing.length > 0) {
    request.content.noteGap();
    log('warning', 'search incomplete', { types: missing.join(' ') });
  }
  const index = parts.flatMap((each) => each.index);
  const lookedUp = parts.flatMap((each) => each.entries);
  const isStanding = standingEntries([...index.map(({ entry }) => entry), ...lookedUp], visit);
  const standing = index.filter(({ entry }) => isStanding(entry));
  const typed = searchIndex(standing, keyword, hasElision(visit.language));
  const words =
    typed.entries.length > 0 || !isChinese(visit.language) ? keyword : await inPageScript(keyword, standing, questions);
  const matches: SearchMatches = words === keyword ? typed : searchIndex(standing, words);
  const indexedEntries = standing.map(({ entry }) => entry);
  const answers =
    questions && (await readStoreAnswers(request, words, questions, indexedEntries).catch(() => undefined));
  // Index entries first: a lookup selects fewer fields.
  const entries = [...matches.entries, ...lookedUp.filter(isStanding)];
  const untranslated = await untranslatedOf(request, entries);
  return answerSearch({
    keyword,
    entries,
    answers: answers ?? [],
    limit,
    terms: matches.terms.length > 0 ? matches.terms : plainTerms(keyword),
    isComplete: missing.length === 0 && answers !== undefined,
    language: visit.language,
    langOf: langIn(untranslated),
    hrefOf: (target) => targetHref(target, visit),
    stateOf: (hours) => openingWords(hours, visit.clock, visit.language).phrases[0] ?? '',
    pictureOf: (picture) => thumbnailUrl(picture, visit),
  });
}

/** Which results are not written in the page's language: asked for the types that have some. None where that is late. */
async function untranslatedOf({ content }: Searching, entries: readonly SearchEntry[]): Promise<ReadonlySet<string>> {
  content.expectCards(entries.flatMap(({ section }) => listedTypes[section]));
  const limit = content.limit(COVERED_LOOKUP_MS);
  const untranslated = await limit.within(content.untranslated());
  limit.end();
  if (!untranslated) content.noteGap();
  return untranslated ?? new Set();
}

/** A keyword that finds nothing, as the page's own script writes it. Its table is loaded when it is needed. */
async function inPageScript(
  keyword: string,
  index: readonly IndexedEntry[],
  questions: readonly EntryOf<'storeQuestion'>[] = [],
): Promise<string> {
  const { inScriptOf } = await import('../../../content/search/otherScript.ts');
  const lines = index.flatMap(({ names, description }) => [names, description()]);
  const phrases = questions.flatMap(({ title, searchWords }) => [title, ...searchWords]);
  return inScriptOf([...lines, ...phrases].join(' '), keyword);
}

/** The entries of a type that the index holds, and a lookup's, expired ones included. */
async function part(request: Searching, type: SearchType, keyword: string, within: TimeLimit['within']) {
  const lists = Promise.all(listedTypes[type].map((listed) => indexed(request, listed)));
  const wait = request.content.limit(INDEX_WAIT_MS);
  const soon = await wait.within(lists);
  wait.end();
  if (soon?.every(({ isComplete }) => isComplete))
    return { index: soon.flatMap(({ entries }) => entries), entries: [], isMissing: false };
  const lookup = request.content.lookup(type, searchLookup(type, keyword));
  // Awaited only after the lists: without this an early failure would be an unhandled rejection.
  lookup.catch(() => undefined);
  const index = (soon ?? (await within(lists)))?.flatMap(({ entries }) => entries);
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
} as const satisfies Record<SearchType, readonly SearchedType[]>;

async function indexed<Type extends SearchedType>(
  { content, visit }: Searching,
  type: Type,
): Promise<{ readonly entries: readonly IndexedEntry[]; readonly isComplete: boolean }> {
  const { entries, isComplete } = await content.index(type, listing(type));
  return { entries: memoised(prepared, entries, () => indexEntries(readAll(entries, visit))), isComplete };
}

function readAll(entries: readonly EntryOf<SearchedType>[], { language, domains }: Visit): readonly SearchEntry[] {
  return entries.flatMap((entry) => searchEntry(entry, { language, domains }) ?? []);
}
