import { describe, expect, test } from 'vitest';
import type { World } from '../../worker/world.ts';
import { edit, HOOK_SECRET, tell } from '../support/worker/editing.ts';
import { askContentService, testSite } from '../support/worker/testWorld.ts';

const EDITING_NOW = '2026-06-15T02:00:00.007Z';
const variables = { CONTENTFUL_HOOK_SECRET: HOOK_SECRET };
/** No limit ends before its work does, however busy the machine is. */
const calm = { after: () => () => undefined };
const editingSite = (options: Parameters<typeof testSite>[0] = {}) =>
  testSite({ now: EDITING_NOW, world: calm, ...options, variables: { ...variables, ...options.variables } });
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
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        changes: [{ entry: 'sydney-event-wardrobe-of-scent', type: 'event', cities: ['sydney'], isGone: false }],
      },
    ]);
    expect(await (await site.visit(path)).text()).toContain('A newly named evening');
    await site.settled();
    expect((await site.visit(path)).headers.get('x-cache')).toBe('HIT');
  });

  test('a page that a change touches is made once, and is current then', async () => {
    const events: string[] = [];
    const log: World['log'] = (_, event) => events.push(event);
    const site = editingSite({ world: { ...calm, log } });
    const path = '/en/sydney/what-is-happening/event/colour-hour';
    await site.visit(path);
    await site.settled();
    const fields = title('An hour that was told once');
    await tell(site, await edit({ at: EDITING_NOW, id: 'sydney-event-colour-hour', fields }));
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await (await site.visit(path)).text()).toContain('An hour that was told once');
      await site.settled();
    }
    expect(events.filter((event) => event === 'page unchanged')).toEqual([]);
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

  test('a service whose own caches lag behind the hook is asked again, and what it gave is not taken for new', async () => {
    let isLagging = true;
    const id = 'sydney-event-silk-in-the-hand';
    const path = '/en/sydney/what-is-happening/event/silk-in-the-hand';
    const before = new Map<string, string>();
    const site = editingSite({
      fetch: async (request) => {
        const known = before.get(request.url);
        if (isLagging && known !== undefined) return new Response(known);
        const answer = await (await askContentService(request, EDITING_NOW)).text();
        before.set(request.url, answer);
        return new Response(answer);
      },
    });
    await site.visit(path);
    await site.settled();
    await tell(site, await edit({ at: EDITING_NOW, id, fields: title('Silk, told late') }));
    expect(await (await site.visit(path)).text()).not.toContain('Silk, told late');
    await site.settled();
    isLagging = false;
    site.setNow(later(12_000));
    await site.visit(path);
    await site.settled();
    expect(await (await site.visit(path)).text()).toContain('Silk, told late');
  });

  test('isolates everywhere know within seconds: of the data centre by its cache, elsewhere by the coordinator', async () => {
    const near = editingSite();
    const { coordinator } = near;
    const far = editingSite({ coordinator });
    const path = '/en/sydney/privacy-policy';
    const neighbour = editingSite({ coordinator, pageStore: near.pageStore });
    const id = 'sydney-event-watchmakers-bench';
    const bench = '/en/sydney/what-is-happening/event/watchmakers-bench';
    for (const site of [near, far, neighbour]) {
      await site.visit(bench);
      await site.visit(path);
      await site.settled();
    }
    await tell(near, await edit({ at: EDITING_NOW, id, fields: title('The bench, told anew') }));
    await near.settled();
    neighbour.setNow(later(1000));
    await neighbour.visit(path);
    await neighbour.settled();
    expect(await (await neighbour.visit(bench)).text()).toContain('The bench, told anew');
    far.setNow(later(5000));
    expect(await (await far.visit(bench)).text()).toContain('The bench, told anew');
  });

  test('a coordinator that can’t be told: 503, so that the content service sends it again', async () => {
    const site = editingSite();
    site.coordinator?.fail(async () => new Response('no', { status: 500 }));
    const hook = await edit({ at: EDITING_NOW, id: 'sydney-event-cacao-morning', fields: title('Cacao, told twice') });
    expect((await tell(site, hook)).status).toBe(503);
    site.coordinator?.fail(undefined);
    expect((await tell(site, hook)).status).toBe(200);
    expect(site.coordinator?.seq()).toBe(1);
  });

  test('without a coordinator the isolates of the data centre that took the hook show it, and age bounds the others', async () => {
    const near = editingSite({ coordinator: null });
    const neighbour = editingSite({ coordinator: null, pageStore: near.pageStore });
    const id = 'sydney-event-cacao-morning';
    const path = '/en/sydney/what-is-happening/event/cacao-morning';
    for (const site of [near, neighbour]) {
      await site.visit(path);
      await site.settled();
    }
    const hook = await edit({ at: EDITING_NOW, id, fields: title('Cacao, told alone') });
    expect((await tell(near, hook)).status).toBe(200);
    expect(await (await near.visit(path)).text()).toContain('Cacao, told alone');
    await near.settled();
    neighbour.setNow(later(3000));
    await neighbour.visit(path);
    await neighbour.settled();
    expect(await (await neighbour.visit(path)).text()).toContain('Cacao, told alone');
    expect((await near.visit('/en/sydney/what-is-happening/event/watchmakers-bench')).status).toBe(200);
  });

  test('a city is left alone by what another publishes', async () => {
    const site = editingSite();
    await site.visit('/en/paris');
    await site.visit('/en/sydney');
    await site.settled();
    await tell(site, await edit({ at: EDITING_NOW, id: 'sydney-event-cacao-morning', fields: title('Cacao at dawn') }));
    expect((await site.visit('/en/paris')).headers.get('x-cache')).toBe('HIT');
  });

  test.each(['unpublish', 'delete'] as const)('what is gone is gone: %s carries only ids', async (action) => {
    const id = action === 'delete' ? 'sydney-event-watchmakers-bench' : 'sydney-event-colour-hour';
    const path = `/en/sydney/what-is-happening/event/${action === 'delete' ? 'watchmakers-bench' : 'colour-hour'}`;
    const site = editingSite();
    expect((await site.visit(path)).status).toBe(200);
    await site.settled();
    const hook = await edit({ at: EDITING_NOW, id, action });
    expect(hook.payload).not.toHaveProperty('metadata');
    expect(await (await tell(site, hook)).json()).toMatchObject({ changes: [{ entry: id, isGone: true }] });
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
      payload: { sys: { type: 'ContentType', id: 'event' } },
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

describe('a field of the wrong type on a page’s own entry', () => {
  const path = '/en/sydney/what-is-happening/event/atrium-table';
  const id = 'sydney-event-atrium-table';
  const broken = { body: { 'en-US': 42 } };
  const richText = (value: string) => ({
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
  });

  test('never replaces a whole page, in any tier, and operators are told', async () => {
    const site = editingSite({ variables: { HEALTH_KEY: 'a-key-of-the-operators' } });
    const { coordinator } = site;
    const entry = await (await site.visit(path)).text();
    await site.settled();
    const before = [...site.contentStore.values].filter(([key]) => key.startsWith('page:'));
    const hook = await edit({ at: EDITING_NOW, id, fields: broken });
    await tell(site, hook);
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await site.visit(path);
      expect([answer.status, (await answer.text()).length === entry.length]).toEqual([200, true]);
      await site.settled();
    }
    expect([...site.contentStore.values].filter(([key]) => key.startsWith('page:'))).toEqual(before);
    const report = await site.visit('/_health', { 'x-health-key': 'a-key-of-the-operators' });
    expect(await report.json()).toMatchObject({ broken: { [path]: ['body'] } });
    // An isolate that begins after the change finds the whole page in the store.
    const fresh = editingSite({ coordinator, contentStore: site.contentStore });
    expect((await (await fresh.visit(path)).text()).length).toBe(entry.length);
  });

  test('is a page all the same where there is no other, and goes once it is mended', async () => {
    const site = editingSite();
    await edit({ at: EDITING_NOW, id, fields: broken });
    expect((await site.visit(path)).status).toBe(200);
    await site.settled();
    expect([...site.contentStore.values.keys()].some((key) => key.startsWith('page:'))).toBe(false);
    await tell(site, await edit({ at: EDITING_NOW, id, fields: { body: { 'en-US': richText('Mended') } } }));
    expect(await (await site.visit(path)).text()).toContain('Mended');
    await site.settled();
    expect([...site.contentStore.values.keys()].some((key) => key.startsWith('page:'))).toBe(true);
  });
});
