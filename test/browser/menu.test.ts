import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, layoutShift, reach, scrollPage } from './page.ts';
import { test, type Visit } from './visitor.ts';

const settled = { isPhone: true, cookies: { 'cookie-consent': 'none' } };
const HOME = '/en/sydney/mobile';

const menu = (page: Page) => page.locator('[data-menu]');
const button = (page: Page) => page.locator('.header-menu');
const section = (page: Page, title: string) =>
  menu(page)
    .locator('[data-menu-section]')
    .filter({ has: page.locator('> summary', { hasText: title }) })
    .last();
const heading = (page: Page, title: string) => menu(page).locator('.menu-panel-title', { hasText: title });
const back = (page: Page) => menu(page).locator('[data-menu-back]:visible');
const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );
const alive = (page: Page): Promise<void> => reach(page, '.header-menu', '[data-menu][data-live]');

describe('the menu without script', () => {
  test('opens, folds its sections out below each other, and closes', async ({ visit }) => {
    const page = await visit(HOME, { ...settled, hasScript: false });
    await button(page).click();
    expect(await menu(page).isVisible()).toBe(true);
    await section(page, 'Brands').locator('> summary').click();
    expect(await section(page, 'Beauty').isVisible()).toBe(true);
    expect(await menu(page).getByText('Art & Culture').isVisible()).toBe(true);
    await section(page, 'Beauty').locator('> summary').click();
    expect(
      await menu(page)
        .getByRole('link', { name: /Skincare/ })
        .isVisible(),
    ).toBe(true);
    expect(await back(page).count()).toBe(0);
    await menu(page).getByRole('button', { name: 'Close' }).click();
    expect(await menu(page).isVisible()).toBe(false);
  });
});

describe('the menu with script', () => {
  const open = async (visit: Visit): Promise<Page> => {
    const page = await visit(HOME, settled);
    await alive(page);
    await button(page).click();
    await menu(page).waitFor();
    return page;
  };

  test('goes from menu to category list to category, and back through all', async ({ visit }) => {
    const page = await open(visit);
    expect(await focusedName(page)).toBe('Close');
    await section(page, 'Brands').locator('> summary').click();
    await heading(page, 'Brands').waitFor();
    expect(await focusedName(page)).toBe('Back');
    expect(await menu(page).getByText('Plan your visit').isVisible()).toBe(false);
    expect(await menu(page).locator('.menu-banners a:visible').count()).toBeGreaterThan(0);
    await section(page, 'Beauty').locator('> summary').click();
    await heading(page, 'Beauty').waitFor();
    expect(
      await menu(page)
        .getByRole('link', { name: /Skincare/ })
        .isVisible(),
    ).toBe(true);
    expect(await menu(page).locator('.menu-banners a:visible').count()).toBe(0);
    await back(page).click();
    expect(await focusedName(page)).toBe('Beauty');
    await back(page).click();
    expect(await focusedName(page)).toContain('Brands');
    expect(await menu(page).getByText('Plan your visit').isVisible()).toBe(true);
  });

  test('Escape closes it, gives the focus back and starts over the next time', async ({ visit }) => {
    const page = await open(visit);
    await section(page, 'Brands').locator('> summary').click();
    await heading(page, 'Brands').waitFor();
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe('Menu');
    await button(page).click();
    await menu(page).waitFor();
    expect(await heading(page, 'Brands').isVisible()).toBe(false);
  });

  test('the page behind keeps still, keeps its place and is out of reach', async ({ visit }) => {
    const page = await visit(HOME, settled);
    await alive(page);
    await scrollPage(page, 700);
    // A click of the test's own would first scroll the button into view.
    await button(page).dispatchEvent('click');
    await menu(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(true);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
  });

  test('a screen that is turned until it is too wide for it gets its page back', async ({ visit }) => {
    const page = await open(visit);
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(true);
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
  });

  test('leads to account, city, languages and the visit', async ({ visit }) => {
    const page = await open(visit);
    expect(await menu(page).getByRole('link', { name: 'Plan your visit' }).getAttribute('href')).toMatch(
      /^\/en\/sydney\/mobile\/stores\//,
    );
    await section(page, 'Account').locator('> summary').click();
    await heading(page, 'Account').waitFor();
    expect(await menu(page).getByRole('link', { name: 'Sign up' }).isVisible()).toBe(true);
    await back(page).click();
    await section(page, 'Destination and language').locator('> summary').click();
    await heading(page, 'Destination and language').waitFor();
    expect(await menu(page).getByRole('link', { name: '简体中文' }).getAttribute('href')).toBe('/cn/sydney/mobile');
    expect(await menu(page).getByRole('link', { name: 'Change destination' }).getAttribute('href')).toBe(
      '/en/sydney/mobile/select-destination',
    );
  });
});

test('the header shrinks between 0 and 50 px and moves nothing', async ({ visit }) => {
  const page = await visit(HOME, settled);
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

test.for(['/en/sydney/mobile', '/cn/sydney/mobile', '/jp/okinawa/mobile'])(
  'axe finds nothing on %s with each panel open',
  async (path, { visit }) => {
    // What fades is half seen while axe looks.
    const page = await visit(path, { ...settled, wantsLessMotion: true });
    await alive(page);
    await expectAccessible(page);
    await button(page).click();
    await menu(page).waitFor();
    await page.waitForTimeout(400);
    await expectAccessible(page);
    for (const summary of await menu(page).locator(':is(.menu-items, .menu-tools) > li > details > summary').all()) {
      await summary.click();
      await page.waitForTimeout(400);
      await expectAccessible(page);
      await back(page).click();
    }
  },
);
