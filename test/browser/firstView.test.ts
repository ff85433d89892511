import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser/visitor.ts';

test.for(['en/sydney', 'cn/sydney', 'fr/paris'])(
  'the first view of a phone says whether a store is open, above the question: %s',
  async (site, { visit }) => {
    const page = await visit(`/${site}/mobile/stores/listing`, { isPhone: true });
    const consent = page.locator('.consent:popover-open');
    await consent.waitFor();
    const foot = async (place: Locator): Promise<number> =>
      place.evaluate((element) => element.getBoundingClientRect().bottom);
    const edge = await consent.evaluate((element) => element.getBoundingClientRect().top);
    const store = page.locator('.store-row').first();
    const [title, picture] = [await store.locator('h2').boundingBox(), await store.locator('.picture').boundingBox()];
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0);
    expect(await foot(store.locator('h2'))).toBeLessThan(edge);
    expect(await foot(store.locator('.hours-state').first())).toBeLessThan(edge);
  },
);

test.for([
  ['en/sydney/mobile', 390],
  ['jp/okinawa/mobile', 390],
  ['fr/paris/mobile', 390],
  ['it/venice/mobile', 390],
  ['en/macau/mobile', 390],
  ['en/abu-dhabi/mobile', 390],
  ['cn/auckland/mobile', 390],
  ['en/sydney', 768],
  ['cn/sydney', 820],
  ['en/sydney', 1440],
  ['fr/paris', 1440],
  ['tc/hong-kong', 1440],
  ['kr/guam', 1440],
  ['en/sydney/mobile/what-is-happening/event/tea-at-dusk', 390],
  ['fr/paris/mobile/what-is-happening/event/champagne-hour', 390],
  ['fr/paris/what-is-happening/event/champagne-hour', 1440],
  ['en/sydney/mobile/what-is-happening/event/listing', 390],
  ['fr/paris/mobile/what-is-happening/event/listing', 390],
  ['it/venice/mobile/what-is-happening/event/listing', 390],
  ['jp/okinawa/mobile/what-is-happening/event/listing', 390],
  ['cn/sydney/what-is-happening/event/listing', 1440],
  ['en/sydney/mobile/brand/aurelle', 390],
  ['en/venice/mobile/brand/bellarosa', 390],
  ['jp/okinawa/mobile/dining/getto-table', 390],
  ['en/sydney/mobile/special-offers/third-scent', 390],
  ['en/sydney/special-offers/third-scent', 1440],
  ['en/sydney/service/engraving', 1440],
] as const)('headline and action stand above the question of consent: %s at %i', async ([path, width], { visit }) => {
  const page = await visit(`/${path}`, { width, isPhone: width === 390 });
  const consent = page.locator('.consent:popover-open');
  await consent.waitFor();
  const edge = await consent.evaluate((element) => element.getBoundingClientRect().top);
  for (const place of ['main .hero .display', 'main .hero .button']) {
    const foot = await page
      .locator(place)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom);
    expect(foot).toBeLessThan(edge);
  }
});

test.for([
  'en/sydney/mobile/what-is-happening/event/cellar-after-dark',
  'fr/paris/mobile/what-is-happening/event/champagne-hour',
])('on a phone an event’s day is 100 px high, above the question of consent: %s', async (path, { visit }) => {
  const page = await visit(`/${path}`, { isPhone: true });
  const consent = page.locator('.consent:popover-open');
  await consent.waitFor();
  const edge = await consent.evaluate((element) => element.getBoundingClientRect().top);
  const [size, foot] = await page
    .locator('.date-leaf')
    .first()
    .evaluate((leaf) => [Number.parseFloat(getComputedStyle(leaf).fontSize), leaf.getBoundingClientRect().bottom]);
  expect(size).toBeGreaterThanOrEqual(100);
  expect(foot).toBeLessThan(edge);
});

test.for(['en/sydney', 'fr/paris', 'cn/sydney'])(
  'a tablet shows 420 px of its opening’s picture above headline, action and the question of consent: %s',
  async (path, { visit }) => {
    const page = await visit(`/${path}`, { width: 820 });
    const consent = page.locator('.consent:popover-open');
    await consent.waitFor();
    const boxOf = (place: string) => page.locator(place).first().boundingBox();
    expect((await boxOf('main .hero-picture'))?.height).toBeGreaterThanOrEqual(420);
    const [button, band] = [await boxOf('main .hero .button'), await consent.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(band?.y ?? 0);
  },
);

test.for(['en/sydney', 'fr/paris', 'tc/hong-kong'])(
  'a wide screen’s opening ends in its first view, once consent is answered with its words in the middle: %s',
  async (path, { visit }) => {
    const page = await visit(`/${path}`, { width: 1440, cookies: { 'cookie-consent': 'none' } });
    const [hero, words] = await page.evaluate(() =>
      ['main .hero', 'main .hero-text'].map((place) => {
        const { top, bottom } = document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect();
        return { top, bottom };
      }),
    );
    const [above, below] = [(words?.top ?? 0) - (hero?.top ?? 0), (hero?.bottom ?? 0) - (words?.bottom ?? 0)];
    expect(hero?.bottom).toBeLessThanOrEqual(900);
    expect(Math.abs(above - below)).toBeLessThanOrEqual(1);
  },
);

test.for([
  'jp/okinawa/mobile/dining/listing',
  'cn/hainan/mobile/brand/listing',
  'en/hong-kong/mobile/special-offers/listing',
])('a list’s headline stands above the question of consent on a phone: %s', async (path, { visit }) => {
  const page = await visit(`/${path}`, { isPhone: true });
  const consent = page.locator('.consent:popover-open');
  await consent.waitFor();
  const [edge, foot] = await Promise.all(
    [consent, page.locator('main .hero h1')].map((part) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element.matches('.consent') ? top : bottom;
      }),
    ),
  );
  expect(foot).toBeLessThan(edge ?? 0);
});

test.for(['fr/paris', 'it/venice', 'en/macau', 'en/queenstown', 'en/sydney'])(
  'a wide screen’s opening has 120 px in three lines, its lead above the question of consent: %s',
  async (path, { visit }) => {
    const page = await visit(`/${path}`, { width: 1440 });
    const consent = page.locator('.consent:popover-open');
    await consent.waitFor();
    const edge = await consent.evaluate((element) => element.getBoundingClientRect().top);
    const [size, lines] = await page
      .locator('main .hero .display')
      .first()
      .evaluate((title) => {
        const { fontSize, lineHeight } = getComputedStyle(title);
        return [Number.parseFloat(fontSize), Math.round(title.clientHeight / Number.parseFloat(lineHeight))];
      });
    expect(size).toBeGreaterThanOrEqual(120);
    expect(lines).toBeLessThanOrEqual(3);
    const lead = page.locator('main .hero .hero-description').first();
    expect(await lead.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(edge);
  },
);

test.for([
  ['en/sydney/art-and-culture/long-light', 'h1', 1440],
  ['en/sydney/mobile/art-and-culture/long-light', 'h1', 390],
  ['en/sydney/what-is-happening/event/tea-at-dusk', '.date-leaf', 1440],
  ['jp/okinawa/mobile/what-is-happening/event/bingata', '.date-leaf', 390],
] as const)(
  'a work’s title and an event’s date stand in the first view: %s, %s',
  async ([path, place, width], { visit }) => {
    const page = await visit(`/${path}`, { width, isPhone: width === 390, cookies: { 'cookie-consent': 'none' } });
    const foot = await page
      .locator(place)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom - innerHeight);
    expect(foot).toBeLessThan(0);
    const sizeOf = (selector: string): Promise<number> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf(place)).toBeGreaterThanOrEqual(await sizeOf('h1'));
  },
);

test.for([
  ['en/sydney/my-visit', false],
  ['jp/okinawa/mobile/my-visit', true],
] as const)(
  'the form of a visit stands above the question of consent in a narrow window: %s',
  async ([path, isPhone], { visit }) => {
    const page = await visit(`/${path}`, { width: 390, isPhone });
    const consent = page.locator('.consent:popover-open');
    await consent.waitFor();
    const [button, band] = [await page.locator('.moment-form button').boundingBox(), await consent.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(band?.y ?? 0);
  },
);
