import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import type { MapProvider } from '../../content/stores/maps.ts';
import { type CuttableSite, openCuttableSite } from '../support/browser/cuttableSite.ts';
import { stir } from '../support/browser/page.ts';
import { test as base, type Visitor } from '../support/browser/visitor.ts';
import { wholeSearch } from '../support/browser/wholeSearch.ts';

// The world's picture host and the third parties of this run share another name of this machine: to a visitor in mainland
// China they are hosts that never answer.
const site = new URL(inject('site'));
const chinaAssets = `127.0.0.1:${Number(site.port) + 1}`;

/** A visit from mainland China: hosts that are not on the list (docs/china.md) never answer. */
interface MainlandVisit {
  readonly page: Page;
  /** The way that visitors there come to the site. */
  readonly edge: CuttableSite;
  /** Hosts that were asked although they are not on the list. */
  readonly hanging: () => readonly string[];
}

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs.
  .extend('edge', { scope: 'file' }, async ({}, { onCleanup }) => {
    // Prefetched pages pass the test's own routes: the country is added on the way, as the edge does.
    const edge = await openCuttableSite(site.origin, { 'cf-ipcountry': 'CN' });
    onCleanup(edge.cut);
    return edge;
  })
  .extend('visitFromMainland', ({ arrive, edge }, { onCleanup }) => {
    onCleanup(edge.restore);
    return async (path: string, visitor: Visitor = {}): Promise<MainlandVisit> => {
      const page = await arrive({
        ...visitor,
        cookies: { 'cookie-consent': 'none', ...visitor.cookies },
        locale: 'zh-CN',
        expectedFault: new RegExp(`asked ${chinaAssets}`),
      });
      const hanging: string[] = [];
      const allowed = [new URL(edge.origin).host, chinaAssets];
      await page.route(
        ({ host, protocol }) => protocol.startsWith('http') && !allowed.includes(host),
        (route) => {
          hanging.push(new URL(route.request().url()).host);
        },
      );
      await page.goto(edge.origin + path);
      await stir(page);
      return { page, edge, hanging: () => hanging };
    };
  });

describe('a visit from mainland China completes while all other hosts hang', () => {
  test('home, list, detail, search', async ({ visitFromMainland }) => {
    const { page, edge, hanging } = await visitFromMainland('/cn/hainan');
    const pictures = page.locator('main img').first();
    await expect.poll(() => pictures.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goto(`${edge.origin}/cn/sydney/special-offers/listing`);
    await page.locator('main .card a').first().click();
    await page.waitForURL('**/special-offers/*');
    await page.locator('main h1').waitFor();
    await wholeSearch('cn/sydney');
    await page.locator('.header-tools [data-search-trigger]').click();
    await page.locator('[data-search-dialog]:popover-open').waitFor();
    await page.keyboard.type('hesper');
    await page.locator('[data-search-dialog] .search-results a.link-row').first().waitFor();
    expect(hanging()).toEqual([]);
  });

  test('an enquiry', async ({ visitFromMainland }) => {
    const { page, hanging } = await visitFromMainland('/cn/sydney/subscribe-news');
    await page.locator('#field-email').fill('ada@lark.example');
    for (const box of await page.locator('form[data-form] input[type=checkbox][required]').all()) await box.check();
    await page.locator('form[data-form] button[type=submit]').press('Enter');
    await page.locator('main h1', { hasText: '感谢' }).waitFor();
    expect(hanging()).toEqual([]);
  });

  test('booking: its service is asked for with the click, and a note says what to do', async ({
    visitFromMainland,
  }) => {
    const { page, hanging } = await visitFromMainland('/cn/sydney/brand/aurelle', { hasStillClock: true });
    const button = page.locator('.detail-actions [data-booxi-tag]');
    expect(hanging()).toEqual([]);
    await button.dispatchEvent('click');
    await expect.poll(hanging).toEqual([`localhost:${Number(site.port) + 1}`]);
    await page.clock.runFor(10_500);
    await page.locator('[data-booking-note] a[href="/cn/sydney/contact-us"]').waitFor();
    expect(await button.getAttribute('aria-busy')).toBeNull();
  });

  test('the member’s card, and the map: its plan stands until the map service has answered', async ({
    visitFromMainland,
  }) => {
    const { page, edge, hanging } = await visitFromMainland('/cn/sydney', { cookies: { 'dfs-member-user': 'gold' } });
    await page.click('[data-account-trigger]');
    await page.locator('#account .member-card:not(.member-loading)').waitFor();
    await page.goto(`${edge.origin}/cn/sydney/stores/map?map=sydney`);
    const plan = page.frameLocator('#sydney iframe').locator('.map-plan img, .map-plan svg').first();
    await plan.waitFor();
    expect(hanging()).toEqual([]);

    const letMapCome = await mapByBaidu(page, edge);
    await page.reload();
    await plan.waitFor();
    letMapCome();
    await page.frameLocator('#sydney iframe').locator('#map', { hasText: 'drawn by Baidu' }).waitFor();
    expect(await plan.count()).toBe(0);
  });
});

test('abroad the map is Google’s', async ({ arrive }) => {
  const page = await arrive();
  const body = await mapFrame('google');
  await page.route(site.origin + MAP, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.route('https://maps.googleapis.com/maps/api/js?key=k&language=zh-Hans&**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        window.google = { maps: {
          Map: class { constructor(element, { zoom }) { element.textContent = 'drawn by Google, ' + zoom; } },
          Marker: class {},
        } };
        window.showMap();`,
    }),
  );
  await page.goto(site.origin + MAP);
  await page.locator('#map', { hasText: 'drawn by Google, 18' }).waitFor();
  expect(await page.locator('.map-plan').count()).toBe(0);
});

const MAP = '/_map/sydney/sydney?lang=cn';

/** The frame of a map as with a key of a service. */
async function mapFrame(provider: MapProvider): Promise<string> {
  const built = process.env['MUTATED_BUILD'] ?? 'dist';
  const script = readdirSync(`${built}/client/assets`).find((name) => name.startsWith('mapFrame-'));
  const view = { provider, lat: -33.8, lon: 151.2, zoom: 18, title: 'Sydney', key: 'k', language: 'zh-Hans' };
  return (await (await fetch(site.origin + MAP)).text()).replace(
    '</body>',
    `<div class="map" id="map" data-view='${JSON.stringify(view)}' hidden></div><script type="module" src="/assets/${script}"></script></body>`,
  );
}

/** Frames the map as with a key of Baidu, whose script answers once the returned function is called. */
async function mapByBaidu(page: Page, edge: CuttableSite): Promise<() => void> {
  edge.replace(MAP, await mapFrame('baidu'), 'text/html; charset=utf-8');
  const drawing = `
    window.BMapGL = {
      Point: class {}, Marker: class {},
      Convertor: class { translate(points, from, to, done) { done({ status: 1 }); } },
      Map: class {
        constructor(element) { element.textContent = 'drawn by Baidu'; }
        centerAndZoom() {} addOverlay() {} enableScrollWheelZoom() {}
      },
    };
    window.showMap();`;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('https://api.map.baidu.com/**', async (route) => {
    await promise;
    await route.fulfill({ contentType: 'text/javascript', body: drawing });
  });
  return resolve;
}
