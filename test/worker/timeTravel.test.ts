import { describe, expect, test } from 'vitest';
import { edit } from '../support/worker/editing.ts';
import { askContentService, testSite } from '../support/worker/testWorld.ts';

const EDITING_NOW = '2026-06-15T02:00:00.013Z';
const open = () => testSite({ now: EDITING_NOW });

describe('time travel', () => {
  const path = '/en/sydney/special-offers/listing';
  const cardsOf = (page: string): number => page.split('class="card-title"').length;

  test('a preview shows the site as at a moment, in the city’s own time', async () => {
    const site = open();
    const todayPage = await site.read(`${path}?is-preview-mode=true`);
    const laterPage = await site.read(`${path}?is-preview-mode=true&preview-at=2028-01-26T18:00`);
    expect(cardsOf(laterPage)).toBeLessThan(cardsOf(todayPage));
    expect(laterPage).toContain('2028-01-26 18:00');
    expect(laterPage).toContain('value="2028-01-26T18:00"');
    expect(laterPage).toContain('preview-at=2028-01-26');
  });

  test('what is scheduled to be published is shown from its moment on', async () => {
    const entry = '/en/sydney/what-is-happening/event/silk-in-the-hand';
    await edit({
      at: EDITING_NOW,
      id: 'sydney-event-silk-in-the-hand',
      action: 'schedule',
      due: '2026-06-20T00:00:00.000Z',
      fields: { title: { 'en-US': 'As it will be called' } },
    });
    const site = open();
    const shows = async (query: string): Promise<boolean> =>
      (await site.read(entry + query)).includes('As it will be called');
    expect([
      await shows(''),
      await shows('?is-preview-mode=true&preview-at=2026-06-19'),
      await shows('?is-preview-mode=true&preview-at=2026-06-21'),
    ]).toEqual([false, false, true]);
  });

  test('a space without a timeline shows its drafts as they are now', async () => {
    const site = testSite({
      fetch: async (request) =>
        request.url.includes('/timeline/')
          ? Response.json({ sys: { type: 'Error', id: 'NotFound' } }, { status: 404 })
          : askContentService(request),
    });
    expect((await site.visit('/en/sydney?is-preview-mode=true&preview-at=2026-06-21')).status).toBe(200);
  });

  test('never outside of preview', async () => {
    const site = open();
    const page = await site.read(`${path}?preview-at=2028-01-26`);
    expect(cardsOf(page)).toBe(cardsOf(await site.read(path)));
    expect(page).not.toContain('preview-at');
  });
});
