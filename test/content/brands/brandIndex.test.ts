import { describe, expect, test } from 'vitest';
import { brandIndex } from '../../../content/brands/brandIndex.ts';
import { floorsOf } from '../../../content/stores/floors.ts';
import { entryOf, linkTo, written } from '../../support/content/read.ts';

const categories = [
  written('brandCategory', 'wine', { title: 'Wine', slug: 'wine' }),
  written('brandCategory', 'beauty', { title: 'Beauty', slug: 'beauty' }),
  written('brandCategory', 'unnamed', { slug: 'unnamed' }),
];
const brand = (title: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  ...entryOf('brandPavilion', { title, slug: title.toLowerCase(), ...fields }, categories),
  id: title.toLowerCase(),
});
const store = entryOf('storeLocator', { title: 'The house', storeGuides: [linkTo('upper'), linkTo('lower')] }, [
  written('storeGuide', 'upper', { floor: 'Upper', addresses: [linkTo('room')] }),
  written('storeGuide', 'lower', { floor: 'Lower' }),
  written('storeGuideAddress', 'room', { title: 'Room', brands: [linkTo('lune')] }),
  written('brandPavilion', 'lune', {}),
]);
const floors = floorsOf([store]);

const offered = [
  entryOf('brandCategory', { title: 'Wine', slug: 'wine' }),
  entryOf('brandCategory', { title: 'Beauty', slug: 'beauty' }),
];

const groups = (by: 'name' | 'floor' | 'category', ...brands: readonly ReturnType<typeof brand>[]) =>
  brandIndex(brands, by, floors, offered, 'en').map((group) => [
    group.key,
    group.title,
    ...group.brands.map(({ name, note }) => (note.text === '' ? name : `${name}: ${note.text}`)),
  ]);

describe('the index of brands', () => {
  test('by name has the initials in order, those without one last, and says where a brand is', () => {
    expect(
      groups('name', brand('Zen'), brand('3 Soeurs'), brand('Aurum'), brand('Aurelle', { location: 'Upper, 2' })),
    ).toEqual([
      ['A', 'A', 'Aurelle: Upper, 2', 'Aurum'],
      ['Z', 'Z', 'Zen'],
      ['#', '#', '3 Soeurs'],
    ]);
  });

  test('has no line for a brand whose name is only spaces', () => {
    expect(groups('floor', brand('Lune'), brand('  '))).toEqual([['upper', 'Upper', 'Lune']]);
  });

  test('sorts numbers in names as numbers', () => {
    expect(groups('name', brand('Atelier 10'), brand('Atelier 9'))).toEqual([['A', 'A', 'Atelier 9', 'Atelier 10']]);
  });

  test('by category has a brand in each of its own, and those without one last', () => {
    const inTwoCategories = brand('Aurelle', { category: [linkTo('wine'), linkTo('beauty')], location: 'Upper' });
    const unnamed = brand('Zen', { category: [linkTo('unnamed')] });
    expect(groups('category', brand('Lune'), unnamed, inTwoCategories)).toEqual([
      ['beauty', 'Beauty', 'Aurelle: Upper'],
      ['wine', 'Wine', 'Aurelle: Upper'],
      ['other', '', 'Lune', 'Zen'],
    ]);
  });

  test('by floor has the floors in the order of the stores, then other places, and says the category', () => {
    const wine = { category: [linkTo('wine'), linkTo('beauty')] };
    expect(
      groups(
        'floor',
        brand('Nowhere'),
        brand('Outside', { location: 'Forecourt' }),
        brand('Abroad', { location: 'Airport' }),
        brand('Aurelle', { location: 'lower, hall 1', ...wine }),
        brand('Lune', { location: 'Lower' }),
      ),
    ).toEqual([
      // A floor that names a brand counts before what the brand says itself.
      ['upper', 'Upper', 'Lune'],
      ['lower', 'Lower', 'Aurelle: Wine'],
      ['Airport', 'Airport', 'Abroad'],
      ['Forecourt', 'Forecourt', 'Outside'],
      ['other', '', 'Nowhere'],
    ]);
  });

  test('by category leaves out those that the city’s lists do not offer', () => {
    const hidden = brand('Zen', { category: [linkTo('elsewhere'), linkTo('wine')] });
    expect(brandIndex([hidden], 'category', floors, [], 'en').map(({ key }) => key)).toEqual(['other']);
  });

  test('gives a group its floor or its category', () => {
    const [byFloor] = brandIndex([brand('Lune')], 'floor', floors, offered, 'en');
    expect([byFloor?.floor, byFloor?.category]).toEqual([floors[0], undefined]);
    const [byCategory] = brandIndex([brand('Zen', { category: [linkTo('wine')] })], 'category', floors, offered, 'en');
    expect([byCategory?.floor, byCategory?.category?.slug]).toEqual([undefined, 'wine']);
    const [byName] = brandIndex([brand('Zen')], 'name', floors, offered, 'en');
    expect([byName?.floor, byName?.category]).toEqual([undefined, undefined]);
  });
});
