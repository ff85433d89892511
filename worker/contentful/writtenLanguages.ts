import type { City } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../content/languages.ts';
import { ALL_LIMIT, type ContentType, type EntrySystem } from '../../content/model/registry.ts';
import { memoised } from '../cache/memoised.ts';
import type { ListParameters } from './delivery.ts';
import { listParameters } from './listCall.ts';
import { readTranslations } from './translations.ts';

/** Which entries are written in which languages. */
export interface WrittenLanguages {
  /** The languages in which an entry is written, from its translated titles; undefined when nobody knows. */
  readonly translations: (entry: EntrySystem<ContentType>) => Promise<readonly Language[] | undefined>;
  /** Begins to ask for the translations of a type, so that they come along with its entry. */
  readonly expectTranslations: (type: ContentType) => void;
  /** Begins to ask which entries of these types are not written in this language: some of them will be shown. */
  readonly expectCards: (types: Iterable<ContentType>) => void;
  /** Ids of entries of all expected types that are not written in this language: they are delivered in English. */
  readonly untranslated: () => Promise<ReadonlySet<string>>;
}

type Titles = ReturnType<typeof readTranslations>;

/** Titles of answers, read once an isolate. */
export type TitlesOfAnswers = WeakMap<object, Titles>;

/** The written languages of a city's content, as one request asks for them. */
export function writtenLanguages(
  raw: (parameters: ListParameters) => Promise<unknown>,
  { city, language }: { readonly city: City; readonly language: Language },
  titles: TitlesOfAnswers,
): WrittenLanguages {
  const titlesOf = new Map<ContentType, Promise<Titles>>();
  const cards = new Set<ContentType>();

  const written = (type: ContentType): Promise<Titles> => {
    const loading = titlesOf.get(type) ?? askForTitles(type);
    titlesOf.set(type, loading);
    return loading;
  };
  const askForTitles = async (type: ContentType): Promise<Titles> => {
    const query = { fields: ['title'], include: 0, limit: ALL_LIMIT };
    try {
      const answer = await raw({ ...listParameters(type, city, language, query), locale: '*' });
      return memoised(titles, answer, () => readTranslations(answer));
    } catch {
      // Logged where the call was made; without it the page only lacks some of its hreflang links.
      return new Map();
    }
  };
  return {
    translations: async (entry) => (await written(entry.contentType)).get(entry.id),
    expectTranslations: (type) => void written(type),
    expectCards: (types) => {
      // Every entry is written in the default language: nothing falls back to another.
      if (language === DEFAULT_LANGUAGE) return;
      for (const type of types) {
        cards.add(type);
        void written(type);
      }
    },
    untranslated: async () => {
      const titlesByType = await Promise.all([...cards].map(written));
      return new Set(
        titlesByType.flatMap((entries) =>
          [...entries].flatMap(([id, spoken]) => (spoken.includes(language) ? [] : [id])),
        ),
      );
    },
  };
}
