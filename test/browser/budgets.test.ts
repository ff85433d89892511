import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from 'playwright-core';
import { expect, inject } from 'vitest';
import { cityRow, citySlugs } from '../../content/cities.ts';
import { isPageKind, type PageKind, pages } from '../../content/pages.ts';
import { budgets } from '../../tools/build/budgets.ts';
import { addressesByKind, elsewhere } from '../support/browser/addressesByKind.ts';
import { layoutShift } from '../support/browser/page.ts';
import { type Arrive, test } from '../support/browser/visitor.ts';

const site = inject('site');
const KB = 1024;

/** Limits of a first load before any interaction; bytes of gzip for text. */
const limits = {
  script: budgets.script,
  css: budgets.styles,
  html: 14 * KB,
  fonts: 2,
  fontBytes: 30 * KB,
  weight: 150 * KB,
  requests: 12,
  shift: 0.01,
} as const;
/** Pages that are larger than others, with their current size as the limit. */
const heavier: Partial<Record<PageKind, number>> = {
  // Sydney's home shows every kind of section.
  home: 17.5 * KB,
  // A form that works without script carries its lists: all countries twice, once with their telephone codes.
  contactUs: 17 * KB,
  // The plan of a store and the key to it, with a link for each brand.
  storeDetail: 15 * KB,
};
/** What is compressed by itself. */
const packed: readonly string[] = ['font', 'image'];
/** The opening picture, on a phone. */
const HERO_LIMIT = 60 * KB;

/**
 * Holds the styles, and with them the first paint, until the fonts that the page asks for ahead are there: in the letters of
 * a test machine, which has few fonts, lines break elsewhere than in those of visitors' devices.
 */
async function paintWithFonts(page: Page): Promise<void> {
  const fonts: Request[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request));
  await page.route('**/*.css', async (route) => {
    await expect.poll(() => fonts.length).toBeGreaterThanOrEqual(limits.fonts);
    await Promise.all(fonts.map(async (font) => (await font.response())?.finished()));
    await route.continue();
  });
}

/** Loads a page as a first visit and measures what loads before any interaction. */
async function firstLoad(arrive: Arrive, path: string) {
  // Two kinds of page say that the site is closed, by their status too. The clock stands, since a visitor who does nothing
  // gets the behaviours after a while.
  const page = await arrive({ isPhone: true, hasStillClock: true, expectedFault: /status of 503/ });
  // A phone lays a page out at its own viewport's width, which its preload scanner has to know.
  const session = await page.context().newCDPSession(page);
  const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await paintWithFonts(page);
  await page.goto(site + path, { waitUntil: 'load' });
  // What loads after `load` does not count, and may still be loading when the page closes. Nor do pictures further down,
  // which come before `load` where the machine is slow, and before their element tells which of its addresses it took.
  const untilLoad = [...responses];
  const furtherDown = await page.evaluate(() =>
    [...document.querySelectorAll('img[loading="lazy"]')].map((image) => (image.closest('picture') ?? image).outerHTML),
  );
  const loaded = untilLoad
    .map((response) => ({ response, type: response.request().resourceType(), url: response.url() }))
    .filter(({ url, type }) => type !== 'image' || !furtherDown.some((html) => html.includes(new URL(url).pathname)));
  const weigh = async (...types: readonly string[]): Promise<number> => {
    // A quotation also loads the display face's true italic; the styles of paper come last and hold nothing up.
    const weighed = loaded.filter(
      ({ type, url, response }) =>
        types.includes(type) && response.ok() && !url.includes('/italic-') && !url.includes('/print-'),
    );
    const sizes = await Promise.all(
      weighed.map(async ({ type, response }) => {
        const body = await response.body();
        return packed.includes(type) ? body.length : gzipSync(body).length;
      }),
    );
    return sizes.reduce((total, size) => total + size, 0);
  };
  const main = loaded.find(({ type, response }) => type === 'document' && response.headers()['location'] === undefined);
  const html = (await main?.response.text()) ?? '';
  const [, inlineStyles = ''] = /<style nonce="[^"]*" data-styles-of="[^"]*">(.*?)<\/style>/s.exec(html) ?? [];
  const pictures = loaded
    .filter(({ type }) => type === 'image')
    .map(({ url }) => new URL(url).pathname.split('/').at(-1));
  const shift = layoutShift(page);
  // Two frames and the end of the measurement; the behaviours come a second after the page.
  await page.clock.runFor(100);
  const result = {
    script: await weigh('script'),
    // Whoever arrives gets the styles in the page; where they are a file, none stand there, and nothing packs to 20 bytes.
    css: (await weigh('stylesheet')) + (inlineStyles === '' ? 0 : gzipSync(inlineStyles).length),
    html: gzipSync(html.replace(inlineStyles, () => '')).length,
    fonts: loaded.filter(({ type, url }) => type === 'font' && !url.includes('/italic-')).length,
    fontBytes: await weigh('font'),
    // All of it, with the pictures of the first view.
    weight: await weigh('document', 'stylesheet', 'script', ...packed),
    requests: loaded.length,
    shift: (await shift).size,
    moved: (await shift).what,
    // Pictures that were fetched in more than one size.
    doubled: pictures.filter((name, index) => pictures.indexOf(name) < index),
    foreign: loaded.map(({ url }) => url).filter((url) => !/^(?:data:|http:\/\/localhost:)/.test(url)),
  };
  await page.context().close();
  return result;
}

test('no page’s first load weighs more than it may', async ({ arrive }) => {
  const addresses = await addressesByKind(site);
  const visitedKinds = Object.keys(pages).filter((kind) => isPageKind(kind) && !elsewhere.includes(kind));
  expect(visitedKinds.filter((kind) => isPageKind(kind) && !addresses.has(kind))).toEqual([]);
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
    if (load.shift > limits.shift) over.push(...load.moved);
    over.push(...load.foreign.map((url) => `${kind} ${path}: ${url}`));
    over.push(...load.doubled.map((name) => `${kind} ${path}: ${name} in two sizes`));
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

test('nothing in a page keeps it from the back/forward cache', async ({ visit }) => {
  const page = await visit('/en/sydney/brand/listing');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  // The tests' own browser has no such cache: it says why a page is not kept, and which of the reasons are the page's.
  const { promise, resolve } = Promise.withResolvers<readonly { readonly type: string; readonly reason: string }[]>();
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => resolve(notRestoredExplanations));
  // A file that is on its way keeps a page out, as it should.
  await page.waitForLoadState('networkidle');
  await page.goto(`${site}/en/sydney/dining/listing`);
  await page.goBack();
  expect((await promise).filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
});
