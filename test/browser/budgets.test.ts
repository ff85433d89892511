import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { cityRow, citySlugs } from '../../content/cities.ts';
import { isPageKind, matchPage, type PageKind, pages } from '../../content/pages.ts';
import { launch } from './chromium.ts';
import { layoutShift } from './page.ts';
import { type Arrive, test } from './visitor.ts';

const site = inject('site');
const KB = 1024;

/** What a first load may weigh before anybody does anything; text as gzip has it. */
const limits = {
  script: 3 * KB,
  css: 16 * KB,
  html: 14 * KB,
  fonts: 2,
  requests: 16,
  // On a busy machine a face may come after the first paint and turn a line; without that it is 0.
  shift: 0.05,
} as const;
/** Pages that carry more than others; what they weigh now, so that they grow no further. */
const heavier: Partial<Record<PageKind, number>> = {
  // Sydney's home shows every kind of section.
  home: 16 * KB,
  // A form that works without script carries its lists: all countries twice, once with their telephone codes.
  contactUs: 16 * KB,
};
/** The picture that a page opens with, on a phone. */
const HERO_LIMIT = 60 * KB;

/** Kinds that no sitemap names. */
const unlisted = {
  unsupported: '/sydney/unsupported',
  maintenance: '/sydney/maintenance',
  openingSoon: '/sydney/openingsoon',
  searching: '/en/sydney/searching/watch',
  selectDestination: '/en/sydney/select-destination',
  storeMap: '/en/sydney/stores/map',
  offerTerms: '/en/sydney/special-offers/terms-and-conditions',
  announcementListing: '/en/sydney/announcement',
  offlineBrand: '/en/sydney/brand/offlinebrandstorypage?brandId=unknown',
} satisfies Partial<Record<PageKind, string>>;

/** A file, and ways to other systems: no pages of this site. */
const elsewhere: readonly PageKind[] = ['eventCalendar', 'eshop', 'member'];

/** One address of every kind of page. */
async function addressesByKind(): Promise<ReadonlyMap<PageKind, string>> {
  const map = await (await fetch(`${site}/sitemap/sydney.xml`)).text();
  const found = new Map<PageKind, string>();
  for (const [kind, address] of Object.entries(unlisted)) if (isPageKind(kind)) found.set(kind, address);
  for (const [, address = ''] of map.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const match = matchPage(pathname.split('/').slice(3));
    if (match && !found.has(match.kind)) found.set(match.kind, pathname);
  }
  return found;
}

interface FirstLoad {
  readonly script: number;
  readonly css: number;
  readonly html: number;
  readonly fonts: number;
  readonly requests: number;
  readonly shift: number;
  readonly foreign: readonly string[];
}

/** Loads a page as a first visit and weighs what came before anybody did anything. */
async function firstLoad(arrive: Arrive, path: string): Promise<FirstLoad> {
  // Two kinds of page say that the site is closed, by their status too.
  const page = await arrive({ isPhone: true, expectedFault: /status of 503/ });
  const came: Response[] = [];
  page.on('response', (response) => came.push(response));
  await page.goto(site + path, { waitUntil: 'load' });
  // What comes after `load`, when the page is at rest, is no first load; nobody may be asking for it when the page closes.
  const loaded = came.map((response) => ({ response, type: response.request().resourceType(), url: response.url() }));
  const weigh = async (type: string): Promise<number> => {
    const weighed = loaded.filter((one) => one.type === type && one.response.ok());
    const sizes = await Promise.all(weighed.map(async ({ response }) => gzipSync(await response.body()).length));
    return sizes.reduce((total, size) => total + size, 0);
  };
  const result = {
    script: await weigh('script'),
    css: await weigh('stylesheet'),
    html: await weigh('document'),
    // A quotation brings the display face's true italic besides (visual: type).
    fonts: loaded.filter(({ type, url }) => type === 'font' && !url.includes('500-italic')).length,
    requests: loaded.length,
    shift: await layoutShift(page),
    foreign: loaded.map(({ url }) => url).filter((url) => !/^(?:data:|http:\/\/localhost:)/.test(url)),
  };
  await page.context().close();
  return result;
}

test('no page’s first load weighs more than it may', async ({ arrive }) => {
  const addresses = await addressesByKind();
  const wanted = Object.keys(pages).filter((kind) => isPageKind(kind) && !elsewhere.includes(kind));
  expect(wanted.filter((kind) => isPageKind(kind) && !addresses.has(kind))).toEqual([]);
  const waiting = [...addresses].filter(([kind]) => !elsewhere.includes(kind));
  const over: string[] = [];
  const weighNext = async (): Promise<void> => {
    const [kind, path] = waiting.pop() ?? [];
    if (!kind || !path) return;
    const load = await firstLoad(arrive, path);
    for (const [name, limit] of Object.entries({ ...limits, html: heavier[kind] ?? limits.html })) {
      const value = Number(Reflect.get(load, name));
      if (value > limit) over.push(`${kind} ${path}: ${name} ${value} over ${limit}`);
    }
    over.push(...load.foreign.map((url) => `${kind} ${path}: ${url}`));
    await weighNext();
  };
  await Promise.all([weighNext(), weighNext(), weighNext()]);
  expect(over).toEqual([]);
});

test('every city’s home opens with a picture that is light on a phone and known from the HTML', async ({ arrive }) => {
  const page = await arrive({ isPhone: true });
  const heavy: string[] = [];
  for (const city of citySlugs) {
    const path = `/${cityRow(city).languages[0]}/${city}`;
    await page.goto(site + path, { waitUntil: 'domcontentloaded' });
    const hero = page.locator('main img[fetchpriority="high"]').first();
    const chosen = (): Promise<string> => hero.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(chosen).not.toBe('');
    const address = await chosen();
    const response = await page.request.get(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
    const { length } = await response.body();
    if (length > HERO_LIMIT || !/avif|webp/.test(response.headers()['content-type'] ?? ''))
      heavy.push(`${path}: ${address} ${length} ${response.headers()['content-type']}`);
  }
  expect(heavy).toEqual([]);
});

test('a page that was left comes back out of the back/forward cache', async () => {
  // Playwright switches that cache off.
  const own = await launch(['--disable-back-forward-cache']);
  try {
    const page = await own.newPage();
    await page.goto(`${site}/en/sydney/brand/listing`);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['cameBack'] = String(persisted);
      });
    });
    await page.goto(`${site}/en/sydney/dining/listing`);
    await page.evaluate(() => history.back());
    await page.waitForURL('**/brand/listing', { waitUntil: 'commit' });
    await expect.poll(() => page.locator('html').getAttribute('data-came-back')).toBe('true');
  } finally {
    await own.close();
  }
});

describe('what is done before the script has come', () => {
  test('is done again once it has', async ({ arrive }) => {
    const page = await arrive({ cookies: { 'cookie-consent': 'none' } });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/main-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site}/en/sydney`);
    await page.locator('.header-tools [data-search-trigger]').click();
    await page.locator('.header-tools [data-search-trigger]').click();
    expect(new URL(page.url()).pathname).toBe('/en/sydney');
    release();
    await page.locator('[data-search-dialog][open]').waitFor();
  });

  test('falls to the browser where it never comes', async ({ arrive }) => {
    const page = await arrive();
    await page.route('**/assets/main-*.js', (route) => route.abort());
    await page.goto(`${site}/en/sydney`);
    await page.evaluate(() =>
      localStorage.setItem('chunk-reload', JSON.stringify({ value: true, until: Date.now() + 60_000 })),
    );
    await page.locator('.header-tools [data-search-trigger]').click();
    await page.waitForURL('**/en/sydney/searching');
  });
});
