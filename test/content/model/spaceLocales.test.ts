import { expect, test } from 'vitest';
import type { Language } from '../../../content/languages.ts';
import { languageOfSpaceLocale, localesOf } from '../../../content/model/spaceLocales.ts';

const locale = (code: string, isDefault = false) => ({ code, default: isDefault });

test.each<[string, Language, readonly ReturnType<typeof locale>[], string]>([
  ['the site’s own', 'en', [locale('en-AU'), locale('en-US', true)], 'en-US'],
  ['another of the language', 'fr', [locale('en-US', true), locale('fr-CA'), locale('fr-CH')], 'fr-CA'],
  ['the default one', 'fr', [locale('it'), locale('en-US', true)], 'en-US'],
  ['the first, where none is the default', 'fr', [locale('it'), locale('en-US')], 'it'],
  ['none, where there is none', 'fr', [], ''],
])('the locale of a language is %s', (_, language, locales, code) => {
  expect(localesOf(locales)(language)).toBe(code);
});

test.each([
  ['zh-CN', 'cn'],
  ['zh-Hant', 'tc'],
  ['en-AU', 'en'],
  ['eo', undefined],
  ['', undefined],
])('the language of the locale %j is %s', (code, language) => {
  expect(languageOfSpaceLocale(code)).toBe(language);
});
