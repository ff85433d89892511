import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from '../support/browser/page.ts';
import { test, type Visitor } from '../support/browser/visitor.ts';
import { photo as photoOf } from '../support/photos.ts';

const visitor: Visitor = { cookies: { 'cookie-consent': 'none' } };
const noScript: Visitor = { hasScript: false };
const receipt = /^MG-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const png = (size: number): Buffer => Buffer.from(photoOf(size));
const photo = (name: string, buffer: Buffer = png(5000)) => ({ name, mimeType: 'image/png', buffer });

const field = (page: Page, name: string) => page.locator(`#field-${name}`);
const errorOf = (page: Page, name: string) => page.locator(`#field-${name}-error`);
const send = (page: Page) => page.locator('form[data-form] button[type=submit]').press('Enter');

async function fillContact(page: Page): Promise<void> {
  await field(page, 'title').selectOption('ms');
  await field(page, 'firstName').fill('Ada');
  await field(page, 'lastName').fill('Lovelace');
  await field(page, 'email').fill('ada@lark.example');
  await field(page, 'countryCode').selectOption('AU');
  await field(page, 'phone').fill('0412 345 678');
  await field(page, 'countryRegion').selectOption('AU');
  await field(page, 'specificStore').selectOption('any');
  await field(page, 'typeOfEnquiry').selectOption({ index: 2 });
  await field(page, 'subject').fill('A scarf');
  await field(page, 'description').fill('Is it back?');
}

async function fillAssistance(page: Page): Promise<void> {
  for (const name of ['firstName', 'lastName', 'brandName', 'problemDescription', 'address'])
    await field(page, name).fill('Ada');
  await field(page, 'email').fill('ada@lark.example');
  await field(page, 'nationality').selectOption('GB');
  await field(page, 'dateOfPurchase').fill('2026-06-01');
  await page.locator('[name=taxFree][value=yes]').check();
  for (const name of ['productPhoto', 'problemPhoto1', 'receipt'])
    await field(page, name).setInputFiles(photo(`${name}.png`));
}

describe.each([
  ['with script', visitor],
  ['without script', noScript],
])('%s', (_, who) => {
  test('a contact form is received, and home is one step away', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us', who);
    await fillContact(page);
    await send(page);
    await page.locator('h1', { hasText: 'Thank you for your message' }).waitFor();
    expect(await page.locator('[data-receipt]').textContent()).toMatch(receipt);
    await page.getByRole('link', { name: 'Return home' }).click();
    await page.waitForURL('**/en/sydney');
  });

  test('what is wrong is named on top and under its field, and what was typed stays', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us', { ...who, expectedFault: /status of 422/ });
    await fillContact(page);
    await field(page, 'email').fill('ada@');
    await field(page, 'loyaltyNumber').fill('123');
    await send(page);
    const summary = page.locator('[data-summary]');
    await summary.waitFor();
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await summary.textContent()).toContain('Please review your info and complete the required fields');
    expect(await errorOf(page, 'email').textContent()).toBe('Please enter a valid email address');
    expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'loyaltyNumber').getAttribute('aria-describedby')).toBe(
      'field-loyaltyNumber-hint field-loyaltyNumber-error',
    );
    expect(await field(page, 'description').inputValue()).toBe('Is it back?');
    expect(await field(page, 'specificStore').inputValue()).toBe('any');
    await summary.getByRole('link').first().press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-email');
  });

  test('a request for assistance with its photos is received', async ({ visit }) => {
    const page = await visit('/cn/sydney/contact-us/assistance', who);
    await fillAssistance(page);
    await send(page);
    await page.locator('[data-receipt]').waitFor();
    expect(await page.locator('h1').textContent()).toBe('感谢您的留言');
    expect(await page.locator('main img').count()).toBeGreaterThan(0);
  });

  test('a newsletter is subscribed to', async ({ visit }) => {
    const page = await visit('/en/sydney/subscribe-news', { ...who, expectedFault: /status of 422/ });
    await field(page, 'email').fill('ada@lark.example');
    await send(page);
    await errorOf(page, 'consent').waitFor();
    await field(page, 'consent').check();
    await send(page);
    await page.locator('[data-receipt]').waitFor();
  });
});

test('a hidden field that a browser filled in does not keep the visitor from sending again', async ({ visit }) => {
  const page = await visit('/en/sydney/contact-us', { ...visitor, expectedFault: /status of 422/ });
  await fillContact(page);
  await page.locator('[name="website"]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://lark.example';
  });
  await send(page);
  await page.locator('[data-summary]').waitFor();
  await send(page);
  await page.locator('[data-receipt]').waitFor();
});

test.for([
  ['with script', visitor],
  ['without script', noScript],
] as const)(
  '%s the title begins with the word for an error after a submit that failed',
  async ([_, who], { visit }) => {
    const page = await visit('/en/sydney/contact-us', { ...who, expectedFault: /422/ });
    const title = await page.title();
    const sendAgain = async (): Promise<void> => {
      // Without script each answer is another page.
      const answered = who.hasScript === false ? page.waitForEvent('load') : undefined;
      await send(page);
      await answered;
      await page.locator('[data-summary]:visible').waitFor();
    };
    await sendAgain();
    expect(await page.title()).toBe(`Error: ${title}`);
    await sendAgain();
    expect(await page.title()).toBe(`Error: ${title}`);
  },
);

describe('while a form is filled in', () => {
  test('errors come when a field is left, and go as soon as it is right', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us', visitor);
    await page.waitForLoadState('networkidle');
    await field(page, 'email').pressSequentially('ada@');
    expect(await errorOf(page, 'email').count()).toBe(0);
    await field(page, 'phone').focus();
    await errorOf(page, 'email').waitFor();
    expect(await errorOf(page, 'phone').count()).toBe(0);
    await field(page, 'email').pressSequentially('lark.example');
    await errorOf(page, 'email').waitFor({ state: 'detached' });
    expect(await field(page, 'email').getAttribute('aria-describedby')).toBeNull();
  });

  test('an error that comes while one types is announced', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us', visitor);
    await field(page, 'email').pressSequentially('ada@');
    await field(page, 'phone').focus();
    await errorOf(page, 'email').waitFor();
    expect(await errorOf(page, 'email').getAttribute('role')).toBe('alert');
  });

  test('what was typed before the script was loaded is checked once it is', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us', visitor);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/enquiryForm-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await field(page, 'email').pressSequentially('ada@');
    await field(page, 'phone').focus();
    release();
    await errorOf(page, 'email').waitFor();
    expect(await errorOf(page, 'phone').count()).toBe(0);
  });

  test('files are checked when they are chosen', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us/assistance', visitor);
    await field(page, 'receipt').focus();
    await page.waitForLoadState('networkidle');
    await field(page, 'receipt').setInputFiles(photo('large.png', png(11 * 1024 * 1024)));
    await errorOf(page, 'receipt').waitFor();
    expect(await errorOf(page, 'receipt').textContent()).toBe('File size exceeded');
    await field(page, 'receipt').setInputFiles(photo('photo.png', Buffer.from('MZ a program by another name')));
    await expect.poll(() => errorOf(page, 'receipt').textContent()).toBe('Please choose a PNG or JPEG photo.');
    await field(page, 'receipt').setInputFiles(photo('photo.png'));
    await errorOf(page, 'receipt').waitFor({ state: 'detached' });
  });
});

describe('when sending fails', () => {
  test('everything stays, photos too, and the same form goes through later', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us/assistance', visitor);
    await page.waitForLoadState('networkidle');
    await fillAssistance(page);
    await page.route('**/assistance', (route) => route.abort('connectionreset'));
    await send(page);
    const summary = page.locator('[data-summary]');
    await summary.waitFor();
    expect(await summary.textContent()).toContain('Submit Fail!');
    expect(
      await field(page, 'receipt').evaluate((input) => input instanceof HTMLInputElement && input.files?.length),
    ).toBe(1);
    await page.unroute('**/assistance');
    await send(page);
    await page.locator('[data-receipt]').waitFor();
  });

  test('an answer that is no page of ours counts as a failure', async ({ visit }) => {
    const page = await visit('/en/sydney/subscribe-news', { ...visitor, expectedFault: /status of 502/ });
    await page.waitForLoadState('networkidle');
    await field(page, 'email').fill('ada@lark.example');
    await field(page, 'consent').check();
    await page.route('**/subscribe-news', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await send(page);
    await page.locator('[data-summary]', { hasText: 'Submit Fail!' }).waitFor();
    expect(await field(page, 'email').inputValue()).toBe('ada@lark.example');
  });

  test('an error that only the Worker finds is shown at its field', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us', { ...visitor, expectedFault: /status of 422/ });
    await page.waitForLoadState('networkidle');
    await fillContact(page);
    await field(page, 'phone').fill('12345678');
    await send(page);
    await errorOf(page, 'phone').waitFor();
    expect(await errorOf(page, 'phone').textContent()).toBe('Please enter a valid phone number');
  });
});

test.for(['/en/sydney/contact-us', '/cn/sydney/contact-us/assistance', '/fr/paris/subscribe-news'])(
  '%s is accessible, with errors too',
  async (path, { visit }) => {
    const page = await visit(path, visitor);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await send(page);
    await page.locator('[data-summary]').waitFor();
    await expectAccessible(page);
  },
);
