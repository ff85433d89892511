import { momentOfJob, type PageJob, type PageVariant } from '../../../content/ahead/pageJobs.ts';
import { createCoordinator } from '../../../coordinator/coordinator.ts';
import { sqlJobTable } from '../../../coordinator/jobTable.ts';
import { sqlPageIndex } from '../../../coordinator/pageIndex.ts';
import { readSettings } from '../../../coordinator/settings.ts';
import { sqlStorage } from '../../../coordinator/storage.ts';
import { HOOK_SECRET } from './editing.ts';
import { askContentService, HEALTH_KEY, memoryDataCentre, testSite } from './testWorld.ts';

/** KV's delay between data centres: what was read there, or looked for in vain, is remembered so long. */
const REMEMBERED_MS = 60_000;
const nothing = (): undefined => undefined;

/**
 * Data centres, the real coordinator and the queue of pages under one clock, which goes only where a test moves it: what is due
 * on the way happens at its moment. `contentMoment` names a content service of the test's own.
 */
export function simulatedDay(
  storage: Parameters<typeof sqlPageIndex>[0],
  contentMoment: string,
  places: readonly string[],
) {
  let now = Date.parse(contentMoment);
  const clock = (): Date => new Date(now);
  const due: { at: number; readonly run: () => void | Promise<void> }[] = [];
  const after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = { at: now + milliseconds, run };
    due.push(timer);
    return () => {
      timer.at = Number.POSITIVE_INFINITY;
    };
  };
  const messages: PageJob[] = [];
  const stored = new Map<string, string>();
  const remembered = new Map<string, { readonly value: string | null; readonly until: number }>();
  const storeOf = (place: string) => ({
    get: async (key: string) => {
      const before = remembered.get(`${place} ${key}`);
      if (before && now < before.until) return before.value;
      const value = stored.get(key) ?? null;
      remembered.set(`${place} ${key}`, { value, until: now + REMEMBERED_MS });
      return value;
    },
    put: async (key: string, value: string) => {
      stored.set(key, value);
      remembered.set(`${place} ${key}`, { value, until: now + REMEMBERED_MS });
    },
  });
  let alarm: { at: number } | undefined;
  const coordinator = createCoordinator({
    settings: readSettings({
      CONTENTFUL_HOST: 'localhost:8788',
      CONTENTFUL_SPACE_ID: 'meridian',
      CONTENTFUL_ACCESS_TOKEN: 'meridian-delivery',
    }),
    now: () => now,
    running: () => now,
    after,
    fetch: (request) => askContentService(request, contentMoment),
    flagStore: { get: async () => null, put: async () => undefined },
    storage: sqlStorage(storage),
    ahead: {
      index: sqlPageIndex(storage),
      jobs: sqlJobTable(storage),
      send: async (jobs) => {
        messages.push(...structuredClone([...jobs]));
      },
    },
    wakeAfter: async (milliseconds) => {
      if (alarm) alarm.at = Number.POSITIVE_INFINITY;
      const next = { at: now + milliseconds, run: () => coordinator.wake() };
      alarm = next;
      due.push(next);
    },
    wakesAt: async () => (alarm && alarm.at < Number.POSITIVE_INFINITY ? alarm.at : null),
    newEpoch: () => crypto.randomUUID(),
    log: nothing,
  });
  const ask = async (request: Request): Promise<Response> => coordinator.fetch(request);
  const dataCentreStores = new Map(places.map((place) => [place, memoryDataCentre(clock)]));
  /** An isolate that just started. */
  const isolate = (place: string, release: string) =>
    testSite({
      now: contentMoment,
      contentStore: storeOf(place),
      dataCentreStore: dataCentreStores.get(place) ?? memoryDataCentre(clock),
      coordinator: null,
      variables: { HEALTH_KEY, CONTENTFUL_HOOK_SECRET: HOOK_SECRET, LOG_LEVEL: '4' },
      world: { now: clock, running: () => now, coordinator: ask, release },
    });
  const counts = { jobs: 0 };
  /** Why pages were made, and how many of them nobody has asked for until they were made again. */
  const madeFor: Record<string, { renders: number; requested: number }> = {};
  const unasked = new Map<string, string>();
  const nameOf = ({ path, device, isMainland }: PageVariant): string => `${path} ${device} ${isMainland}`;
  const noteMade = (reason: string, variant: PageVariant): void => {
    const row = madeFor[reason] ?? { renders: 0, requested: 0 };
    madeFor[reason] = { ...row, renders: row.renders + 1 };
    unasked.set(nameOf(variant), reason);
  };
  const makers = new Map<string, ReturnType<typeof testSite>>();
  /** What is done, by an isolate of the build that a job names. */
  const work = async (): Promise<void> => {
    for (let job = messages.shift(); job; job = messages.shift()) {
      const [release = ''] = job.build.split('@');
      const maker = makers.get(release) ?? isolate(places[0] ?? '', release);
      makers.set(release, maker);
      const [end] = await maker.takeJobs(job);
      await maker.settled();
      if (end === 'again') messages.push(job);
      for (const page of job.pages) noteMade(momentOfJob(job.job) === undefined ? 'a publication' : 'the clock', page);
      counts.jobs += 1;
    }
  };
  return {
    isolate,
    counts,
    noteMade,
    noteAsked: (variant: PageVariant): void => {
      const row = madeFor[unasked.get(nameOf(variant)) ?? ''];
      unasked.delete(nameOf(variant));
      if (row) row.requested += 1;
    },
    madeFor: () => madeFor,
    now: () => now,
    /** A site that keeps nothing: what it shows is true. */
    truth: (release: string) =>
      testSite({
        now: contentMoment,
        coordinator: null,
        variables: { CACHE: '0' },
        world: { now: clock, running: () => now, release },
      }),
    /** Goes to a later moment. */
    goTo: async (moment: number): Promise<void> => {
      for (;;) {
        const next = due.toSorted((left, right) => left.at - right.at)[0];
        if (!next || next.at > moment) break;
        due.splice(due.indexOf(next), 1);
        now = Math.max(now, next.at);
        await next.run();
        // Background work ends before the clock goes on.
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
        await work();
      }
      now = moment;
    },
  };
}
