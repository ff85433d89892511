import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled, test } from '../support/browser/visitor.ts';

/** Where the question of consent begins, once it stands. */
async function questionOf(page: Page): Promise<number> {
  const consent = page.locator('.consent:popover-open');
  await consent.waitFor();
  return consent.evaluate((element) => element.getBoundingClientRect().top);
}

const footOf = (place: Locator): Promise<number> =>
  place.first().evaluate((element) => element.getBoundingClientRect().bottom);
/** How tall its letters are, in pixels. */
const sizeOf = (place: Locator): Promise<number> =>
  place.first().evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test.for(['en/sydney', 'cn/sydney', 'fr/paris'])(
  'the first view of a phone says whether a store is open, above the question: %s',
  async (site, { visit }) => {
    const page = await visit(`/${site}/mobile/stores/listing`, { isPhone: true });
    const edge = await questionOf(page);
    const store = page.locator('.store-row').first();
    const [title, picture] = [await store.locator('h2').boundingBox(), await store.locator('.picture').boundingBox()];
    expect(picture?.width).toBeGreaterThanOrEqual(title?.width ?? Number.POSITIVE_INFINITY);
    expect(await footOf(store.locator('h2'))).toBeLessThan(edge);
    expect(await footOf(store.locator('.hours-state'))).toBeLessThan(edge);
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
  const edge = await questionOf(page);
  for (const place of ['main .hero .display', 'main .hero .button'])
    expect(await footOf(page.locator(place))).toBeLessThan(edge);
});

test.for([
  'en/sydney/mobile/what-is-happening/event/cellar-after-dark',
  'fr/paris/mobile/what-is-happening/event/champagne-hour',
])('on a phone an event’s day is 100 px high, above the question of consent: %s', async (path, { visit }) => {
  const page = await visit(`/${path}`, { isPhone: true });
  const edge = await questionOf(page);
  const leaf = page.locator('.date-leaf').first();
  expect(await footOf(leaf)).toBeLessThan(edge);
  expect(await sizeOf(leaf)).toBeGreaterThanOrEqual(100);
});

test.for(['en/sydney', 'fr/paris', 'cn/sydney'])(
  'a tablet shows 420 px of its opening’s picture above headline, action and the question of consent: %s',
  async (path, { visit }) => {
    const page = await visit(`/${path}`, { width: 820 });
    const edge = await questionOf(page);
    expect((await page.locator('main .hero-picture').first().boundingBox())?.height).toBeGreaterThanOrEqual(420);
    expect(await footOf(page.locator('main .hero .button'))).toBeLessThan(edge);
  },
);

test.for(['en/sydney', 'fr/paris', 'tc/hong-kong'])(
  'a wide screen’s opening ends in its first view, once consent is answered with its words in the middle: %s',
  async (path, { visit }) => {
    const page = await visit(`/${path}`, { width: 1440, ...settled });
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
  const edge = await questionOf(page);
  expect(await footOf(page.locator('main .hero h1'))).toBeLessThan(edge);
});

test.for(['fr/paris', 'it/venice', 'en/macau', 'en/queenstown', 'en/sydney'])(
  'a wide screen’s opening has 120 px in three lines, its lead above the question of consent: %s',
  async (path, { visit }) => {
    const page = await visit(`/${path}`, { width: 1440 });
    const edge = await questionOf(page);
    const title = page.locator('main .hero .display').first();
    expect(await sizeOf(title)).toBeGreaterThanOrEqual(120);
    const lines = await title.evaluate((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    );
    expect(lines).toBeLessThanOrEqual(3);
    expect(await footOf(page.locator('main .hero .hero-description'))).toBeLessThan(edge);
  },
);

test.for([
  ['en/sydney/art-and-culture/long-light', 'h1', 1440],
  ['en/sydney/mobile/art-and-culture/long-light', 'h1', 390],
  ['en/sydney/what-is-happening/event/tea-at-dusk', '.date-leaf', 1440],
  ['jp/okinawa/mobile/what-is-happening/event/bingata', '.date-leaf', 390],
] as const)('a work’s title and event’s date stand in the first view: %s', async ([path, place, width], { visit }) => {
  const page = await visit(`/${path}`, { width, isPhone: width === 390, ...settled });
  const [shown, title] = [page.locator(place), page.locator('h1')];
  expect(await footOf(shown)).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect(await sizeOf(shown)).toBeGreaterThanOrEqual(await sizeOf(title));
});

test.for([
  ['en/sydney/my-visit', false],
  ['jp/okinawa/mobile/my-visit', true],
] as const)('a visit’s form stands above the question in a narrow window: %s', async ([path, isPhone], { visit }) => {
  const page = await visit(`/${path}`, { width: 390, isPhone });
  const edge = await questionOf(page);
  expect(await footOf(page.locator('.moment-form button'))).toBeLessThan(edge);
});
