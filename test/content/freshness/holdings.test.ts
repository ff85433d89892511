import { describe, expect, test } from 'vitest';
import type { Change } from '../../../content/freshness/changes.ts';
import { type Freshness, isOutdated, joinedFreshness, noKnowledge } from '../../../content/freshness/freshness.ts';
import { hashText } from '../../../content/freshness/hash.ts';
import { currentSeq, holdingsOf } from '../../../content/freshness/holdings.ts';
import { idMarks } from '../../../content/freshness/idMarks.ts';
import { emptyScope } from '../../../content/freshness/scope.ts';

test('an answer holds its entries with their versions, and what they link to', () => {
  const holdings = holdingsOf({
    total: 1,
    items: [
      {
        sys: { id: 'page', revision: 3, updatedAt: '1970-01-01T00:00:01.000Z' },
        fields: { link: { sys: { type: 'Link', linkType: 'Entry', id: 'linked' } } },
      },
    ],
    includes: {
      Entry: [{ sys: { id: 'inner', revision: 'x' }, fields: {} }],
      Asset: [{ sys: { id: 'lamp', revision: 7 } }],
    },
  });
  expect([...holdings.versions]).toEqual([
    ['page', { revision: 3, at: 1000 }],
    ['inner', {}],
    ['lamp', { revision: 7 }],
  ]);
  expect([...holdings.ids].toSorted()).toEqual(['inner', 'lamp', 'linked', 'page']);
  expect(holdings.isPartial).toBe(false);
  expect(holdingsOf({ total: 2, items: [{ sys: { id: 'page' } }] }).isPartial).toBe(true);
  expect(holdingsOf({}).isPartial).toBe(false);
});

test('an answer names the links that the service could not follow', () => {
  const errors = [{ details: { id: 'gone' } }, { details: { id: 7 } }, {}, null];
  expect([...holdingsOf({ items: [], errors }).missing]).toEqual(['gone']);
  expect([...holdingsOf({ items: [], errors: { details: { id: 'gone' } } }).missing]).toEqual([]);
});

test('links are those to entries and to assets', () => {
  const link = (linkType: string, id: unknown = linkType) => ({ sys: { type: 'Link', linkType, id } });
  const fields = { a: [link('Entry'), { deep: { target: link('Asset') } }], b: link('Tag'), c: link('Entry', 7) };
  const otherFields = { d: { sys: { type: 'Other', linkType: 'Entry', id: 'other' } }, e: null, f: 'x' };
  const { ids } = holdingsOf({ items: [{ sys: { id: 7 }, fields: { ...fields, ...otherFields } }] });
  expect([...ids]).toEqual(['Entry', 'Asset']);
});

describe('an answer is from before a change', () => {
  const scope = { ids: '', lists: [{ type: 'event', city: 'sydney' }] } as const;
  const answer = (revision: number | undefined, more: object = {}) =>
    holdingsOf({ total: 1, items: [{ sys: { id: 'tea', revision } }], ...more });
  /** The change up to which an answer is current, where the tenth is the last. */
  const current = (change: Partial<Change>, holdings = answer(3), isSettling = false) => {
    const last = { seq: 10, entry: 'tea', type: 'event', isGone: false, ...change };
    return currentSeq({ epoch: 'a', seq: 10, from: 0, changes: [last], checkedAt: 0 }, holdings, scope, isSettling);
  };

  test.each<[string, Partial<Change>, number]>([
    ['an older revision', { revision: 4 }, 9],
    ['that very revision', { revision: 3 }, 10],
    ['a later one', { revision: 2 }, 10],
    ['a revision that nobody knows', {}, 10],
    ['what is gone', { isGone: true }, 9],
    ['what is gone, in the revision that went', { isGone: true, revision: 3 }, 9],
    ['what is gone, in a later revision: it came back', { isGone: true, revision: 2 }, 10],
    ['another entry', { entry: 'wine' }, 10],
    ['everything, of which no entry is known', { entry: undefined }, 10],
  ])('where it holds %s', (_, change, seq) => {
    expect(current(change)).toBe(seq);
  });

  test('where it holds what is gone, in a revision that it does not say', () => {
    expect(current({ isGone: true, revision: 3 }, answer(undefined))).toBe(9);
    expect(current({ revision: 3 }, answer(undefined))).toBe(10);
  });

  test.each<[string, Partial<Change>, number]>([
    ['a version of an earlier moment, whatever its revision', { revision: 1, at: 5001 }, 9],
    ['that very version', { revision: 3, at: 5000 }, 10],
    ['a version of a later moment: it was made again', { revision: 9, at: 4999 }, 10],
    ['what is gone', { revision: 1, at: 5001, isGone: true }, 9],
    ['what was published after it went', { revision: 9, at: 4999, isGone: true }, 10],
  ])('where both say their moment and it holds %s', (_, change, seq) => {
    const sys = { id: 'tea', revision: 3, updatedAt: '1970-01-01T00:00:05.000Z' };
    expect(current(change, holdingsOf({ total: 1, items: [{ sys }] }))).toBe(seq);
  });

  test('where it could not follow a link to what is published by now', () => {
    const lost = holdingsOf({ total: 0, items: [], errors: [{ details: { id: 'tea' } }] });
    expect([current({}, lost), current({ isGone: true }, lost)]).toEqual([9, 10]);
  });

  test('where it misses what has just entered its list, if it is whole', () => {
    const [whole, part] = [answer(3), answer(3, { total: 2 })];
    const fresh = { entry: 'wine' };
    expect([current(fresh, whole, true), current(fresh, whole, false)]).toEqual([9, 10]);
    expect([current(fresh, part, true), current(fresh, part, false)]).toEqual([10, 10]);
    expect(current({ ...fresh, type: 'news' }, whole, true)).toBe(10);
  });

  test('where pages from before and after it do not fit together, so that an entry between them is missing', () => {
    const published = { entry: 'wine', revision: 1 };
    const listed = (facts: object) =>
      holdingsOf({
        items: ['wine', 'tea'].map((id) => ({ sys: { id, revision: 1 } })),
        skip: 0,
        limit: 1000,
        ...facts,
      });
    const torn = listed({ total: 3 });
    expect([current(published, torn, true), current(published, torn, false)]).toEqual([9, 10]);
    expect(current({ ...published, type: 'news' }, torn, true)).toBe(10);
    for (const facts of [{ total: 2 }, { total: 3, limit: 2 }, { total: 3, skip: 1 }])
      expect(current(published, listed(facts), true)).toBe(10);
  });
});

test('what is made from several answers is as old as the oldest, and of no log where they are from two logs', () => {
  const part = (epoch: string, seq: number, fetchedAt: number) => ({ epoch, seq, fetchedAt, scope: emptyScope });
  const joined = (...parts: readonly Freshness[]) => joinedFreshness(parts, noKnowledge);
  expect(joined(part('a', 7, 200), part('a', 9, 100))).toMatchObject({ epoch: 'a', seq: 7, fetchedAt: 100 });
  expect(joined(part('a', 7, 200), part('b', 9, 100))).toMatchObject({ epoch: '' });
  expect(joined()).toBeUndefined();
});

test('what is made after a change is current with it, though its other parts are from before', () => {
  const part = (seq: number, id: string) => ({
    epoch: 'a',
    seq,
    fetchedAt: 100,
    scope: { ...emptyScope, ids: idMarks([id]) },
  });
  const change = { seq: 8, entry: 'changed', isGone: false };
  const knowledge = { epoch: 'a', seq: 8, from: 0, changes: [change], checkedAt: 0 };
  const isCurrent = (...parts: readonly Freshness[]): boolean => {
    const joined = joinedFreshness(parts, knowledge);
    return joined !== undefined && !isOutdated(joined, knowledge);
  };
  expect(isCurrent(part(8, 'changed'), part(3, 'other'))).toBe(true);
  expect(isCurrent(part(3, 'changed'), part(8, 'other'))).toBe(false);
  expect(isCurrent({ ...part(9, 'changed'), epoch: 'b' }, part(3, 'other'))).toBe(false);
});

test('a hash is that of cyrb53', () => {
  const hash = (text: string): number => Number.parseInt(hashText(text), 36);
  // Its author's own examples.
  expect([hash('a'), hash('b'), hash('revenge'), hash('revenue')]).toEqual([
    7929297801672961, 8684336938537663, 4051478007546757, 8309097637345594,
  ]);
});
