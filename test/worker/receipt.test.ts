import { describe, expect, test } from 'vitest';
import { linkTo } from '../support/content/read.ts';
import { testCoordinator } from '../support/worker/coordinator.ts';
import { edit, editingSite, tell } from '../support/worker/editing.ts';
import { fillIndex } from '../support/worker/filledIndex.ts';
import { HEALTH_KEY, testSite } from '../support/worker/testWorld.ts';

const RECEIPT_NOW = '2026-06-15T02:00:00.047Z';
const PAGES_NOW = '2026-06-15T02:00:00.061Z';
const id = 'sydney-event-silk-in-the-hand';
const page = '/en/sydney';
const JSON_BODY = { 'content-type': 'application/json' };

type Site = ReturnType<typeof testSite>;

/** What the bar of an open preview is answered. */
async function ask(site: Site, path: string, question: object) {
  const body = JSON.stringify(question);
  const answer = await site.visit(`${path}?is-preview-mode=true`, JSON_BODY, { method: 'POST', body });
  return { status: answer.status, cache: answer.headers.get('cache-control'), ...Object(await answer.json()) };
}

/** What the bar learns of publications since a moment. */
const receiptOf = (site: Site, since?: { readonly epoch: string; readonly seq: number }) =>
  ask(site, `/preview/receipt${page}`, { ids: [id], since });

describe('after a publication', () => {
  test('the bar learns who knows of it, and what is left', async () => {
    const site = editingSite(RECEIPT_NOW);
    const before = await receiptOf(site);
    expect([before.status, before.cache, before.published]).toEqual([200, 'private, no-store', []]);
    site.coordinator?.hook(Date.parse(RECEIPT_NOW));
    const picture = { secure_url: 'https://assets.meridian.example/a.webp', resource_type: 'image' };
    await tell(
      site,
      await edit({
        at: RECEIPT_NOW,
        id,
        fields: {
          title: { 'en-US': 'A new name', 'zh-CN': '' },
          media: { 'en-US': [picture] },
          content: { 'en-US': [linkTo('no-such-entry')] },
          startDate: { 'en-US': '2026-06-20' },
          endDate: { 'en-US': '2026-06-18' },
        },
      }),
    );
    await site.settled();
    const after = await receiptOf(site, before);
    expect(after.published).toEqual([
      {
        id,
        title: 'A new name',
        isGone: false,
        left: { languages: expect.stringContaining('简体中文'), links: ['Content'], fields: ['End date'], pictures: 1 },
      },
    ]);
    const { published } = await ask(site, '/preview/receipt/cn/sydney', { ids: [id], since: before });
    expect(published).toMatchObject([{ id, title: 'A new name' }]);
    expect([after.isShared, after.age]).toEqual([true, 0]);
    site.setNow('2026-06-15T02:00:07.047Z');
    expect((await receiptOf(site, before)).age).toBe(7000);
    expect((await receiptOf(site, after)).published).toEqual([]);
  });

  test('what is gone is told as well, also by an isolate that began after it', async () => {
    const site = editingSite(RECEIPT_NOW);
    const before = await receiptOf(site);
    await tell(site, await edit({ at: RECEIPT_NOW, id, action: 'unpublish' }));
    await site.settled();
    const gone = [{ id, title: id, isGone: true }];
    expect((await receiptOf(site, before)).published).toEqual(gone);
    const freshIsolate = editingSite(RECEIPT_NOW, { coordinator: site.coordinator });
    expect((await receiptOf(freshIsolate, before)).published).toEqual(gone);
  });

  test('the bar begins with the log, also where the first call of the isolate to the coordinator fails', async () => {
    const coordinator = testCoordinator();
    let calls = 0;
    const site = testSite({
      now: RECEIPT_NOW,
      world: {
        coordinator: async (request) => {
          calls += 1;
          if (calls === 1) throw new Error('the coordinator is restarted');
          return coordinator.fetch(request);
        },
      },
    });
    expect((await receiptOf(site)).epoch).not.toBe('');
  });
});

test.each<[string, string, number, string]>([
  [
    'ids that are none',
    '{"ids":[""]}',
    400,
    'The body is not of the form that this call takes, or the address is no page.',
  ],
  ['much too much', 'x'.repeat(512 * 1024 + 1), 413, 'The body is longer than 524288 bytes.'],
])('%s is refused', async (_, body, status, error) => {
  const address = `/preview/receipt${page}?is-preview-mode=true`;
  const answer = await testSite({ now: RECEIPT_NOW }).visit(address, JSON_BODY, { method: 'POST', body });
  expect([answer.status, await answer.json()]).toEqual([status, { error }]);
});

test('nothing was published where no webhook came', async () => {
  expect(await receiptOf(testSite({ now: RECEIPT_NOW }))).toMatchObject({ age: 0, seq: 0, published: [] });
});

describe('the pages on which a publication is seen', () => {
  const pagesWith = (site: Site, ids: readonly string[], currentPath = page) =>
    ask(site, `/preview/pages${currentPath}`, { ids });

  test('are its own and those that have read it or list its kind, in the city and the language of the page', async () => {
    const site = testSite({ now: PAGES_NOW, variables: { HEALTH_KEY } });
    const events = 'what-is-happening/event';
    const paths = ['', `/${events}/listing`, `/${events}/silk-in-the-hand`, '/stores/map'];
    await fillIndex(
      site,
      ['en', 'cn'].flatMap((language) => paths.map((path) => `/${language}/sydney${path}`)),
    );
    const { pages } = await pagesWith(
      site,
      [id, 'sydney-menu-art', 'brand-teveral', 'no-such-entry'],
      '/cn/sydney/mobile',
    );
    const at = `/cn/sydney/mobile/${events}`;
    expect(pages).toEqual([
      {
        id,
        address: `${at}/silk-in-the-hand`,
        otherPages: expect.arrayContaining([`${at}/listing`, '/cn/sydney/mobile']),
        pageCount: 4,
        isEverywhere: false,
        otherLanguages: 'English',
        otherCities: 0,
        texts: [expect.any(String)],
      },
      expect.objectContaining({
        id: 'sydney-menu-art',
        address: '',
        otherPages: [],
        isEverywhere: true,
        otherCities: 0,
      }),
      expect.objectContaining({ id: 'brand-teveral', address: '', isEverywhere: false, otherCities: 20 }),
    ]);
    expect(pages[0].otherPages.filter((path: string) => !path.startsWith('/cn/sydney/mobile'))).toEqual([]);
  });

  test('are not guessed where no index knows the city', async () => {
    for (const site of [testSite({ now: PAGES_NOW }), testSite({ now: PAGES_NOW, coordinator: null })])
      expect((await pagesWith(site, [id])).status).toBe(503);
  });

  test('are unknown while the content service does not answer', async () => {
    const downSite = testSite({ now: PAGES_NOW, fetch: async () => new Response('no', { status: 500 }) });
    expect((await pagesWith(downSite, [id])).status).toBe(502);
  });
});
