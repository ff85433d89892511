import { expect, test } from 'vitest';
import { onePerAddress, preferredEntry } from '../../../content/address/entryAtAddress.ts';

const candidate = (id: string, day: number, tags: readonly string[] = ['global']) => ({
  id,
  createdAt: `2026-01-0${day}T00:00:00Z`,
  tags,
});
const ofAll = candidate('all', 1);
const late = candidate('late', 3, ['sydney']);
const early = candidate('early', 2, ['sydney']);
const twin = candidate('twin', 2, ['sydney']);

test('the city’s own entry stands at an address, of several the first that was created, of twins the first by id', () => {
  const orders = [
    [ofAll, late, twin, early],
    [early, twin, late, ofAll],
    [twin, early, ofAll, late],
  ];
  for (const entries of orders) expect(preferredEntry(entries, 'sydney')?.id).toBe('early');
  expect(preferredEntry([late, ofAll], 'paris')?.id).toBe('all');
});

test('a list has one entry an address, in its order, and tells of the others', () => {
  const elsewhere = candidate('elsewhere', 4);
  const leftOut: string[] = [];
  const entries = onePerAddress(
    [ofAll, elsewhere, late, early],
    ({ id }) => (id === 'elsewhere' ? undefined : 'silk'),
    'sydney',
    ({ id }) => leftOut.push(id),
  );
  expect(entries).toEqual([elsewhere, early]);
  expect(leftOut).toEqual(['all', 'late']);
});
