import { describe, expect, test } from 'vitest';
import { ContentFailure } from '../../worker/failures.ts';
import { cachedContent, hangs } from '../support/worker/cachedContent.ts';

describe('a content service that fails', () => {
  const down = () => Promise.reject(new ContentFailure(500, 'down'));

  test('is not called for ten seconds, and whoever has an answer keeps it', async () => {
    const { isolate, settled, time, calls, says, answers } = cachedContent();
    const onlyIsolate = isolate();
    answers(down);
    expect((await onlyIsolate.fails()).problem).toBe('ContentFailure: down');
    time.pass(9999);
    expect((await onlyIsolate.fails()).problem).toBe('ContentFailure: down');
    expect(calls()).toBe(1);
    time.pass(1);
    says('first');
    expect((await onlyIsolate.read()).text).toBe('first');
    await settled();
    answers(down);
    onlyIsolate.learn(2);
    expect(await onlyIsolate.read()).toMatchObject({ text: 'first', took: 0 });
    expect(calls()).toBe(3);
  });

  test('that limits is asked again by the next', async () => {
    const { isolate, calls, answers } = cachedContent();
    const onlyIsolate = isolate();
    answers(() => Promise.reject(new ContentFailure(429, 'limited', { retryAfterMs: 60_000 })));
    expect((await onlyIsolate.fails()).problem).toBe('ContentFailure: limited');
    expect([(await onlyIsolate.fails()).problem, calls()]).toEqual(['ContentFailure: limited', 1]);
  });

  test('that limits for a while is waited for by whoever has nothing, and by nobody else', async () => {
    const { isolate, settled, time, answers, says } = cachedContent();
    const onlyIsolate = isolate();
    let isLimiting = true;
    const limiting = async () => {
      if (isLimiting) throw new ContentFailure(429, 'limited', { retryAfterMs: 3000 });
      return { text: 'first' };
    };
    time.after(2000, () => {
      isLimiting = false;
    });
    answers(limiting);
    const { text, took } = await onlyIsolate.read();
    expect([text, took >= 3000, took < 4000]).toEqual(['first', true, true]);
    await settled();
    isLimiting = true;
    onlyIsolate.learn(2);
    expect(await onlyIsolate.read()).toMatchObject({ text: 'first', took: 0 });
    says('second');
    time.pass(3000);
    expect((await onlyIsolate.read()).text).toBe('second');
  });

  test('silently keeps one visitor waiting as long as a page may, and the others for two seconds', async () => {
    const { isolate, time, answers } = cachedContent();
    const onlyIsolate = isolate();
    answers(hangs);
    const late = 'ContentFailure: content came too late for its page';
    expect(await onlyIsolate.fails()).toEqual({ problem: late, took: 20_000 });
    // Whoever shows the failure asks the same again.
    expect(await onlyIsolate.fails()).toEqual({ problem: late, took: 0 });
    expect(await onlyIsolate.fails({}, 'list:other')).toEqual({ problem: late, took: 2000 });
    expect(await onlyIsolate.fails({}, 'list:other')).toEqual({ problem: late, took: 0 });
    answers(async () => ({ text: 'back' }));
    time.pass(20_000);
    expect((await onlyIsolate.read({}, 'list:third')).text).toBe('back');
    answers(hangs);
    expect((await onlyIsolate.fails({}, 'list:fourth')).took).toBe(20_000);
  });

  test('says nothing of itself where a visitor had little time left, or none', async () => {
    const { isolate, answers, calls } = cachedContent();
    const onlyIsolate = isolate();
    answers(hangs);
    expect((await onlyIsolate.fails({ remaining: () => 9999 })).took).toBe(9999);
    expect((await onlyIsolate.fails({}, 'list:other')).took).toBe(20_000);
    expect([(await isolate().fails({ remaining: () => 0 })).took, calls()]).toEqual([0, 2]);
  });

  test('a page that would fail takes what a slow store has all the same, and waits four seconds for it', async () => {
    const slow = { after: 0, asked: 0 };
    const { isolate, answers, store, time } = cachedContent({
      get: async (key) => {
        slow.asked += 1;
        await new Promise<void>((resolve) => time.after(slow.after, resolve));
        return store.values.get(key) ?? null;
      },
      put: async (key, value) => void store.values.set(key, value),
    });
    await isolate().readSettled();
    slow.after = 1500;
    time.pass(8 * 24 * 3600 * 1000);
    answers(() => Promise.reject(new ContentFailure(500, 'down')));
    const coldIsolate = isolate();
    const lengths: number[] = [];
    const bytesOf = (length: number): number => lengths.push(length);
    expect(await coldIsolate.read({ bytesOf })).toMatchObject({ text: 'first', took: 2500 });
    expect(lengths).toEqual([store.values.get('list:events')?.length]);
    // The next one waits no more, nor does one that asks for what no store takes.
    expect(await coldIsolate.read()).toMatchObject({ text: 'first', took: 0 });
    expect((await coldIsolate.fails({ isStored: false }, 'list:words')).took).toBe(0);
    slow.after = 10_000;
    const laterIsolate = isolate();
    time.pass(10_000);
    expect(await laterIsolate.fails()).toEqual({ problem: 'ContentFailure: down', took: 5000 });
    // A page that has no time left does not ask it again.
    const { asked } = slow;
    expect([(await laterIsolate.fails({ remaining: () => 0 })).took, slow.asked]).toEqual([0, asked]);
  });
});
