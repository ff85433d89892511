import { describe, expect, test } from 'vitest';
import type { Hook } from '../../sample/service/api/publishing.ts';
import { editingSite, signedHook, tell } from '../support/worker/editing.ts';
import { testSite } from '../support/worker/testWorld.ts';

const EDITING_NOW = '2026-06-15T02:00:00.006Z';

describe('hostile hooks', () => {
  const hook: Hook = {
    topic: 'ContentManagement.Entry.publish',
    payload: {
      sys: { type: 'Entry', id: 'x', contentType: { sys: { id: 'event' } } },
      metadata: { tags: [{ sys: { id: 'sydney' } }] },
    },
  };
  const now = Date.parse(EDITING_NOW);
  type Signed = { headers: Record<string, string>; body: string };
  const send = async (change: (signed: Signed) => Signed, options: Parameters<typeof signedHook>[2] = {}) => {
    const site = editingSite(EDITING_NOW);
    const { headers, body } = change(await signedHook(hook, now, options));
    const answer = await site.visit('/_hooks/contentful', headers, { method: 'POST', body });
    await site.settled();
    const isLogged = site.lines.some((line) => line.includes('"content hook refused"'));
    return { status: answer.status, isMoved: site.coordinator?.seq() !== 0, isLogged };
  };
  const without =
    (name: string) =>
    ({ headers, body }: Signed) => ({
      headers: Object.fromEntries(Object.entries(headers).filter(([header]) => header !== name)),
      body,
    });
  const withHeader =
    (name: string, value: string | ((signedValue: string) => string)) =>
    ({ headers, body }: Signed) => ({
      headers: { ...headers, [name]: typeof value === 'string' ? value : value(headers[name] ?? '') },
      body,
    });
  const unchanged = <Value>(value: Value): Value => value;

  test.each<[string, Parameters<typeof send>]>([
    ['another secret', [unchanged, { secret: 'x'.repeat(64) }]],
    ['another body', [({ headers, body }) => ({ headers, body: `${body} ` })]],
    ['another topic than was signed', [withHeader('x-contentful-topic', 'ContentManagement.Entry.delete')]],
    ['another path', [unchanged, { path: '/_hooks/other' }]],
    ['a signature of 31 seconds ago', [unchanged, { timestamp: now - 31_000 }]],
    ['a signature of the future', [unchanged, { timestamp: now + 31_000 }]],
    [
      'a fresh timestamp that was not signed',
      [withHeader('x-contentful-timestamp', String(now)), { timestamp: now - 60_000 }],
    ],
    ['a list without the timestamp', [unchanged, { signed: ['x-contentful-signed-headers'] }]],
    ['a list without itself', [unchanged, { signed: ['x-contentful-timestamp'] }]],
    ['no signature', [without('x-contentful-signature')]],
    ['no timestamp', [without('x-contentful-timestamp')]],
    ['no list of signed headers', [without('x-contentful-signed-headers')]],
    ['a signed header that is missing', [without('x-contentful-topic')]],
    ['a signature that is no hex', [withHeader('x-contentful-signature', 'zz')]],
    ['half a signature', [withHeader('x-contentful-signature', (signature) => signature.slice(0, 32))]],
  ])('%s is refused', async (_, [change, options]) => {
    expect(await send(change, options)).toEqual({ status: 403, isMoved: false, isLogged: true });
  });

  test('the same hook again moves nothing', async () => {
    const site = editingSite(EDITING_NOW);
    const { headers, body } = await signedHook(hook, now);
    const answers = [];
    for (let turn = 0; turn < 2; turn += 1) {
      answers.push(await (await site.visit('/_hooks/contentful', headers, { method: 'POST', body })).json());
      await site.settled();
    }
    expect(answers).toEqual([
      { changes: [{ entry: 'x', type: 'event', cities: ['sydney'], isGone: false }] },
      { changes: [], repeated: true },
    ]);
  });

  test.each([
    ['what is signed and no message is a bad request', '"no entry"', 400, /no entry, asset or content type/],
    ['a body without end is cut off', 'x'.repeat(2_200_000), 413, /longer than 2097152 bytes/],
  ])('%s, however often it comes, and is logged', async (_, body, status, problem) => {
    const site = editingSite(EDITING_NOW);
    const { headers } = await signedHook({ ...hook, payload: 'no entry' }, now);
    const send = async () => (await site.visit('/_hooks/contentful', headers, { method: 'POST', body })).status;
    expect([await send(), await send()]).toEqual([status, status]);
    expect(site.lines.filter((line) => line.includes('"content hook refused"'))).toEqual([
      expect.stringMatching(problem),
      expect.stringMatching(problem),
    ]);
  });

  test('without a secret there is no hook at all', async () => {
    expect((await tell(testSite(), hook)).status).toBe(404);
  });

  test('another method finds no hook', async () => {
    expect((await editingSite(EDITING_NOW).visit('/_hooks/contentful')).status).toBe(404);
  });
});
