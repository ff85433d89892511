import { beforeAll, describe, expect, inject } from 'vitest';
import { results, searchIsReady } from '../support/browser/searchPanel.ts';
import { test } from '../support/browser/visitor.ts';
import { wholeSearch } from '../support/browser/wholeSearch.ts';
import { drawn } from '../support/drawn.ts';

const site = inject('site');

beforeAll(() => wholeSearch('en/sydney'));

describe('the search page', () => {
  test('takes the icon to its field, and keeps a word through reload, back and forward', async ({ visit }) => {
    const page = await visit('/en/sydney/searching');
    await searchIsReady(page);
    await page.locator('.header-tools [data-search-trigger]').click();
    expect(page.url()).toBe(`${site}/en/sydney/searching`);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-search-input'))).toBe(true);
    await page.keyboard.type('hesperia');
    await page.waitForURL('**/searching/hesperia');
    const title = await page.title();
    await page.reload();
    expect(await page.title()).toBe(title);
    expect(await page.locator(results).count()).toBe(2);
    await page.locator(results).first().click();
    await page.waitForURL('**/brand/hesperia');
    await page.goBack();
    await page.locator(results).first().waitFor();
    expect(await page.locator('[data-search-input]').inputValue()).toBe('hesperia');
    await page.goForward();
    await page.waitForURL('**/brand/hesperia');
  });

  test('offers to cancel what is typed, and what came with its address', async ({ visit }) => {
    const page = await visit('/en/sydney/searching');
    await searchIsReady(page);
    const cancel = page.locator('.searching .search-form').getByRole('link', { name: 'Cancel' });
    expect(await cancel.count()).toBe(0);
    await page.locator('[data-search-input]').fill('hesperia');
    await page.waitForURL('**/searching/hesperia');
    await cancel.click();
    await page.waitForURL('**/en/sydney/searching');
    expect(await page.locator('[data-search-input]').inputValue()).toBe('');
    await page.goto(`${site}/en/sydney/searching/hesperia`);
    expect(await cancel.count()).toBe(1);
  });

  test('takes the menu’s link to its field, on a phone', async ({ visit }) => {
    const page = await visit('/kr/paris/mobile/searching', { isPhone: true });
    await searchIsReady(page);
    await page.locator('.header-menu').click();
    await page.locator('#menu [data-search-trigger]').click();
    await page.locator('[data-search-input]:focus').waitFor();
    expect(await page.locator('#menu').isVisible()).toBe(false);
  });

  test('keeps a word that was typed in another language', async ({ visit }) => {
    const page = await visit('/en/sydney/searching');
    await searchIsReady(page);
    await page.locator('[data-search-input]').fill('hesperia');
    await page.waitForURL('**/searching/hesperia');
    await page.locator('#locale a[hreflang="zh-Hans"]').dispatchEvent('click');
    await page.waitForURL('**/cn/sydney/searching/hesperia');
  });

  test('takes 21 characters, composed ones counted as one', async ({ visit }) => {
    const page = await visit('/en/sydney/searching');
    await searchIsReady(page);
    await page.locator('[data-search-input]').fill('𠮷'.repeat(30));
    expect(await page.locator('[data-search-input]').inputValue()).toBe('𠮷'.repeat(21));
  });

  const repeatedWords = [
    ['/en/sydney', 'gin', 'GIN'],
    ['/cn/hong-kong', '香', '香'],
    ['/fr/paris', 'thé', 'THE'],
  ] as const;

  test.for(drawn(repeatedWords, 3))(
    'recent searches are one list over all tabs, each word once: %s',
    async ([path, word, again], { visit }) => {
      const page = await visit(`${path}/searching`);
      const secondTab = await page.context().newPage();
      await secondTab.goto(`${site}${path}/searching`);
      const words = (tab: typeof page) => tab.locator('.search-recent a').allInnerTexts();
      const search = async (tab: typeof page, text: string) => {
        await searchIsReady(tab);
        await tab.locator('[data-search-input]').fill(`${text}${text}`);
        await tab.locator('[data-search-input]').press('Enter');
        await tab.waitForURL(`**/searching/*`);
        await tab.goto(`${site}${path}/searching`);
      };
      await search(page, word);
      await search(secondTab, again);
      for (const tab of [page, secondTab]) {
        await tab.locator('[data-search-input]').click();
        await expect.poll(() => words(tab)).toEqual([`${again}${again}`]);
      }
      await search(secondTab, 'x');
      await expect.poll(() => words(page)).toEqual(['xx', `${again}${again}`]);
    },
  );

  test('works without script', async ({ visit }) => {
    const page = await visit('/en/sydney/searching', { hasScript: false });
    await page.locator('[data-search-input]').fill('hesperia!');
    await page.locator('.search-form button[type=submit]').click();
    await page.waitForURL('**/en/sydney/searching/hesperia');
    expect(await page.locator(results).count()).toBe(2);
    await page.locator('.search-form a').click();
    await page.waitForURL('**/en/sydney/searching');
  });
});
