import { setTimeout as wait } from 'node:timers/promises';
import type { V4WorkerOptions } from 'miniflare';
import * as v from 'valibot';
import type { Ask } from './storeWorker.ts';

/** How the queue fails: it takes nothing, is late, gives each message twice, or the last one first. */
export type QueueFault = 'closed' | 'slow' | 'doubled' | 'out of order';

const SLOW_MS = 5000;
/** A message is tried so often, as wrangler.toml has it. */
const TRIES = 3;
const BATCH = 4;
const CONCURRENCY = 2;

/** Gives messages to a Worker that takes them; those that it wants again. */
type Deliver = (bodies: readonly unknown[]) => Promise<readonly unknown[]>;

/** A queue between Workers of different machines, as `wrangler dev` has between Workers of one. */
export type PageQueue = ReturnType<typeof createPageQueue>;

const queueModule = `
import { WorkerEntrypoint } from 'cloudflare:workers';
export class Jobs extends WorkerEntrypoint {
  async sendBatch(messages) {
    const body = JSON.stringify([...messages].map((message) => message.body));
    const answer = await this.env.QUEUE.fetch('https://queue.invalid/', { method: 'POST', body });
    if (!answer.ok) throw new Error('Queue sendBatch failed: ' + answer.status);
  }
}
export default { fetch: () => new Response('404 Not Found', { status: 404 }) };
`;

/** Opens a queue that gives its messages to whoever takes them. */
export function createPageQueue(deliver: Deliver) {
  let fault: QueueFault | undefined;
  let failed = 0;
  let underway = 0;
  const waiting: { readonly body: unknown; readonly tries: number }[] = [];

  const work = async (): Promise<void> => {
    if (underway >= CONCURRENCY) return;
    underway += 1;
    for (;;) {
      const batch = fault === 'out of order' ? waiting.splice(-BATCH).toReversed() : waiting.splice(0, BATCH);
      if (batch.length === 0) break;
      if (fault === 'slow') await wait(SLOW_MS);
      const again = await deliver(batch.map(({ body }) => body)).catch(() => batch.map(({ body }) => body));
      for (const { body, tries } of batch) {
        if (!again.includes(body)) continue;
        if (tries + 1 < TRIES) waiting.push({ body, tries: tries + 1 });
        else failed += 1;
      }
    }
    underway -= 1;
  };

  const take: Ask = async (request) => {
    if (fault === 'closed') return new Response(null, { status: 503 });
    const bodies = v.parse(v.array(v.unknown()), JSON.parse(await request.text()));
    for (const body of bodies) waiting.push({ body, tries: 0 }, ...(fault === 'doubled' ? [{ body, tries: 0 }] : []));
    for (let at = 0; at < CONCURRENCY; at += 1) void work();
    return new Response(null, { status: 204 });
  };

  const worker: V4WorkerOptions = {
    name: 'jobs',
    compatibilityDate: '2026-10-01',
    modules: [{ type: 'ESModule', path: 'index.js', contents: queueModule }],
    serviceBindings: { QUEUE: take },
  };
  return {
    worker,
    setFault: (next: QueueFault | undefined): void => {
      fault = next;
    },
    failed: () => failed,
    /** Resolves once nothing is under way. */
    idle: async (): Promise<void> => {
      while (underway > 0 || waiting.length > 0) await wait(20);
    },
  };
}
