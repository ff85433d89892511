import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../../tools/regions/contentService.ts';
import type { Regions } from '../../tools/regions/dataCentres.ts';
import type { QueueFault } from '../../tools/regions/pageQueue.ts';
import type { StoreFault } from '../../tools/regions/sharedStore.ts';

const SLOW_MS = 4000;
const never = new Promise<never>(() => undefined);

/** A way to fail. */
export interface FaultRow {
  readonly begin: (regions: Regions) => void;
  /** What is meant to happen. */
  readonly design: string;
  /** True where content cannot be had: what was never asked for may fail, and what is shown may be as old as the failure. */
  readonly isWithoutContent?: boolean;
  /** True where KV gives nothing: whoever has lost its memory while content can't be had has nothing to show. */
  readonly isWithoutStore?: boolean;
  /** True where publications are not told to the site. */
  readonly isHookLost?: boolean;
}

/** How the content service answers; publications by the editor's stand-in always pass. */
const content = (fault: Fault): FaultRow => ({
  begin: (regions) =>
    regions.content.setFault((url, answer) => (url.pathname === '/_publish' ? answer() : fault(url, answer))),
  design: 'known pages from the caches; others are error pages',
  isWithoutContent: true,
});
const store =
  (fault: StoreFault) =>
  ({ stores }: Regions): void => {
    for (const each of Object.values(stores)) each.setFault(fault);
  };
const queue =
  (fault: QueueFault) =>
  (regions: Regions): void =>
    regions.queue.setFault(fault);

const BY_AGE = 'age alone decides: 120 seconds';

/** What fails in turn, each by itself, while one process after the other is killed. */
const table = {
  none: { begin: () => undefined, design: 'everything is answered' },
  'content answers 500': content(
    async () => new Response('{"sys":{"type":"Error","id":"ServerError"}}', { status: 500 }),
  ),
  'content answers 429': content(async () => {
    const headers = { 'X-Contentful-RateLimit-Reset': '2' };
    return new Response('{"sys":{"type":"Error","id":"RateLimitExceeded"}}', { status: 429, headers });
  }),
  'content hangs': content(() => never),
  'content is slow': content(async (_url, answer) => {
    await wait(SLOW_MS);
    return answer();
  }),
  'content breaks off': content(async (_url, answer) => {
    const bytes = await (await answer()).bytes();
    const half = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.subarray(0, bytes.length / 2));
        controller.error(new Error('broken off'));
      },
    });
    return new Response(half, { headers: { 'content-length': String(bytes.length) } });
  }),
  'content sends half': content(async (_url, answer) => {
    const response = await answer();
    const bytes = await response.bytes();
    return new Response(bytes.subarray(0, bytes.length / 2), response);
  }),
  'content sends HTML': content(
    async () => new Response('<!doctype html><title>Sign in</title>', { headers: { 'content-type': 'text/html' } }),
  ),
  'KV does not read': {
    begin: store('reads fail'),
    design: 'the content service is asked; without it there are the pages in memory',
    isWithoutStore: true,
  },
  'KV does not write': { begin: store('writes fail'), design: 'each data centre asks by itself' },
  'KV is slow': { begin: store('slow'), design: 'no request waits longer than a second', isWithoutStore: true },
  'KV is late': {
    begin: ({ stores }) => {
      for (const each of Object.values(stores)) each.setDelay(60_000);
    },
    design: 'what is known to be older is not shown',
  },
  'coordinator fails': {
    begin: ({ coordinator }) => coordinator.setFault(async () => new Response('no', { status: 503 })),
    design: BY_AGE,
  },
  'coordinator hangs': { begin: ({ coordinator }) => coordinator.setFault(() => never), design: BY_AGE },
  'the queue takes nothing': { begin: queue('closed'), design: 'visitors render what nobody makes ahead' },
  'the queue is slow': { begin: queue('slow'), design: 'the page of before stands in, for two minutes at most' },
  'the queue gives jobs twice': { begin: queue('doubled'), design: 'the second finds the page there' },
  'the queue gives the last first': { begin: queue('out of order'), design: 'no older page replaces a newer one' },
  'publications are not told': {
    begin: () => undefined,
    design: 'the check of each minute finds them',
    isHookLost: true,
  },
} as const satisfies Record<string, FaultRow>;
export type FaultName = keyof typeof table;
export const faults: Readonly<Record<FaultName, FaultRow>> = table;
export const faultNames = Object.keys(table) as readonly FaultName[];

/** Ends whatever fails. */
export function heal({ content: service, stores, coordinator, queue: jobs }: Regions, delayMs: number): void {
  jobs.setFault(undefined);
  service.setFault((_url, answer) => answer());
  coordinator.setFault(async () => undefined);
  for (const each of Object.values(stores)) {
    each.setFault('none');
    each.setDelay(delayMs);
  }
}

/** Each process in turn: ends it as a crash does, and starts it again. */
export const kills: readonly (readonly [name: string, kill: (regions: Regions) => Promise<void>])[] = [
  ['Sydney', async ({ centres }) => centres[0]?.restart()],
  ['coordinator', ({ coordinator }) => coordinator.restart()],
  ['Paris', async ({ centres }) => centres[1]?.restart()],
  [
    'content service',
    async ({ content: service }) => {
      service.stop();
      await wait(3000);
      await service.start();
    },
  ],
  ['New York', async ({ centres }) => centres[2]?.restart()],
  ['coordinator with all that it stored', ({ coordinator }) => coordinator.restart({ isStorageLost: true })],
];
