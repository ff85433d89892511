import { describe, expect, test } from 'vitest';
import type { World } from '../../worker/world.ts';
import { richText } from '../support/content/richText.ts';
import { edit, editingSite, tell } from '../support/worker/editing.ts';
import { HEALTH_KEY } from '../support/worker/testWorld.ts';

const EDITING_NOW = '2026-06-15T02:00:00.007Z';
const title = (text: string) => ({ title: { 'en-US': text } });

let spaces = 0;

describe('publish in seconds', () => {
  test('a published change is on the very next page of the isolate that took the hook', async () => {
    const site = editingSite(EDITING_NOW);
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
      { changes: [{ entry: 'sydney-event-wardrobe-of-scent', type: 'event', cities: ['sydney'], isGone: false }] },
    ]);
    expect(await site.read(path)).toContain('A newly named evening');
    await site.settled();
    expect((await site.visit(path)).headers.get('x-cache')).toBe('HIT');
  });

  test('a page that a change touches is made once, and is current then', async () => {
    const events: string[] = [];
    const log: World['log'] = (_, event) => events.push(event);
    const site = editingSite(EDITING_NOW, { world: { log } });
    const path = '/en/sydney/what-is-happening/event/colour-hour';
    await site.visit(path);
    await site.settled();
    const fields = title('An hour that was told once');
    await tell(site, await edit({ at: EDITING_NOW, id: 'sydney-event-colour-hour', fields }));
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await site.read(path)).toContain('An hour that was told once');
      await site.settled();
    }
    expect(events.filter((event) => event === 'page unchanged')).toEqual([]);
  });

  test('a coordinator that can’t be told: 503, so that the content service sends it again', async () => {
    const site = editingSite(EDITING_NOW);
    site.coordinator?.fail(async () => new Response('no', { status: 500 }));
    const hook = await edit({ at: EDITING_NOW, id: 'sydney-event-cacao-morning', fields: title('Cacao, told twice') });
    expect((await tell(site, hook)).status).toBe(503);
    site.coordinator?.fail(undefined);
    expect((await tell(site, hook)).status).toBe(200);
    expect(site.coordinator?.seq()).toBe(1);
  });

  test.each(['unpublish', 'delete'] as const)('what is gone is gone: %s carries only ids', async (action) => {
    const id = action === 'delete' ? 'sydney-event-watchmakers-bench' : 'sydney-event-colour-hour';
    const path = `/en/sydney/what-is-happening/event/${action === 'delete' ? 'watchmakers-bench' : 'colour-hour'}`;
    // What is deleted is gone for good: whoever asks this again needs a space in which it stands.
    spaces += 1;
    const at = new Date(Date.parse(EDITING_NOW) + 1000 * spaces).toISOString();
    const site = editingSite(at);
    expect((await site.visit(path)).status).toBe(200);
    await site.settled();
    const hook = await edit({ at, id, action });
    expect(hook.payload).not.toHaveProperty('metadata');
    expect(await (await tell(site, hook)).json()).toMatchObject({ changes: [{ entry: id, isGone: true }] });
    expect((await site.visit(path)).status).toBe(404);
  });
});

describe('a field of the wrong type on a page’s own entry', () => {
  const path = '/en/sydney/what-is-happening/event/atrium-table';
  const id = 'sydney-event-atrium-table';
  const brokenFields = { body: { 'en-US': 42 } };

  test('never replaces a whole page, in any tier, and operators are told', async () => {
    const site = editingSite(EDITING_NOW, { variables: { HEALTH_KEY } });
    const { coordinator } = site;
    const wholePage = await site.read(path);
    await site.settled();
    const before = [...site.contentStore.values].filter(([key]) => key.startsWith('page:'));
    await tell(site, await edit({ at: EDITING_NOW, id, fields: brokenFields }));
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await site.visit(path);
      expect([answer.status, (await answer.text()).length === wholePage.length]).toEqual([200, true]);
      await site.settled();
    }
    expect([...site.contentStore.values].filter(([key]) => key.startsWith('page:'))).toEqual(before);
    const report = await site.visit('/_health', { 'x-health-key': HEALTH_KEY });
    expect(await report.json()).toMatchObject({ broken: { [path]: ['body'] } });
    // An isolate that begins after the change finds the whole page in the store.
    const freshIsolate = editingSite(EDITING_NOW, { coordinator, contentStore: site.contentStore });
    expect((await freshIsolate.read(path)).length).toBe(wholePage.length);
  });

  test('is shown where there is no other page, and is replaced once it is mended', async () => {
    const site = editingSite(EDITING_NOW);
    await edit({ at: EDITING_NOW, id, fields: brokenFields });
    expect((await site.visit(path)).status).toBe(200);
    await site.settled();
    expect([...site.contentStore.values.keys()].some((key) => key.startsWith('page:'))).toBe(false);
    await tell(site, await edit({ at: EDITING_NOW, id, fields: { body: { 'en-US': richText('Mended') } } }));
    expect(await site.read(path)).toContain('Mended');
    await site.settled();
    expect([...site.contentStore.values.keys()].some((key) => key.startsWith('page:'))).toBe(true);
  });
});
