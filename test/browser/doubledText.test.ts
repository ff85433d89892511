import { describe, expect, inject } from 'vitest';
import { addressesByKind } from '../support/browser/addressesByKind.ts';
import { largeText } from '../support/browser/largeText.ts';
import { doubledFaults } from '../support/browser/layoutFaults.ts';
import { results } from '../support/browser/searchPanel.ts';
import { settled, test } from '../support/browser/visitor.ts';
import { words } from '../support/words.ts';

/** French has the longest words of the site's languages, Japanese those of buttons, and a Korean date names its units. */
const further = words(`
  /fr/paris /fr/paris/brand/listing /fr/paris/dining/listing /fr/paris/what-is-happening/event/listing
  /fr/paris/stores/paris /fr/paris/stores/listing /fr/paris/contact-us /fr/paris/subscribe-news
  /fr/paris/select-destination /fr/paris/my-visit?on=2026-06-17&at=19:30 /fr/paris/privacy-policy
  /fr/paris/no-such-page /jp/okinawa/contact-us /kr/siem-reap/what-is-happening/event/pepper-and-palm-sugar
`);

test('with text at 200 % on a phone names of facts stay whole, and an address has room', async ({ arrive }) => {
  const page = await arrive({ isPhone: true, ...settled });
  await largeText(page);
  await page.goto(`${inject('site')}/fr/paris/what-is-happening/event/champagne-hour`);
  const broken = await page.locator('.facts dt').evaluateAll((names) =>
    names
      .filter((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getClientRects().length > 1;
      })
      .map((name) => name.textContent),
  );
  expect(broken).toEqual([]);
  const room = await page.locator('#footer-email').evaluate((input) => input.clientWidth);
  expect(room).toBeGreaterThan(200);
  // The link to the top scrolls with the footer, so that it lies over no field.
  const position = await page.locator('[data-back-to-top]').evaluate((link) => getComputedStyle(link).position);
  expect(position).toBe('absolute');
});

test('with text at 200 % on a phone the words of a result have room, and stand on few lines', async ({ arrive }) => {
  const page = await arrive({ isPhone: true, ...settled });
  await largeText(page);
  await page.goto(`${inject('site')}/fr/paris/mobile/searching/parfum`);
  const widths = await page
    .locator(`${results} > span`)
    .evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.min(...widths)).toBeGreaterThan(180);
});

test('the link to the top scrolls with the footer in a window of 320 px, which 400 % make of a desktop', async ({
  visit,
}) => {
  const page = await visit('/en/sydney', { width: 320, ...settled });
  const position = await page.locator('[data-back-to-top]').evaluate((link) => getComputedStyle(link).position);
  expect(position).toBe('absolute');
});

describe('with the root size of text doubled', async () => {
  const addresses = await addressesByKind(inject('site'));

  test.for([...addresses.values(), ...further])('all can be read and pressed on %s', async (path, { visit }) => {
    const page = await visit(path, { width: 390, ...settled, expectedFault: /404/ });
    expect(await doubledFaults(page, [390, 1440])).toEqual([]);
  });
});
