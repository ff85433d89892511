import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, moveClockUntil, scrollPage, stopClock } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

const footer = (page: Page) => page.locator('[data-footer]');
const networks = (page: Page) =>
  footer(page)
    .locator('[data-follow]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-follow')));
const sections = (page: Page) => footer(page).locator('[data-footer-section] summary');

/** Where a fragment leads on a wide screen. */
async function isBelowHeader(page: Page, place: string): Promise<boolean> {
  const top = (await page.locator(place).boundingBox())?.y ?? 0;
  return top >= 64 && top < 160;
}

describe('the footer', () => {
  test('shows the networks of the language and the city', async ({ visit }) => {
    const general = ['facebook', 'instagram', 'youtube', 'linkedin'];
    const page = await visit('/en/sydney', settled);
    expect(await networks(page)).toEqual(general);
    await page.goto(page.url().replace('/en/sydney', '/cn/sydney'));
    expect(await networks(page)).toEqual([...general, 'wechat', 'littleredbook', 'weibo']);
    expect(await footer(page).locator('[data-spread]').count()).toBe(1);
    await page.goto(page.url().replace('/cn/sydney', '/jp/okinawa'));
    expect(await networks(page)).toEqual([...general, 'line']);
  });

  test.for([
    ['/cn/sydney', { width: 1440 }],
    ['/cn/sydney/mobile', { isPhone: true }],
  ] as const)('begins icons where words do, and ends below its last link: %s', async ([path, visitor], { visit }) => {
    const page = await visit(path, { ...settled, ...visitor });
    const [words, icon, link, end] = await footer(page).evaluate((element) =>
      ['#follow', '.social-icon', '.footer-legal > :last-child', ''].map((place) => {
        const { x, bottom } =
          (place ? element.querySelector(place) : element)?.getBoundingClientRect() ?? new DOMRect();
        return { x, bottom };
      }),
    );
    expect(Math.abs((icon?.x ?? 0) - (words?.x ?? 0))).toBeLessThanOrEqual(1);
    expect((end?.bottom ?? 0) - (link?.bottom ?? 0)).toBeLessThanOrEqual(48);
  });

  test('opens the QR code without script', async ({ visit }) => {
    const page = await visit('/cn/sydney', { ...settled, hasScript: false });
    const scan = footer(page).locator('.scan');
    await footer(page).locator('[data-follow="wechat"]').click();
    expect(await scan.isVisible()).toBe(true);
    expect(await scan.locator('img').getAttribute('alt')).not.toBe('');
    await page.keyboard.press('Escape');
    expect(await scan.isVisible()).toBe(false);
  });

  test('folds on phones and is open on wide screens', async ({ visit }) => {
    const page = await visit('/en/sydney/mobile', { ...settled, isPhone: true });
    const link = footer(page).locator('[data-footer-section] a').first();
    expect(await link.isVisible()).toBe(false);
    await sections(page).first().click();
    expect(await link.isVisible()).toBe(true);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect
      .poll(() => footer(page).locator('[data-footer-section] a:visible').count())
      .toBe(await footer(page).locator('[data-footer-section] a').count());
    // The style sheet opens them at once; script sets the attribute where they are about to be seen.
    await sections(page).first().scrollIntoViewIfNeeded();
    await expect.poll(() => sections(page).first().getAttribute('tabindex')).toBe('-1');
  });

  test('its logo leads to the top', async ({ visit }) => {
    const page = await visit('/en/sydney', { ...settled, hasScript: false });
    // By keyboard: pictures that come late move the foot of the page from under a pointer.
    await footer(page).locator('.footer-logo').press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

describe('back to top', () => {
  test('appears above 1000 px, 200 ms after the scroll, and leads there', async ({ visit }) => {
    const page = await visit('/en/sydney', { ...settled });
    const link = page.locator('[data-back-to-top]');
    await scrollPage(page, 1500);
    // The first scroll starts the behaviour.
    await link.waitFor();
    await stopClock(page);
    await scrollPage(page, 1000);
    // A scroll within 200 ms before the clock stopped still has a timer of the real clock.
    await moveClockUntil(page, 200, async () => !(await link.isVisible()));
    await scrollPage(page, 1001);
    expect(await link.isVisible()).toBe(false);
    await page.clock.runFor(200);
    expect(await link.isVisible()).toBe(true);
    // A real click waits for animation frames, which stop with the clock.
    await link.dispatchEvent('click');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect
      .poll(async () => {
        await page.clock.runFor(200);
        return link.isVisible();
      })
      .toBe(false);
  });
});

test('moving between news and events lands at the tab list, below the header', async ({ visit }) => {
  const page = await visit('/en/sydney/what-is-happening/event/listing', settled);
  await page.locator('#tabs a').nth(1).click();
  await page.waitForURL(/news\/listing#tabs$/, { waitUntil: 'commit' });
  await expect.poll(() => isBelowHeader(page, '#tabs')).toBe(true);
});

test.for([
  ['news and events', '/en/sydney/what-is-happening/event/listing', '.filter-chips li:nth-child(2) a', '#tabs'],
  ['brands', '/en/sydney/brand/listing', '.filter-chips li:nth-child(2) a', '#filters'],
  ['what has hours', '/en/sydney/dining/listing', '.open-filter button', '#filters'],
  ['stores', '/en/sydney/stores', '.open-filter button', '#filters'],
] as const)('a choice on a list comes into view, below the header: %s', async ([, path, choice, place], { visit }) => {
  const page = await visit(path, { ...settled, hasScript: false });
  if (choice.endsWith('button')) {
    await page.locator('.open-filter summary').click();
    await page.locator('.open-filter [type=date]').fill('2027-03-03');
    await page.locator('.open-filter [type=time]').fill('12:00');
  }
  await page.locator(choice).click();
  await page.waitForURL(new RegExp(`(?:listing/.+|on=.+)${place}$`), { waitUntil: 'commit' });
  await expect.poll(() => isBelowHeader(page, place)).toBe(true);
});

test('the chosen category of a list is in view on a phone', async ({ visit }) => {
  const page = await visit('/en/sydney/mobile/brand/listing/wines-and-spirits', { ...settled, isPhone: true });
  const chip = await page.locator('.filter-chips [aria-current]').boundingBox();
  expect(chip?.x).toBeGreaterThan(0);
  expect((chip?.x ?? 0) + (chip?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page begins at its top, and keeps its place for somebody who comes back', async ({ visit }) => {
  // A notice stands below the window of either visit: without one the place is the same number of pixels.
  const readNotices = { 'notifications-read-en': ['sydney-notification-travel-light'] };
  const page = await visit('/en/sydney', { ...settled, stored: readNotices });
  await scrollPage(page, 1500);
  const link = page.locator('a[href="/en/sydney/brand/listing"]').first();
  await link.dispatchEvent('click');
  await page.waitForURL('**/brand/listing');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Playwright's browser has no back/forward cache: the page is loaded again.
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test.for([
  ['/cn/okinawa', {}],
  ['/en/sydney/mobile', { isPhone: true }],
] as const)('axe finds nothing on %s with the footer unfolded', async ([path, visitor], { visit }) => {
  // Text that fades has no stable contrast while axe looks.
  const page = await visit(path, { ...settled, ...visitor });
  await footer(page).scrollIntoViewIfNeeded();
  for (const section of await footer(page).locator('details').all()) {
    if (!(await section.evaluate((element) => 'open' in element && element.open)))
      await section.locator('> summary').press('Enter');
  }
  const scan = footer(page).locator('button[data-follow]');
  if ((await scan.count()) > 0) await scan.first().click();
  // The header follows, and lies over the links that are just below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
});
