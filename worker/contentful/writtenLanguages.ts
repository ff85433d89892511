import * as v from 'valibot';
import type { City } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../content/languages.ts';
import { ALL_LIMIT, type ContentType, type EntrySystem, fieldsOf } from '../../content/model/registry.ts';
import { languageOfSpaceLocale } from '../../content/model/spaceLocales.ts';
import { ownValue } from '../../content/ownValue.ts';
import { readAs } from '../../content/readAs.ts';
import { translatedFields, wordsOf } from '../../content/translations/localizedTexts.ts';
import { factTexts, shownTexts, textKey } from '../../content/translations/textKey.ts';
import { memoised } from '../cache/memoised.ts';
import type { ListParameters } from './delivery.ts';
import { IDS_PER_CALL, listParameters } from './listCall.ts';
import { idsByCall } from './spaceLists.ts';

const byLocale = v.fallback(v.record(v.string(), v.unknown()), {});
const entries = v.array(
  v.object({ sys: v.object({ id: v.string() }), fields: v.fallback(v.record(v.string(), byLocale), {}) }),
);
const entriesInAllLanguages = v.object({
  items: entries,
  includes: v.optional(v.object({ Entry: v.optional(entries, []) }), {}),
});

export type WrittenLanguages = ReturnType<typeof writtenLanguages>;

/** The languages in which something is written: an entry by its id, one of its texts by its key. */
type Written = ReadonlyMap<string, readonly Language[]>;

/** An entry whose texts are told one by one. */
export type WordedEntry = Pick<EntrySystem<ContentType>, 'id' | 'contentType'>;

/** What answers in all languages say, read once an isolate. */
export type WrittenInAnswers = WeakMap<object, Written>;

/** Which entries of a city's content are written in which languages, as one request asks for them. */
export function writtenLanguages(
  raw: (parameters: ListParameters) => Promise<unknown>,
  { city, language }: { readonly city: City; readonly language: Language },
  readAnswers: WrittenInAnswers,
) {
  const titlesOf = new Map<ContentType, Promise<Written>>();
  const cards = new Set<ContentType>();
  const textsOfPage: Promise<readonly string[]>[] = [];

  const written = (type: ContentType): Promise<Written> => {
    const loading = titlesOf.get(type) ?? askForTitles(type);
    titlesOf.set(type, loading);
    return loading;
  };
  const askForTitles = async (type: ContentType): Promise<Written> => {
    // With the entries come the categories and labels that their cards name.
    const fields = fieldsOf(type, ['title', ...factTexts, 'category', 'label']);
    const query = { fields, include: 1, limit: ALL_LIMIT };
    try {
      const answer = await raw({ ...listParameters(type, city, language, query), locale: '*' });
      return memoised(readAnswers, answer, () => readWritten(answer, ['title', ...factTexts], titleOrTextKey));
    } catch {
      // Logged where the call was made; without it the page only lacks some of its hreflang links.
      return new Map();
    }
  };
  const untranslatedTexts = async (
    asked: Promise<readonly WordedEntry[]> | readonly WordedEntry[],
    parameters: ListParameters,
  ): Promise<readonly string[]> => {
    try {
      const [answer, worded] = await Promise.all([raw({ ...parameters, locale: '*' }), asked]);
      const texts = memoised(readAnswers, answer, () => readWritten(answer, shownTexts, textKey));
      return worded.flatMap(({ id, contentType }) => {
        const translated = translatedFields(contentType);
        const fields = shownTexts.filter((field) => translated.includes(field));
        return fields.map((field) => textKey(id, field)).filter((key) => fallsBack(texts.get(key), language));
      });
    } catch {
      // Logged where the call was made; the page only lacks the marks of its own texts.
      return [];
    }
  };
  return {
    /** The languages in which an entry is written, from its translated titles; undefined when nobody knows. */
    translations: async (entry: EntrySystem<ContentType>): Promise<readonly Language[] | undefined> =>
      (await written(entry.contentType)).get(entry.id),
    /** Begins to ask for the translations of a type, so that they come along with its entry. */
    expectTranslations: (type: ContentType): void => void written(type),
    /** Begins to ask which entries of these types are not written in this language: some of them will be shown. */
    expectCards: (types: Iterable<ContentType>): void => {
      // Every entry is written in the default language: nothing falls back to another.
      if (language === DEFAULT_LANGUAGE) return;
      for (const type of types) {
        cards.add(type);
        void written(type);
      }
    },
    /**
     * Begins to ask which texts of a page's own entry, of its sections and of their parts are not written in this language: a
     * title may be, and its text not.
     */
    expectTexts: (worded: readonly WordedEntry[]): void => {
      if (language === DEFAULT_LANGUAGE) return;
      for (const ids of idsByCall(worded.map(({ id }) => id)))
        textsOfPage.push(untranslatedTexts(worded, { 'sys.id[in]': ids, include: 0, limit: IDS_PER_CALL }));
    },
    /** The same of what a list answers with, while that is asked for, too. */
    expectTextsOf: (list: ListParameters, worded: () => Promise<readonly WordedEntry[]>): void => {
      if (language !== DEFAULT_LANGUAGE) textsOfPage.push(untranslatedTexts(worded(), list));
    },
    /**
     * What is delivered in English for want of a translation: ids of entries of all expected types, of their categories and
     * labels, by their titles, keys of their facts, and keys of the page's own texts.
     */
    untranslated: async (): Promise<ReadonlySet<string>> => {
      const [titlesByType, texts] = await Promise.all([Promise.all([...cards].map(written)), Promise.all(textsOfPage)]);
      const ids = titlesByType.flatMap((entries) =>
        [...entries].flatMap(([id, spoken]) => (spoken.includes(language) ? [] : [id])),
      );
      return new Set([...ids, ...texts.flat()]);
    },
  };
}

/** Reads the languages of some texts of each entry from an answer with `locale=*`, by their keys; what has none is left out. */
function readWritten<Name extends string>(
  answer: unknown,
  names: readonly Name[],
  keyOf: (id: string, name: Name) => string,
): Written {
  return new Map(
    entriesOf(answer).flatMap(({ sys, fields }) =>
      names
        .map((name) => [keyOf(sys.id, name), languagesOf(ownValue(fields, name))] as const)
        .filter(([, spoken]) => spoken.length > 0),
    ),
  );
}

/** An entry is told by its id, in the languages of its title. */
function titleOrTextKey(id: string, name: 'title' | (typeof factTexts)[number]): string {
  return name === 'title' ? id : textKey(id, name);
}

function entriesOf(answer: unknown): v.InferOutput<typeof entries> {
  const { items = [], includes } = readAs(entriesInAllLanguages, answer) ?? {};
  return [...items, ...(includes?.Entry ?? [])];
}

/** The languages in which a text has words. */
function languagesOf(text: Readonly<Record<string, unknown>> = {}): readonly Language[] {
  return Object.entries(text).flatMap(([locale, value]) => {
    const language = languageOfSpaceLocale(locale);
    return language && wordsOf(value) !== '' ? [language] : [];
  });
}

/** Returns true if a text is delivered in English, since it has no words in this language. */
function fallsBack(written: readonly Language[] = [], language: Language): boolean {
  return written.includes(DEFAULT_LANGUAGE) && !written.includes(language);
}
