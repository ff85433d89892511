import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectStill, stored } from '../support/browser/page.ts';
import { test } from '../support/browser/visitor.ts';

describe('the announcement bar', () => {
  const bar = (page: Page) => page.locator('[data-announcement]');

  test.for([
    ['at a desk', {}],
    ['on a phone', { isPhone: true }],
  ] as const)('stands there from the first paint and goes when it is closed %s', async ([_, visitor], { visit }) => {
    const page = await visit('/en/sydney', visitor);
    expect(await bar(page).isVisible()).toBe(true);
    await expectStill(page);
    await bar(page).getByRole('button', { name: 'Close announcement' }).click();
    await bar(page).waitFor({ state: 'hidden' });
    await expect.poll(() => stored(page, 'announcement-read-en')).toBeGreaterThan(0);
    await page.reload();
    expect(await bar(page).isVisible()).toBe(false);
    await expectStill(page);
    await page.goto(page.url().replace('/en/', '/cn/'));
    expect(await bar(page).isVisible()).toBe(true);
  });

  test('closed in one city it still shows what only another announces', async ({ visit }) => {
    const [guam, saipan] = ['/kr/guam', '/kr/saipan'];
    const page = await visit(guam);
    await bar(page).locator('button').last().click();
    await bar(page).waitFor({ state: 'hidden' });
    await page.goto(page.url().replace(guam, saipan));
    expect(await bar(page).isVisible()).toBe(true);
    await page.goto(page.url().replace(saipan, guam));
    expect(await bar(page).isVisible()).toBe(false);
  });

  test('stays closed for a visitor whose clock is behind', async ({ visit }) => {
    const page = await visit('/en/sydney');
    await page.clock.setFixedTime('2020-01-01T00:00:00Z');
    await bar(page).getByRole('button', { name: 'Close announcement' }).press('Enter');
    await bar(page).waitFor({ state: 'hidden' });
    // The header follows the bar: the keyboard passes none of it.
    expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
    await page.reload();
    expect(await bar(page).isVisible()).toBe(false);
  });

  test('shows one slide, moves only when asked, and goes around', async ({ visit }) => {
    const page = await visit('/en/sydney');
    const track = page.locator('[data-announcement-track]');
    const width = await track.evaluate((element) => element.clientWidth);
    const at = () => track.evaluate((element) => Math.round(element.scrollLeft));
    expect(await track.locator('li').count()).toBe(2);
    await page.waitForTimeout(500);
    expect(await at()).toBe(0);
    for (const expected of [width, 0]) {
      await bar(page).getByRole('button', { name: 'Next announcement' }).click();
      await expect.poll(at).toBe(expected);
      // The button keeps the focus: what it showed is announced.
      const shown = track.locator('li').nth(expected / width);
      expect(await bar(page).locator('output').textContent()).toBe(await shown.textContent());
    }
    await bar(page).getByRole('button', { name: 'Previous announcement' }).click();
    await expect.poll(at).toBe(width);
    expect(await bar(page).getByRole('link').getAttribute('href')).toBe(
      '/en/sydney/special-promotion-offers/beauty-journey',
    );
  });
});
