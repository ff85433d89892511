import * as v from 'valibot';
import { jobOfChanges, type PageJob } from '../../../content/ahead/pageJobs.ts';
import { testCoordinator } from './coordinator.ts';
import { edit, HOOK_SECRET, tell } from './editing.ts';
import { HEALTH_KEY, type MemoryStore, memoryDataCentre, ORIGIN, testSite } from './testWorld.ts';

/** A content service of this file's own. */
export const EDITING_NOW = '2026-06-15T02:00:00.041Z';
export const BUILD = `test@${ORIGIN}`;
export const EVENT = 'sydney-event-tea-at-dusk';
export const PUBLICATION = { entry: EVENT, city: 'sydney' } as const;
export const PAGE = '/en/sydney/what-is-happening/event/tea-at-dusk';
export const desktop = { path: PAGE, device: 'desktop', isMainland: false } as const;

/** A store as data centres see it within a minute of a write: the first value of a name, the newest one where it was written. */
function slowStore() {
  const written = new Map<string, { readonly place: string; readonly value: string }[]>();
  const writes: string[] = [];
  const at = (place: string) => ({
    get: async (key: string) => {
      const values = written.get(key) ?? [];
      return (values.findLast((each) => each.place === place) ?? values[0])?.value ?? null;
    },
    put: async (key: string, value: string) => {
      writes.push(key);
      written.set(key, [...(written.get(key) ?? []), { place, value }]);
    },
  });
  return { at, writes: (): readonly string[] => [...writes] };
}

/** Data centres with a coordinator; the first one makes pages ahead. */
export function centres(now = EDITING_NOW) {
  const coordinator = testCoordinator();
  const store = slowStore();
  const dataCentreStores = new Map<string, MemoryStore>();
  let moment = now;
  const clock = () => new Date(moment);
  const isolates: ReturnType<typeof testSite>[] = [];
  const isolate = (place: string) => {
    const dataCentreStore = dataCentreStores.get(place) ?? memoryDataCentre(clock);
    dataCentreStores.set(place, dataCentreStore);
    const site = testSite({
      now,
      coordinator,
      dataCentreStore,
      contentStore: store.at(place),
      variables: { HEALTH_KEY, CONTENTFUL_HOOK_SECRET: HOOK_SECRET, LOG_LEVEL: '4' },
      world: { now: clock },
    });
    isolates.push(site);
    return site;
  };
  return {
    coordinator,
    isolate,
    writes: store.writes,
    pass: (milliseconds: number) => {
      moment = new Date(Date.parse(moment) + milliseconds).toISOString();
    },
    job: (pages: PageJob['pages'], facts: Partial<PageJob> = {}): PageJob => ({
      job: jobOfChanges(coordinator.epoch(), coordinator.seq()),
      build: BUILD,
      epoch: coordinator.epoch(),
      seq: coordinator.seq(),
      pages,
      tellsEqual: true,
      ...facts,
    }),
  };
}

const answered = v.object({
  pages: v.optional(v.array(v.object({ status: v.number(), isMade: v.boolean() })), []),
  renders: v.optional(v.number()),
});

export const make = async (site: ReturnType<typeof testSite>, paths: readonly string[], key = HEALTH_KEY) => {
  const answer = await site.visit(
    '/_pages',
    { 'x-health-key': key },
    { method: 'POST', body: JSON.stringify({ paths }) },
  );
  await site.settled();
  return { status: answer.status, body: v.parse(answered, await answer.json()) };
};
/** What a visitor gets, and how many calls of the content service that took. */
export const visit = async (site: ReturnType<typeof testSite>, path = PAGE, headers = {}) => {
  const before = site.calls.length;
  const answer = await site.visit(path, headers);
  const [, title] = /<h1[^>]*>([^<]*)/.exec(await answer.text()) ?? [];
  await site.settled();
  return { cache: answer.headers.get('x-cache'), title, calls: site.calls.length - before };
};
export const rename = async (site: ReturnType<typeof testSite>, title: string): Promise<void> => {
  await tell(site, await edit({ at: EDITING_NOW, id: EVENT, fields: { title: { 'en-US': title } } }));
  await site.settled();
};
