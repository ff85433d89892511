import { describe, expect, test } from 'vitest';
import { edit } from '../support/worker/editing.ts';
import { elements } from '../support/worker/pageText.ts';
import { testSite } from '../support/worker/testWorld.ts';

const AT = '2026-06-15T02:00:00.057Z';
const EVENT = 'sydney-event-tea-at-dusk';
const EVENT_PATH = '/en/sydney/what-is-happening/event/tea-at-dusk';
const en = (value: unknown) => ({ 'en-US': value });

async function pageAt(path: string) {
  const answer = await testSite({ now: AT }).visit(`${path}?is-preview-mode=true`);
  const bar = /<aside class="preview-tools[\s\S]*<\/aside>/.exec(await answer.text())?.[0] ?? '';
  const page = bar.replaceAll('<!-- -->', '').replace(/ data-named="[^"]*"/, '');
  return { status: answer.status, page, main: elements(page, 'a').find((link) => 'data-preview-main' in link) };
}

/** Entry, what an editor has saved in it, the address, and what the bar says there. */
const hiddenPages: readonly (readonly [string, Readonly<Record<string, unknown>>, string, string])[] = [
  [
    EVENT,
    { endDate: '2020-01-02T10:00', startDate: '2020-01-01', removedAfterExpired: true },
    EVENT_PATH,
    'ended on January 2, 2020, removed after expiry',
  ],
  [EVENT, { removedAfterExpired: false, archivedAt: '2026-06-01T10:00' }, EVENT_PATH, 'archived on June 1, 2026'],
  [
    EVENT,
    { removedAfterExpired: true, archivedAt: null, endDate: '2020-01-02' },
    EVENT_PATH.replace('/en/', '/cn/'),
    '已于 2020年1月2日 结束，到期后移除',
  ],
  ['sydney-brand-aurelle', { withoutDetail: true }, '/en/sydney/brand/aurelle', 'without a page of its own'],
  [
    'paris-event-silk-knots',
    {},
    '/en/sydney/what-is-happening/event/silk-knots',
    'city tag missing: Sydney (it has: paris)',
  ],
  [
    'sydney-settings',
    { newsShownForDays: 7 },
    '/en/sydney/what-is-happening/news/lesson-in-one-tart',
    'older than 7 days',
  ],
];

describe('why something is not shown', () => {
  test.each(hiddenPages)('%s with %j, at %s: %s, and the bar leads to it', async (id, fields, path, reason) => {
    const values = Object.entries(fields).map(([name, value]) => [name, en(value)]);
    await edit({ at: AT, id, action: 'save', fields: Object.fromEntries(values) });
    const { status, page, main } = await pageAt(path);
    expect(status).toBe(404);
    expect(/<strong role="status">([^<]*)<\/strong>/.exec(page)?.[1]).toContain(reason);
    expect(main?.['data-preview-main']).toBe(id === 'sydney-settings' ? 'sydney-news-tart-lesson' : id);
  });

  test('an address that nothing stands at leads to no entry', async () => {
    const { page, main } = await pageAt('/en/sydney/what-is-happening/event/no-such-event');
    expect([main, page.includes('<strong role="status">')]).toEqual([undefined, false]);
  });

  test('a page names what its lists leave out, each with its reason, and not what it shows', async () => {
    const chosen = ['sydney-brand-aurelle', 'sydney-brand-hesperia'];
    const services = [
      'sydney-service-beauty-hour',
      'sydney-service-airport-collection',
      'sydney-service-gift-wrapping',
    ];
    const links = services.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }));
    await edit({ at: AT, id: 'sydney-home-services', action: 'save', fields: { limit: en(2), items: en(links) } });
    await edit({ at: AT, id: 'sydney-home-card-hour', action: 'save', fields: { title: en(''), media: en([]) } });
    const { page } = await pageAt('/en/sydney');
    const lines = Object.fromEntries(
      [...page.matchAll(/<li data-preview-hidden="([^"]+)">.*?<\/a>: ([^<]*)<\/li>/g)].map(([, id, text]) => [
        id,
        text,
      ]),
    );
    expect(lines).toMatchObject({
      'sydney-service-gift-wrapping': 'its list takes 2',
      'sydney-home-card-hour': 'no translation: neither title nor picture',
    });
    expect(Object.keys(lines).filter((id) => [...chosen, ...services.slice(0, 2)].includes(id))).toEqual([]);
  });
});
