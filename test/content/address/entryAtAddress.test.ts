import { describe, expect, test } from 'vitest';
import { onePerAddress, preferredEntry } from '../../../content/address/entryAtAddress.ts';

const entry = (id: string, createdAt: string, ...tags: readonly string[]) => ({ id, createdAt, tags });
const ofAll = entry('of-all', '2026-01-01T00:00:00Z');
const own = entry('own', '2026-02-01T00:00:00Z', 'sydney');
const later = entry('later', '2026-03-01T00:00:00Z', 'sydney');
const twin = entry('a-twin', '2026-02-01T00:00:00Z', 'sydney');

describe('of several entries at an address', () => {
  test.each([
    ['the city’s own', [ofAll, own], own],
    ['the one that was created first', [later, own], own],
    ['of two that were created at once, the one whose id comes first', [own, twin], twin],
    ['the only one', [ofAll], ofAll],
    ['none of none', [], undefined],
  ])('%s is shown', (_, entries, first) => {
    expect(preferredEntry(entries, 'sydney')).toBe(first);
    expect(preferredEntry(entries.toReversed(), 'sydney')).toBe(first);
  });

  test('the others are left out of lists, which is noted; what has no address stays', () => {
    const leftOut: unknown[] = [];
    const addressOf = ({ id }: typeof own) => (id === 'later' ? undefined : 'a');
    const list = onePerAddress([ofAll, later, own, twin], addressOf, 'sydney', (entry) => leftOut.push(entry));
    expect([list, leftOut]).toEqual([
      [later, twin],
      [ofAll, own],
    ]);
  });
});
