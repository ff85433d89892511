import { describe, expect, test } from 'vitest';
import { type City, cityRow, citySlugs } from '../../content/cities.ts';
import { type Language, languageCodes } from '../../content/languages.ts';
import type { ContentType } from '../../content/model/registry.ts';
import { everydayWords, type Meaning } from '../support/search/everydayWords.ts';
import { askSearch } from '../support/worker/askSearch.ts';
import { entriesOf } from '../support/worker/space.ts';
import { testSite } from '../support/worker/testWorld.ts';

/** What fits a meaning: an answer to a question, something of a type, of these categories where they are named. */
type Fit = { readonly question: string } | { readonly type: ContentType; readonly categories?: readonly string[] };

const fits = {
  hours: { question: 'hours' },
  way: { question: 'way' },
  parking: { question: 'parking' },
  refund: { question: 'refund' },
  collection: { question: 'collection' },
  contact: { question: 'contact' },
  toilet: { question: 'toilets' },
  wheelchair: { question: 'access' },
  perfume: { type: 'brandPavilion', categories: ['fragrance'] },
  cosmetics: { type: 'brandPavilion', categories: ['beauty'] },
  spirits: { type: 'brandPavilion', categories: ['wines-and-spirits'] },
  gifts: { type: 'brandPavilion', categories: ['food-and-gifts'] },
  watches: { type: 'brandPavilion', categories: ['watches-and-jewellery'] },
  fashion: { type: 'brandPavilion', categories: ['fashion'] },
  eating: { type: 'dining' },
  offers: { question: 'offers' },
} as const satisfies Record<Meaning, Fit>;

const meanings = Object.keys(fits).filter((name): name is Meaning => Object.hasOwn(everydayWords, name));

/** What a city's stores do not have, or say nothing of. Of all else every word has to find something that fits. */
const lacks: Readonly<Record<City, readonly Meaning[]>> = {
  paris: ['parking', 'collection', 'gifts'],
  venice: ['parking', 'collection', 'cosmetics', 'spirits', 'gifts'],
  'hong-kong': ['parking', 'refund', 'cosmetics'],
  macau: ['parking', 'refund', 'perfume', 'fashion'],
  'siem-reap': ['parking', 'collection', 'spirits', 'watches'],
  singapore: ['parking', 'spirits', 'fashion'],
  bali: ['parking', 'collection', 'spirits'],
  saipan: ['refund', 'spirits'],
  okinawa: ['perfume'],
  guam: ['collection', 'spirits'],
  hainan: ['spirits'],
  'new-york-city': ['parking', 'gifts'],
  'los-angeles': ['parking', 'perfume', 'gifts'],
  'san-francisco': ['parking', 'cosmetics'],
  hawaii: ['perfume'],
  'abu-dhabi': ['collection', 'cosmetics', 'spirits'],
  sydney: ['parking'],
  auckland: ['parking', 'perfume'],
  cairns: ['parking', 'collection', 'perfume'],
  queenstown: ['parking', 'cosmetics'],
  brisbane: ['parking', 'spirits'],
};

/** How many words were asked in all cities, and how many found what fits. */
const score = new Map(languageCodes.map((language) => [language, { searches: 0, fitting: 0 }]));

/** A test for the ids of what fits a meaning in a city, and whether the city is known to have any of it. */
interface Fitting {
  readonly isFit: (id: string) => boolean;
  readonly hasAny: boolean;
}

async function fitting(city: City, language: Language, fit: Fit): Promise<Fitting> {
  if ('question' in fit) return { isFit: (id) => id.startsWith(`question-${fit.question} `), hasAny: false };
  const { type, categories } = fit;
  const entries = await entriesOf(city, language, type);
  const ids = new Set(
    entries
      .filter(
        (entry) =>
          !categories || entry.named('category').some((category) => categories.includes(category.text('slug'))),
      )
      .map(({ id }) => id),
  );
  return { isFit: (id) => ids.has(id), hasAny: ids.size > 0 };
}

describe.each(citySlugs.flatMap((city) => cityRow(city).languages.map((language) => ({ city, language }))))(
  'in $city, in $language',
  ({ city, language }) => {
    test('everyday words find what fits', async () => {
      const site = testSite();
      const missed = new Map<Meaning, readonly string[]>();
      for (const meaning of meanings) {
        const { isFit, hasAny } = await fitting(city, language, fits[meaning]);
        const words: string[] = [];
        const tally = score.get(language);
        for (const word of everydayWords[meaning][language].split('|')) {
          const { answer } = await askSearch(site, word, `${language}/${city}`);
          const isFound = answer.sections.some(({ items }) => items.some(({ id }) => isFit(id)));
          if (!isFound) words.push(word);
          if (tally) tally.searches += 1;
          if (tally && isFound) tally.fitting += 1;
        }
        if (words.length > 0) missed.set(meaning, words);
        if (hasAny) expect(words, meaning).toEqual([]);
      }
      expect([...missed.keys()].toSorted(), JSON.stringify([...missed])).toEqual(lacks[city].toSorted());
    });
  },
);

test('at least sixty words are asked in each language', () => {
  for (const language of languageCodes)
    expect(
      new Set(meanings.flatMap((meaning) => everydayWords[meaning][language].split('|'))).size,
    ).toBeGreaterThanOrEqual(60);
});

test('the score, in all cities of a language: what is missing is what the cities lack', () => {
  expect(Object.fromEntries(score)).toEqual({
    en: { searches: 1806, fitting: 1549 },
    cn: { searches: 1596, fitting: 1371 },
    tc: { searches: 225, fitting: 195 },
    fr: { searches: 77, fitting: 65 },
    it: { searches: 76, fitting: 52 },
    jp: { searches: 532, fitting: 474 },
    kr: { searches: 456, fitting: 398 },
  });
});
