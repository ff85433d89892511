import type { World } from '../../../worker/world.ts';
import type { TestTime } from './testTime.ts';
import { askContentService } from './testWorld.ts';

/** How a service can go wrong: what it does with a request, and what it would have answered. */
export type Fault = (healthy: () => Promise<Response>, time: TestTime) => Response | Promise<Response>;

/** Longer than a page waits, and shorter than a call does. */
const SLOW_MS = 30_000;

const problem =
  (status: number, id: string, headers: Readonly<Record<string, string>> = {}): Fault =>
  () =>
    Response.json({ sys: { type: 'Error', id }, message: 'stand-in', requestId: 'stand-in' }, { status, headers });
const says =
  (body: string, type = 'application/json'): Fault =>
  () =>
    new Response(body, { headers: { 'Content-Type': type } });
/** The healthy answer with some of it replaced. */
export const spoilt =
  (change: (list: Readonly<Record<string, unknown>>) => object): Fault =>
  async (healthy) => {
    const list: Readonly<Record<string, unknown>> = await (await healthy()).json();
    return Response.json({ ...list, ...change(list) });
  };
const streamed = (start: (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>): Response =>
  new Response(new ReadableStream({ start }));
const waits = (time: TestTime): Promise<void> => new Promise((resolve) => time.after(SLOW_MS, resolve));
const half = async (healthy: () => Promise<Response>) => {
  const bytes = new Uint8Array(await (await healthy()).arrayBuffer());
  return [bytes.slice(0, bytes.byteLength / 2), bytes.slice(bytes.byteLength / 2)] as const;
};

/** Every failure of an upstream service in these tests. */
export const faults: Readonly<Record<string, Fault>> = {
  '401': problem(401, 'AccessTokenInvalid'),
  '403': problem(403, 'AccessDenied'),
  '404': problem(404, 'NotFound'),
  '429 with reset': problem(429, 'RateLimitExceeded', { 'X-Contentful-RateLimit-Reset': '5' }),
  '500': problem(500, 'ServerError'),
  '503 in plain text': () => new Response('upstream connect error', { status: 503 }),
  HTML: says('<!doctype html><title>Sign in</title>', 'text/html'),
  'nothing at all': says(''),
  'JSON cut off': async (healthy) => {
    const [first] = await half(healthy);
    return new Response(first);
  },
  'somebody else’s JSON': says('{"hello":"world"}'),
  'an error that says 200': says('{"sys":{"type":"Error","id":"ServerError"},"items":[]}'),
  'a list of numbers': says('{"sys":{"type":"Array"},"total":2,"skip":0,"limit":100,"items":[1,2]}'),
  'a list that lost its items': says('{"sys":{"type":"Array"},"total":7,"skip":0,"limit":100,"items":[]}'),
  'lists without what they link to': spoilt(() => ({ includes: undefined })),
  null: says('null'),
  'a cut connection': () => Promise.reject(new TypeError('connection lost')),
  'a connection cut within the body': async (healthy) => {
    const [first] = await half(healthy);
    return streamed((controller) => {
      controller.enqueue(first);
      controller.error(new TypeError('connection lost'));
    });
  },
  'slow headers': async (healthy, time) => {
    await waits(time);
    return healthy();
  },
  'a slow body': async (healthy, time) => {
    const [first, rest] = await half(healthy);
    return streamed(async (controller) => {
      controller.enqueue(first);
      await waits(time);
      controller.enqueue(rest);
      controller.close();
    });
  },
  hanging: () => new Promise(() => undefined),
  'a hanging body': async (healthy) => {
    const [first] = await half(healthy);
    return streamed((controller) => controller.enqueue(first));
  },
};

/** Answers of the healthy service by address: the same for all tests of a file. */
const recorded = new Map<string, Promise<string>>();

/** A content service with a switch: healthy, or with one fault for whatever is asked, or for questions with these words in their address. */
export function faultyService(time: TestTime): {
  readonly fetch: World['fetch'];
  readonly fail: (fault: Fault | undefined, words?: string) => void;
} {
  let current: Fault | undefined;
  let failingWords = '';
  const healthy = async (request: Request): Promise<Response> => {
    const recordedText = recorded.get(request.url) ?? askContentService(request).then((answer) => answer.text());
    recorded.set(request.url, recordedText);
    return new Response(await time.outside(recordedText));
  };
  return {
    fetch: async (request) => {
      return current && request.url.includes(failingWords) ? current(() => healthy(request), time) : healthy(request);
    },
    fail: (fault, words = '') => {
      current = fault;
      failingWords = words;
    },
  };
}
