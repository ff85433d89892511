import { beforeAll, describe, expect, inject } from 'vitest';
import { stored } from '../support/browser/page.ts';
import { openPanel, results, searchIsReady } from '../support/browser/searchPanel.ts';
import { test } from '../support/browser/visitor.ts';
import { wholeSearch } from '../support/browser/wholeSearch.ts';

const site = inject('site');

beforeAll(() => wholeSearch('en/sydney'));

describe('recent searches', () => {
  test('are kept by Enter, run without being kept again, and removed', async ({ visit }) => {
    const page = await visit('/en/sydney');
    for (const word of ['gin', 'amber']) {
      await openPanel(page);
      await page.keyboard.type(word);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/searching/${word}`);
      await page.goto(`${site}/en/sydney`);
    }
    const before = await stored(page, 'recent-searches');
    expect(before).toMatchObject([{ word: 'amber' }, { word: 'gin' }]);
    await openPanel(page);
    // Each page has a data layer of its own.
    await page.evaluate(
      "addEventListener('pagehide', () => sessionStorage.setItem('told', JSON.stringify(window.dataLayer)))",
    );
    await page.locator('.search-recent a', { hasText: 'gin' }).click();
    await page.waitForURL('**/searching/gin');
    expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('told'))) ?? '[]')).toContainEqual(
      expect.objectContaining({ event: 'virtualPageView', keyword: 'gin' }),
    );
    await searchIsReady(page);
    expect(await stored(page, 'recent-searches')).toEqual(before);
    await page.locator(results).first().click();
    await page.waitForURL((url) => !url.pathname.includes('searching'));
    expect(await stored(page, 'recent-searches')).toEqual(before);
    await page.goBack();
    await searchIsReady(page);

    await page.locator('[data-search-input]').fill('');
    await page.locator('.search-recent').getByRole('button', { name: 'Remove amber' }).click();
    expect(await stored(page, 'recent-searches')).toMatchObject([{ word: 'gin' }]);
    await page.locator('.search-recent').getByRole('button', { name: 'Clear all' }).click();
    expect(await stored(page, 'recent-searches')).toEqual([]);
    expect(await page.locator('.search-recent').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-search-input'))).toBe(true);
  });

  test.for([
    [
      'blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const)('a %s storage does no harm', async ([_, spoil], { arrive }) => {
    const page = await arrive();
    await page.addInitScript(spoil);
    await page.goto(`${site}/en/sydney/searching`);
    await page.locator('[data-search-input]').click();
    await page.keyboard.type('hesperia');
    await page.locator(results).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/searching/hesperia');
    await page.locator(results).first().waitFor();
  });
});
