import type { CardText } from '../cards/cards.ts';
import type { Language } from '../languages.ts';
import { itemListing, listings } from '../listings.ts';
import type { Media } from '../media/media.ts';
import { message } from '../messages/messages.ts';
import { markedLike, unmarked } from '../model/provenance.ts';
import { nameOrder } from '../nameOrder.ts';
import { textKey } from '../translations/textKey.ts';
import type { AnswerItem, SearchAnswer } from './searchAnswer.ts';
import type { SearchEntry } from './searchEntries.ts';
import { highlight, type SearchTerm, type TextPart } from './searchHighlight.ts';
import { searchTypes } from './searchLookups.ts';
import { searchWords } from './searchText.ts';

interface Answering {
  readonly keyword: string;
  readonly terms: readonly SearchTerm[];
  readonly entries: readonly SearchEntry[];
  /** Answers to a question of fact; they stand first (docs/rules.md#search-questions). */
  readonly answers?: readonly AnswerItem[];
  readonly isComplete: boolean;
  readonly language: Language;
  /** Most items per section; all when undefined. */
  readonly limit?: number | undefined;
  /** The language of an entry's name, where that is not the page's (docs/rules.md#untranslated-marked). */
  readonly langOf?: (id: string) => string | undefined;
  readonly hrefOf: (target: SearchEntry['target']) => string | undefined;
  /** Whether a place is open, in words; empty where that is not known. */
  readonly stateOf?: (hours: NonNullable<SearchEntry['hours']>) => string;
  /** The address of a small picture. */
  readonly pictureOf: (picture: Media) => string;
}

/**
 * The answer to a search (docs/rules.md#search-order): grouped by type, sections alphabetical by content type, items by name in
 * the order of the language. An entry that was found twice appears once, as it was found first.
 */
export function answerSearch({
  keyword,
  terms,
  entries,
  answers = [],
  isComplete,
  language,
  limit,
  langOf,
  hrefOf,
  stateOf,
  pictureOf,
}: Answering): SearchAnswer {
  const distinct = [...new Map(entries.toReversed().map((entry) => [entry.id, entry])).values()];
  const compare = nameOrder(language);
  const sections = searchTypes.flatMap((contentType) => {
    const sectionEntries = distinct
      .filter(({ section }) => section === contentType)
      .flatMap((entry) => {
        const href = hrefOf(entry.target);
        return href === undefined ? [] : [{ entry, href }];
      })
      .toSorted((a, b) => compare(a.entry.name, b.entry.name) || compare(a.entry.id, b.entry.id));
    if (sectionEntries.length === 0) return [];
    const items = sectionEntries.slice(0, limit).map(({ entry, href }) => {
      const name = highlight(entry.name, terms);
      const note = noteOf(entry, hasMatch(name), terms);
      const langs = langOf && langsOf(entry, note, langOf);
      return {
        id: entry.id,
        href,
        isOutbound: entry.target.kind === 'outbound',
        name,
        lang: langOf?.(entry.id),
        note,
        facts: [...entry.facts.map(({ text }) => text), (entry.hours && stateOf?.(entry.hours)) ?? ''].filter(
          (fact) => fact !== '' && fact !== entry.note,
        ),
        ...(langs && { langs }),
        ...(entry.picture && { picture: pictureOf(entry.picture) }),
      };
    });
    return [
      {
        contentType,
        title: message(listings[itemListing[contentType]].name, language),
        total: sectionEntries.length,
        items,
      },
    ];
  });
  const title = message('searchAnswers', language);
  const questions = { contentType: 'storeQuestion', title, total: answers.length, items: [...answers] };
  const all = answers.length > 0 ? [questions, ...sections] : sections;
  return { keyword, isComplete, sections: all, total: all.reduce((sum, { total }) => sum + total, 0) };
}

/** The answer for a word that is too short to be searched: empty, but complete (docs/rules.md#search-minimum). */
export function emptyAnswer(keyword: string): SearchAnswer {
  return { keyword, total: 0, isComplete: true, sections: [] };
}

/** The reason for a result whose name does not match: the other name, or the words around the match. */
function noteOf(
  { note, otherNames, description }: SearchEntry,
  isNamed: boolean,
  terms: readonly SearchTerm[],
): TextPart[] {
  const highlightedNote = highlight(note, terms);
  if (isNamed || hasMatch(highlightedNote)) return highlightedNote;
  const clauses = unmarked(description)
    .split(sentenceEnds)
    .map((clause) => markedLike(clause.trim().replace(clauseEnd, '…'), description));
  for (const text of [...otherNames, ...clauses]) {
    const reason = highlight(text, terms);
    if (hasMatch(reason)) return reason;
  }
  return highlightedNote;
}

/** The languages of what is told of an entry; of its sentences that of its title. Undefined where all is the page's. */
function langsOf(
  { id, facts, note, otherNames }: SearchEntry,
  shownNote: readonly TextPart[],
  langOf: NonNullable<Answering['langOf']>,
): Readonly<Record<string, string>> | undefined {
  const words = shownNote.map(({ text }) => text).join('');
  const sentences = [note, ...otherNames].includes(words) ? [] : [{ text: words, of: id }];
  const langs = [...sentences, ...facts].flatMap(({ text, of, field }: CardText) => {
    const lang = text === '' ? undefined : langOf(field ? textKey(of, field) : of);
    return lang ? [[text, lang] as const] : [];
  });
  return langs.length > 0 ? Object.fromEntries(langs) : undefined;
}

function hasMatch(parts: readonly TextPart[]): boolean {
  return parts.some(({ isMatch }) => isMatch);
}

/** Ends of sentences and clauses, so that a note stays short. */
const sentenceEnds = /(?<=[.!?;:,])\s+|(?<=[。！？；：，、])/u;
const clauseEnd = /[;:,；：，、]$/u;

/** The words of a keyword, without tolerance for typos. */
export function plainTerms(keyword: string): readonly SearchTerm[] {
  return searchWords(keyword).map((word) => ({ word, isTolerated: false }));
}
