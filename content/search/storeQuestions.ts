import type { Visit } from '../address/visit.ts';
import { message } from '../messages/messages.ts';
import type { EntryOf } from '../model/registry.ts';
import { linesOf } from '../model/richTextLines.ts';
import { isNameIn } from '../names.ts';
import { hoursTable, openingWords } from '../time/openingText.ts';
import { cleanText } from './keyword.ts';
import type { SearchTerm } from './searchHighlight.ts';
import { indexedWords, isSpaceless, nearTo, searchWords } from './searchText.ts';

type Store = EntryOf<'storeLocator'>;

/** One answer to a question: what is read first, where it comes from, and what else is known. */
export interface StoreAnswer {
  readonly id: string;
  readonly text: string;
  readonly note: string;
  readonly facts: readonly string[];
}

/** Fewest letters from which a beginning stands for a phrase; shorter ones begin too many. */
const BEGINNING = 3;

/** Phrases from this length on may go on in a text: `wheelchair` is in `wheelchairs`, but `loo` is not in `look`. */
const INFLECTED = 5;

/** A phrase as it is compared: cleaned like a keyword but never cut, folded, its words apart. */
function folded(phrase: string): string {
  return searchWords(cleanText(phrase)).join(' ');
}

/**
 * Returns the phrases of a question that a keyword means: one that it holds, begins or, with one typo, nearly is
 * (docs/rules.md#search-questions). In scripts without spaces any part of a phrase will do.
 */
export function phrasesMeant(phrases: readonly string[], keyword: string): readonly string[] {
  const typed = searchWords(keyword).join(' ');
  const isNear = nearTo(typed);
  return phrases.map(folded).filter((phrase) => {
    if (phrase === '' || typed === '') return false;
    if (isSpaceless(phrase))
      return typed.includes(phrase) || (typed.length >= 2 && (phrase.includes(typed) || isNear(phrase)));
    return (
      ` ${typed} `.includes(` ${phrase} `) || (typed.length >= BEGINNING && phrase.startsWith(typed)) || isNear(phrase)
    );
  });
}

/** Words up to this length, such as articles, are bold only if the visitor typed them. */
const SHORT = 2;

/** The words of meant phrases that are bold in an answer. */
export function termsMeant(meant: readonly string[], keyword: string): readonly SearchTerm[] {
  const typed = searchWords(keyword);
  return meant
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => word.length > SHORT || isSpaceless(word) || typed.includes(word))
    .map((word) => ({ word, isTolerated: false, isBeginning: true }));
}

/** Returns a test for texts that hold one of some phrases. */
export function holdsPhrase(phrases: readonly string[]): (text: string) => boolean {
  const parts = phrases
    .map(folded)
    .filter((phrase) => phrase !== '')
    .map((phrase) => (isSpaceless(phrase) ? phrase : ` ${phrase}${phrase.length < INFLECTED ? ' ' : ''}`));
  return (text) => {
    const line = ` ${indexedWords(text).join(' ')} `;
    return parts.some((part) => line.includes(part));
  };
}

/** A store's sentences: its features, its description, its text and the places on its floors. */
function sentencesOf(store: Store): readonly string[] {
  const places = store.storeGuides.flatMap(({ addresses }) =>
    addresses.map(({ title, address }) => [title, address].filter(Boolean).join(', ')),
  );
  const texts = [store.description, ...(store.body ? linesOf(store.body.document) : [])];
  return [...store.features, ...texts.flatMap((text) => text.split(sentenceEnds)), ...places];
}

/** A part of a sentence that a semicolon ends is an answer by itself, without it. */
const sentenceEnds = /(?<=[.!?])\s+|;\s+|(?<=[。！？])|；/u;

type ReadFact = (store: Store, visit: Visit, holds: (text: string) => boolean) => readonly StoreAnswer[];

/** What a store says of itself to each kind of question (docs/rules.md#search-questions). */
const factsOf = {
  hours: (store, { clock, language }) => {
    const state = store.hours && openingWords(store.hours, clock, language);
    const lines = store.hours
      ? hoursTable(store.hours, clock, language).map(({ days: day, hours }) =>
          message('hoursOnDay', language, { day, hours }),
        )
      : store.time;
    const words = state?.phrases.join(' · ');
    return [{ id: store.id, text: words ?? store.title, note: words === undefined ? '' : store.title, facts: lines }];
  },
  way: ({ id, title, address }) => (address === '' ? [] : [{ id, text: address, note: title, facts: [] }]),
  contact: ({ id, title, phone, email }) => {
    const [text = '', ...facts] = [phone, email].filter(Boolean);
    return text === '' ? [] : [{ id, text, note: title, facts }];
  },
  text: (store, _visit, holds) => {
    const text = sentencesOf(store).find(holds);
    return text === undefined ? [] : [{ id: store.id, text: text.trim(), note: store.title, facts: [] }];
  },
} as const satisfies Record<string, ReadFact>;

/** The answer of a store to a question that its entry's `fact` names; none where the store says nothing of it. */
export function storeAnswers(
  store: Store,
  fact: EntryOf<'storeQuestion'>['fact'],
  phrases: readonly string[],
  visit: Visit,
): readonly StoreAnswer[] {
  const answer: ReadFact = factsOf[fact === undefined || !isNameIn(factsOf, fact) ? 'text' : fact];
  return answer(store, visit, holdsPhrase(phrases));
}
