import { expect, test } from 'vitest';
import { createSharedStore } from '../../../tools/regions/sharedStore.ts';

const LONG = 3600;

function storeAt() {
  let now = 0;
  const store = createSharedStore(() => now, 60_000);
  const seen = (key = 'k') => [store.get('here', key), store.get('there', key)];
  return { store, seen, pass: (seconds: number) => (now += seconds * 1000) };
}

test('a write is seen at once where it was made and where nobody looked before, late where somebody did', () => {
  const { store, seen, pass } = storeAt();
  expect(seen()).toEqual([undefined, undefined]);
  store.put('here', 'k', 'one', LONG);
  expect(seen()).toEqual(['one', undefined]);
  expect(store.get('a third place', 'k')).toBe('one');
  pass(59);
  store.put('here', 'k', 'two', LONG);
  expect(seen()).toEqual(['two', undefined]);
  expect(store.get('a third place', 'k')).toBe('one');
  pass(1);
  expect(seen()).toEqual(['two', 'two']);
});

test('two that write at about the same time see their own, and in the end the later one', () => {
  const { store, seen, pass } = storeAt();
  store.put('here', 'k', 'mine', LONG);
  pass(5);
  store.put('there', 'k', 'yours', LONG);
  expect(seen()).toEqual(['mine', 'yours']);
  pass(60);
  expect(seen()).toEqual(['yours', 'yours']);
});

test('a key takes one write a second', () => {
  const { store, pass } = storeAt();
  expect([store.put('here', 'k', '1', LONG), store.put('there', 'k', '2', LONG)]).toEqual([true, false]);
  expect(store.put('here', 'other', '1', LONG)).toBe(true);
  pass(1);
  expect(store.put('there', 'k', '3', LONG)).toBe(true);
  expect(store.counts()).toMatchObject({ writes: 3, refused: 1 });
});

test('a value is gone after its time', () => {
  const { store, seen, pass } = storeAt();
  store.put('here', 'k', 'one', 90);
  pass(89);
  expect(seen()).toEqual(['one', 'one']);
  pass(1);
  expect(seen()).toEqual([undefined, undefined]);
});

test('the delay can be changed', () => {
  const { store, seen } = storeAt();
  expect(seen()).toEqual([undefined, undefined]);
  store.put('here', 'k', 'one', LONG);
  store.setDelay(0);
  expect(seen()).toEqual(['one', 'one']);
});
