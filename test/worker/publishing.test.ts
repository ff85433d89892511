import { describe, expect, test } from 'vitest';
import { edit, HOOK_SECRET, type Hook, signedHook, tell } from './editing.ts';
import { askContentService, testSite } from './testWorld.ts';

const EDITING_NOW = '2026-06-15T02:00:00.007Z';
const variables = { CONTENTFUL_HOOK_SECRET: HOOK_SECRET };
const editingSite = (options: Parameters<typeof testSite>[0] = {}) =>
  testSite({ now: EDITING_NOW, ...options, variables: { ...variables, ...options.variables } });
const later = (milliseconds: number): string => new Date(Date.parse(EDITING_NOW) + milliseconds).toISOString();
const title = (text: string) => ({ title: { 'en-US': text } });

describe('publish in seconds', () => {
  test('a published change is on the very next page of the isolate that took the hook', async () => {
    const site = editingSite();
    const path = '/en/sydney/what-is-happening/event/wardrobe-of-scent';
    const before = await site.visit(path);
    expect(before.status).toBe(200);
    await before.text();
    await site.settled();
    expect((await site.visit(path)).headers.get('x-cache')).toBe('HIT');
    const hook = await edit({
      at: EDITING_NOW,
      id: 'sydney-event-wardrobe-of-scent',
      fields: title('A newly named evening'),
    });
    const answer = await tell(site, hook);
    expect([answer.status, await answer.json()]).toEqual([200, { moved: 'event', cities: ['sydney'] }]);
    expect(await (await site.visit(path)).text()).toContain('A newly named evening');
    await site.settled();
    expect((await site.visit(path)).headers.get('x-cache')).toBe('HIT');
  });

  test('without a hook the change comes with the 120 seconds of the cache', async () => {
    const site = editingSite();
    const path = '/en/sydney/what-is-happening/event/cellar-after-dark';
    const shows = async (): Promise<boolean> => {
      const isThere = (await (await site.visit(path)).text()).includes('Seen in two minutes');
      await site.settled();
      return isThere;
    };
    await shows();
    await edit({ at: EDITING_NOW, id: 'sydney-event-after-dark-whisky', fields: title('Seen in two minutes') });
    expect(await shows()).toBe(false);
    site.setNow(later(121_000));
    await shows();
    site.setNow(later(125_000));
    await shows();
    expect(await shows()).toBe(true);
  });

  test('right after a hook nothing is kept for long: the service’s own caches may lag behind it', async () => {
    const site = editingSite();
    await site.visit('/en/sydney/terms-bak-and-conditions/privacy-policy');
    await tell(site, { topic: 'ContentManagement.Asset.publish', payload: { sys: { type: 'Asset', id: 'a' } } });
    await site.visit('/en/sydney');
    await site.settled();
    site.setNow(later(6000));
    expect((await site.visit('/en/sydney')).headers.get('x-cache')).toBe('STALE');
  });

  test('other isolates of the data centre know within two seconds, those elsewhere by the store', async () => {
    const near = editingSite();
    const far = editingSite();
    const path = '/en/sydney/what-is-happening/event/silk-in-the-hand';
    const neighbour = editingSite({ pageStore: near.pageStore });
    for (const site of [near, far, neighbour]) {
      await site.visit(path);
      await site.settled();
    }
    await tell(
      near,
      await edit({ at: EDITING_NOW, id: 'sydney-event-silk-in-the-hand', fields: title('Silk, told anew') }),
    );
    await near.settled();
    neighbour.setNow(later(1500));
    expect(await (await neighbour.visit(path)).text()).toContain('Silk, told anew');
    for (const [key, value] of near.flagStore.values) far.flagStore.values.set(key, value);
    far.setNow(later(11_000));
    await far.visit(path);
    await far.settled();
    expect(await (await far.visit(path)).text()).toContain('Silk, told anew');
  });

  test('a city is left alone by what another publishes', async () => {
    const site = editingSite();
    await site.visit('/en/paris');
    await site.visit('/en/sydney');
    await site.settled();
    await tell(site, await edit({ at: EDITING_NOW, id: 'sydney-event-cacao-morning', fields: title('Cacao at dawn') }));
    expect((await site.visit('/en/paris')).headers.get('x-cache')).toBe('HIT');
    expect((await site.visit('/en/sydney')).headers.get('x-cache')).toBe('MISS');
  });

  test.each(['unpublish', 'delete'] as const)('what is gone is gone: %s carries only ids', async (action) => {
    const id = action === 'delete' ? 'sydney-event-watchmakers-bench' : 'sydney-event-colour-hour';
    const path = `/en/sydney/what-is-happening/event/${action === 'delete' ? 'watchmakers-bench' : 'colour-hour'}`;
    const site = editingSite();
    expect((await site.visit(path)).status).toBe(200);
    await site.settled();
    const hook = await edit({ at: EDITING_NOW, id, action });
    expect(hook.payload).not.toHaveProperty('metadata');
    expect(await (await tell(site, hook)).json()).toMatchObject({ cities: ['all'] });
    expect((await site.visit(path)).status).toBe(404);
  });

  test('every page that was served is served on when the service fails right after a hook', async () => {
    let isDown = false;
    const site = editingSite({
      fetch: async (request) =>
        isDown ? new Response('no', { status: 500 }) : askContentService(request, EDITING_NOW),
    });
    await site.visit('/en/sydney');
    await site.settled();
    isDown = true;
    await tell(site, {
      topic: 'ContentManagement.Entry.publish',
      payload: { sys: { type: 'Entry', contentType: { sys: { id: 'globalSettings' } } }, metadata: { tags: [] } },
    });
    const during = await site.visit('/en/sydney');
    expect([during.status, (await during.text()).length > 10_000]).toEqual([200, true]);
    await site.settled();
    isDown = false;
    site.setNow(later(60_000));
    await site.visit('/en/sydney');
    await site.settled();
    expect((await site.visit('/en/sydney')).status).toBe(200);
  });
});

describe('hostile hooks', () => {
  const hook: Hook = {
    topic: 'ContentManagement.Entry.publish',
    payload: {
      sys: { type: 'Entry', contentType: { sys: { id: 'event' } } },
      metadata: { tags: [{ sys: { id: 'sydney' } }] },
    },
  };
  const now = Date.parse(EDITING_NOW);
  const send = async (
    change: (signed: { headers: Record<string, string>; body: string }) => {
      headers: Record<string, string>;
      body: string;
    },
    options: Parameters<typeof signedHook>[2] = {},
  ) => {
    const site = editingSite();
    const { headers, body } = change(await signedHook(hook, now, options));
    const answer = await site.visit('/_hooks/contentful', headers, { method: 'POST', body });
    await site.settled();
    return { status: answer.status, isMoved: site.flagStore.values.has('generations') };
  };
  const without =
    (name: string) =>
    ({ headers, body }: { headers: Record<string, string>; body: string }) => ({
      headers: Object.fromEntries(Object.entries(headers).filter(([known]) => known !== name)),
      body,
    });
  const same = <Value>(value: Value): Value => value;

  test.each<[string, Parameters<typeof send>]>([
    ['another secret', [same, { secret: 'x'.repeat(64) }]],
    ['another body', [({ headers, body }) => ({ headers, body: `${body} ` })]],
    [
      'another topic than was signed',
      [
        ({ headers, body }) => ({
          headers: { ...headers, 'x-contentful-topic': 'ContentManagement.Entry.delete' },
          body,
        }),
      ],
    ],
    ['another path', [same, { path: '/_hooks/other' }]],
    ['a signature of 31 seconds ago', [same, { timestamp: now - 31_000 }]],
    ['a signature of the future', [same, { timestamp: now + 31_000 }]],
    [
      'a fresh timestamp that was not signed',
      [
        ({ headers, body }) => ({ headers: { ...headers, 'x-contentful-timestamp': String(now) }, body }),
        { timestamp: now - 60_000 },
      ],
    ],
    ['a list without the timestamp', [same, { signed: ['x-contentful-signed-headers'] }]],
    ['a list without itself', [same, { signed: ['x-contentful-timestamp'] }]],
    ['no signature', [without('x-contentful-signature')]],
    ['no timestamp', [without('x-contentful-timestamp')]],
    ['no list of signed headers', [without('x-contentful-signed-headers')]],
    ['a signed header that is missing', [without('x-contentful-topic')]],
    [
      'a signature that is no hex',
      [({ headers, body }) => ({ headers: { ...headers, 'x-contentful-signature': 'zz' }, body })],
    ],
    [
      'half a signature',
      [
        ({ headers, body }) => ({
          headers: { ...headers, 'x-contentful-signature': (headers['x-contentful-signature'] ?? '').slice(0, 32) },
          body,
        }),
      ],
    ],
  ])('%s is refused', async (_, [change, options]) => {
    expect(await send(change, options)).toEqual({ status: 403, isMoved: false });
  });

  test('the same hook again moves nothing', async () => {
    const site = editingSite();
    const { headers, body } = await signedHook(hook, now);
    const answers = [];
    for (let turn = 0; turn < 2; turn += 1) {
      answers.push(await (await site.visit('/_hooks/contentful', headers, { method: 'POST', body })).json());
      await site.settled();
    }
    expect(answers).toEqual([
      { moved: 'event', cities: ['sydney'] },
      { moved: 'nothing', repeated: true },
    ]);
  });

  test('what is signed and no message is a bad request', async () => {
    const site = editingSite();
    expect((await tell(site, { topic: 'x', payload: 'no entry' })).status).toBe(400);
  });

  test('a body without end is cut off', async () => {
    const answer = await editingSite().visit('/_hooks/contentful', {}, { method: 'POST', body: 'x'.repeat(2_200_000) });
    expect(answer.status).toBe(413);
  });

  test('without a secret there is no hook at all', async () => {
    const site = testSite();
    expect((await tell(site, hook)).status).toBe(404);
  });

  test('other methods are none', async () => {
    expect((await editingSite().visit('/_hooks/contentful')).status).toBe(404);
  });
});
