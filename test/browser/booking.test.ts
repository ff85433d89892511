import { describe, expect } from 'vitest';
import { test as base, type Visitor } from './visitor.ts';

const SCRIPT = '**/stand-in/booknow.js';
const BUTTON = '.detail-actions [data-booxi-tag]';

/** Visits a brand that can be booked; the consent card is answered, so that it covers nothing. */
const test = base.extend(
  'visitBrand',
  ({ visit }) =>
    (visitor: Visitor = {}, language = 'en') =>
      visit(`/${language}/sydney/brand/aurelle`, { ...visitor, cookies: { 'cookie-consent': 'none' } }),
);

describe('the booking widget', () => {
  test('is fetched when somebody books, and opens with key, language and tag', async ({ visitBrand }) => {
    const page = await visitBrand();
    const refused: string[] = [];
    const scripts: string[] = [];
    page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
    page.on('request', (request) => request.url().includes('/stand-in/') && scripts.push(request.url()));
    await page.hover(BUTTON);
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
    await page.click(BUTTON);
    const frame = page.frameLocator('#booknow');
    await frame.locator('p').last().waitFor();
    expect(await frame.locator('p').allInnerTexts()).toEqual([
      'Services: MakeMyDay',
      'Key: booxi-demo-key, language: en',
    ]);
    expect(await page.locator('#booknow').getAttribute('src')).toContain('fallbackLanguage=en');
    expect(refused).toEqual([]);
  });

  test('speaks the visitor’s language', async ({ visitBrand }) => {
    const page = await visitBrand({}, 'cn');
    await page.click(BUTTON);
    expect(await page.locator('#booknow').getAttribute('src')).toContain('language=zh');
  });

  test('has its frames sandboxed after 20 seconds', async ({ visitBrand }) => {
    const page = await visitBrand({ hasStillClock: true });
    await page.click(BUTTON);
    const frame = page.locator('#booknow');
    await frame.waitFor();
    await page.clock.runFor(19_000);
    expect(await frame.getAttribute('sandbox')).toBeNull();
    await page.clock.runFor(1_500);
    expect(await frame.getAttribute('sandbox')).toContain('allow-scripts');
  });
});

describe('a booking service that is not well', () => {
  const note = '[data-booking-note]';

  test('down: words and a link say what to do, and the next try may work', async ({ visitBrand }) => {
    const page = await visitBrand();
    await page.route(SCRIPT, (route) => route.abort());
    await page.click(BUTTON);
    await page.locator(note).waitFor();
    expect(await page.locator(`${note} a`).getAttribute('href')).toBe('/en/sydney/contact-us');
    expect(new URL(page.url()).pathname).toBe('/en/sydney/brand/aurelle');
    await page.unroute(SCRIPT);
    await page.click(BUTTON);
    await page.locator('#booknow').waitFor();
    expect(await page.locator(note).count()).toBe(0);
  });

  test('another script under its address is none, and the next try may work', async ({ visitBrand }) => {
    const page = await visitBrand();
    await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.Other = {}' }));
    await page.click(BUTTON);
    await page.locator(note).waitFor();
    await page.unroute(SCRIPT);
    await page.click(BUTTON);
    await page.locator('#booknow').waitFor();
  });

  test('slow: after ten seconds nobody waits any longer', async ({ visitBrand }) => {
    const page = await visitBrand({ hasStillClock: true });
    await page.route(SCRIPT, () => undefined);
    await page.click(BUTTON);
    await page.locator(`${BUTTON}[aria-busy="true"]`).waitFor();
    await page.clock.runFor(10_500);
    await page.locator(note).waitFor();
    expect(await page.locator(BUTTON).getAttribute('aria-busy')).toBeNull();
  });
});

test('without script the button leads to where one can ask', async ({ visitBrand }) => {
  const page = await visitBrand({ hasScript: false });
  expect(await page.locator(BUTTON).getAttribute('href')).toBe('/en/sydney/contact-us');
});

test('a restaurant is booked on its own page, with rid, fullscreen and language', async ({ visit }) => {
  const page = await visit('/cn/sydney/dining/listing', { cookies: { 'cookie-consent': 'none' } });
  const href = await page.locator('a[href*="zenchef"]').first().getAttribute('href');
  expect(href).toMatch(/^https:\/\/bookings\.zenchef\.com\/results\?rid=\d+&fullscreen=1&lang=zh$/);
});
