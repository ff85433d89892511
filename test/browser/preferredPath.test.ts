import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { behavioursAreReady, stored } from '../support/browser/page.ts';
import { test } from '../support/browser/visitor.ts';

const path = (page: Page): string => new URL(page.url()).pathname;

describe('a visitor with a preferred path', () => {
  test.for([
    ['the root', '/', {}, '/kr/guam'],
    ['another city without a language', '/hong-kong', { locale: 'zh-TW' }, '/kr/guam'],
    ['a home with the query, on a phone', '/jp/okinawa?locale-redirect=1', { isPhone: true }, '/kr/guam/mobile'],
    ['the preferred city in another language', '/guam', {}, '/kr/guam'],
  ] as const)('comes there from %s', async ([_, from, visitor, to], { visit }) => {
    const page = await visit(from, { ...visitor, stored: { 'preferred-path': '/kr/guam' } });
    await page.waitForURL(`**${to}`);
    await behavioursAreReady(page);
    expect(path(page)).toBe(to);
    // Nothing of the page in between stands in the way back.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });

  test.for([
    ['a deep link without a language', '/sydney/brand/listing', '/en/sydney/brand/listing'],
    ['a deep link with the query', '/cn/hong-kong/dining?locale-redirect=1', '/cn/hong-kong/dining'],
    ['a home in a language that was chosen', '/fr/paris', '/fr/paris'],
  ] as const)('stays on %s', async ([_, from, to], { visit }) => {
    const page = await visit(from, { stored: { 'preferred-path': '/kr/guam' } });
    await behavioursAreReady(page);
    expect(path(page)).toBe(to);
  });

  test('sees nothing of the page in between', async ({ arrive }) => {
    const page = await arrive({ stored: { 'preferred-path': '/kr/guam' } });
    await page.addInitScript(() =>
      addEventListener('pagehide', () => {
        const painted = performance.getEntriesByName('first-contentful-paint').length;
        sessionStorage.setItem('left', [location.pathname, document.documentElement.hidden, painted].join());
      }),
    );
    await page.goto(`${inject('site')}/en/sydney?locale-redirect=1`);
    await page.waitForURL('**/kr/guam');
    expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('/en/sydney,true,0');
    expect(await page.locator('main').isVisible()).toBe(true);
  });

  test('is not led in a circle where the site redirects the preferred path itself', async ({ visit }) => {
    const page = await visit('/', { stored: { 'preferred-path': '/it/guam' } });
    // With the line that says which language the city lacks.
    await page.waitForURL('**/en/guam#*');
    await behavioursAreReady(page);
    expect(path(page)).toBe('/en/guam');
  });
});

describe('a language link', () => {
  test.for([
    ['header', '/en/hong-kong', '#locale a[hreflang="zh-Hant"]', '/tc/hong-kong'],
    ['page of destinations', '/en/sydney/select-destination', 'main a[href="/fr/paris"]', '/fr/paris'],
  ] as const)('of the %s is a choice: it is preferred from then on', async ([_, from, link, to], { visit }) => {
    const page = await visit(from, { stored: { 'preferred-path': '/kr/guam' } });
    await behavioursAreReady(page);
    await page.locator(link).first().dispatchEvent('click');
    await page.waitForURL(`**${to}`);
    expect(await stored(page, 'preferred-path')).toBe(to);
  });

  test.for([
    ['/en/hong-kong/brand/listing', 'zh-Hans', '/cn/hong-kong/brand/listing'],
    ['/fr/paris/dining', 'en', '/en/paris/dining'],
    ['/jp/okinawa/brand/listing', 'en', '/en/okinawa/brand/listing'],
  ] as const)('of %s keeps the fragment', async ([from, hreflang, to], { visit }) => {
    const page = await visit(`${from}#content`);
    await behavioursAreReady(page);
    await page.locator(`#locale a[hreflang="${hreflang}"]`).dispatchEvent('click');
    await page.waitForURL(`**${to}#content`);
  });

  test('leaves the note of a missing language behind', async ({ visit }) => {
    const page = await visit('/en/paris#language-missing');
    await behavioursAreReady(page);
    await page.locator('#language-missing a[hreflang="zh-Hans"]').click();
    await page.waitForURL((url) => url.pathname === '/cn/paris' && url.hash === '');
  });
});
