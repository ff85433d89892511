import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectLanguage, languageOfTag, preferredLanguages } from '../../../content/address/languageDetection.ts';
import { cities, citySlugs } from '../../../content/cities.ts';

describe('browser language detection', () => {
  test.each([
    ['zh-CN', 'cn'],
    ['zh-TW', 'tc'],
    ['zh-Hant', 'tc'],
    ['zh-HK', 'tc'],
    ['zh-MO', 'tc'],
    ['zh-Hant-HK', 'tc'],
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['ja', 'jp'],
    ['it', 'it'],
    ['ko-KR', 'kr'],
    ['EN-us', 'en'],
    ['eo', undefined],
    ['', undefined],
    ['__proto__', undefined],
  ])('%s gives %s', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language);
  });

  test.each([
    ['the heaviest wins', 'fr;q=0.4, ja;q=0.9, en;q=0.1', ['jp', 'fr', 'en']],
    ['the order decides between equals', 'it, fr', ['it', 'fr']],
    ['weight 0 means not wanted', 'fr;q=0, en', ['en']],
    ['unknown tags are passed over', 'eo, zh-TW;q=0.8', ['tc']],
    ['a weight is read in any case', 'fr;Q=0.2, it;Q=0.7', ['it', 'fr']],
    ['a weight beyond 1 is 1', 'fr, it;q=9', ['fr', 'it']],
    ['a broken weight means not wanted', 'fr;q=abc, ko', ['kr']],
    ['nothing', '', []],
  ])('%s', (_, header, languages) => {
    expect(preferredLanguages(header)).toEqual(languages);
  });

  test.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'sydney', 'cn'],
    ['zh-TW,en;q=0.5', 'sydney', 'en'],
    ['zh-TW', 'sydney', 'cn'],
    ['zh-Hant-HK', 'hainan', 'cn'],
    ['zh-TW', 'hong-kong', 'tc'],
    ['ja', 'sydney', 'en'],
    ['eo', 'paris', 'en'],
    ['eo, ko;q=0.3', 'paris', 'kr'],
    ['', 'hainan', 'en'],
  ] as const)('%s in %s reads %s', (header, city, language) => {
    expect(detectLanguage(header, cities[city].languages)).toBe(language);
  });

  test('always gives a language of the city, whatever the header holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...citySlugs), (header, city) => {
        expect(cities[city].languages).toContain(detectLanguage(header, cities[city].languages));
      }),
    );
  });
});
