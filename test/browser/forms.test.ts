import { describe, expect } from 'vitest';
import { errorOf, field, fillAssistance, fillContact, send } from '../support/browser/formFilling.ts';
import { largeText } from '../support/browser/largeText.ts';
import { behavioursAreReady, holdBack } from '../support/browser/page.ts';
import { settled, test, type Visitor } from '../support/browser/visitor.ts';

const noScript: Visitor = { hasScript: false };
const receipt = /^MG-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

describe.each([
  ['with script', settled],
  ['without script', noScript],
])('%s', (_, who) => {
  test('a contact form is received, and home is one step away', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us', who);
    await fillContact(page);
    await send(page);
    await page.locator('h1', { hasText: 'Thank you for your message' }).waitFor();
    expect(await page.locator('[data-receipt]').textContent()).toMatch(receipt);
    expect(await page.evaluate(() => sessionStorage.getItem('form-draft-contact'))).toBeNull();
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
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('form-summary-title');
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

  test('with text at 200 % on a phone what is wrong begins below the header', async ({ visit }) => {
    const page = await visit('/fr/paris/contact-us', { ...who, isPhone: true, expectedFault: /status of 422/ });
    await largeText(page);
    await send(page);
    const title = page.locator('#form-summary-title', { hasText: 'Veuillez' });
    await title.waitFor();
    await expect
      .poll(() =>
        title.evaluate((element) => {
          const header = document.querySelector('.header')?.getBoundingClientRect();
          const { top, bottom } = element.getBoundingClientRect();
          return top >= Math.max(0, header?.bottom ?? 0) && bottom < innerHeight;
        }),
      )
      .toBe(true);
    const linesOfWord = await title.evaluate(async ({ firstChild }) => {
      await document.fonts.ready;
      const range = document.createRange();
      return [...(firstChild?.textContent?.matchAll(/\p{L}+/gu) ?? [])].map(({ 0: word, index }) => {
        if (firstChild) range.setStart(firstChild, index);
        if (firstChild) range.setEnd(firstChild, index + word.length);
        return range.getClientRects().length;
      });
    });
    expect(new Set(linesOfWord)).toEqual(new Set([1]));
  });

  test('a request for assistance with its photos is received', async ({ visit }) => {
    const page = await visit('/cn/sydney/contact-us/assistance', who);
    await fillAssistance(page);
    await send(page);
    await page.locator('[data-receipt]').waitFor();
    expect(await page.getByRole('heading', { level: 1, name: '感谢您的留言' }).count()).toBe(1);
    expect(await page.locator('main img').count()).toBeGreaterThan(0);
  });

  test('a newsletter is subscribed to', async ({ visit }) => {
    const page = await visit('/en/sydney/subscribe-news', { ...who, expectedFault: /status of 422/ });
    expect(await page.locator('#footer-email').isVisible()).toBe(false);
    await field(page, 'email').fill('ada@lark.example');
    await send(page);
    await errorOf(page, 'consent').waitFor();
    await field(page, 'consent').check();
    await send(page);
    await page.locator('[data-receipt]').waitFor();
  });
});

test('a hidden field that a browser filled in does not keep the visitor from sending again', async ({ visit }) => {
  const page = await visit('/en/sydney/contact-us', { ...settled, expectedFault: /status of 422/ });
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
  ['with script', settled],
  ['without script', noScript],
] as const)('%s the title begins with the word for an error after a failed submit', async ([_, who], { visit }) => {
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
});

describe('when sending fails', () => {
  test('everything stays, photos too, and the same form goes through later', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us/assistance', settled);
    await behavioursAreReady(page);
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

  test('the browser asks before the page is left while a form is on its way', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us', settled);
    await behavioursAreReady(page);
    await fillContact(page);
    const letCome = await holdBack(page, '**/contact-us');
    const asked = page.waitForRequest('**/contact-us');
    await send(page);
    await asked;
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await question).type()).toBe('beforeunload');
    await (await question).dismiss();
    letCome();
    await page.locator('[data-receipt]').waitFor();
  });

  test('an answer that is no page of ours counts as a failure', async ({ visit }) => {
    const page = await visit('/en/sydney/subscribe-news', { ...settled, expectedFault: /status of 502/ });
    await behavioursAreReady(page);
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
    const page = await visit('/en/sydney/contact-us', { ...settled, expectedFault: /status of 422/ });
    await behavioursAreReady(page);
    await fillContact(page);
    await field(page, 'phone').fill('12345678');
    await send(page);
    await errorOf(page, 'phone').waitFor();
    expect(await errorOf(page, 'phone').textContent()).toBe('Please enter a valid phone number');
  });
});
