import { describe, expect, test } from 'vitest';
import { cachedContent, hangs } from '../support/worker/cachedContent.ts';

describe('an answer of the content service', () => {
  test('is fetched once for all isolates, and stored for a week to fall back to', async () => {
    const { isolate, calls, settled, store, says } = cachedContent();
    const [firstIsolate, secondIsolate] = [isolate(), isolate()];
    expect(await firstIsolate.read()).toMatchObject({ text: 'first', took: 0 });
    await settled();
    says('second');
    expect([(await firstIsolate.read()).text, (await secondIsolate.read()).text, calls()]).toEqual([
      'first',
      'first',
      1,
    ]);
    expect([...store.lifetimes]).toEqual([['list:events', 7 * 24 * 3600]]);
    // The data centre has it: the store is not asked.
    expect(store.asked).toEqual(['list:events']);
  });

  test('is kept for a day where it found nothing or where a visitor’s own words brought it about', async () => {
    const { isolate, store, time, calls } = cachedContent();
    const onlyIsolate = isolate();
    const visitors = { isSiteAnswer: () => false };
    await onlyIsolate.readSettled(visitors);
    expect([...store.lifetimes.values()]).toEqual([24 * 3600]);
    time.pass(19_999);
    await onlyIsolate.readSettled(visitors);
    expect(calls()).toBe(1);
    time.pass(1);
    await onlyIsolate.readSettled(visitors);
    expect(calls()).toBe(2);
  });

  test('is given at once for two minutes and longer, and refreshed behind that', async () => {
    const { isolate, settled, time, calls, says } = cachedContent();
    const onlyIsolate = isolate();
    await onlyIsolate.readSettled();
    says('second');
    time.pass(119_999);
    await onlyIsolate.readSettled();
    expect(calls()).toBe(1);
    time.pass(1);
    expect(await onlyIsolate.read()).toMatchObject({ text: 'first', took: 0 });
    await settled();
    expect([(await onlyIsolate.read()).text, calls()]).toEqual(['second', 2]);
  });

  test('is fresh for as long as the log is compared with the service', async () => {
    const { isolate, time, calls } = cachedContent();
    const onlyIsolate = isolate();
    await onlyIsolate.readSettled();
    time.pass(100_000);
    onlyIsolate.check();
    time.pass(119_999);
    await onlyIsolate.readSettled();
    expect(calls()).toBe(1);
  });

  test('that a change touches is waited for, but for two and a half seconds at most, and by one', async () => {
    const { isolate, settled, time, says, answers } = cachedContent();
    const onlyIsolate = isolate();
    await onlyIsolate.readSettled();
    says('second');
    onlyIsolate.learn(2);
    expect(await onlyIsolate.read()).toMatchObject({ text: 'second', seq: 2, took: 0 });
    await settled();
    answers(hangs);
    time.pass(1000);
    onlyIsolate.learn(3);
    expect(await onlyIsolate.read()).toMatchObject({ text: 'second', took: 2500 });
    // One request has waited and timed out: for ten seconds no other waits.
    expect((await onlyIsolate.read()).took).toBe(0);
    time.pass(9999);
    expect((await onlyIsolate.read()).took).toBe(0);
    time.pass(1);
    expect((await onlyIsolate.read()).took).toBe(2500);
  });

  test('is taken from another isolate that has the newer one', async () => {
    const { isolate, says, calls, time } = cachedContent();
    const [firstIsolate, secondIsolate] = [isolate(), isolate()];
    await firstIsolate.read();
    await secondIsolate.readSettled();
    says('second');
    firstIsolate.learn(2);
    await firstIsolate.readSettled();
    // Within a second the other tiers are looked at once.
    time.pass(1000);
    secondIsolate.learn(2);
    expect([(await secondIsolate.read()).text, calls()]).toEqual(['second', 2]);
  });

  test('is asked for by one isolate, and the others of its data centre wait for it', async () => {
    const { isolate, time, answers, calls } = cachedContent();
    const [firstIsolate, secondIsolate] = [isolate(), isolate()];
    for (const { readSettled, learn } of [firstIsolate, secondIsolate]) {
      await readSettled();
      learn(2);
    }
    const otherReadings: ReturnType<typeof secondIsolate.read>[] = [];
    answers(() => {
      otherReadings.push(secondIsolate.read());
      return new Promise((resolve) => time.after(1000, () => resolve({ text: 'second' })));
    });
    const { text } = await firstIsolate.read();
    const [otherReading] = await Promise.all(otherReadings);
    expect([text, otherReading?.text, calls()]).toEqual(['second', 'second', 2]);
  });

  test('is asked for once by all its visitors, and again after a change that touches it', async () => {
    const { isolate, wait, settled, time, answers, says, calls } = cachedContent();
    const onlyIsolate = isolate();
    await onlyIsolate.readSettled();
    time.pass(120_000);
    answers(() => new Promise((resolve) => time.after(1000, () => resolve({ text: 'before' }))));
    await onlyIsolate.read();
    await wait(300);
    onlyIsolate.learn(2, []);
    await onlyIsolate.read();
    says('after');
    onlyIsolate.learn(3);
    expect((await onlyIsolate.read()).text).toBe('after');
    await settled();
    expect([(await onlyIsolate.read()).text, calls()]).toEqual(['after', 3]);
  });

  test('that is known to be current again is given at once, while somebody looks for a newer one', async () => {
    const { isolate, wait, time } = cachedContent({
      get: () => new Promise((resolve) => time.after(900, () => resolve(null))),
      put: async () => undefined,
    });
    const onlyIsolate = isolate();
    await onlyIsolate.readSettled();
    time.pass(120_000);
    const look = onlyIsolate.read();
    await wait(100);
    onlyIsolate.check();
    expect((await onlyIsolate.read()).took).toBe(0);
    await look;
  });

  test('that is from before a change is asked for again after two seconds', async () => {
    const { isolate, settled, time, calls, answers } = cachedContent();
    const onlyIsolate = isolate();
    // The service's own caches lag: an entry stands in the answer as it was before.
    const staleAnswer = { text: 'old', items: [{ sys: { id: 'a', revision: 1 } }] };
    answers(async () => staleAnswer);
    await onlyIsolate.readSettled();
    onlyIsolate.learn(2, [{ seq: 2, entry: 'a', revision: 2, isGone: false }], true);
    await onlyIsolate.readSettled();
    expect(calls()).toBe(2);
    time.pass(1999);
    expect((await onlyIsolate.read()).text).toBe('old');
    await settled();
    expect(calls()).toBe(2);
    time.pass(1);
    answers(async () => ({ text: 'new', items: [{ sys: { id: 'a', revision: 2 } }] }));
    expect([(await onlyIsolate.read()).text, calls()]).toEqual(['new', 3]);
  });

  test('that is from before a change, and that no tier has any more, is asked for at once', async () => {
    const { isolate, calls, answers } = cachedContent();
    const onlyIsolate = isolate();
    const staleAnswer = { text: 'old', items: [{ sys: { id: 'a', revision: 1 } }] };
    answers(async () => staleAnswer);
    onlyIsolate.learn(2, [{ seq: 2, entry: 'a', revision: 2, isGone: false }], true);
    const forgetful = { isStored: false, bytesOf: () => Number.POSITIVE_INFINITY };
    await onlyIsolate.read(forgetful);
    expect([(await onlyIsolate.read(forgetful)).text, calls()]).toEqual(['old', 2]);
  });

  test('is kept out of all tiers where it is not worth it, and where it is no answer', async () => {
    const { isolate, settled, store, pages, calls, tiers } = cachedContent();
    await isolate().readSettled({ isStored: false });
    expect([store.values.size, pages.values.size, store.asked]).toEqual([0, 0, []]);
    // What another release wrote is no answer.
    for (const text of ['', '{', '{"format":2}', '{"answer":{"text":"x"}}']) {
      store.values.set('list:events', text);
      await tiers.dataCentre.put('list:events', text, 60);
      expect((await isolate().read({ isStored: true })).text).toBe('first');
      await settled();
    }
    expect(calls()).toBe(5);
  });

  test('is stored again only where the store lacks it or holds something else', async () => {
    const { isolate, store, time, says } = cachedContent();
    const onlyIsolate = isolate();
    await onlyIsolate.readSettled();
    store.values.clear();
    time.pass(120_000);
    await onlyIsolate.readSettled();
    expect(store.values.size).toBe(0);
    says('second');
    time.pass(120_000);
    await onlyIsolate.readSettled();
    expect(store.values.size).toBe(1);
    store.values.clear();
    onlyIsolate.learn(2);
    await onlyIsolate.readSettled();
    expect(store.values.size).toBe(1);
  });

  test('that the store did not take is offered again with the next one', async () => {
    const values = new Map<string, string>();
    let isFull = true;
    const { isolate, time } = cachedContent({
      get: async () => null,
      put: async (key, value) => {
        if (isFull) throw new Error('full');
        values.set(key, value);
      },
    });
    const onlyIsolate = isolate();
    await onlyIsolate.readSettled();
    isFull = false;
    time.pass(120_000);
    await onlyIsolate.readSettled();
    expect(values.size).toBe(1);
  });
});

test('what nobody waits for waits five seconds for a fresh answer', async () => {
  const { isolate, time, answers, says } = cachedContent();
  const onlyIsolate = isolate();
  await onlyIsolate.readSettled();
  time.pass(120_000);
  answers(hangs);
  expect(await onlyIsolate.read({ isBackground: true })).toMatchObject({ text: 'first', took: 5000 });
  says('second');
  time.pass(10_000);
  expect(await onlyIsolate.read({ isBackground: true })).toMatchObject({ text: 'second', took: 0 });
});

test('visitors’ own words push nothing else out of the memory', async () => {
  const { isolate, calls } = cachedContent();
  const onlyIsolate = isolate();
  const notStored = { isStored: false };
  await onlyIsolate.read({ ...notStored, bytesOf: () => 1024 * 1024 }, 'site');
  for (let at = 0; at < 40; at += 1)
    await onlyIsolate.read({ ...notStored, isSiteAnswer: () => false, bytesOf: () => 1024 * 1024 }, `visitor ${at}`);
  const before = calls();
  await onlyIsolate.read(notStored, 'site');
  await onlyIsolate.read({ ...notStored, isSiteAnswer: () => false }, 'visitor 39');
  expect(calls()).toBe(before);
  await onlyIsolate.read({ ...notStored, isSiteAnswer: () => false }, 'visitor 35');
  expect(calls()).toBe(before + 1);
});
