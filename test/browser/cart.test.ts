import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { leave, visit } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const visitAs = (session: string, path = '/en/hong-kong'): Promise<Page> =>
  visit(browser, path, {
    cookies: { 'cookie-consent': 'none', ...(session && { 'dfs-member-user': session }) },
    // A cart service that is not well; what the visitor sees of it is tested here.
    expectedFault: /status of 502/,
  });

test.each([
  ['silver', '1', 'Cart: 1'],
  ['gold', '3', 'Cart: 3'],
  ['diamond', '99', 'Cart: 99'],
  ['ambassador', '99+', 'Cart: 99+'],
])('the cart of %s says %s', async (session, badge, name) => {
  const page = await visitAs(session);
  await page.locator('[data-cart-badge]:visible').waitFor();
  expect([
    await page.locator('[data-cart-badge]').innerText(),
    await page.locator('[data-cart]').getAttribute('aria-label'),
  ]).toEqual([badge, name]);
  await leave(page);
});

test.each(['empty', 'down', 'garbage', 'wrong', 'expired'])('the cart of %s says nothing', async (session) => {
  const page = await visitAs(session);
  // The first answer may be there before anybody could wait for it.
  const answered = page.waitForResponse('**/api/cart-quantity');
  await page.reload();
  await answered;
  await page.waitForTimeout(100);
  expect([
    await page.locator('[data-cart-badge]').isVisible(),
    await page.locator('[data-cart]').getAttribute('aria-label'),
  ]).toEqual([false, 'Cart']);
  await leave(page);
});

test.each([
  ['without a session', '', '/en/hong-kong'],
  ['where there is no online shop', 'gold', '/en/sydney'],
])('%s nobody is asked', async (_, session, path) => {
  const page = await visitAs(session, path);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('cart-quantity') && calls.push(request.url()));
  await page.waitForTimeout(2500);
  expect(calls).toEqual([]);
  await leave(page);
});

test('the cart opens in the same window', async () => {
  const page = await visitAs('gold');
  const link = page.locator('[data-cart]');
  expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
    '/en/hong-kong/eshop/cart',
    null,
  ]);
  await leave(page);
});
