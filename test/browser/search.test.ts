import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { behavioursAreReady, callsAreSent, holdBack, stopClock } from '../support/browser/page.ts';
import { openPanel, results, said } from '../support/browser/searchPanel.ts';
import { test } from '../support/browser/visitor.ts';
import { wholeSearch } from '../support/browser/wholeSearch.ts';

beforeAll(() => wholeSearch('en/sydney', 'cn/sydney'));

/** The virtual page views that the data layer holds. */
const searches = (page: Page): Promise<unknown> =>
  page.evaluate("(window.dataLayer ?? []).filter(({ event }) => event === 'virtualPageView')");

describe('the panel in the header', () => {
  test('is a link that works at once: React loads on interaction only', async ({ visit }) => {
    const page = await visit('/en/sydney');
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await behavioursAreReady(page);
    await callsAreSent(page);
    expect(requestedUrls.filter((url) => url.includes('SearchPanel'))).toEqual([]);
    await page.locator('.header-tools [data-search-trigger]').hover();
    await expect.poll(() => requestedUrls.some((url) => url.includes('SearchPanel'))).toBe(true);
  });

  test('Back closes it, and after a result leads to the page before', async ({ visit }) => {
    const page = await visit('/en/sydney/stores');
    await openPanel(page);
    await page.goBack();
    await page.locator('[data-search-dialog]').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/en/sydney/stores');
    // A page that is loaded again before the browser has its new entry would lose that entry.
    const hasEntry = page.waitForEvent('framenavigated');
    await openPanel(page);
    await hasEntry;
    const entries = await page.evaluate(() => history.length);
    await page.reload();
    await openPanel(page);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.keyboard.type('aurelle');
    await page.locator(results).first().click();
    await page.waitForURL('**/brand/**');
    await page.goBack();
    await page.waitForURL('**/en/sydney/stores');
    expect(await page.locator('[data-search-dialog]').isVisible()).toBe(false);
  });

  test('has an edge in forced colours, which draw no shadow', async ({ visit }) => {
    const page = await visit('/en/sydney/stores');
    await page.emulateMedia({ forcedColors: 'active' });
    await openPanel(page);
    const panel = page.locator('[data-search-dialog]');
    expect(await panel.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid');
  });

  test('Enter pressed twice leads to its results once', async ({ visit }) => {
    const page = await visit('/en/sydney/stores');
    await openPanel(page);
    const entries = await page.evaluate(() => history.length);
    const letCome = await holdBack(page, '**/searching/aurelle');
    await page.keyboard.type('aurelle');
    const asked = page.waitForRequest('**/searching/aurelle');
    await page.keyboard.press('Enter');
    await asked;
    await page.keyboard.press('Enter');
    letCome();
    await page.waitForURL('**/searching/aurelle');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('Cancel that is clicked twice follows no link that it uncovers', async ({ visit }) => {
    const page = await visit('/en/sydney/stores');
    await openPanel(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/en/sydney';
      Object.assign(link.style, { position: 'fixed', inset: '0', zIndex: '999' });
      document.querySelector('main')?.append(link);
      addEventListener('click', (event) => event.preventDefault());
      addEventListener('click', ({ target }) => target === link && document.body.append('followed'));
    });
    await page.locator('[data-search-close]').click();
    await page.locator('main:not([inert])').waitFor({ state: 'attached' });
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await page.getByText('followed').count()).toBe(0);
  });

  test('answers typing before React is there; the island takes over with every key', async ({ visit }) => {
    const page = await visit('/en/sydney');
    const letReactCome = await holdBack(page, '**/assets/react-*.js');
    await page.locator('.header-tools [data-search-trigger]').click();
    await page.locator('[data-search-dialog]:popover-open').waitFor();
    await page.keyboard.type('hesper');
    const links = page.locator('[data-search-dialog] .search-results a.link-row');
    await expect.poll(() => links.count()).toBe(2);
    expect(await page.locator('[data-search-dialog] [data-island][data-hydrated]').count()).toBe(0);
    await page.keyboard.type('i');
    letReactCome();
    await page.locator(`[data-island] ${results}`).first().waitFor();
    await page.keyboard.type('a');
    await expect.poll(() => said(page)).toBe('2 results for hesperia');
    expect([await page.locator('[data-search-input]').inputValue(), await links.count()]).toEqual(['hesperia', 2]);
  });

  test('shows the results of the last keyword, in whatever order the answers arrive', async ({ visit }) => {
    const page = await visit('/en/sydney');
    const keywords: string[] = [];
    const { promise: lastCame, resolve: lastHasCome } = Promise.withResolvers<void>();
    const { promise: firstEnded, resolve: firstHasEnded } = Promise.withResolvers<void>();
    await page.route('**/_search/en/sydney?*', async (route) => {
      const keyword = new URL(route.request().url()).searchParams.get('keyword') ?? '';
      keywords.push(keyword);
      if (keyword === 'he') await lastCame;
      await route.continue().catch(() => undefined);
      if (keyword === 'he') firstHasEnded();
    });
    await openPanel(page);
    await page.keyboard.type('h');
    await expect.poll(() => said(page)).toContain('begins with 2');
    expect(keywords).toEqual([]);
    await page.keyboard.type('e');
    await expect.poll(() => keywords).toEqual(['he']);
    await page.keyboard.insertText('speria');
    await expect.poll(() => said(page)).toBe('2 results for hesperia');
    lastHasCome();
    await firstEnded;
    expect(keywords).toEqual(['he', 'hesperia']);
    expect(await said(page)).toBe('2 results for hesperia');
    await page.locator('[data-search-input]').fill('');
    await expect.poll(() => page.locator(results).count()).toBe(0);
    await expect.poll(() => said(page)).toBe('');
  });

  test.for([
    ['/en/sydney', 'hesperia', 'hesperia'],
    ['/cn/sydney', 'cha', '精品'],
  ] as const)('of %s is searched for letters that a phone composes, not for sounds: %s', async (row, { visit }) => {
    const [path, composed, word] = row;
    const page = await visit(path);
    const keywords: string[] = [];
    page.on('request', (request) => keywords.push(new URL(request.url()).searchParams.get('keyword') ?? ''));
    await openPanel(page);
    await stopClock(page);
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    for (let length = 1; length <= composed.length; length += 1) await compose(composed.slice(0, length));
    await page.clock.runFor(1000);
    await callsAreSent(page);
    expect(keywords.filter(Boolean)).toEqual(word === composed ? [word] : []);
    await keyboard.send('Input.insertText', { text: word });
    await page.clock.runFor(1000);
    await expect.poll(() => said(page)).toContain(word);
  });

  test('says while one types that a single sign is too short', async ({ visit }) => {
    const page = await visit('/cn/sydney');
    await openPanel(page);
    const status = page.locator('[data-search-dialog] [role=status]');
    await page.keyboard.insertText('茶');
    await expect.poll(() => status.textContent()).toBe('请至少输入 2 个文字或数字。');
    await page.locator('[data-search-input]').fill('');
    await expect.poll(() => status.textContent()).toBe('');
  });

  test('is used with the keyboard alone', async ({ visit }) => {
    const page = await visit('/en/sydney');
    await page.locator('.header-tools [data-search-trigger]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-search-dialog]:popover-open').waitFor();
    await page.keyboard.type('the lantern');
    // A pause between two keys has results of its own.
    await expect.poll(() => said(page)).toMatch(/ for the lantern$/);
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('The Lantern Table');
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-search-input'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-search-dialog]:popover-open').count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-search-trigger')))
      .toBe(true);
    // The results of before go with the fade.
    await expect.poll(() => said(page)).toBe('');
    await page.keyboard.press('Enter');
    await page.locator('[data-search-input]:focus').waitFor();
    expect(await page.locator('[data-search-input]').inputValue()).toBe('');
    await page.keyboard.type('lantern');
    await expect.poll(() => said(page)).toMatch(/ for lantern$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/sydney/dining/lantern-table');
  });

  test('offers brands, and leads by key past the results to the page of all', async ({ visit }) => {
    const page = await visit('/en/sydney');
    await page.route('**/_search/en/sydney?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(/"total":\d+/g, '"total":99') });
    });
    await openPanel(page);
    await page.locator('[data-search-dialog] .suggestions .text-links a').first().waitFor();
    await page.keyboard.type('hesperia');
    const all = page.locator(`${results}.button`);
    await all.waitFor();
    await page.locator(results).nth(-2).focus();
    await page.keyboard.press('ArrowDown');
    expect(await all.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('fades for 500 ms after closing, and the page is usable at once', async ({ visit }) => {
    const page = await visit('/en/sydney', { hasMotion: true });
    await openPanel(page);
    const { isFocused, ends, isGone } = await page.evaluate(() => {
      const dialog = document.querySelector('[data-search-dialog]');
      document.querySelector<HTMLElement>('[data-search-close]')?.click();
      const focused = document.activeElement?.hasAttribute('data-search-trigger');
      const fades = dialog?.getAnimations() ?? [];
      const ended = fades.map((fade) => Number(fade.effect?.getComputedTiming().endTime));
      for (const fade of fades) fade.finish();
      return {
        isFocused: focused,
        ends: ended,
        isGone: dialog !== null && getComputedStyle(dialog).display === 'none',
      };
    });
    expect([isFocused, Math.max(...ends), isGone]).toEqual([true, 500, true]);
  });

  test('stays as it is when a result is opened in another tab', async ({ visit }) => {
    const page = await visit('/en/sydney');
    await openPanel(page);
    await page.keyboard.type('hesperia');
    await expect.poll(() => said(page)).toBe('2 results for hesperia');
    // Read from the click and not from the tab: Playwright waits for ever for a tab that loads before it has attached.
    const click = await page.evaluateHandle(() => ({
      isLeft: new Promise<boolean>((resolve) => {
        const read = (event: MouseEvent): void => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        };
        addEventListener('click', read, { once: true });
      }),
    }));
    await page
      .locator(results)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    expect(await click.evaluate(({ isLeft }) => isLeft)).toBe(true);
    expect(await page.locator('[data-search-dialog]:popover-open').count()).toBe(1);
    expect(await page.locator('[data-search-input]').inputValue()).toBe('hesperia');
  });

  test('counts a search once, when typing has settled', async ({ visit }) => {
    const page = await visit('/en/sydney');
    await openPanel(page);
    await stopClock(page);
    await page.keyboard.type('Hesperia');
    await page.clock.runFor(1400);
    expect(await searches(page)).toEqual([]);
    await page.clock.runFor(200);
    expect(await searches(page)).toEqual([{ event: 'virtualPageView', keyword: 'hesperia', resultCount: 8 }]);
  });

  test('fills the screen on a phone', async ({ visit }) => {
    const page = await visit('/cn/sydney/mobile', { isPhone: true });
    await openPanel(page);
    await page.keyboard.insertText('欧蕾');
    await page.locator(results).first().waitFor();
    expect(await page.locator(results).first().getAttribute('href')).toBe('/cn/sydney/mobile/brand/aurelle');
    expect(await page.locator(`${results} b`).first().textContent()).toBe('欧蕾');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.locator('[data-search-close]').click();
    await expect.poll(() => page.locator('[data-search-dialog]:popover-open').count()).toBe(0);
    // The menu's link is hidden with the menu: the focus returns to the header's.
    await page.locator('.header-menu').click();
    await page.locator('#menu [data-search-trigger]').click();
    await page.locator('[data-search-input]:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.header-tools [data-search-trigger]:focus').waitFor();
  });

  test.for(['', '/searching'])('is the shop’s search where there is an online shop: %j', async (path, { visit }) => {
    const page = await visit(`/jp/okinawa${path}`);
    await page.route('**/eshop/search', (route) => route.fulfill({ body: 'shop' }));
    await behavioursAreReady(page);
    expect(await page.locator('[data-search-dialog]').count()).toBe(0);
    await page.locator('.header-tools a').first().click();
    await page.waitForURL('**/jp/okinawa/eshop/search');
  });
});
