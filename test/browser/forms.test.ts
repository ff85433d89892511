import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { expectAccessible, leave, type Visitor, visit } from './visitor.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
afterEach(() => leave(page));

const visitor: Visitor = { cookies: { 'cookie-consent': 'none' }, wantsLessMotion: true };
const noScript: Visitor = { hasScript: false };
const receipt = /^MG-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const png = (size: number): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  return bytes;
};
const photo = (name: string, buffer: Buffer = png(5000)) => ({ name, mimeType: 'image/png', buffer });

const field = (name: string) => page.locator(`#field-${name}`);
const errorOf = (name: string) => page.locator(`#field-${name}-error`);
const send = () => page.locator('form[data-form] button[type=submit]').press('Enter');

async function fillContact(): Promise<void> {
  await field('title').selectOption('ms');
  await field('firstName').fill('Ada');
  await field('lastName').fill('Lovelace');
  await field('email').fill('ada@lark.example');
  await field('countryCode').selectOption('AU');
  await field('phone').fill('0412 345 678');
  await field('countryRegion').selectOption('AU');
  await field('specificStore').selectOption('any');
  await field('typeOfEnquiry').selectOption({ index: 2 });
  await field('subject').fill('A scarf');
  await field('description').fill('Is it back?');
}

async function fillAssistance(): Promise<void> {
  for (const name of ['firstName', 'lastName', 'brandName', 'problemDescription', 'address'])
    await field(name).fill('Ada');
  await field('email').fill('ada@lark.example');
  await field('nationality').selectOption('GB');
  await field('dateOfPurchase').fill('2026-06-01');
  await page.locator('[name=taxFree][value=yes]').check();
  for (const name of ['productPhoto', 'problemPhoto1', 'receipt'])
    await field(name).setInputFiles(photo(`${name}.png`));
}

describe.each([
  ['with script', visitor],
  ['without script', noScript],
])('%s', (_, who) => {
  test('a contact form is received, and home is one step away', async () => {
    page = await visit(browser, '/en/sydney/contact-us', who);
    await fillContact();
    await send();
    await page.locator('h1', { hasText: 'Thank you for your message' }).waitFor();
    expect(await page.locator('[data-receipt]').textContent()).toMatch(receipt);
    await page.getByRole('link', { name: 'Return home' }).click();
    await page.waitForURL('**/en/sydney');
  });

  test('what is wrong is named on top and under its field, and what was typed stays', async () => {
    page = await visit(browser, '/en/sydney/contact-us', { ...who, expectedFault: /status of 422/ });
    await fillContact();
    await field('email').fill('ada@');
    await field('loyaltyNumber').fill('123');
    await send();
    const summary = page.locator('[data-summary]');
    await summary.waitFor();
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await summary.textContent()).toContain('Please review your info and complete the required fields');
    expect(await errorOf('email').textContent()).toBe('Please enter a valid email address.');
    expect(await field('email').getAttribute('aria-invalid')).toBe('true');
    expect(await field('loyaltyNumber').getAttribute('aria-describedby')).toBe(
      'field-loyaltyNumber-hint field-loyaltyNumber-error',
    );
    expect(await field('description').inputValue()).toBe('Is it back?');
    expect(await field('specificStore').inputValue()).toBe('any');
    await summary.getByRole('link').first().press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-email');
  });

  test('a request for assistance with its photos is received', async () => {
    page = await visit(browser, '/cn/sydney/contact-us/assistance', who);
    await fillAssistance();
    await send();
    await page.locator('[data-receipt]').waitFor();
    expect(await page.locator('h1').textContent()).toBe('感谢您的留言');
    expect(await page.locator('main img').count()).toBeGreaterThan(0);
  });

  test('a newsletter is subscribed to', async () => {
    page = await visit(browser, '/en/sydney/subscribe-news', { ...who, expectedFault: /status of 422/ });
    await field('email').fill('ada@lark.example');
    await send();
    await errorOf('consent').waitFor();
    await field('consent').check();
    await send();
    await page.locator('[data-receipt]').waitFor();
  });
});

describe('while a person types', () => {
  test('errors come when a field is left, and go as soon as it is right', async () => {
    page = await visit(browser, '/en/sydney/contact-us', visitor);
    await page.waitForLoadState('networkidle');
    await field('email').pressSequentially('ada@');
    expect(await errorOf('email').count()).toBe(0);
    await field('phone').focus();
    await errorOf('email').waitFor();
    expect(await errorOf('phone').count()).toBe(0);
    await field('email').pressSequentially('lark.example');
    await errorOf('email').waitFor({ state: 'detached' });
    expect(await field('email').getAttribute('aria-describedby')).toBeNull();
  });

  test('what was typed before the script came is checked when it comes', async () => {
    page = await visit(browser, '/en/sydney/contact-us', visitor);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/enquiryForm-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await field('email').pressSequentially('ada@');
    await field('phone').focus();
    release();
    await errorOf('email').waitFor();
    expect(await errorOf('phone').count()).toBe(0);
  });

  test('files are looked into when they are chosen', async () => {
    page = await visit(browser, '/en/sydney/contact-us/assistance', visitor);
    await field('receipt').focus();
    await page.waitForLoadState('networkidle');
    await field('receipt').setInputFiles(photo('large.png', png(11 * 1024 * 1024)));
    await errorOf('receipt').waitFor();
    expect(await errorOf('receipt').textContent()).toBe('File size exceeded');
    await field('receipt').setInputFiles(photo('photo.png', Buffer.from('MZ a program by another name')));
    await expect.poll(() => errorOf('receipt').textContent()).toBe('Please choose a PNG or JPEG photo.');
    await field('receipt').setInputFiles(photo('photo.png'));
    await errorOf('receipt').waitFor({ state: 'detached' });
  });
});

describe('when sending fails', () => {
  test('everything stays, photos too, and the same form goes through later', async () => {
    page = await visit(browser, '/en/sydney/contact-us/assistance', visitor);
    await page.waitForLoadState('networkidle');
    await fillAssistance();
    await page.route('**/assistance', (route) => route.abort('connectionreset'));
    await send();
    const summary = page.locator('[data-summary]');
    await summary.waitFor();
    expect(await summary.textContent()).toContain('Submit Fail!');
    expect(await field('receipt').evaluate((input) => input instanceof HTMLInputElement && input.files?.length)).toBe(
      1,
    );
    await page.unroute('**/assistance');
    await send();
    await page.locator('[data-receipt]').waitFor();
  });

  test('an answer that is no page of ours counts as a failure', async () => {
    page = await visit(browser, '/en/sydney/subscribe-news', { ...visitor, expectedFault: /status of 502/ });
    await page.waitForLoadState('networkidle');
    await field('email').fill('ada@lark.example');
    await field('consent').check();
    await page.route('**/subscribe-news', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await send();
    await page.locator('[data-summary]', { hasText: 'Submit Fail!' }).waitFor();
    expect(await field('email').inputValue()).toBe('ada@lark.example');
  });

  test('what only the Worker can tell is shown where it belongs', async () => {
    page = await visit(browser, '/en/sydney/contact-us', { ...visitor, expectedFault: /status of 422/ });
    await page.waitForLoadState('networkidle');
    await fillContact();
    await field('phone').fill('12345678');
    await send();
    await errorOf('phone').waitFor();
    expect(await errorOf('phone').textContent()).toBe('Please enter a valid phone number');
  });
});

test.each(['/en/sydney/contact-us', '/cn/sydney/contact-us/assistance', '/fr/paris/subscribe-news'])(
  '%s is accessible, with errors too',
  async (path) => {
    page = await visit(browser, path, visitor);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await send();
    await page.locator('[data-summary]').waitFor();
    await expectAccessible(page);
  },
);
