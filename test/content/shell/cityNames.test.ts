import { describe, expect, test } from 'vitest';
import { cityNames, citySlugs } from '../../../content/cities.ts';
import { cityWords } from '../../../content/cityWords.ts';
import { languageCodes } from '../../../content/languages.ts';
import { matchingOptions } from '../../../content/search/optionSearch.ts';

/** The cities that a picker in English offers for a text. */
const citiesFor = (typed: string): readonly string[] =>
  matchingOptions(
    citySlugs.map((city) => ({ city, label: cityNames[city].en, words: cityWords(city) })),
    typed,
  ).map(({ city }) => city);

describe('a city is found by its names', () => {
  test('in every language and script', () => {
    const missed = citySlugs.flatMap((city) =>
      languageCodes.map((language) => cityNames[city][language]).filter((name) => !citiesFor(name).includes(city)),
    );
    expect(missed).toEqual([]);
  });

  test.each([
    ['おきなわ', ['okinawa']],
    ['沖', ['okinawa']],
    ['naha', ['okinawa']],
    ['OKA', ['okinawa']],
    ['那覇', ['okinawa']],
    ['Japan', ['okinawa']],
    ['okinwa', ['okinawa']],
    ['ｏｋｉｎａｗａ', ['okinawa']],
    ['newyork', ['new-york-city']],
    ['jfk', ['new-york-city']],
    ['Australie', ['sydney', 'cairns', 'brisbane']],
    ['오스트레일리아', ['sydney', 'cairns', 'brisbane']],
    ['hnl', ['hawaii']],
    ['雪梨', ['sydney']],
    ['san', ['san-francisco', 'hainan']],
    ['nowhere', []],
  ])('by country, airport and reading, with a typing error: %s', (typed, cities) => {
    expect(citiesFor(typed)).toEqual(cities);
  });

  test('a text without words leaves every city in the list', () => {
    expect(citiesFor('—')).toEqual(citySlugs);
  });
});
