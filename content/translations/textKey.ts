import * as v from 'valibot';
import { DEFAULT_LANGUAGE, languages } from '../languages.ts';

/** The texts that make a page: of its own entry and of its sections. */
export const pageTexts = ['title', 'eyebrow', 'description', 'subject', 'body', 'html', 'htmlTitle'] as const;

/** When and how something takes place. */
export const occasionTexts = ['time', 'frequency', 'status'] as const;
const facts = ['location', 'address', 'artist', ...occasionTexts] as const;
/** What a card and a line of a list say of an entry, beside its title. */
export const factTexts = ['eyebrow', ...facts] as const;
export type FactText = (typeof factTexts)[number];

/** Those, and what else a page shows of its entries: facts, parts of sections, menus and the footer. */
export const shownTexts = [
  ...pageTexts,
  ...facts,
  'features',
  'terms',
  'disclaimer',
  'note',
  'title1st',
  'description1st',
  'title2nd',
  'description2nd',
  'title3rd',
  'threshold',
  'benefits',
  'topic',
  'name',
  'footerDescription',
  'cuisine',
  'floor',
  'arrival',
  'unit',
  'sentence',
  'sentenceBy',
  'material',
  'materialText',
  'interests',
  'typesOfEnquiry',
  'floatIconText',
] as const;
export type ShownText = (typeof shownTexts)[number];

/** An entry's id, or the key of one of its texts. */
export const entryOrTextKey = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}(?:#\w{1,64})?$/));

/** Names one text of an entry among others; ids of entries have no `#`. */
export function textKey(id: string, field: ShownText): string {
  return `${id}#${field}`;
}

/** The id of the entry that a key, or an id alone, names. */
export function entryOfKey(key: string): string {
  return key.replace(/#.*/, '');
}

/**
 * Gives the language of what is delivered in English for want of a translation, by its key, or by its entry's id, for which
 * the title tells; undefined for all else.
 */
export function langIn(untranslated: ReadonlySet<string>): (key: string) => string | undefined {
  return (key) =>
    untranslated.has(key) || untranslated.has(textKey(key, 'title')) ? languages[DEFAULT_LANGUAGE].hreflang : undefined;
}
