import { describe, expect, test } from 'vitest';
import { aboutStore } from '../../../content/address/aboutStore.ts';

const page = (id: string, title: string, slug = '') => ({ id, title, slug });
const segmentsOf = (...pages: readonly ReturnType<typeof page>[]) =>
  Object.fromEntries(aboutStore('paris', pages).segments);

describe('the address of a page about the store', () => {
  test.each([
    ['The architecture of light', 'architecture'],
    ['Our FOUNDERS', 'founders'],
    ['A heritage of hands', 'heritage'],
    ['History', 'history'],
    ['La Samaritaine', 'samaritaine'],
    ['Prehistory', 'paris'],
    ['The house', 'paris'],
  ])('%s: %s', (title, segment) => {
    expect(segmentsOf(page('a', title, 'something'))).toEqual({ a: segment });
  });

  test('is the city’s own for one of the rest; further ones keep their slug, or have their id', () => {
    expect(
      segmentsOf(page('a', 'The sister house', 'sister'), page('b', 'The house', 'paris'), page('c', 'A third')),
    ).toEqual({ a: 'sister', b: 'paris', c: 'c' });
    expect(segmentsOf(page('b', 'The garden', 'garden'), page('a', 'The roof', 'roof'))).toEqual({
      a: 'paris',
      b: 'garden',
    });
  });

  test('belongs to one page: the one whose slug it is, otherwise the first', () => {
    expect(segmentsOf(page('a', 'Our heritage', 'hands'), page('b', 'Heritage', 'heritage'))).toEqual({
      a: 'paris',
      b: 'heritage',
    });
  });

  test('that is no longer the slug leads to the new one', () => {
    const { moved } = aboutStore('paris', [
      page('a', 'Our heritage', 'craft'),
      page('b', 'The house', 'house'),
      page('c', 'History', 'history'),
    ]);
    expect(Object.fromEntries(moved)).toEqual({ craft: 'heritage', house: 'paris' });
  });
});

test('of several pages without a slug the first by its id has the city’s own address, in whatever order they come', () => {
  const page = (id: string) => ({ id, title: id, slug: '' });
  for (const ids of [
    ['a', 'b', 'c'],
    ['c', 'b', 'a'],
    ['b', 'c', 'a'],
  ])
    expect(Object.fromEntries(aboutStore('sydney', ids.map(page)).segments)).toEqual({ a: 'sydney', b: 'b', c: 'c' });
});
