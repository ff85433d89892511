import { expect, test } from 'vitest';
import { suggestionsOf } from '../../../content/search/searchSuggestions.ts';
import { entryOf, linkTo, visit, written } from '../../support/content/read.ts';

test('brands without a slug are no suggestions', () => {
  const brands = [
    written('brandPavilion', 'a', { title: 'Aurelle', slug: 'aurelle' }),
    written('brandPavilion', 'b', { title: 'Nameless' }),
  ];
  const entry = entryOf('predictSearch', { brands: brands.map(({ sys }) => linkTo(sys.id)) }, brands);
  expect(suggestionsOf(entry, visit).brands.map(({ title }) => title)).toEqual(['Aurelle']);
});
