import { expect, test } from 'vitest';
import { createFlagSource } from '../../worker/cache/flagSource.ts';

const CLOSED = '{"maintenance":{"cities":{"sydney":true}}}';

test('a flag that the coordinator has told is taken back by no older value of the store, until that shows it everywhere', async () => {
  let [now, told, stored] = [0, '{}' as string | undefined, '{}'];
  const reads: number[] = [];
  const flags = createFlagSource(
    {
      running: () => now,
      log: () => undefined,
      flagStore: {
        get: async () => {
          reads.push(now);
          return stored;
        },
        put: async () => undefined,
      },
    },
    () => told,
  );
  const isClosed = async (at: number): Promise<boolean | undefined> => {
    now = at;
    return (await flags()).maintenance.cities.sydney;
  };
  expect(await isClosed(0)).toBeUndefined();
  told = CLOSED;
  expect(await isClosed(100_000)).toBe(true);
  told = undefined;
  for (const at of [115_000, 130_000, 159_999]) expect(await isClosed(at)).toBe(true);
  expect(reads).toEqual([]);
  // What an operator writes while the coordinator is away counts from then on.
  stored = '{}';
  expect(await isClosed(160_000)).toBeUndefined();
  stored = CLOSED;
  expect(await isClosed(175_000)).toBe(true);
});
