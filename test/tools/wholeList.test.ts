import { expect, test } from 'vitest';
import { wholeList } from '../../tools/editors/wholeList.ts';

test('a list from which something goes while it is read is read again: nothing that stays is missed', async () => {
  let ids = Array.from({ length: 900 }, (_, at) => at);
  let calls = 0;
  const items = await wholeList(async ({ skip, limit }) => {
    calls += 1;
    if (calls === 2) ids = ids.slice(1);
    return { total: ids.length, items: ids.slice(skip, skip + limit) };
  });
  expect(items).toEqual(ids);
});

test('a list that never rests, or that lost its items, is told and not taken for whole', async () => {
  let total = 900;
  const restless = wholeList(async ({ skip, limit }) => {
    total += 1;
    return { total, items: Array.from({ length: total }, (_, at) => at).slice(skip, skip + limit) };
  });
  await expect(restless).rejects.toThrow('The list changes while it is read: try again once nobody publishes.');
  const damaged = wholeList(async () => ({ total: 3, items: [] }));
  await expect(damaged).rejects.toThrow('The content service answered 0 of 3.');
});
