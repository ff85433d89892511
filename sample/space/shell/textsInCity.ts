import { type City, cityNames, cityRow, citySlugs } from '../../../content/cities.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../content/languages.ts';
import type { Translated, Translations } from '../seed.ts';

/**
 * A text in the languages that it is written in, shown in English in others; `{city}` stands for the city's name in that
 * language.
 */
export type Texts = Translations;

/** A name or a code that all languages write alike. */
export const sameIn = (name: string): Texts => ({ en: name, cn: name, tc: name, fr: name, it: name, jp: name, kr: name });

/** Keeps the languages that a city offers, and English, which is always written. */
export function inLanguagesOf<Value>(city: City, translations: Translated<Value>): Translated<Value> {
  const offered: Partial<Record<Language, Value>> = {};
  for (const language of cityRow(city).languages) {
    const translation = translations[language];
    if (translation !== undefined) offered[language] = translation;
  }
  return { ...offered, en: translations.en };
}

/** A text in the languages of a city, with the city's name in it. */
export function inCity(city: City, texts: Translations): Translations {
  const name = cityNames[city];
  return writtenIn(city, (language) => (texts[language] ?? texts.en).replaceAll('{city}', name[language]));
}

/** A text or a list that is put together language by language, for the languages of a city. */
export function writtenIn<Value>(city: City, write: (language: Language) => Value): Translated<Value> {
  const written: Partial<Record<Language, Value>> = {};
  for (const language of cityRow(city).languages) written[language] = write(language);
  return { ...written, en: write(DEFAULT_LANGUAGE) };
}

/** One of two, taken in turn by the cities in table order, so that neighbours do not look the same. */
export function inTurn<Choice>(city: City, [first, second]: readonly [Choice, Choice]): Choice {
  return citySlugs.indexOf(city) % 2 === 0 ? first : second;
}
