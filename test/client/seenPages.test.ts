import { afterEach, expect, test, vi } from 'vitest';
import { lookAt } from '../../client/preview/seenPages.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page that does not come in time holds up no receipt: it counts as not showing the entry', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined),
  );
  const entry = { id: 'event', address: '/en/sydney/events/silk', otherPages: [], texts: [], pageCount: 1 };
  const looked = lookAt({ ...entry, isEverywhere: false, otherLanguages: '', otherCities: 0 }, false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await looked).toEqual({ seen: [], unseen: [entry.address], looked: 1 });
});
