import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { changeSession, test } from '../support/browser/member.ts';
import { behavioursAreReady, callsAreSent } from '../support/browser/page.ts';

const SHOP = '/en/hong-kong';
const badge = (page: Page) => page.locator('[data-cart-badge]');
const nameOf = (page: Page) => page.locator('[data-cart]').getAttribute('aria-label');
const expectNoCount = async (page: Page): Promise<void> =>
  expect([await badge(page).isVisible(), await nameOf(page)]).toEqual([false, 'Cart']);

test.for([
  ['gold', '3', 'Cart: 3'],
  ['ambassador', '99+', 'Cart: 99+'],
] as const)('the cart of %s says %s', async ([session, count, name], { visitAs }) => {
  const page = await visitAs(session, {}, SHOP);
  await badge(page).waitFor();
  expect([await badge(page).innerText(), await nameOf(page)]).toEqual([count, name]);
});

test.for(['down', 'empty'])('the cart of %s says nothing', async (session, { visitAs }) => {
  const page = await visitAs(session, { expectedFault: /status of 502/ }, SHOP);
  // The first answer may arrive before the test waits for it.
  const answered = page.waitForResponse('**/api/cart-quantity');
  await page.reload();
  await answered;
  // The page has read the answer by then: its reading began before this one.
  await callsAreSent(page);
  await expectNoCount(page);
});

test.for([
  ['without a session', '', SHOP],
  ['where there is no online shop', 'gold', '/en/sydney'],
] as const)('%s nobody is asked', async ([_, session, path], { visitAs }) => {
  const page = await visitAs(session, { hasStillClock: true }, path);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('cart-quantity') && calls.push(request.url()));
  await behavioursAreReady(page);
  await page.clock.runFor(2500);
  // What they ask for comes before this.
  await callsAreSent(page);
  expect(calls).toEqual([]);
});

test('a count that comes once the member has gone is not shown, and no other is asked for', async ({ visitAs }) => {
  const page = await visitAs('gold', {}, SHOP);
  await badge(page).waitFor();
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/cart-quantity', async (route) => {
    const response = await route.fetch();
    await late;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest('**/api/cart-quantity');
  await page.reload();
  await asked;
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('cart-quantity') && calls.push(request.url()));
  await changeSession(page, '');
  await page.locator(':root:not([data-member])').waitFor();
  const answered = page.waitForResponse('**/api/cart-quantity');
  answer();
  await (await answered).finished();
  await callsAreSent(page);
  await expectNoCount(page);
  expect(calls).toEqual([]);
});

test.for(['on the way back from the shop', 'in a tab that somebody comes back to'])(
  'the count is asked for again %s',
  async (way, { visitAs }) => {
    const page = await visitAs('gold', {}, SHOP);
    await expect.poll(() => badge(page).innerText()).toBe('3');
    await page.route('**/api/cart-quantity', (route) => route.fulfill({ json: { quantity: 5 } }));
    // This browser keeps no page that somebody leaves, and all its tabs are in view: the page is told what one hears there.
    await page.evaluate((isTab) => {
      if (isTab) document.dispatchEvent(new Event('visibilitychange'));
      else dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, way.includes('tab'));
    await expect.poll(() => badge(page).innerText()).toBe('5');
  },
);

test('the cart opens in the same window', async ({ visitAs }) => {
  const page = await visitAs('gold', {}, SHOP);
  const link = page.locator('[data-cart]');
  expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
    '/en/hong-kong/eshop/cart',
    null,
  ]);
});
