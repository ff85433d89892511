import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { expectAccessible, layoutShift, leave, stored, visit } from './visitor.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
afterEach(() => leave(page));

const guarded = '/en/hawaii/brand/glenmarrow';
const quiet = { 'picker-closed-hawaii': true, 'picker-closed-new-york-city': true };
const gate = () => page.locator('dialog.age-gate');
const isReadable = () => page.locator('main#content').isVisible();

describe('the age gate', () => {
  test.each([
    ['51.5 rem at a desk', { width: 1280 }, 51.5],
    ['34.3 rem below', { width: 800 }, 34.3],
  ])('asks in an alert dialog of %s, with nothing readable behind it', async (_, visitor, width) => {
    page = await visit(browser, guarded, { stored: quiet, ...visitor });
    await gate().waitFor();
    expect(await gate().getAttribute('role')).toBe('alertdialog');
    expect(await gate().textContent()).toContain('Are you of legal drinking age in the United States?');
    expect(await gate().evaluate((element) => element.getBoundingClientRect().width)).toBeCloseTo(width * 16, 0);
    expect(await isReadable()).toBe(false);
    await expectAccessible(page);
    expect(await layoutShift(page)).toBe(0);
  });

  test('keeps the focus inside, and neither Escape nor the scrim opens it', async () => {
    page = await visit(browser, guarded, { stored: quiet });
    await gate().waitFor();
    for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    expect(await gate().isVisible()).toBe(true);
    for (let turn = 0; turn < 4; turn += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog.age-gate') !== null,
        ),
      ).toBe(true);
    }
  });

  test('yes shows the page and is kept for this city only', async () => {
    page = await visit(browser, guarded, { stored: quiet });
    await gate().getByRole('button', { name: 'Yes, I am' }).click();
    await gate().waitFor({ state: 'hidden' });
    expect(await isReadable()).toBe(true);
    expect(await stored(page, 'age-answer-hawaii')).toBe(true);
    await page.reload();
    expect(await isReadable()).toBe(true);
    expect(await gate().isVisible()).toBe(false);
    await page.goto(page.url().replace('hawaii', 'new-york-city'));
    await gate().waitFor();
  });

  test('no leads to the city’s home, and the page stays shut', async () => {
    page = await visit(browser, guarded, { stored: quiet });
    await gate().getByRole('button', { name: 'No, I am not' }).click();
    await page.waitForURL('**/en/hawaii');
    expect(await stored(page, 'age-answer-hawaii')).toBe(false);
    expect(await isReadable()).toBe(true);
    await page.goBack();
    await page.locator('.age-gate-notice').waitFor();
    expect(await isReadable()).toBe(false);
    expect(await gate().isVisible()).toBe(false);
    await expectAccessible(page);
    await page.locator('.age-gate-notice a').click();
    await page.waitForURL('**/en/hawaii');
  });

  test.each([
    ['the home page', '/en/hawaii'],
    ['a page without spirits', '/en/hawaii/brand/listing'],
    ['a city without the rule', '/jp/okinawa/brand/glenmarrow'],
  ])('does not stand before %s', async (_, path) => {
    page = await visit(browser, path, { stored: quiet });
    expect(await isReadable()).toBe(true);
    expect(await gate().count()).toBe(0);
  });

  test('without script the page stays unread, with a notice and a way home', async () => {
    page = await visit(browser, guarded, { hasScript: false });
    expect(await isReadable()).toBe(false);
    await page.getByText('Your browser runs no scripts').waitFor();
    await page.locator('.age-gate-notice a').click();
    await page.waitForURL('**/en/hawaii');
  });

  test('an unreadable storage asks every time and answers for the page', async () => {
    page = await visit(browser, guarded, { stored: { ...quiet, 'age-answer-hawaii': 'perhaps' } });
    await page.context().addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error('full');
      };
    });
    await page.reload();
    await gate().getByRole('button', { name: 'Yes, I am' }).click();
    await gate().waitFor({ state: 'hidden' });
    expect(await isReadable()).toBe(true);
  });
});
