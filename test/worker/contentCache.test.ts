import { describe, expect, test } from 'vitest';
import type { Change } from '../../content/freshness/changes.ts';
import type { Knowledge } from '../../content/freshness/freshness.ts';
import { createContentCache } from '../../worker/cache/contentCache.ts';
import type { Reader } from '../../worker/cache/contentQuery.ts';
import { ContentFailure } from '../../worker/failures.ts';
import type { Store } from '../../worker/world.ts';
import { dataCentre } from '../support/worker/isolates.ts';

const list = { type: 'event', city: 'sydney' } as const;
const change = (seq: number): Change => ({ seq, entry: 'new', type: 'event', cities: ['sydney'], isGone: false });

/** More than any of these tests needs: a service that is asked again at once would never let anything else happen. */
const MOST_CALLS = 200;

/** A content service whose answers a test chooses, and isolates that keep them. */
function setting(isolateStore?: Store) {
  const centre = dataCentre();
  const { time, world, keepAlive } = centre;
  let answer: () => Promise<unknown> = async () => ({ text: 'first' });
  let calls = 0;
  const isolate = () => {
    let known: Knowledge = centre.knowing(1);
    let isSettling = false;
    const tiers = isolateStore ? centre.tiersOn(isolateStore) : centre.tiers;
    const cache = createContentCache(
      world,
      tiers,
      { known: () => known, isSettling: () => isSettling },
      (found) => typeof found === 'object' && found !== null && 'text' in found,
    );
    const read = (reader: Partial<Reader> = {}, key = 'list:events') =>
      cache.read(
        {
          key,
          lists: [list],
          ids: [],
          fetchAnswer: () => {
            calls += 1;
            if (calls > MOST_CALLS) throw new Error('asked without end');
            return answer();
          },
        },
        {
          keepAlive,
          remaining: () => 20_000,
          isBackground: false,
          isOwn: () => true,
          isStored: true,
          bytesOf: (length) => length,
          ...reader,
        },
      );
    return {
      /** The text of an answer and how long it took. */
      read: async (reader?: Partial<Reader>, key?: string) => {
        const { result, took } = await time.run(read(reader, key));
        return { ...Object(result.answer), seq: result.seq, took };
      },
      fails: async (reader?: Partial<Reader>, key?: string) => {
        const work = read(reader, key).then(
          () => 'no failure',
          (thrown: unknown) => String(thrown),
        );
        const { result, took } = await time.run(work);
        return { problem: result, took };
      },
      /** Something was published. */
      learn: (seq: number, changes: readonly Change[] = [change(seq)], settling = false) => {
        known = { ...centre.knowing(seq, known.checkedAt), changes };
        isSettling = settling;
      },
      /** The coordinator has compared its log with the content service. */
      check: () => {
        known = { ...known, checkedAt: time.now().getTime() };
      },
    };
  };
  return {
    ...centre,
    isolate,
    calls: () => calls,
    says: (text: string) => {
      answer = async () => ({ text });
    },
    answers: (given: typeof answer) => {
      answer = given;
    },
  };
}

const hangs = (): Promise<never> => new Promise(() => undefined);

describe('an answer of the content service', () => {
  test('is fetched once for all isolates, and kept for a week as a stand-in', async () => {
    const { isolate, calls, settled, store, says } = setting();
    const [one, other] = [isolate(), isolate()];
    expect(await one.read()).toMatchObject({ text: 'first', took: 0 });
    await settled();
    says('second');
    expect([(await one.read()).text, (await other.read()).text, calls()]).toEqual(['first', 'first', 1]);
    expect([...store.lifetimes]).toEqual([['list:events', 7 * 24 * 3600]]);
    // The data centre has it: the store is not asked.
    expect(store.asked).toEqual(['list:events']);
  });

  test('is kept for a day where it found nothing or where a visitor’s own words brought it about', async () => {
    const { isolate, settled, store, time, calls } = setting();
    const one = isolate();
    const visitors = { isOwn: () => false };
    await one.read(visitors);
    await settled();
    expect([...store.lifetimes.values()]).toEqual([24 * 3600]);
    time.pass(19_999);
    await one.read(visitors);
    await settled();
    expect(calls()).toBe(1);
    time.pass(1);
    await one.read(visitors);
    await settled();
    expect(calls()).toBe(2);
  });

  test('is given at once for two minutes and longer, and refreshed behind that', async () => {
    const { isolate, settled, time, calls, says } = setting();
    const one = isolate();
    await one.read();
    await settled();
    says('second');
    time.pass(119_999);
    await one.read();
    await settled();
    expect(calls()).toBe(1);
    time.pass(1);
    expect(await one.read()).toMatchObject({ text: 'first', took: 0 });
    await settled();
    expect([(await one.read()).text, calls()]).toEqual(['second', 2]);
  });

  test('is fresh for as long as the log is compared with the service', async () => {
    const { isolate, settled, time, calls } = setting();
    const one = isolate();
    await one.read();
    await settled();
    time.pass(100_000);
    one.check();
    time.pass(119_999);
    await one.read();
    await settled();
    expect(calls()).toBe(1);
  });

  test('that a change touches is waited for, but for two and a half seconds at most, and by one', async () => {
    const { isolate, settled, time, says, answers } = setting();
    const one = isolate();
    await one.read();
    await settled();
    says('second');
    one.learn(2);
    expect(await one.read()).toMatchObject({ text: 'second', seq: 2, took: 0 });
    await settled();
    answers(hangs);
    time.pass(1000);
    one.learn(3);
    expect(await one.read()).toMatchObject({ text: 'second', took: 2500 });
    // Somebody has waited in vain: for ten seconds nobody does.
    expect((await one.read()).took).toBe(0);
    time.pass(9999);
    expect((await one.read()).took).toBe(0);
    time.pass(1);
    expect((await one.read()).took).toBe(2500);
  });

  test('is taken from another isolate that has the newer one', async () => {
    const { isolate, settled, says, calls, time } = setting();
    const [one, other] = [isolate(), isolate()];
    await one.read();
    await other.read();
    await settled();
    says('second');
    one.learn(2);
    await one.read();
    await settled();
    // Within a second the other tiers are looked at once.
    time.pass(1000);
    other.learn(2);
    expect([(await other.read()).text, calls()]).toEqual(['second', 2]);
  });

  test('that is from before a change is asked for again after two seconds', async () => {
    const { isolate, settled, time, calls, answers } = setting();
    const one = isolate();
    // The service's own caches lag: an entry stands in the answer as it was before.
    const old = { text: 'old', items: [{ sys: { id: 'a', revision: 1 } }] };
    answers(async () => old);
    await one.read();
    await settled();
    one.learn(2, [{ seq: 2, entry: 'a', revision: 2, isGone: false }], true);
    await one.read();
    await settled();
    expect(calls()).toBe(2);
    time.pass(1999);
    expect((await one.read()).text).toBe('old');
    await settled();
    expect(calls()).toBe(2);
    time.pass(1);
    answers(async () => ({ text: 'new', items: [{ sys: { id: 'a', revision: 2 } }] }));
    expect([(await one.read()).text, calls()]).toEqual(['new', 3]);
  });

  test('is kept out of all tiers where it is not worth it, and where it is no answer', async () => {
    const { isolate, settled, store, pages, calls, tiers } = setting();
    await isolate().read({ isStored: false });
    await settled();
    expect([store.values.size, pages.pages.size, store.asked]).toEqual([0, 0, []]);
    // What another release wrote is none.
    for (const text of ['', '{', '{"format":2}', '{"answer":{"text":"x"}}']) {
      store.values.set('list:events', text);
      await tiers.dataCentre.put('list:events', text, 60);
      expect((await isolate().read({ isStored: true })).text).toBe('first');
      await settled();
    }
    expect(calls()).toBe(5);
  });

  test('is stored again only where the store lacks it or holds something else', async () => {
    const { isolate, settled, store, time, says } = setting();
    const one = isolate();
    await one.read();
    await settled();
    store.values.clear();
    time.pass(120_000);
    await one.read();
    await settled();
    expect(store.values.size).toBe(0);
    says('second');
    time.pass(120_000);
    await one.read();
    await settled();
    expect(store.values.size).toBe(1);
    store.values.clear();
    one.learn(2);
    await one.read();
    await settled();
    expect(store.values.size).toBe(1);
  });

  test('that the store did not take is offered again with the next one', async () => {
    const values = new Map<string, string>();
    let isFull = true;
    const { isolate, settled, time } = setting({
      get: async () => null,
      put: async (key, value) => {
        if (isFull) throw new Error('full');
        values.set(key, value);
      },
    });
    const one = isolate();
    await one.read();
    await settled();
    isFull = false;
    time.pass(120_000);
    await one.read();
    await settled();
    expect(values.size).toBe(1);
  });
});

describe('a content service that fails', () => {
  const down = () => Promise.reject(new ContentFailure(500, 'down'));

  test('is left in peace for ten seconds, and whoever has an answer keeps it', async () => {
    const { isolate, settled, time, calls, says, answers } = setting();
    const one = isolate();
    answers(down);
    expect((await one.fails()).problem).toBe('ContentFailure: down');
    time.pass(9999);
    expect((await one.fails()).problem).toBe('ContentFailure: down');
    expect(calls()).toBe(1);
    time.pass(1);
    says('first');
    expect((await one.read()).text).toBe('first');
    await settled();
    answers(down);
    one.learn(2);
    expect(await one.read()).toMatchObject({ text: 'first', took: 0 });
    expect(calls()).toBe(3);
  });

  test('that limits is asked again by the next', async () => {
    const { isolate, calls, answers } = setting();
    const one = isolate();
    answers(() => Promise.reject(new ContentFailure(429, 'limited', { retryAfterMs: 60_000 })));
    expect((await one.fails()).problem).toBe('ContentFailure: limited');
    expect([(await one.fails()).problem, calls()]).toEqual(['ContentFailure: limited', 1]);
  });

  test('that limits for a while is waited for by whoever has nothing, and by nobody else', async () => {
    const { isolate, settled, time, answers } = setting();
    const one = isolate();
    let isLimiting = true;
    const limiting = async () => {
      if (isLimiting) throw new ContentFailure(429, 'limited', { retryAfterMs: 3000 });
      return { text: 'first' };
    };
    time.after(2000, () => {
      isLimiting = false;
    });
    answers(limiting);
    const { text, took } = await one.read();
    expect([text, took >= 3000, took < 4000]).toEqual(['first', true, true]);
    await settled();
    isLimiting = true;
    one.learn(2);
    expect(await one.read()).toMatchObject({ text: 'first', took: 0 });
  });

  test('silently keeps one visitor waiting as long as a page may, and the others for two seconds', async () => {
    const { isolate, time, answers } = setting();
    const one = isolate();
    answers(hangs);
    const late = 'ContentFailure: content came too late for its page';
    expect(await one.fails()).toEqual({ problem: late, took: 20_000 });
    // Whoever shows the failure asks the same again.
    expect(await one.fails()).toEqual({ problem: late, took: 0 });
    expect(await one.fails({}, 'list:other')).toEqual({ problem: late, took: 2000 });
    expect(await one.fails({}, 'list:other')).toEqual({ problem: late, took: 0 });
    answers(async () => ({ text: 'back' }));
    time.pass(20_000);
    expect((await one.read({}, 'list:third')).text).toBe('back');
    answers(hangs);
    expect((await one.fails({}, 'list:fourth')).took).toBe(20_000);
  });

  test('says nothing of itself where a visitor had little time left, or none', async () => {
    const { isolate, answers } = setting();
    const one = isolate();
    answers(hangs);
    expect((await one.fails({ remaining: () => 9999 })).took).toBe(9999);
    expect((await one.fails({}, 'list:other')).took).toBe(20_000);
    expect((await isolate().fails({ remaining: () => 0 })).took).toBe(0);
  });

  test('a page that would fail takes what a slow store has all the same, and waits four seconds for it', async () => {
    const slow = { after: 0 };
    const { isolate, answers, store, time, settled } = setting({
      get: async (key) => {
        await new Promise<void>((resolve) => time.after(slow.after, resolve));
        return store.values.get(key) ?? null;
      },
      put: async (key, value) => void store.values.set(key, value),
    });
    await isolate().read();
    await settled();
    slow.after = 1500;
    time.pass(8 * 24 * 3600 * 1000);
    answers(() => Promise.reject(new ContentFailure(500, 'down')));
    const one = isolate();
    expect(await one.read()).toMatchObject({ text: 'first', took: 2500 });
    slow.after = 10_000;
    const other = isolate();
    time.pass(10_000);
    expect(await other.fails()).toEqual({ problem: 'ContentFailure: down', took: 5000 });
  });
});

test('what nobody waits for waits five seconds for a fresh answer', async () => {
  const { isolate, settled, time, answers, says } = setting();
  const one = isolate();
  await one.read();
  await settled();
  time.pass(120_000);
  answers(hangs);
  expect(await one.read({ isBackground: true })).toMatchObject({ text: 'first', took: 5000 });
  says('second');
  time.pass(10_000);
  expect(await one.read({ isBackground: true })).toMatchObject({ text: 'second', took: 0 });
});

test('visitors’ own words push nothing else out of the memory', async () => {
  const { isolate, calls } = setting();
  const one = isolate();
  const notStored = { isStored: false };
  await one.read({ ...notStored, bytesOf: () => 1024 * 1024 }, 'site');
  for (let at = 0; at < 40; at += 1)
    await one.read({ ...notStored, isOwn: () => false, bytesOf: () => 1024 * 1024 }, `visitor ${at}`);
  const before = calls();
  await one.read(notStored, 'site');
  await one.read({ ...notStored, isOwn: () => false }, 'visitor 39');
  expect(calls()).toBe(before);
  await one.read({ ...notStored, isOwn: () => false }, 'visitor 35');
  expect(calls()).toBe(before + 1);
});
