import { expect, test } from 'vitest';
import { mergedCounts, readNotFoundCounts, withNotFound } from '../../../content/address/notFoundCounts.ts';

const [early, late] = ['2026-06-15T01:00:00.000Z', '2026-06-15T02:00:00.000Z'];

test('addresses that are not found are counted with the last moment, and read back', () => {
  const once = withNotFound({}, '/old', new Date(early));
  const twice = withNotFound(once, '/old', new Date(late));
  expect([once, twice]).toEqual([{ '/old': { count: 1, last: early } }, { '/old': { count: 2, last: late } }]);
  for (const counts of [once, twice]) expect(readNotFoundCounts(JSON.stringify(counts))).toEqual(counts);
  for (const broken of [null, '', '{"/old":{"count":0,"last":""}}', '{"/old":7}'])
    expect(readNotFoundCounts(broken)).toEqual({});
});

test('the most frequent come first, of equals the latest; 300 are kept', () => {
  const counts = { '/a': { count: 1, last: early }, '/b': { count: 2, last: late }, '/c': { count: 1, last: late } };
  const merged = mergedCounts(counts, { '/b': { count: 3, last: early } }, new Date(late));
  expect(Object.entries(merged)).toEqual([
    ['/b', { count: 5, last: late }],
    ['/c', { count: 1, last: late }],
    ['/a', { count: 1, last: early }],
  ]);
  const many = Object.fromEntries(Array.from({ length: 301 }, (_, at) => [`/${at}`, { count: 1, last: early }]));
  expect(Object.keys(mergedCounts(merged, many, new Date(late)))).toHaveLength(300);
  expect(Object.keys(withNotFound({}, `/${'x'.repeat(500)}`, new Date(late)))[0]).toHaveLength(200);
});

test('a new address finds its place in a full list, and what nobody asks for any more leaves it', () => {
  const at = (minute: number) => new Date(Date.parse(early) + minute * 60_000);
  const probe = (name: number, minute: number) => ({
    [`/probe-${name}`]: { count: 2, last: at(minute).toISOString() },
  });
  let counts = {};
  for (let minute = 0; minute < 300; minute += 1) counts = mergedCounts(counts, probe(minute, minute), at(minute));
  for (let minute = 300; minute < 600; minute += 1) {
    const waiting = withNotFound(minute % 2 ? probe(minute, minute) : {}, '/broken', at(minute));
    counts = mergedCounts(counts, waiting, at(minute));
  }
  expect(Object.entries(counts)[0]).toEqual(['/broken', { count: 300, last: at(599).toISOString() }]);
  expect(Object.keys(counts)).toHaveLength(300);
  const week = 7 * 24 * 60;
  expect(Object.keys(mergedCounts(counts, {}, at(598 + week)))).toEqual(['/broken', '/probe-599']);
  expect(mergedCounts(counts, {}, at(600 + week))).toEqual({});
});
