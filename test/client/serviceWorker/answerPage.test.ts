import { expect, test } from 'vitest';
import { answerPage } from '../../../client/serviceWorker/answerPage.ts';

const named = (name: string): Response => new Response(name);
const never = new Promise<never>(() => undefined);

/** An answer by what there is; the wait is over at once, or never. */
async function answered(from: {
  readonly network?: Promise<Response>;
  readonly stored?: string;
  readonly isLate?: boolean;
}): Promise<string> {
  const waits: number[] = [];
  const answer = await answerPage({
    network: from.network ?? Promise.reject(new TypeError('no network')),
    stored: async () => (from.stored === undefined ? undefined : named(from.stored)),
    offline: async () => named('offline'),
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return from.isLate ? Promise.resolve() : never;
    },
  });
  expect(waits).toEqual([4000]);
  return answer.text();
}

test('a page comes from the network while that answers, also with an error', async () => {
  expect(await answered({ network: Promise.resolve(named('network')), stored: 'kept' })).toBe('network');
  const failed = Promise.resolve(new Response('failed', { status: 500 }));
  expect(await answered({ network: failed, stored: 'kept' })).toBe('failed');
});

test('a kept page comes without a network, or when four seconds have passed', async () => {
  expect(await answered({ stored: 'kept' })).toBe('kept');
  expect(await answered({ network: Promise.resolve(Response.error()), stored: 'kept' })).toBe('kept');
  expect(await answered({ network: never, stored: 'kept', isLate: true })).toBe('kept');
});

test('without a kept page the network is waited for; the offline page comes last', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const late = answered({ network: promise, isLate: true });
  resolve(named('late'));
  expect(await late).toBe('late');
  expect(await answered({})).toBe('offline');
  expect(await answered({ network: Promise.resolve(Response.error()) })).toBe('offline');
});

test('a device whose store is broken waits for the network', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const late = answerPage({
    network: promise,
    stored: () => Promise.reject(new DOMException('broken', 'UnknownError')),
    offline: async () => named('offline'),
    wait: () => Promise.resolve(),
  });
  resolve(named('late'));
  expect(await (await late).text()).toBe('late');
});
