import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, expectStill, holdBack, nextFrames, reach, scrollPage } from '../support/browser/page.ts';
import { settled, test, type Visit } from '../support/browser/visitor.ts';

const onPhone = { ...settled, isPhone: true };
const HOME = '/en/sydney/mobile';

const menu = (page: Page) => page.locator('[data-menu]');
const button = (page: Page) => page.locator('.header-menu');
const section = (page: Page, title: string) =>
  menu(page)
    .locator('details')
    .filter({ has: page.locator('> summary', { hasText: title }) })
    .last();
const heading = (page: Page, title: string) => menu(page).locator('.menu-panel-title', { hasText: title });
const back = (page: Page) => menu(page).locator('[data-menu-back]:visible');
const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );
const enhance = (page: Page): Promise<void> => reach(page, '.header-menu', '[data-menu][data-enhanced]');

describe('the menu without script', () => {
  test('opens, folds its sections out below each other, and closes', async ({ visit }) => {
    const page = await visit(HOME, { ...onPhone, hasScript: false });
    await button(page).click();
    expect(await menu(page).isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Close');
    await section(page, 'Brands').locator('> summary').click();
    expect(await section(page, 'Beauty').isVisible()).toBe(true);
    // Playwright finds no text within noscript.
    expect(await menu(page).getByRole('link', { name: 'Art & Culture' }).isVisible()).toBe(true);
    await section(page, 'Beauty').locator('> summary').click();
    expect(
      await menu(page)
        .getByRole('link', { name: /Aurelle/ })
        .isVisible(),
    ).toBe(true);
    expect(await back(page).count()).toBe(0);
    await menu(page).getByRole('button', { name: 'Close' }).click();
    expect(await menu(page).isVisible()).toBe(false);
  });
});

test('a page whose address leads to a place of it is opened without a message in the console', async ({ visit }) => {
  const page = await visit(`${HOME}/stores/listing`, onPhone);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(new URL(`${HOME}#content`, page.url()).href);
  expect(messages.filter((text) => text.includes('utofocus'))).toEqual([]);
});

describe('the menu with script', () => {
  const open = async (visit: Visit): Promise<Page> => {
    const page = await visit(HOME, onPhone);
    await enhance(page);
    await button(page).click();
    await menu(page).waitFor();
    return page;
  };

  test('goes from menu to category list to category, and back through all', async ({ visit }) => {
    const page = await open(visit);
    await expect.poll(() => focusedName(page)).toBe('Close');
    await section(page, 'Brands').locator('> summary').click();
    await heading(page, 'Brands').waitFor();
    // The panel is seen before the event that moves the focus into it.
    await expect.poll(() => focusedName(page)).toBe('Back');
    // Heard alone, "Back" does not say what has opened.
    expect(await back(page).getAttribute('aria-description')).toBe('Brands');
    expect(await menu(page).getByText('Plan your visit').isVisible()).toBe(false);
    expect(await menu(page).locator('.menu-banners a:visible').count()).toBeGreaterThan(0);
    await section(page, 'Beauty').locator('> summary').click();
    await heading(page, 'Beauty').waitFor();
    await expect.poll(() => focusedName(page)).toBe('Back');
    expect(
      await menu(page)
        .getByRole('link', { name: /Aurelle/ })
        .isVisible(),
    ).toBe(true);
    expect(await menu(page).locator('.menu-banners a:visible').count()).toBe(0);
    await back(page).click();
    await expect.poll(() => focusedName(page)).toBe('Beauty');
    await back(page).click();
    await expect.poll(() => focusedName(page)).toContain('Brands');
    expect(await menu(page).getByText('Plan your visit').isVisible()).toBe(true);
  });

  test('a section that was opened before the script keeps the focus in its panel', async ({ visit }) => {
    const page = await visit(HOME, onPhone);
    const letScriptCome = await holdBack(page, '**/assets/menu-*.js');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    for (const title of ['Brands', 'Beauty']) {
      await section(page, title).locator('> summary').focus();
      await page.keyboard.press('Enter');
    }
    letScriptCome();
    await heading(page, 'Beauty').waitFor();
    expect(await focusedName(page)).toBe('Back');
    await page.keyboard.press('Enter');
    expect(await focusedName(page)).toBe('Beauty');
  });

  test('a panel’s title is in the language of the line that opens it', async ({ visit }) => {
    const page = await visit(HOME, onPhone);
    await menu(page).evaluate((element) => {
      for (const closed of element.querySelectorAll('noscript'))
        closed.textContent = closed.textContent.replaceAll(/(<summary[^>]*>)([^<]+)/g, '$1<span lang="fr">$2</span>');
    });
    await enhance(page);
    await button(page).click();
    await section(page, 'Brands').locator('> summary').click();
    await heading(page, 'Brands').waitFor();
    expect(await heading(page, 'Brands').locator('[lang="fr"]').allTextContents()).toEqual(['Brands']);
  });

  test('Escape closes it, gives the focus back and starts over the next time', async ({ visit }) => {
    const page = await open(visit);
    await section(page, 'Brands').locator('> summary').click();
    await heading(page, 'Brands').waitFor();
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focusedName(page)).toBe('Menu');
    await button(page).click();
    await menu(page).waitFor();
    await heading(page, 'Brands').waitFor({ state: 'hidden' });
  });

  test('the page behind does not scroll and is inert', async ({ visit }) => {
    const page = await visit(HOME, onPhone);
    await enhance(page);
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

  test('a screen that is rotated until it is too wide for the menu has its page usable again', async ({ visit }) => {
    const page = await visit('/en/sydney', { ...settled, width: 390 });
    await enhance(page);
    await button(page).click();
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(true);
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
  });

  test('a tablet that is turned while the menu is open has it open where it was', async ({ visit }) => {
    const page = await open(visit);
    await section(page, 'Brands').locator('> summary').click();
    await heading(page, 'Brands').waitFor();
    await page.setViewportSize({ width: 1180, height: 820 });
    await nextFrames(page);
    expect(await heading(page, 'Brands').isVisible()).toBe(true);
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

test('the phones’ tree on a wide screen has the menu in place of the navigation', async ({ visit }) => {
  const page = await visit('/en/sydney/mobile/brand/listing', onPhone);
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.reload();
  await button(page).tap();
  await section(page, 'Brands').locator('> summary').waitFor();
  expect(await page.locator('.navigation').count()).toBe(0);
});

test('the header shrinks between 0 and 50 px and moves nothing', async ({ visit }) => {
  const page = await visit(HOME, { ...onPhone, hasMotion: true });
  const height = () =>
    page.evaluate(() => {
      const [header, bar] = [document.querySelector('[data-header]'), document.querySelector('[data-header-bar]')];
      return header && bar ? Math.round(bar.getBoundingClientRect().bottom - header.getBoundingClientRect().top) : 0;
    });
  expect(await height()).toBe(79);
  await scrollPage(page, 20);
  await expect.poll(height).toBe(71);
  await scrollPage(page, 50);
  await expect.poll(height).toBe(60);
  await scrollPage(page, 500);
  await expect.poll(height).toBe(60);
  await expectStill(page);
});

test('axe finds nothing on a home page with each panel of the menu open', async ({ visit }) => {
  const page = await visit(HOME, onPhone);
  await enhance(page);
  await expectAccessible(page);
  await button(page).click();
  await page.getByRole('dialog', { name: 'Menu', exact: true }).waitFor();
  await expectAccessible(page, '[data-menu]');
  for (const summary of await menu(page).locator(':is(.menu-items, .menu-tools) > li > details > summary').all()) {
    await summary.click();
    await back(page).waitFor();
    await expectAccessible(page, '[data-menu]');
    await back(page).click();
  }
});
