import { describe, expect } from 'vitest';
import { behavioursAreReady, callsAreSent, holdBack } from '../support/browser/page.ts';
import { openPanel } from '../support/browser/searchPanel.ts';
import { thirdPartyFrame } from '../support/browser/thirdParty.ts';
import { test as base, settled, type Visitor } from '../support/browser/visitor.ts';

const SCRIPT = '**/stand-in/booknow.js';
const BUTTON = '.detail-actions [data-booxi-tag]';

/** Visits a brand that can be booked; the consent card is answered, so that it covers nothing. */
const test = base.extend(
  'visitBrand',
  ({ visit }) =>
    (visitor: Visitor = {}, language = 'en') =>
      visit(`/${language}/sydney/brand/aurelle`, { ...visitor, ...settled }),
);

describe('the booking widget', () => {
  test('is fetched when somebody books, and opens with key, language and tag', async ({ visitBrand }) => {
    const page = await visitBrand();
    const refused: string[] = [];
    const scripts: string[] = [];
    page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
    page.on('request', (request) => request.url().includes('/stand-in/') && scripts.push(request.url()));
    await page.hover(BUTTON);
    await behavioursAreReady(page);
    await callsAreSent(page);
    expect(scripts).toEqual([]);
    await page.click(BUTTON);
    const widget = thirdPartyFrame(page, 'booking');
    const frame = widget.frameLocator('#booknow');
    await expect
      .poll(() => frame.locator('p').allInnerTexts())
      .toEqual(['Services: MakeMyDay', 'Key: booxi-demo-key, language: en']);
    expect(await widget.locator('#booknow').getAttribute('src')).toContain('fallbackLanguage=en');
    expect(refused).toEqual([]);
  });

  test('gets the focus when it opens, and gives it and the page back when it closes', async ({ visitBrand }) => {
    const page = await visitBrand();
    await page.click(BUTTON);
    const widget = thirdPartyFrame(page, 'booking');
    const frame = widget.frameLocator('#booknow');
    await frame.locator('button').waitFor();
    const iframe = page.locator('[data-third-party]');
    await expect
      .poll(async () => [
        await iframe.evaluate((element) => document.activeElement === element),
        await widget.locator('#booknow').evaluate((element) => document.activeElement === element),
        await iframe.evaluate((element) => getComputedStyle(element).clipPath),
      ])
      .toEqual([true, true, 'inset(0px)']);
    // The frame that a pointer's click closes may be gone before the browser has told that it was clicked.
    await frame.locator('button').dispatchEvent('click');
    await page.locator('[data-third-party][inert]').waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate((button) => document.activeElement?.matches(button), BUTTON)).toBe(true);
    await page.click(BUTTON);
    await frame.locator('button').waitFor();
  });

  test('covers the question of consent, which asks on when it closes', async ({ visit }) => {
    const page = await visit('/en/sydney/brand/aurelle', { cookies: {} });
    const card = page.locator('[data-consent]');
    await card.waitFor();
    await page.locator(BUTTON).dispatchEvent('click');
    const close = thirdPartyFrame(page, 'booking').frameLocator('#booknow').locator('button');
    await close.waitFor();
    await card.waitFor({ state: 'hidden' });
    // Out of sight it is not closed, and shows what somebody asks for.
    await page.evaluate(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    expect(await card.evaluate((element) => element.matches(':popover-open'))).toBe(true);
    await page.locator('[data-consent-open]').first().dispatchEvent('click');
    await card.waitFor();
    await close.dispatchEvent('click');
    await card.waitFor();
    await card.locator('button[value="none"]').click();
    await card.waitFor({ state: 'hidden' });
  });

  test('that leads its frame to a page of another site is taken off the page, and opens again', async ({ visit }) => {
    const page = await visit('/en/sydney/brand/aurelle', {
      ...settled,
      expectedFault: /Content Security Policy|frame-src|Framing/,
    });
    await page.click(BUTTON);
    const iframe = page.locator('[data-third-party]');
    await thirdPartyFrame(page, 'booking').locator('#booknow').waitFor();
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Pay here' }),
    );
    await iframe.evaluate((frame) => {
      if (frame instanceof HTMLIFrameElement && frame.contentWindow)
        frame.contentWindow.location.href = 'https://evil.example/';
    });
    await iframe.waitFor({ state: 'detached' });
    await page.click(BUTTON);
    await thirdPartyFrame(page, 'booking').locator('#booknow').waitFor();
  });

  test('has its frames sandboxed after 20 seconds', async ({ visitBrand }) => {
    const page = await visitBrand({ hasStillClock: true });
    await page.locator(BUTTON).dispatchEvent('click');
    const ours = page.locator('[data-third-party]');
    const frame = thirdPartyFrame(page, 'booking').locator('#booknow');
    await frame.waitFor();
    await page.clock.runFor(19_000);
    expect([await ours.getAttribute('sandbox'), await frame.getAttribute('sandbox')]).toEqual([null, null]);
    await page.clock.runFor(1_500);
    expect(await ours.getAttribute('sandbox')).toContain('allow-scripts');
    expect(await frame.getAttribute('sandbox')).toContain('allow-scripts');
  });

  test.for(['en', 'cn'])('goes on in its sandboxed frame, in %s', async (language, { visitBrand }) => {
    const page = await visitBrand({ hasStillClock: true }, language);
    await page.locator(BUTTON).dispatchEvent('click');
    const widget = thirdPartyFrame(page, 'booking');
    await widget.locator('#booknow').waitFor();
    await page.clock.runFor(20_500);
    const step = widget.frameLocator('#booknow');
    // The sandbox holds from the next page of the frame on.
    await step.locator('body').evaluate(() => {
      document.documentElement.dataset['step'] = '1';
      location.reload();
    });
    await step.locator(':root:not([data-step]) button').waitFor();
    page.on('dialog', (dialog) => dialog.accept());
    expect(await step.locator('body').evaluate(() => confirm('Is this your time?'))).toBe(true);
    const file = page.waitForEvent('download');
    await step.locator('body').evaluate((body) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(['BEGIN:VCALENDAR'], { type: 'text/calendar' }));
      link.download = 'booking.ics';
      body.append(link);
      link.click();
    });
    expect((await file).suggestedFilename()).toBe('booking.ics');
    // The click takes its own frame away, which leaves it without an end now and then: its answer is what counts.
    step
      .locator('button')
      .click()
      .catch(() => undefined);
    await page.locator('[data-third-party][inert]').waitFor({ state: 'attached' });
  });
});

describe('a booking service that fails', () => {
  const note = '[data-booking-note]';

  test('down: a note with a link says what to do, and the next click tries again', async ({ visitBrand }) => {
    const page = await visitBrand();
    await page.route(SCRIPT, (route) => route.abort());
    await page.click(BUTTON);
    await page.locator(note).waitFor();
    expect(await page.locator(`${note} a`).getAttribute('href')).toBe('/en/sydney/contact-us');
    expect(new URL(page.url()).pathname).toBe('/en/sydney/brand/aurelle');
    await page.unroute(SCRIPT);
    await page.click(BUTTON);
    await thirdPartyFrame(page, 'booking').locator('#booknow').waitFor();
    expect(await page.locator(note).count()).toBe(0);
  });

  test('another script at its address counts as failed, and the next click tries again', async ({ visitBrand }) => {
    const page = await visitBrand();
    await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.Other = {}' }));
    await page.click(BUTTON);
    await page.locator(note).waitFor();
    await page.unroute(SCRIPT);
    await page.click(BUTTON);
    await thirdPartyFrame(page, 'booking').locator('#booknow').waitFor();
  });

  test('slow: does not open over what the visitor went on to; the next click opens it', async ({ visitBrand }) => {
    const page = await visitBrand();
    const letCome = await holdBack(page, SCRIPT);
    const asked = page.waitForRequest(SCRIPT);
    await page.click(BUTTON);
    await asked;
    await openPanel(page);
    await page.keyboard.type('scarf');
    letCome();
    await page.locator(`${BUTTON}:not([aria-busy])`).waitFor();
    expect(await page.locator('[data-search-dialog]:popover-open input').inputValue()).toBe('scarf');
    expect(await page.locator('[data-third-party][inert]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.click(BUTTON);
    await thirdPartyFrame(page, 'booking').frameLocator('#booknow').locator('button').waitFor();
  });

  test('slow: counts as failed after ten seconds', async ({ visitBrand }) => {
    const page = await visitBrand({ hasStillClock: true });
    await page.route(SCRIPT, () => undefined);
    await page.locator(BUTTON).dispatchEvent('click');
    await page.locator(`${BUTTON}[aria-busy="true"]`).waitFor();
    await page.clock.runFor(10_500);
    await page.locator(note).waitFor();
    expect(await page.locator(BUTTON).getAttribute('aria-busy')).toBeNull();
  });
});

test('a restaurant is booked on its own page, with rid, fullscreen and language', async ({ visit }) => {
  const page = await visit('/cn/sydney/dining/listing', settled);
  const href = await page.locator('a[href*="zenchef"]').first().getAttribute('href');
  expect(href).toMatch(/^https:\/\/bookings\.zenchef\.com\/results\?rid=\d+&fullscreen=1&lang=zh$/);
});
