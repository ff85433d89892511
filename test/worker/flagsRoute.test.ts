import { describe, expect, test } from 'vitest';
import type { World } from '../../worker/world.ts';
import { testSite } from '../support/worker/testWorld.ts';

const KEY = 'a key of sixteen characters';
const TEXT = '{"maintenance":{"cities":{"sydney":true}}}';

async function told(coordinator: World['coordinator'], text = TEXT, key = KEY) {
  const site = testSite({ variables: { HEALTH_KEY: KEY }, world: { coordinator } });
  const answer = await site.visit('/_flags', { 'x-health-key': key }, { method: 'POST', body: text });
  return { status: answer.status, body: await answer.json(), cache: answer.headers.get('cache-control') };
}

describe('flags that an operator has set', () => {
  test('are told to the coordinator as they stand in the store', async () => {
    const bodies: unknown[] = [];
    const coordinator = async (request: Request): Promise<Response> => {
      bodies.push(new URL(request.url).pathname, await request.json());
      return new Response('{}');
    };
    expect(await told(coordinator)).toMatchObject({ status: 200, body: { isTold: true } });
    expect(bodies).toEqual(['/flags', { text: TEXT }]);
  });

  test.each<[string, World['coordinator']]>([
    ['no coordinator', undefined],
    ['one that refuses', async () => new Response('no', { status: 500 })],
    ['one that fails', () => Promise.reject(new Error('gone'))],
  ])('are not told to %s, and the answer says so', async (_, coordinator) => {
    expect(await told(coordinator)).toEqual({ status: 502, body: { isTold: false }, cache: 'no-store' });
  });

  test.each([
    ['a wrong key', TEXT, 'another key of many characters', 403],
    ['what are no flags', '{"doors":1}', KEY, 400],
    ['no JSON', 'on', KEY, 400],
  ])('are not taken with %s', async (_, text, key, status) => {
    const coordinator = () => Promise.reject(new Error('must not be asked'));
    expect((await told(coordinator, text, key)).status).toBe(status);
  });
});
