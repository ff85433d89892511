import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { scrollPage } from './moment.ts';
import { expectAccessible, layoutShift, leave, reach, visit } from './visitor.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
afterEach(() => leave(page));

const settled = { isPhone: true, cookies: { 'cookie-consent': 'none' } };
const HOME = '/en/sydney/mobile';

const menu = () => page.locator('[data-menu]');
const button = () => page.locator('.header-menu');
const section = (title: string) =>
  menu()
    .locator('[data-menu-section]')
    .filter({ has: page.locator('> summary', { hasText: title }) })
    .last();
const heading = (title: string) => menu().locator('.menu-panel-title', { hasText: title });
const back = () => menu().locator('[data-menu-back]:visible');
const focusedName = () =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );
const alive = (): Promise<void> => reach(page, '.header-menu', '[data-menu][data-live]');

describe('the menu without script', () => {
  test('opens, folds its sections out below each other, and closes', async () => {
    page = await visit(browser, HOME, { ...settled, hasScript: false });
    await button().click();
    expect(await menu().isVisible()).toBe(true);
    await section('Brands').locator('> summary').click();
    expect(await section('Beauty').isVisible()).toBe(true);
    expect(await menu().getByText('Art & Culture').isVisible()).toBe(true);
    await section('Beauty').locator('> summary').click();
    expect(
      await menu()
        .getByRole('link', { name: /Skincare/ })
        .isVisible(),
    ).toBe(true);
    expect(await back().count()).toBe(0);
    await menu().getByRole('button', { name: 'Close' }).click();
    expect(await menu().isVisible()).toBe(false);
  });
});

describe('the menu with script', () => {
  const open = async (): Promise<void> => {
    page = await visit(browser, HOME, settled);
    await alive();
    await button().click();
    await menu().waitFor();
  };

  test('goes from menu to category list to category, and back through all', async () => {
    await open();
    expect(await focusedName()).toBe('Close');
    await section('Brands').locator('> summary').click();
    await heading('Brands').waitFor();
    expect(await focusedName()).toBe('Back');
    expect(await menu().getByText('Plan your visit').isVisible()).toBe(false);
    expect(await menu().locator('.menu-banners a:visible').count()).toBeGreaterThan(0);
    await section('Beauty').locator('> summary').click();
    await heading('Beauty').waitFor();
    expect(
      await menu()
        .getByRole('link', { name: /Skincare/ })
        .isVisible(),
    ).toBe(true);
    expect(await menu().locator('.menu-banners a:visible').count()).toBe(0);
    await back().click();
    expect(await focusedName()).toBe('Beauty');
    await back().click();
    expect(await focusedName()).toContain('Brands');
    expect(await menu().getByText('Plan your visit').isVisible()).toBe(true);
  });

  test('Escape closes it, gives the focus back and starts over the next time', async () => {
    await open();
    await section('Brands').locator('> summary').click();
    await heading('Brands').waitFor();
    await page.keyboard.press('Escape');
    await menu().waitFor({ state: 'hidden' });
    expect(await focusedName()).toBe('Menu');
    await button().click();
    await menu().waitFor();
    expect(await heading('Brands').isVisible()).toBe(false);
  });

  test('the page behind keeps still, keeps its place and is out of reach', async () => {
    page = await visit(browser, HOME, settled);
    await alive();
    await scrollPage(page, 700);
    // A click of the test's own would first scroll the button into view.
    await button().dispatchEvent('click');
    await menu().waitFor();
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(true);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await menu().getByRole('button', { name: 'Close' }).click();
    await menu().waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
  });

  test('a screen that is turned until it is too wide for it gets its page back', async () => {
    await open();
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(true);
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
  });

  test('leads to account, city, languages and the visit', async () => {
    await open();
    expect(await menu().getByRole('link', { name: 'Plan your visit' }).getAttribute('href')).toMatch(
      /^\/en\/sydney\/mobile\/stores\//,
    );
    await section('Account').locator('> summary').click();
    await heading('Account').waitFor();
    expect(await menu().getByRole('link', { name: 'Sign up' }).isVisible()).toBe(true);
    await back().click();
    await section('Destination and language').locator('> summary').click();
    await heading('Destination and language').waitFor();
    expect(await menu().getByRole('link', { name: '简体中文' }).getAttribute('href')).toBe('/cn/sydney/mobile');
    expect(await menu().getByRole('link', { name: 'Change destination' }).getAttribute('href')).toBe(
      '/en/sydney/mobile/select-destination',
    );
  });
});

test('the header shrinks between 0 and 50 px and moves nothing', async () => {
  page = await visit(browser, HOME, settled);
  const height = () =>
    page.evaluate(() => {
      const [header, bar] = [document.querySelector('[data-header]'), document.querySelector('[data-header-bar]')];
      return header && bar ? Math.round(bar.getBoundingClientRect().bottom - header.getBoundingClientRect().top) : 0;
    });
  expect(await height()).toBe(74);
  await scrollPage(page, 25);
  await expect.poll(height).toBe(65);
  await scrollPage(page, 50);
  await expect.poll(height).toBe(56);
  await scrollPage(page, 500);
  await expect.poll(height).toBe(56);
  expect(await layoutShift(page)).toBe(0);
});

test.each(['/en/sydney/mobile', '/cn/sydney/mobile', '/jp/okinawa/mobile'])(
  'axe finds nothing on %s with each panel open',
  async (path) => {
    // What fades is half seen while axe looks.
    page = await visit(browser, path, { ...settled, wantsLessMotion: true });
    await alive();
    await expectAccessible(page);
    await button().click();
    await menu().waitFor();
    await page.waitForTimeout(400);
    await expectAccessible(page);
    for (const summary of await menu().locator(':is(.menu-items, .menu-tools) > li > details > summary').all()) {
      await summary.click();
      await page.waitForTimeout(400);
      await expectAccessible(page);
      await back().click();
    }
  },
);
