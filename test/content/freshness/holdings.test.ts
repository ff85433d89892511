import { expect, test } from 'vitest';
import { isOutdated, joinedKept, type Kept, noKnowledge } from '../../../content/freshness/freshness.ts';
import { hashText } from '../../../content/freshness/hash.ts';
import { holdingsOf } from '../../../content/freshness/holdings.ts';
import { idMarks } from '../../../content/freshness/idMarks.ts';
import { emptyScope } from '../../../content/freshness/scope.ts';

test('an answer holds its entries with their revisions, and what they link to', () => {
  const holdings = holdingsOf({
    total: 1,
    items: [
      {
        sys: { id: 'page', revision: 3 },
        fields: { link: { sys: { type: 'Link', linkType: 'Entry', id: 'linked' } } },
      },
    ],
    includes: {
      Entry: [{ sys: { id: 'inner', revision: 'x' }, fields: {} }],
      Asset: [{ sys: { id: 'lamp', revision: 7 } }],
    },
  });
  expect([...holdings.revisions]).toEqual([
    ['page', 3],
    ['inner', undefined],
    ['lamp', 7],
  ]);
  expect([...holdings.ids].toSorted()).toEqual(['inner', 'lamp', 'linked', 'page']);
  expect(holdings.isPartial).toBe(false);
  expect(holdingsOf({ total: 2, items: [{ sys: { id: 'page' } }] }).isPartial).toBe(true);
  expect(holdingsOf({}).isPartial).toBe(false);
});

test('what is made from several things is as old as the oldest, and of no log when they are of two', () => {
  const part = (epoch: string, seq: number, fetchedAt: number) => ({ epoch, seq, fetchedAt, scope: emptyScope });
  const joined = (...parts: readonly Kept[]) => joinedKept(parts, noKnowledge);
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
  const known = { epoch: 'a', seq: 8, from: 0, changes: [change], checkedAt: 0 };
  const isCurrent = (...parts: readonly Kept[]): boolean => {
    const made = joinedKept(parts, known);
    return made !== undefined && !isOutdated(made, known);
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
