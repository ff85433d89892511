import { describe, expect, test } from 'vitest';
import { posted } from '../support/worker/services.ts';
import { PHONE, testSite } from '../support/worker/testWorld.ts';

const event = { event: 'clickBookNow', contentName: 'Skin reading' };
const report = { city: 'sydney', language: 'en', page: 'home', events: [event] };

describe.each(['/_events', '/_e'])('reports to %s', (path) => {
  test('become data points by city, language and device', async () => {
    const site = testSite();
    const answer = await site.visit(
      path,
      ...posted(
        { ...report, events: [event, { event: 'webVital', metric: 'LCP', value: 812.5, connection: '3g' }] },
        { 'user-agent': PHONE, 'cf-ipcountry': 'NZ' },
      ),
    );
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(site.counted).toEqual([
      {
        indexes: ['sydney'],
        blobs: ['clickBookNow', 'sydney', 'en', 'mobile', 'home', 'Skin reading', '', ''],
        doubles: [1],
      },
      {
        indexes: ['sydney'],
        blobs: ['webVital', 'sydney', 'en', 'mobile', 'home', 'LCP', '3g', 'NZ'],
        doubles: [812.5],
      },
    ]);
  });

  test('what is no country is none', async () => {
    const site = testSite();
    const vital = { event: 'webVital', metric: 'LCP', value: 1 };
    await site.visit(path, ...posted({ ...report, events: [vital] }, { 'cf-ipcountry': '<b>' }));
    expect(site.counted).toMatchObject([{ blobs: expect.arrayContaining(['LCP']) }]);
    expect(site.counted[0]?.blobs?.at(-1)).toBe('');
  });

  test.each([
    ['no JSON', 'nonsense', 400],
    ['nothing', '', 400],
    ['an unknown city', { ...report, city: 'atlantis' }, 400],
    ['an unknown event', { ...report, events: [{ event: 'click' }] }, 400],
    ['no events', { ...report, events: [] }, 400],
    ['more than one request may write', { ...report, events: Array.from({ length: 26 }, () => event) }, 400],
    ['more than a browser sends', `"${'x'.repeat(33_000)}"`, 413],
  ])('%s is refused and counts nothing', async (_, body, status) => {
    const site = testSite();
    expect((await site.visit(path, ...posted(body))).status).toBe(status);
    expect(site.counted).toEqual([]);
  });

  test('other sites can’t send any', async () => {
    const site = testSite();
    expect(
      (await site.visit(path, ...posted(report, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })))
        .status,
    ).toBe(403);
    expect(site.counted).toEqual([]);
  });

  test('a visitor who sends too many gets a 429', async () => {
    const site = testSite({
      world: { events: { write: () => undefined, allows: async (key: string) => !key.startsWith('events ') } },
    });
    expect((await site.visit(path, ...posted(report))).status).toBe(429);
  });

  test('a browser that refuses by its header is not counted', async () => {
    const site = testSite();
    expect((await site.visit(path, ...posted(report, { 'sec-gpc': '1' }))).status).toBe(204);
    expect(site.counted).toEqual([]);
  });

  test('previews are not counted', async () => {
    const site = testSite();
    expect((await site.visit(path, ...posted(report, { cookie: 'is-preview-mode=true' }))).status).toBeLessThan(300);
    expect(site.counted).toEqual([]);
  });
});
