import type { ReportedChange } from '../../../content/freshness/changes.ts';
import { createIsolateState } from '../../../worker/cache/isolateState.ts';
import { cachePages } from '../../../worker/cache/pageCache.ts';
import { createPageMemory } from '../../../worker/cache/pageMemory.ts';
import type { Render } from '../../../worker/cache/pageRenders.ts';
import type { PageFacts } from '../../../worker/cache/storablePage.ts';
import { testCoordinator } from './coordinator.ts';
import { testTime } from './testTime.ts';
import { DESKTOP, memoryDataCentre, ORIGIN, TEST_NOW, testSite } from './testWorld.ts';

const NONCE = 'AAAAAAAAAAAAAAAAAAAAAA==';
const change: ReportedChange = { entry: 'tea', type: 'event', cities: ['sydney'], isGone: false };

/** A page as a render answers it, with a nonce and of some words. */
export const pageOf = (words: string, status = 200): Response =>
  new Response(`<!doctype html>${words}<script nonce="${NONCE}"></script>`, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `script-src 'nonce-${NONCE}'`,
      'Server-Timing': 'render;dur=7',
    },
  });

/** The cache of an isolate, in its own time, before a render that a test chooses. */
export function renderedCache() {
  const time = testTime(TEST_NOW);
  const coordinator = testCoordinator();
  const dataCentreStore = memoryDataCentre(time.now);
  const contentStore = new Map<string, string>();
  let storeMs = 0;
  const isolate = () => {
    const waiting: Promise<unknown>[] = [];
    const site = testSite();
    const world = {
      ...site.world,
      now: time.now,
      running: () => time.now().getTime(),
      after: time.after,
      coordinator: coordinator.fetch,
      dataCentreStore,
      contentStore: {
        get: async (key: string) => {
          if (storeMs > 0) await new Promise<void>((resolve) => time.after(storeMs, resolve));
          return contentStore.get(key) ?? null;
        },
        put: async (key: string, value: string) => void contentStore.set(key, value),
      },
    };
    const state = createIsolateState(world);
    const memory = createPageMemory();
    const cached = cachePages(world, state, memory);
    const requests: Request[] = [];
    const renderRequests: { readonly isBackground: boolean; readonly method: string }[] = [];
    let answer: (isBackground: boolean) => Promise<Response> = async () => pageOf('first');
    let facts: Partial<PageFacts> | null = {};
    const render: Render = async (request, isBackground, recorder) => {
      requests.push(request);
      renderRequests.push({ isBackground, method: request.method });
      const beganAt = time.now().getTime();
      const response = await answer(isBackground);
      const { seq, epoch } = state.changes.knowledge();
      const freshness = {
        fetchedAt: time.now().getTime(),
        epoch,
        seq,
        scope: { ids: '', lists: [{ type: 'event', city: 'sydney' } as const] },
        readings: { events: { at: beganAt, tag: String(beganAt) } },
      };
      if (facts) recorder?.({ freshness, trueUntil: Number.POSITIVE_INFINITY, broken: [], ...facts });
      return response;
    };
    return {
      asked: renderRequests,
      lines: site.lines,
      requests,
      memory,
      /** What the next renders come to, and what they say of their page. */
      renders: (next: (isBackground: boolean) => Promise<Response>, noted: typeof facts = {}) => {
        answer = next;
        facts = noted;
      },
      visit: async (path = '/en/sydney/brand/listing', init: RequestInit = {}) => {
        const request = new Request(ORIGIN + path, { ...init, headers: { 'user-agent': DESKTOP, ...init.headers } });
        const work = cached.answer(request, render, (background) => void waiting.push(background));
        const { result, took } = await time.run(work);
        const [, words] = /html>([^<]*)/.exec(await result.text()) ?? [];
        return { status: result.status, cache: result.headers.get('x-cache'), words, took };
      },
      settled: () => time.run(Promise.allSettled(waiting.splice(0))),
    };
  };
  return {
    time,
    coordinator,
    isolate,
    publish: () => coordinator.check(0, [change]),
    /** The data centre's cache is empty again. */
    empty: () => dataCentreStore.values.clear(),
    /** From now on the store of all data centres answers after so long. */
    slowStore: (milliseconds: number) => {
      storeMs = milliseconds;
    },
  };
}
