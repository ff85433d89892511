import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../../tools/regions/contentService.ts';
import type { Regions } from '../../tools/regions/dataCentres.ts';
import type { QueueFault } from '../../tools/regions/pageQueue.ts';
import type { StoreFault } from '../../tools/regions/sharedStore.ts';

const SLOW_MS = 4000;
const never = new Promise<never>(() => undefined);

/** How the services behind answer; publications by the editor's stand-in always pass. */
const serviceFaults = {
  '500': async () => new Response('{"sys":{"type":"Error","id":"ServerError"}}', { status: 500 }),
  '429': async () =>
    new Response('{"sys":{"type":"Error","id":"RateLimitExceeded"}}', {
      status: 429,
      headers: { 'X-Contentful-RateLimit-Reset': '2' },
    }),
  hangs: () => never,
  'is slow': async (_url, answer) => {
    await wait(SLOW_MS);
    return answer();
  },
  'breaks off': async (_url, answer) => {
    const bytes = await (await answer()).bytes();
    const half = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.subarray(0, bytes.length / 2));
        controller.error(new Error('broken off'));
      },
    });
    return new Response(half, { headers: { 'content-length': String(bytes.length) } });
  },
  'sends half': async (_url, answer) => {
    const response = await answer();
    const bytes = await response.bytes();
    return new Response(bytes.subarray(0, bytes.length / 2), response);
  },
  'sends HTML': async () =>
    new Response('<!doctype html><title>Sign in</title>', { headers: { 'content-type': 'text/html' } }),
} as const satisfies Record<string, Fault>;

const content =
  (fault: Fault) =>
  (regions: Regions): void =>
    regions.content.setFault((url, answer) => (url.pathname === '/_publish' ? answer() : fault(url, answer)));
const store =
  (fault: StoreFault) =>
  ({ stores }: Regions): void => {
    for (const each of Object.values(stores)) each.setFault(fault);
  };

const queue =
  (fault: QueueFault) =>
  (regions: Regions): void =>
    regions.queue.setFault(fault);

/** A way to fail. */
export interface FaultRow {
  readonly begin: (regions: Regions) => void;
  /** True where content cannot be had: what was never asked for may fail, and what is shown may be as old as the failure. */
  readonly isWithoutContent: boolean;
  /** True where KV gives nothing: whoever has lost its memory while content can't be had has nothing to show. */
  readonly isWithoutStore?: boolean;
  /** What is meant to happen. */
  readonly design: string;
  /** True where publications are not told to the site. */
  readonly isHookLost?: boolean;
}

const withoutContent = 'known pages from the caches; others are error pages';

/** What fails in turn, each by itself, while one process after the other is killed. */
export const faults = {
  none: { begin: () => undefined, isWithoutContent: false, design: 'everything is answered' },
  'content answers 500': { begin: content(serviceFaults['500']), isWithoutContent: true, design: withoutContent },
  'content answers 429': { begin: content(serviceFaults['429']), isWithoutContent: true, design: withoutContent },
  'content hangs': { begin: content(serviceFaults.hangs), isWithoutContent: true, design: withoutContent },
  'content is slow': { begin: content(serviceFaults['is slow']), isWithoutContent: true, design: withoutContent },
  'content breaks off': { begin: content(serviceFaults['breaks off']), isWithoutContent: true, design: withoutContent },
  'content sends half': { begin: content(serviceFaults['sends half']), isWithoutContent: true, design: withoutContent },
  'content sends HTML': { begin: content(serviceFaults['sends HTML']), isWithoutContent: true, design: withoutContent },
  'KV does not read': {
    begin: store('reads fail'),
    isWithoutContent: false,
    isWithoutStore: true,
    design: 'the content service is asked; without it there are the pages in memory',
  },
  'KV does not write': {
    begin: store('writes fail'),
    isWithoutContent: false,
    design: 'each data centre asks by itself',
  },
  'KV is slow': {
    begin: store('slow'),
    isWithoutContent: false,
    isWithoutStore: true,
    design: 'no request waits longer than a second',
  },
  'KV is late': {
    begin: ({ stores }) => {
      for (const each of Object.values(stores)) each.setDelay(60_000);
    },
    isWithoutContent: false,
    design: 'what is known to be older is not shown',
  },
  'coordinator fails': {
    begin: ({ coordinator }) => coordinator.setFault(async () => new Response('no', { status: 503 })),
    isWithoutContent: false,
    design: 'age alone decides: 120 seconds',
  },
  'coordinator hangs': {
    begin: ({ coordinator }) => coordinator.setFault(() => never),
    isWithoutContent: false,
    design: 'age alone decides: 120 seconds',
  },
  'the queue takes nothing': {
    begin: queue('closed'),
    isWithoutContent: false,
    design: 'visitors render what nobody makes ahead',
  },
  'the queue is slow': {
    begin: queue('slow'),
    isWithoutContent: false,
    design: 'the page of before stands in, for two minutes at most',
  },
  'the queue gives jobs twice': {
    begin: queue('doubled'),
    isWithoutContent: false,
    design: 'the second finds the page there',
  },
  'the queue gives the last first': {
    begin: queue('out of order'),
    isWithoutContent: false,
    design: 'no older page replaces a newer one',
  },
  'publications are not told': {
    begin: () => undefined,
    isWithoutContent: false,
    isHookLost: true,
    design: 'the check of each minute finds them',
  },
} as const satisfies Record<string, FaultRow>;
export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as readonly FaultName[];

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
