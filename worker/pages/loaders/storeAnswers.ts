import { linkTarget, targetHref } from '../../../content/address/linkTarget.ts';
import { listingHref } from '../../../content/address/listingAddress.ts';
import { pageHref, type Visit } from '../../../content/address/visit.ts';
import { message } from '../../../content/messages/messages.ts';
import { ALL_LIMIT, type EntryOf } from '../../../content/model/registry.ts';
import { pagePath } from '../../../content/pages.ts';
import type { AnswerItem } from '../../../content/search/searchAnswer.ts';
import type { SearchEntry } from '../../../content/search/searchEntries.ts';
import { highlight, type SearchTerm } from '../../../content/search/searchHighlight.ts';
import {
  holdsPhrase,
  phrasesMeant,
  type StoreAnswer,
  storeAnswers,
  termsMeant,
} from '../../../content/search/storeQuestions.ts';
import type { Content } from '../../contentful/content.ts';
import type { LoadRequest } from './loader.ts';
import { loadAllStores } from './stores.ts';

/** At most this many answers stand before the results. */
const ANSWERS = 6;

/** A question that a keyword asks, with its phrases and the words of those that the keyword means. */
interface QuestionMatch {
  readonly question: EntryOf<'storeQuestion'>;
  readonly phrases: readonly string[];
  readonly terms: readonly SearchTerm[];
}

/** The questions that visitors may ask. Never rejects, since the search runs beside it: undefined when the call fails. */
export async function readQuestions(content: Content): Promise<readonly EntryOf<'storeQuestion'>[] | undefined> {
  try {
    return (await content.list('storeQuestion', { include: 0, limit: ALL_LIMIT })).entries;
  } catch {
    // Logged where the call is made.
    return undefined;
  }
}

/**
 * What the city's stores answer to a keyword that is a question of fact: hours, way, parking, refund, collection, contact
 * (docs/rules.md#search-questions). Stores are read only for a keyword that is one.
 */
export async function readStoreAnswers(
  { content, visit }: Pick<LoadRequest, 'content'> & { readonly visit: Visit },
  keyword: string,
  questions: readonly EntryOf<'storeQuestion'>[],
  entries: readonly SearchEntry[],
): Promise<readonly AnswerItem[]> {
  const matches = questions.flatMap((question): readonly QuestionMatch[] => {
    const phrases = [question.title, ...question.searchWords];
    const meant = phrasesMeant(phrases, keyword);
    return meant.length > 0 ? [{ question, phrases, terms: termsMeant(meant, keyword) }] : [];
  });
  if (matches.length === 0) return [];
  const [stores, rules] = await Promise.all([
    loadAllStores({ content, visit }),
    matches.some(({ question }) => question.fact === 'collection')
      ? content.first('departureRules', { include: 2 })
      : undefined,
  ]);
  return matches
    .flatMap((match) => [
      ...special(match, rules, entries, visit),
      ...ofStores(match, stores, visit),
      ...ofServices(match, entries, visit),
    ])
    .slice(0, ANSWERS);
}

/** Answers for the whole city and not for one store: where purchases are collected, special offers. */
function special(
  match: QuestionMatch,
  rules: EntryOf<'departureRules'> | undefined,
  entries: readonly SearchEntry[],
  visit: Visit,
): readonly AnswerItem[] {
  const { fact } = match.question;
  if (fact === 'offers' && entries.some(({ section }) => section === 'specialOffer')) {
    const text = message('specialOffers', visit.language);
    return [item(match, { id: 'offers', text, note: '', facts: [] }, listingHref(visit, 'specialOffer'))];
  }
  const desk = fact === 'collection' ? rules?.collectAt : undefined;
  const href = desk && targetHref(linkTarget({ internalLink: desk }, visit), visit);
  return desk && href !== undefined
    ? [item(match, { id: desk.id, text: desk.title, note: desk.description, facts: [] }, href)]
    : [];
}

function ofStores(
  match: QuestionMatch,
  stores: readonly EntryOf<'storeLocator'>[],
  visit: Visit,
): readonly AnswerItem[] {
  const { fact } = match.question;
  if (fact === 'offers') return [];
  return stores.flatMap((store) => {
    const storeHref = targetHref(linkTarget({ internalLink: store }, visit), visit);
    const href = fact === 'contact' ? pageHref(visit, pagePath('contactUs')) : storeHref;
    const answers = storeAnswers(store, fact, match.phrases, visit);
    return href === undefined ? [] : answers.map((answer) => item(match, answer, href));
  });
}

/** Services that do what is asked for. */
function ofServices(match: QuestionMatch, entries: readonly SearchEntry[], visit: Visit): readonly AnswerItem[] {
  if (match.question.fact !== 'text') return [];
  const holds = holdsPhrase(match.phrases);
  return entries.flatMap(({ id, section, name, description, target }) => {
    const href = section === 'service' && [name, description].some(holds) ? targetHref(target, visit) : undefined;
    return href === undefined ? [] : [item(match, { id, text: name, note: description, facts: [] }, href)];
  });
}

function item({ question, terms }: QuestionMatch, { id, text, note, facts }: StoreAnswer, href: string): AnswerItem {
  return {
    id: `${question.id} ${id}`,
    href,
    isOutbound: false,
    name: highlight(text, terms),
    note: highlight(note, terms),
    facts: facts.filter((fact) => fact !== ''),
  };
}
