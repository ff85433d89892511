import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { enhanceNavigation, expectAccessible, holdBack, stopClock } from '../support/browser/page.ts';
import { settled, test, type Visit } from '../support/browser/visitor.ts';

/** A page with a listing's top bar and enough to scroll. */
const LISTING = '/en/sydney/brand/listing';

const item = (page: Page, title: string) =>
  page
    .locator('[data-navigation-item]')
    .filter({ has: page.locator('.navigation-title', { hasText: new RegExp(`^${title}$`) }) });
const link = (page: Page, title: string) => item(page, title).locator('.navigation-link');
const toggle = (page: Page, title: string) => item(page, title).locator('[data-navigation-toggle]');
const panel = (page: Page, title: string) => item(page, title).locator('[data-navigation-panel]');
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label'),
  );
const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((inPage) => inPage === document.activeElement);
describe('the navigation without script', () => {
  test('opens a dropdown by hover and by focus, and its titles are links', async ({ visit }) => {
    const page = await visit(LISTING, { ...settled, hasScript: false });
    expect(await panel(page, 'Brands').isVisible()).toBe(false);
    await item(page, 'Brands').hover();
    expect(await panel(page, 'Brands').isVisible()).toBe(true);
    await page.mouse.move(5, 800);
    expect(await panel(page, 'Brands').isVisible()).toBe(false);
    await link(page, 'Offers').focus();
    expect(await panel(page, 'Offers').isVisible()).toBe(true);
    expect(await toggle(page, 'Offers').isVisible()).toBe(false);
    await link(page, 'Dining').click();
    await page.waitForURL('**/en/sydney/dining/listing');
  });
});

describe('the navigation with a mouse', () => {
  test('opens on hover, moves from item to item and closes a moment after the pointer left', async ({ visit }) => {
    const page = await visit(LISTING, { ...settled, width: 1440 });
    await enhanceNavigation(page);
    await stopClock(page);
    await item(page, 'Brands').hover();
    await page.clock.runFor(79);
    expect(await panel(page, 'Brands').isVisible()).toBe(false);
    await page.clock.runFor(1);
    expect(await panel(page, 'Brands').isVisible()).toBe(true);
    expect(await toggle(page, 'Brands').getAttribute('aria-expanded')).toBe('true');
    await item(page, 'Services').hover();
    await page.clock.runFor(240);
    expect(await panel(page, 'Brands').isVisible()).toBe(false);
    expect(await panel(page, 'Services').isVisible()).toBe(true);
    await panel(page, 'Services').hover({ position: { x: 700, y: 40 } });
    await page.clock.runFor(1000);
    expect(await panel(page, 'Services').isVisible()).toBe(true);
    await page.mouse.move(5, 890);
    await page.clock.runFor(239);
    expect(await panel(page, 'Services').isVisible()).toBe(true);
    await page.clock.runFor(1);
    expect(await panel(page, 'Services').isVisible()).toBe(false);
  });

  // What is happening, services and the store: the layouts D, E and F.
  test('a long word in a dropdown breaks instead of widening its column', async ({ visit }) => {
    const page = await visit('/en/sydney', { ...settled, width: 1024 });
    await enhanceNavigation(page);
    for (const arrangement of ['three-col', 'one-col', 'tiled 1x2']) {
      const place = page.locator(`[data-navigation-panel]:has([data-arrangement="${arrangement}"])`).first();
      const widened = await place.evaluate((element) => {
        element.style.display = 'block';
        for (const text of element.querySelectorAll('a > span, .panel-title, .panel-link'))
          text.textContent = 'Freundschaftsbezeugungsstunde'.repeat(2);
        return [...element.querySelectorAll('li')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .length;
      });
      expect(widened).toBe(0);
    }
  });

  test('an item without a dropdown closes the open one', async ({ visit }) => {
    const page = await visit(LISTING, { ...settled, width: 1440 });
    await enhanceNavigation(page);
    await item(page, 'Brands').hover();
    await panel(page, 'Brands').waitFor();
    await item(page, 'Dining').hover();
    await panel(page, 'Brands').waitFor({ state: 'hidden' });
    expect(await toggle(page, 'Dining').count()).toBe(0);
  });

  test('Escape closes what hover opened and leaves the focus alone', async ({ visit }) => {
    const page = await visit(LISTING, { ...settled, width: 1440 });
    await enhanceNavigation(page);
    await item(page, 'Brands').hover();
    await panel(page, 'Brands').waitFor();
    await page.keyboard.press('Escape');
    expect(await panel(page, 'Brands').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });
});

test('the navigation on a wide touch screen: a button opens what a finger can’t hover over', async ({ visit }) => {
  const page = await visit(LISTING, { ...settled, hasTouch: true, width: 1180 });
  await toggle(page, 'Brands').waitFor();
  // A busy page takes a short touch for a long press, which clicks nothing.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await toggle(page, 'Brands').tap();
  await panel(page, 'Brands').waitFor();
  expect(new URL(page.url()).pathname).toBe(LISTING);
});

describe('the navigation with a keyboard (APG disclosure navigation with top-level links)', () => {
  const start = async (visit: Visit): Promise<Page> => {
    const page = await visit(LISTING, { ...settled, width: 1440 });
    await enhanceNavigation(page);
    await page.locator('.header-locale').focus();
    await page.keyboard.press('Tab');
    return page;
  };

  test('focus on an item opens its dropdown; Tab goes on to the next item', async ({ visit }) => {
    const page = await start(visit);
    expect(await focused(page)).toBe('Brands');
    expect(await panel(page, 'Brands').isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Offers');
    expect(await panel(page, 'Brands').isVisible()).toBe(false);
    expect(await panel(page, 'Offers').isVisible()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Brands');
  });

  test('Tab goes on through a panel that was entered before the script came', async ({ arrive }) => {
    const page = await arrive({ ...settled, width: 1440 });
    const letScriptCome = await holdBack(page, '**/assets/dropdowns-*.js');
    await page.goto(inject('site') + LISTING);
    const links = panel(page, 'Brands').locator('a');
    await page.locator('.header-locale').focus();
    await page.keyboard.press('Tab');
    await links.first().waitFor();
    await page.keyboard.press('Tab');
    expect(await isFocused(links.nth(0))).toBe(true);
    letScriptCome();
    await page.locator('[data-navigation][data-enhanced]').waitFor();
    await page.keyboard.press('Tab');
    expect(await isFocused(links.nth(1))).toBe(true);
  });

  test('the whole header is a dozen tab stops', async ({ visit }) => {
    const page = await visit('/en/sydney', { ...settled, width: 1440 });
    await enhanceNavigation(page);
    await page.locator('.skip-link').focus();
    const isInHeader = () => page.evaluate(() => document.activeElement?.closest('[data-header]') !== null);
    const stops: unknown[] = [];
    while (!(await isInHeader())) await page.keyboard.press('Tab');
    for (; await isInHeader(); await page.keyboard.press('Tab')) stops.push(await focused(page));
    expect(stops).toEqual(expect.arrayContaining(['Brands', 'Offers', 'Search', 'Account']));
    expect(stops.length).toBeLessThanOrEqual(14);
  });

  test('arrow down, or Tab from the button, enters the panel; from there Tab goes through it and on', async ({
    visit,
  }) => {
    const page = await start(visit);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Beauty');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Aurelle');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Offers');
    await page.keyboard.press('ArrowRight');
    expect(await isFocused(toggle(page, 'Offers'))).toBe(true);
    expect(await panel(page, 'Offers').isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(panel(page, 'Offers').locator('a').first())).toBe(true);
  });

  test('Enter and Space press the button', async ({ visit }) => {
    const page = await start(visit);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await toggle(page, 'Brands').getAttribute('aria-expanded')).toBe('false');
    expect(await panel(page, 'Brands').isVisible()).toBe(false);
    await page.keyboard.press('Space');
    expect(await toggle(page, 'Brands').getAttribute('aria-expanded')).toBe('true');
    expect(await panel(page, 'Brands').isVisible()).toBe(true);
  });

  test('Escape closes the dropdown and puts the focus on its button', async ({ visit }) => {
    const page = await start(visit);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Beauty');
    await page.keyboard.press('Escape');
    expect(await panel(page, 'Brands').isVisible()).toBe(false);
    expect(await isFocused(toggle(page, 'Brands'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Offers');
  });

  test('arrows, Home and End move along the bar', async ({ visit }) => {
    const page = await start(visit);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Offers');
    expect(await panel(page, 'Brands').isVisible()).toBe(false);
    expect(await panel(page, 'Offers').isVisible()).toBe(true);
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('The store: show the sections');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('The store: show the sections');
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe('Brands');
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('Brands');
  });

  test('arrows, Home and End move through a panel, and up out of it', async ({ visit }) => {
    const page = await start(visit);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Aurelle');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe('Beauty');
    await page.keyboard.press('End');
    expect(await isFocused(panel(page, 'Brands').locator('a').last())).toBe(true);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    expect(await isFocused(toggle(page, 'Brands'))).toBe(true);
  });

  test('leaving the bar closes it', async ({ visit }) => {
    const page = await start(visit);
    await page.keyboard.press('Shift+Tab');
    expect(await panel(page, 'Brands').isVisible()).toBe(false);
  });
});

test('axe finds nothing on a list with each dropdown open', async ({ visit }) => {
  const page = await visit(LISTING, { ...settled, width: 1440 });
  await enhanceNavigation(page);
  await expectAccessible(page);
  for (const button of await page.locator('[data-navigation-toggle]').all()) {
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-navigation-panel]:visible').waitFor();
    await expectAccessible(page, '[data-navigation]');
  }
});
