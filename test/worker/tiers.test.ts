import { describe, expect, test } from 'vitest';
import { createClaims } from '../../worker/cache/claims.ts';
import { createFlagSource } from '../../worker/cache/flagSource.ts';
import { createRateLimit } from '../../worker/cache/rateLimit.ts';
import { createTier } from '../../worker/cache/tier.ts';
import { ContentFailure } from '../../worker/failures.ts';
import type { Store } from '../../worker/world.ts';
import { hangs } from '../support/worker/cachedContent.ts';
import { dataCentre } from '../support/worker/isolates.ts';

describe('a store as a tier of the caches', () => {
  const down = (): Promise<never> => Promise.reject(new Error('down'));

  test('one that fails gives and takes nothing, says so, and is asked again', async () => {
    const { lines, world } = dataCentre();
    const state: { store: Store } = { store: { get: down, put: down } };
    const tier = createTier(world, 'shelf', {
      get: (key) => state.store.get(key),
      put: (...entry) => state.store.put(...entry),
    });
    expect([await tier.get('a'), await tier.put('b', 'text', 60)]).toEqual([undefined, false]);
    expect(lines).toEqual([
      { level: 'warning', event: 'shelf unreadable', key: 'a', problem: 'Error: down' },
      { level: 'warning', event: 'shelf refused', key: 'b', problem: 'Error: down' },
    ]);
    state.store = { get: async () => 'text', put: async () => undefined };
    expect([await tier.get('a'), await tier.put('a', 'text', 60)]).toEqual(['text', true]);
  });

  test('one that is slow keeps nobody for longer than a second, and then rests for five', async () => {
    const { time, world } = dataCentre();
    let calls = 0;
    const hang = (): Promise<never> => {
      calls += 1;
      return hangs();
    };
    const tier = createTier(world, 'shelf', { get: hang, put: hang });
    expect(await tier.getLate('a', 4000)).toBeUndefined();
    expect(calls).toBe(0);
    expect((await time.run(tier.get('a'))).took).toBe(1000);
    expect([await tier.get('a'), await tier.put('a', 'text', 60)]).toEqual([undefined, false]);
    expect(calls).toBe(1);
    // What would fail without it waits for it all the same.
    expect((await time.run(tier.getLate('a', 4000))).took).toBe(4000);
    time.pass(4999);
    expect([await tier.put('a', 'text', 60), calls]).toEqual([false, 2]);
    time.pass(1);
    expect((await time.run(tier.put('a', 'text', 60))).took).toBe(1000);
    expect(calls).toBe(3);
  });

  test('what is not there is nothing, and the data centre keeps words of every language for as long as it is given', async () => {
    const { time, tiers } = dataCentre();
    const tier = tiers.dataCentre;
    const key = 'https://edge.invalid/a';
    expect(await tier.get(key)).toBeUndefined();
    expect(await tier.put(key, 'Café 免税', 10)).toBe(true);
    expect(await tier.get(key)).toBe('Café 免税');
    time.pass(10_000);
    expect(await tier.get(key)).toBeUndefined();
  });
});

describe('work that several isolates want at the same time', () => {
  /** Two isolates of one data centre, and what work that takes `milliseconds` came to. */
  function twoIsolates() {
    const { time, world, wait, tiers } = dataCentre();
    const results = new Map<string, string>();
    let runs = 0;
    const isolate = () => {
      const claims = createClaims(world, tiers.dataCentre);
      return (milliseconds: number, wait = 5000) =>
        claims.run(
          'https://edge.invalid/work',
          wait,
          async () => results.get('work'),
          async () => {
            runs += 1;
            const outcome = `result ${runs}`;
            await new Promise<void>((resolve) => time.after(milliseconds, resolve));
            results.set('work', outcome);
            return outcome;
          },
        );
    };
    return { time, wait, first: isolate(), second: isolate(), runs: () => runs };
  }

  test('is done once: the other waits for the result, also where both begin at the same moment', async () => {
    const { time, wait, first, second, runs } = twoIsolates();
    const firstWork = first(1000);
    await wait(300);
    const { result } = await time.run(second(1000));
    expect([await firstWork, result, runs()]).toEqual(['result 1', 'result 1', 1]);
    const both = twoIsolates();
    const { result: results } = await both.time.run(Promise.all([both.first(1000), both.second(1000)]));
    expect([results, both.runs()]).toEqual([['result 1', 'result 1'], 1]);
  });

  test('is done by the other too where the first takes longer than the other may wait', async () => {
    const { time, wait, first, second, runs } = twoIsolates();
    const firstWork = first(8000);
    await wait(300);
    const { result, took } = await time.run(second(100, 1000));
    expect([result, took, runs()]).toEqual(['result 2', 1100, 2]);
    await time.run(firstWork);
  });

  test('is done at once by who may not wait, and by its own isolate again', async () => {
    const { time, wait, first, second, runs } = twoIsolates();
    const firstWork = first(1000);
    await wait(300);
    expect((await time.run(second(100, 0))).took).toBe(100);
    expect((await time.run(first(100))).took).toBe(100);
    expect(runs()).toBe(3);
    await time.run(firstWork);
  });

  test('that was cut off is anybody’s after ten seconds, and what was finished is at once', async () => {
    const { time, wait, first, second, runs } = twoIsolates();
    void first(Number.POSITIVE_INFINITY);
    await wait(9700);
    expect((await time.run(second(0))).took).toBe(400);
    expect(runs()).toBe(2);
    expect((await time.run(second(0))).took).toBe(0);
    expect(runs()).toBe(3);
  });
});

describe('a service that limits its callers', () => {
  /** More than any of these tests needs: without a pause in between nothing else would ever happen. */
  const MOST_CALLS = 50;
  const limited = (retryAfterMs?: number) => new ContentFailure(429, 'limited', { retryAfterMs });

  test.each([
    ['a second where it does not say how long', undefined, 1000],
    ['a second where it says less', 10, 1000],
    ['as long as it says', 7000, 7000],
    ['a minute where it says more', 900_000, 60_000],
  ])('is not called for %s', async (_, retryAfterMs, pause) => {
    const { time, world } = dataCentre();
    const limit = createRateLimit(world);
    let isLimiting = true;
    let calls = 0;
    const call = async (): Promise<string> => {
      calls += 1;
      if (calls > MOST_CALLS) throw new Error('asked without end');
      if (isLimiting) throw limited(retryAfterMs);
      return 'answer';
    };
    // Whoever has not so much time left fails at once, and so does the next.
    await expect(limit.run(call, () => pause)).rejects.toThrow('limited');
    isLimiting = false;
    await expect(limit.run(call, () => pause)).rejects.toThrow('limited');
    const { result, took } = await time.run(limit.run(call, () => pause + 1000));
    expect([result, took >= pause, took < pause + 500]).toEqual(['answer', true, true]);
    expect((await time.run(limit.run(call, () => 0))).took).toBe(0);
  });

  test('that asks for an hour is tried by one call every ten seconds, and by all once it answers', async () => {
    const { time, world } = dataCentre();
    const limit = createRateLimit(world);
    let isLimiting = true;
    let calls = 0;
    const call = async (): Promise<string> => {
      calls += 1;
      if (isLimiting) throw limited(3_600_000);
      return 'answer';
    };
    const visitors = () => Promise.allSettled([1, 2, 3].map(() => limit.run(call, () => 20_000)));
    await expect(limit.run(call, () => 20_000)).rejects.toThrow('limited');
    for (const tries of [2, 3]) {
      time.pass(9999);
      await visitors();
      expect(calls).toBe(tries - 1);
      time.pass(1);
      await visitors();
      expect(calls).toBe(tries);
    }
    isLimiting = false;
    time.pass(10_000);
    expect(await limit.run(call, () => 20_000)).toBe('answer');
    expect((await visitors()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  });

  test('those who waited do not all call at the same moment, and are limited again if need be', async () => {
    const { time, world } = dataCentre();
    const spread = [100, 200, 50, 250].values();
    const limit = createRateLimit({ ...world, random: () => new Uint8Array([spread.next().value ?? 0]) });
    const startedAt = time.now().getTime();
    const moments: number[] = [];
    const call = async (): Promise<void> => {
      moments.push(time.now().getTime() - startedAt);
      if (moments.length > MOST_CALLS) throw new Error('asked without end');
      if (moments.length < 4) throw limited(1000);
    };
    await time.run(Promise.all([1, 2].map(() => limit.run(call, () => 10_000))));
    expect(moments.slice(0, 2)).toEqual([0, 0]);
    expect(new Set(moments.slice(2)).size).toBe(moments.length - 2);
    expect(moments[2]).toBe(1000 + Math.floor((100 / 256) * 500));
  });

  test('another failure holds up no other call', async () => {
    const { time, world } = dataCentre();
    const limit = createRateLimit(world);
    const remaining = () => 9000;
    const broken = () => Promise.reject(new ContentFailure(500, 'broken'));
    await expect(limit.run(broken, remaining)).rejects.toThrow('broken');
    const answer = async () => 'answer';
    expect((await time.run(limit.run(answer, remaining))).took).toBe(0);
  });
});

describe('the operators’ flags', () => {
  const closed = '{"maintenance":{"all":true}}';

  test('are looked at every fifteen seconds, and kept while the store fails', async () => {
    const { time, lines, world } = dataCentre();
    let text: string | Error = closed;
    let looks = 0;
    const flagStore: Store = {
      get: async () => {
        looks += 1;
        if (text instanceof Error) throw text;
        return text;
      },
      put: async () => undefined,
    };
    const flags = createFlagSource({ ...world, flagStore }, () => undefined);
    const isClosed = async (): Promise<boolean | undefined> => (await flags()).maintenance.all;
    expect([await isClosed(), looks]).toEqual([true, 1]);
    text = '{}';
    time.pass(14_999);
    expect([await isClosed(), looks]).toEqual([true, 1]);
    text = new Error('down');
    time.pass(1);
    expect([await isClosed(), looks]).toEqual([true, 2]);
    expect(lines).toEqual([{ level: 'error', event: 'flags unreadable', problem: 'Error: down' }]);
    expect([await isClosed(), looks]).toEqual([true, 2]);
    text = '{}';
    time.pass(15_000);
    expect([await isClosed(), looks]).toEqual([undefined, 3]);
  });

  test('nobody sees a closed city while the first look is under way; later looks keep up nobody else', async () => {
    const { time, world } = dataCentre();
    const waiting: ((text: string) => void)[] = [];
    const get = (): Promise<string> => new Promise((resolve) => waiting.push(resolve));
    const flags = createFlagSource({ ...world, flagStore: { get, put: async () => undefined } }, () => undefined);
    const firstLooks = [flags(), flags()];
    expect(waiting).toHaveLength(2);
    for (const answer of waiting) answer(closed);
    expect((await Promise.all(firstLooks)).map(({ maintenance }) => maintenance.all)).toEqual([true, true]);
    time.pass(15_000);
    void flags();
    expect((await flags()).maintenance.all).toBe(true);
    expect(waiting).toHaveLength(3);
  });

  test('the coordinator’s word comes first, and what is wrong in it is reported once', async () => {
    const { lines, world } = dataCentre();
    let looks = 0;
    const get = async (): Promise<string> => {
      looks += 1;
      return '{}';
    };
    const flags = createFlagSource({ ...world, flagStore: { get, put: async () => undefined } }, () => '{"cache":1}');
    await flags();
    await flags();
    expect([looks, lines.length]).toEqual([0, 1]);
    expect(lines).toMatchObject([{ level: 'error', event: 'flags ignored', problems: [expect.any(String)] }]);
  });
});
