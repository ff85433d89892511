import { describe, expect, test } from 'vitest';
import { carriedQuery, withQuery } from '../../../content/address/addressQuery.ts';

const token = `abc.${'0f'.repeat(32)}`;
const carried = (query: Readonly<Record<string, string>>, isPreview = false): string =>
  carriedQuery((name) => query[name], isPreview);

describe('the query that a redirect carries', () => {
  test.each<[Readonly<Record<string, string>>, string]>([
    [{}, ''],
    [{ 'without-overlay': 'true', 'is-preview-mode': 'false' }, '?without-overlay=true&is-preview-mode=false'],
    [{ 'without-overlay': 'TRUE', next: 'https://evil.example' }, ''],
    [{ 'is-preview-mode': 'true"><script>' }, ''],
    [{ 'without-overlay': 'yes', 'is-preview-mode': 'false' }, '?is-preview-mode=false'],
    [{ 'is-preview-mode': token, 'preview-at': '2026-06-15T02:00:00Z' }, ''],
  ])('is that of two parameters, and only true or false (%j)', (query, expected) => {
    expect(carried(query)).toBe(expected);
  });

  test('a preview keeps its signed flag and its moment, and no other values', () => {
    expect(carried({ 'is-preview-mode': token, 'preview-at': '2026-06-15T02:00:00Z' }, true)).toBe(
      `?is-preview-mode=${token}&preview-at=2026-06-15T02%3A00%3A00Z`,
    );
    expect(carried({ 'preview-release': 'spring', 'preview-side': 'before' }, true)).toBe(
      '?preview-release=spring&preview-side=before',
    );
    const wrong = { 'is-preview-mode': 'forged', 'preview-at': '<b>2026-06-15', 'preview-side': 'left' };
    expect(carried(wrong, true)).toBe('');
  });
});

test.each([
  ['/a', '', '/a'],
  ['/a', 'x=1', '/a?x=1'],
  ['/a?b=2', 'x=1', '/a?b=2&x=1'],
  ['/a?b=2#c', 'x=1', '/a?b=2&x=1#c'],
  ['#c', 'x=1', '?x=1#c'],
])('%s with the query "%s" is %s', (href, query, expected) => {
  expect(withQuery(href, query)).toBe(expected);
});
