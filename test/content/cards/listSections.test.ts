import { expect, test } from 'vitest';
import { fillsItself, latestOf, noItems } from '../../../content/cards/listSections.ts';
import { entryOf, linkTo, written } from '../../support/content/read.ts';

const listTypes = ['eventListComponent', 'newsListComponent', 'serviceListComponent'] as const;

test.each(listTypes)('an empty %s fills itself; one with items does not', (type) => {
  const item = type === 'newsListComponent' ? 'news' : type === 'serviceListComponent' ? 'service' : 'event';
  expect(fillsItself(entryOf(type, {}))).toBe(true);
  expect(
    fillsItself(entryOf(type, { items: [linkTo('one')] }, [written(item, 'one', { title: 'One', slug: 'one' })])),
  ).toBe(false);
});

test('no other section fills itself, and each list has the items of its kind', () => {
  expect(fillsItself({ contentType: 'heroBanner' })).toBe(false);
  const other = { contentType: 'luxCarousel', items: [] } as const;
  expect(fillsItself(other as unknown as Parameters<typeof fillsItself>[0])).toBe(false);
  const kinds = { event: [entryOf('event', {})], news: [entryOf('news', {})], service: [entryOf('service', {})] };
  expect(listTypes.map((type) => latestOf(entryOf(type, {}), kinds)[0]?.contentType)).toEqual([
    'event',
    'news',
    'service',
  ]);
  expect(latestOf(entryOf('newsListComponent', {}), noItems)).toEqual([]);
});
