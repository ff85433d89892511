import { describe, expect, test } from 'vitest';
import type { World } from '../../worker/world.ts';
import { HEALTH_KEY, testSite } from '../support/worker/testWorld.ts';

const TEXT = '{"maintenance":{"cities":{"sydney":true}}}';
const CHANGE = { flag: 'maintenance', city: 'sydney', value: true };
const state = { epoch: 'e', seq: 0, floor: 0, changes: [], checkedAt: 0, hookAt: 0, changedAt: 0, flags: TEXT };

async function flagsAnswer(coordinator: World['coordinator'], init: RequestInit, key = HEALTH_KEY) {
  const site = testSite({ variables: { HEALTH_KEY }, world: { coordinator } });
  const answer = await site.visit('/_flags', { 'x-health-key': key }, init);
  return { status: answer.status, body: await answer.json(), cache: answer.headers.get('cache-control') };
}
const postOf = (body: unknown): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('flags for operators', () => {
  test('that a command sets are sent to the coordinator, and the answer names those that hold', async () => {
    const bodies: unknown[] = [];
    const coordinator = async (request: Request): Promise<Response> => {
      bodies.push(new URL(request.url).pathname, await request.json());
      return Response.json(state);
    };
    const currentFlags = { status: 200, body: { flags: TEXT }, cache: 'private, no-store' };
    expect(await flagsAnswer(coordinator, postOf(CHANGE))).toEqual(currentFlags);
    expect(await flagsAnswer(coordinator, postOf({ flag: 'cache' }))).toEqual(currentFlags);
    expect(bodies).toEqual(['/flags', CHANGE, '/flags', { flag: 'cache' }]);
  });

  test('are those that hold, whatever the store shows', async () => {
    const coordinator = async (request: Request): Promise<Response> =>
      new URL(request.url).pathname === '/state' ? Response.json(state) : new Response('no', { status: 404 });
    expect(await flagsAnswer(coordinator, {})).toMatchObject({ status: 200, body: { flags: TEXT } });
  });

  test.each<[string, World['coordinator']]>([
    ['no coordinator', undefined],
    ['one that refuses', async () => new Response('no', { status: 500 })],
    ['one that has read no flags yet', async () => Response.json({ ...state, flags: undefined })],
    ['one that fails', () => Promise.reject(new Error('gone'))],
  ])('are not known with %s, and the answer says so', async (_, coordinator) => {
    for (const init of [{}, postOf(CHANGE)])
      expect(await flagsAnswer(coordinator, init)).toMatchObject({ status: 502, cache: 'no-store' });
  });

  test.each<[string, RequestInit, string, number]>([
    ['a wrong key', postOf(CHANGE), 'another key of many characters', 403],
    ['a wrong key, to read them', {}, 'another key of many characters', 403],
    ['what is no flag', postOf({ flag: 'doors', value: true }), HEALTH_KEY, 400],
    ['a closing flag without a city', postOf({ flag: 'maintenance', value: true }), HEALTH_KEY, 400],
    ['a flag of all cities for one', postOf({ flag: 'cache', city: 'sydney', value: false }), HEALTH_KEY, 400],
    ['a value by another name', postOf({ ...CHANGE, value: undefined, vlaue: true }), HEALTH_KEY, 400],
    ['no JSON', postOf('on'), HEALTH_KEY, 400],
  ])('are not taken with %s', async (_, init, key, status) => {
    const coordinator = () => Promise.reject(new Error('must not be asked'));
    expect((await flagsAnswer(coordinator, init, key)).status).toBe(status);
  });

  test('are refused with words on the key', async () => {
    const { body } = await flagsAnswer(undefined, {}, '');
    expect(body).toEqual({ error: 'The key is wrong, or none is set.' });
  });
});
