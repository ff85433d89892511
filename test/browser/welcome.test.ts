import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import {
  expectAccessible,
  expectStill,
  holdBack,
  moveClockUntil,
  stir,
  storeBeside,
  stored,
} from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

const dialog = (page: Page) => page.locator('dialog.picker');

describe('the welcome popup', () => {
  test.for([
    ['660 px at a desk', {}, 660],
    ['343 px on a phone', { isPhone: true }, 343],
  ] as const)('comes 1 s after a locale redirect without preferences, %s', async ([_, visitor, width], { visit }) => {
    const page = await visit('/', { hasStillClock: true, ...visitor });
    await page.clock.runFor(900);
    expect(await dialog(page).count()).toBe(0);
    await moveClockUntil(page, 200, () => dialog(page).isVisible());
    await page.clock.resume();
    expect(await dialog(page).getAttribute('data-variant')).toBe('welcome');
    expect(await dialog(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(width);
    await expectStill(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => stored(page, 'preferred-path')).toBe('/en/sydney');
  });

  test('does not come over what was opened while its file was on the way', async ({ arrive }) => {
    const page = await arrive(settled);
    const script = '**/destinationPicker*.js';
    const answer = await holdBack(page, script);
    const asked = page.waitForRequest(script);
    await page.goto(`${inject('site')}/`);
    await stir(page);
    await asked;
    await page.locator('[data-search-trigger]').first().click();
    const panel = page.locator('[data-search-dialog]:popover-open');
    await panel.waitFor();
    const answered = page.waitForResponse(script);
    answer();
    await (await answered).finished();
    await page.locator('[data-island="DestinationPicker"][data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    expect([await dialog(page).count(), await panel.count()]).toEqual([0, 1]);
  });

  test('comes before the question of consent', async ({ visit }) => {
    const page = await visit('/');
    const consent = page.locator('[data-consent]:popover-open');
    await dialog(page).waitFor();
    expect(await consent.count()).toBe(0);
    await page.keyboard.press('Escape');
    await consent.waitFor();
  });

  test('goes when another tab has the answer, once somebody comes back to this one, and that answer holds', async ({
    visit,
  }) => {
    const page = await visit('/');
    await dialog(page).waitFor();
    await page.evaluate(() => {
      localStorage.setItem('preferred-path', JSON.stringify({ value: '/fr/paris', until: Date.now() + 3_600_000 }));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await dialog(page).waitFor({ state: 'detached' });
    expect(await stored(page, 'preferred-path')).toBe('/fr/paris');
  });

  test('goes at once when a window beside it has the answer', async ({ visit }) => {
    const page = await visit('/');
    await dialog(page).waitFor();
    await storeBeside(page, 'preferred-path', '/fr/paris');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await stored(page, 'preferred-path')).toBe('/fr/paris');
  });

  test('does not open with preferences', async ({ visit }) => {
    const page = await visit('/?', { hasStillClock: true, stored: { 'preferred-path': '/en/paris' } });
    await page.clock.runFor(3000);
    expect(await dialog(page).count()).toBe(0);
  });

  test('is not fetched by the page of a closed city, which has none', async ({ arrive }) => {
    const page = await arrive({ hasStillClock: true });
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto(`${inject('site')}/hawaii/unsupported`);
    await stir(page);
    await moveClockUntil(page, 200, () => page.locator('[data-consent]:popover-open').isVisible());
    expect(files.filter((file) => /picker/i.test(file))).toEqual([]);
  });

  test('leads to the travel type that is missing', async ({ visit }) => {
    const page = await visit('/en/hawaii', settled);
    await dialog(page).waitFor();
    await dialog(page).locator('button[type=submit]').click({ force: true });
    expect(await dialog(page).locator('[name=travel-type]:focus').inputValue()).toBe('international');
  });

  test('opens where a travel type is missing; once it was dismissed, again the next day', async ({ visit }) => {
    const page = await visit('/en/los-angeles', { hasStillClock: true });
    await moveClockUntil(page, 200, () => dialog(page).isVisible());
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.clock.runFor(3000);
    expect(await dialog(page).count()).toBe(0);
    await page.clock.runFor('24:00:00');
    await page.reload();
    await moveClockUntil(page, 200, () => dialog(page).isVisible());
  });
});
