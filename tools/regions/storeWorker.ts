import { setTimeout as wait } from 'node:timers/promises';
import type { V4WorkerOptions } from 'miniflare';
import type { SharedStore } from './sharedStore.ts';

/** Longer than any request waits for KV. */
const SLOW_MS = 3000;

/** What a binding of KV calls, carried out by the store that all data centres share. */
const storeModule = `
import { WorkerEntrypoint } from 'cloudflare:workers';
export class Store extends WorkerEntrypoint {
  async get(key) {
    const answer = await this.env.SHARED.fetch(this.env.ADDRESS + encodeURIComponent(key));
    if (answer.status === 503) throw new Error('KV GET failed: 503 Service Unavailable');
    return answer.status === 200 ? answer.text() : null;
  }
  async put(key, value, { expirationTtl = 31536000 } = {}) {
    const headers = { 'x-seconds': String(expirationTtl) };
    const answer = await this.env.SHARED.fetch(this.env.ADDRESS + encodeURIComponent(key), { method: 'PUT', body: value, headers });
    if (!answer.ok) throw new Error('KV PUT failed: ' + answer.status + ' Too Many Requests');
  }
}
export default { fetch: () => new Response('404 Not Found', { status: 404 }) };
`;

/** Answers the requests of a Worker here. */
export type Ask = (request: CallOf) => Promise<Response>;
/** A request as workerd hands it over, whose classes are not Node's. */
interface CallOf {
  readonly url: string;
  readonly method: string;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
}

/** A Worker that stands in for a KV namespace at a place. */
export function storeWorker(name: string, place: string, store: SharedStore): V4WorkerOptions {
  const carryOut: Ask = async (request) => {
    const key = decodeURIComponent(new URL(request.url).pathname.slice(1));
    const fault = store.fault();
    if (fault === 'slow') await wait(SLOW_MS);
    if (fault === (request.method === 'PUT' ? 'writes fail' : 'reads fail')) return new Response(null, { status: 503 });
    if (request.method !== 'PUT') {
      const value = store.get(place, key);
      return new Response(value ?? null, { status: value === undefined ? 404 : 200 });
    }
    const isTaken = store.put(place, key, await request.text(), Number(request.headers.get('x-seconds')));
    return new Response(null, { status: isTaken ? 204 : 429 });
  };
  return {
    name,
    compatibilityDate: '2026-10-01',
    modules: [{ type: 'ESModule', path: 'index.js', contents: storeModule }],
    bindings: { ADDRESS: 'https://store.invalid/' },
    serviceBindings: { SHARED: carryOut },
  };
}
