import type { Store } from '../../../worker/world.ts';
import type { TestCoordinator } from './coordinator.ts';
import { HOOK_SECRET, tell } from './editing.ts';
import { type Fault, faultyService } from './faults.ts';
import { closingFlagsOfPages } from './pageAddresses.ts';
import { testTime } from './testTime.ts';
import { later, TEST_NOW, testSite } from './testWorld.ts';

/** How long a page may take. */
export const DEADLINE_MS = 20_000;

/** A site in its own time, with a content service that can fail. */
export function faultySite(
  options: {
    readonly contentStore?: Store;
    readonly now?: string;
    readonly variables?: Record<string, string>;
    readonly fault?: Fault;
    readonly coordinator?: TestCoordinator | null;
  } = {},
) {
  const time = testTime(options.now ?? TEST_NOW);
  const service = faultyService(time);
  service.fail(options.fault);
  const site = testSite({
    ...(options.contentStore && { contentStore: options.contentStore }),
    ...(options.coordinator !== undefined && { coordinator: options.coordinator }),
    variables: { LOG_LEVEL: '4', CONTENTFUL_HOOK_SECRET: HOOK_SECRET, ...options.variables },
    fetch: service.fetch,
    world: { now: time.now, after: time.after },
  });
  site.flagStore.values.set('flags', closingFlagsOfPages);
  const visit = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const { result, took } = await time.run(site.visit(path, headers));
    return {
      status: result.status,
      cache: result.headers.get('x-cache'),
      control: result.headers.get('cache-control'),
      location: result.headers.get('location'),
      body: await result.text(),
      took,
    };
  };
  /** Everything may have changed. */
  const publish = async (): Promise<number> => {
    const payload = { sys: { type: 'ContentType', id: 'event' } };
    return (await tell(site, { topic: 'ContentManagement.ContentType.publish', payload })).status;
  };
  return { ...site, time, fail: service.fail, visit, publish, settled: () => time.run(site.settled()) };
}

/** A page as a visitor got it, with how long it took in milliseconds. */
export type Visited = Awaited<ReturnType<ReturnType<typeof faultySite>['visit']>>;

/** A new isolate, some minutes after another site filled the stores. */
export function laterSite(seed: ReturnType<typeof faultySite>, minutes: number, fault?: Fault) {
  const { coordinator } = seed;
  const site = faultySite({ now: later(minutes * 60), coordinator, ...(fault && { fault }) });
  for (const [key, value] of seed.contentStore.values) site.contentStore.values.set(key, value);
  for (const [key, page] of seed.dataCentreStore.values) site.dataCentreStore.values.set(key, page);
  return site;
}

/** Whether a page came with all that a page of the site has. */
export const isWhole = ({ body }: Visited): boolean =>
  body.endsWith('</html>') && body.includes('<h1') && body.includes('<footer') && body.includes('class="navigation');
