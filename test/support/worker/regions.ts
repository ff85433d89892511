import type { ReportedChange } from '../../../content/freshness/changes.ts';
import { cachePages } from '../../../worker/cache/pageCache.ts';
import { createContentSource } from '../../../worker/contentful/source.ts';
import type { Store } from '../../../worker/world.ts';
import { testCoordinator } from './coordinator.ts';
import { testTime } from './testTime.ts';
import { DESKTOP, memoryDataCentre, ORIGIN, TEST_NOW, testSite } from './testWorld.ts';
import { titlesOf, titlesOn, titlesPage } from './titlesPage.ts';

/** The store takes one write a second and key. */
const WRITE_MS = 1000;

/** An isolate in a data centre, as far as content goes. */
export interface Isolate {
  /** The titles of an event of a city, as a visitor would get them now. */
  readonly read: (type?: 'event' | 'news') => Promise<string>;
  /** The titles on a page of both, as a visitor sees them now; the nonce of a page is of no interest. */
  readonly visit: () => Promise<string>;
  /** A webhook came here. */
  readonly tell: (changes: readonly ReportedChange[]) => Promise<boolean>;
  /** A request came here: the isolate looks at what changed. */
  readonly look: () => Promise<void>;
  readonly flags: () => Promise<boolean | undefined>;
  readonly seq: () => number;
  readonly settled: () => Promise<void>;
}

/**
 * Data centres with isolates of their own, which share a coordinator, a store whose writes are seen elsewhere after a
 * delay, and a content service with one event and one piece of news that editors publish again.
 */
export function regions({ storeDelayMs = 60_000, coordinatorAheadMs = 0 } = {}) {
  const time = testTime(TEST_NOW);
  const now = (): number => time.now().getTime();
  const coordinatorNow = (): number => now() + coordinatorAheadMs;
  const coordinator = testCoordinator(coordinatorNow);
  const counts = { calls: 0, reads: 0, writes: 0, refused: 0 };
  const revisions = { event: 1, news: 1 };
  /** What the content service still answers while its own caches lag. */
  let lagging: { readonly event: number; readonly news: number } | undefined;
  let isRefusing = false;
  let isLimited = false;
  let slowMs = 0;
  const written = new Map<string, { readonly value: string; readonly at: number; readonly place: string }[]>();

  /** The store as a data centre sees it. */
  const storeAt = (place: string): Store => ({
    get: async (key) => {
      counts.reads += 1;
      const seen = (written.get(key) ?? []).filter((each) => each.place === place || each.at + storeDelayMs <= now());
      return seen.at(-1)?.value ?? null;
    },
    put: async (key, value) => {
      const before = written.get(key) ?? [];
      if (isRefusing || before.some(({ at }) => now() - at < WRITE_MS)) {
        counts.refused += 1;
        throw new Error('429 Too Many Requests');
      }
      counts.writes += 1;
      written.set(key, [...before, { value, at: now(), place }]);
    },
  });
  const flags = storeAt('operator');

  const service = async (request: Request): Promise<Response> => {
    counts.calls += 1;
    if (isLimited)
      return Response.json(
        { sys: { type: 'Error', id: 'RateLimitExceeded' } },
        { status: 429, headers: { 'X-Contentful-RateLimit-Reset': '3' } },
      );
    const type = new URL(request.url).searchParams.get('content_type') === 'news' ? 'news' : 'event';
    const revision = (lagging ?? revisions)[type];
    if (slowMs > 0) await new Promise<void>((resolve) => time.after(slowMs, resolve));
    const contentType = { sys: { id: type } };
    const sys = { id: type, type: 'Entry', contentType, createdAt: TEST_NOW, updatedAt: TEST_NOW, revision };
    const items = [{ sys, fields: { title: `${type} ${revision}` } }];
    return Response.json({ sys: { type: 'Array' }, total: 1, skip: 0, limit: 100, items });
  };

  const dataCentre = (place: string) => {
    const dataCentreStore = memoryDataCentre(time.now);
    const store = storeAt(place);
    return {
      /** A new isolate of this data centre, with an empty memory. */
      isolate: (): Isolate => {
        const waiting: Promise<unknown>[] = [];
        const keepAlive = (work: Promise<unknown>): void => {
          waiting.push(work);
        };
        const { world } = testSite({
          coordinator,
          dataCentreStore,
          contentStore: store,
          fetch: service,
          variables: { LOG_LEVEL: '4' },
          world: { now: time.now, after: time.after, flagStore: storeAt(place) },
        });
        const source = createContentSource(world);
        const cached = cachePages(world, source);
        const page = titlesPage(source, keepAlive);
        const settled = async (): Promise<void> => {
          while (waiting.length > 0) await Promise.allSettled(waiting.splice(0));
        };
        return {
          read: async (type = 'event') => {
            await source.changes.look(keepAlive);
            const content = source.open({ city: 'sydney', language: 'en', isPreview: false }, keepAlive);
            // One question, where a list also asks for addresses.
            return titlesOf(await content.all(type), type);
          },
          visit: async () => {
            const request = new Request(`${ORIGIN}/en/sydney/brand/listing`, { headers: { 'user-agent': DESKTOP } });
            return titlesOn(await (await cached.answer(request, page, keepAlive)).text());
          },
          tell: (changes) => source.changes.report(changes, keepAlive),
          look: () => source.changes.look(keepAlive),
          flags: async () => {
            await source.changes.look(keepAlive);
            return (await source.flags()).cache;
          },
          seq: () => source.changes.knowledge().seq,
          settled,
        };
      },
    };
  };

  /** What a webhook would tell of the last publication. */
  const changeOf = (type: 'event' | 'news'): ReportedChange => ({
    ...{ entry: type, type, cities: ['sydney'], revision: revisions[type], isGone: false },
  });

  return {
    time,
    coordinator,
    counts,
    flags,
    dataCentre,
    /** An editor publishes; gives back what a webhook would tell. */
    publish: (type: 'event' | 'news' = 'event'): ReportedChange => {
      revisions[type] += 1;
      return changeOf(type);
    },
    newest: (type: 'event' | 'news' = 'event'): string => `${type} ${revisions[type]}`,
    /** From now on the content service's own caches hold what is published now; or they are empty again. */
    lag: (isOn: boolean): void => {
      lagging = isOn ? { ...revisions } : undefined;
    },
    refuseWrites: (isOn: boolean): void => {
      isRefusing = isOn;
    },
    /** From now on an answer of the content service takes so long; it says what was published when it was asked. */
    slow: (milliseconds: number): void => {
      slowMs = milliseconds;
    },
    limit: (isOn: boolean): void => {
      isLimited = isOn;
    },
    /** The coordinator compares its log with the content service. */
    check: (): void =>
      coordinator.check(
        coordinatorNow(),
        (['event', 'news'] as const).filter((type) => revisions[type] > 1).map(changeOf),
      ),
    /** Runs some work of several isolates at once, in their time. */
    all: async <Result>(
      isolates: readonly Isolate[],
      work: (isolate: Isolate) => Promise<Result>,
    ): Promise<Result[]> => {
      const { result } = await time.run(Promise.all(isolates.map(work)));
      await time.run(Promise.all(isolates.map(({ settled }) => settled())));
      return result;
    },
  };
}
