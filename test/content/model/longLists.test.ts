import { expect, test } from 'vitest';
import { longLists, longListText } from '../../../content/model/longLists.ts';

const many = (count: number, contentType: string, ...cities: readonly ('sydney' | 'paris')[]) =>
  Array.from({ length: count }, () => ({ contentType, cities }));

test.each<[number, readonly string[]]>([
  [3999, []],
  [4000, ['sydney has 4000 entries of news; pages show 5000 at most, beyond that the oldest are on no page']],
  [5001, ['sydney has 5001 entries of news; pages show 5000 at most, the 1 oldest is on no page']],
])('of %i entries an editor is told what the site reads', (count, told) => {
  const entries = [...many(count, 'news', 'sydney'), ...many(10, 'news', 'paris'), ...many(6000, 'unknown', 'paris')];
  expect(longLists(entries).map(longListText)).toEqual(told.map((text) => `${text}: archive what is over`));
});
