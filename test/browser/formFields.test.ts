import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { errorOf, field, send } from '../support/browser/formFilling.ts';
import {
  addStyles,
  behavioursAreReady,
  expectAccessible,
  holdBack,
  nextFrames,
  spokenNodes,
  stir,
} from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

describe('while a form is filled in', () => {
  test('errors come when a field is left, are announced, and go as soon as it is right', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us', { ...settled, hasStillClock: true });
    await behavioursAreReady(page);
    await field(page, 'email').pressSequentially('ada@');
    expect(await errorOf(page, 'email').count()).toBe(0);
    await field(page, 'phone').focus();
    await errorOf(page, 'email').waitFor();
    expect(await errorOf(page, 'email').getAttribute('role')).toBe('alert');
    expect(await errorOf(page, 'phone').count()).toBe(0);
    await field(page, 'email').pressSequentially('lark.example');
    await page.clock.runFor(500);
    await errorOf(page, 'email').waitFor({ state: 'detached' });
    expect(await field(page, 'email').getAttribute('aria-describedby')).toBeNull();
  });

  test('no error moves the button from under a pointer that is down on it', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us', settled);
    await behavioursAreReady(page);
    await field(page, 'description').fill('Is it back?');
    await field(page, 'description').fill('');
    // As in browsers that don't follow what moves.
    await addStyles(page, '* { overflow-anchor: none }');
    const button = page.locator('form[data-form] [type=submit]');
    await button.hover({ position: { x: 40, y: 6 } });
    await page.mouse.down();
    await nextFrames(page);
    await page.mouse.up();
    await page.locator('#form-summary-title').waitFor();
    await errorOf(page, 'description').waitFor();
  });

  test.for([
    ['menu', 'right', (page: Page) => page.keyboard.insertText('ada@')],
    ['list', 'left', (page: Page) => page.keyboard.type('ada@')],
  ] as const)('errors come after a press whose end a %s of the system takes', async ([, button, write], { visit }) => {
    const page = await visit('/en/sydney/contact-us', settled);
    await behavioursAreReady(page);
    await field(page, 'firstName').pressSequentially('1');
    await field(page, 'email').focus();
    await errorOf(page, 'firstName').waitFor();
    await field(page, 'email').hover();
    await page.mouse.down({ button });
    await write(page);
    await field(page, 'phone').focus();
    await errorOf(page, 'email').waitFor();
  });

  test('an error that the browser has translated stays while its field is as wrong as before', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us', { ...settled, hasStillClock: true });
    await behavioursAreReady(page);
    await field(page, 'email').pressSequentially('ada@');
    await field(page, 'phone').focus();
    await errorOf(page, 'email').evaluate((error) => {
      error.textContent = 'Veuillez saisir une adresse valide.';
    });
    await field(page, 'email').pressSequentially('lark');
    await page.clock.runFor(500);
    await field(page, 'firstName').pressSequentially('1');
    await field(page, 'phone').focus();
    await errorOf(page, 'firstName').waitFor();
    expect(await errorOf(page, 'email').textContent()).toBe('Veuillez saisir une adresse valide.');
  });

  test('what was typed before the script was loaded is checked once it is', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us', settled);
    const release = await holdBack(page, '**/enquiryForm-*.js');
    await page.reload();
    await field(page, 'email').pressSequentially('ada@');
    await field(page, 'phone').focus();
    release();
    await errorOf(page, 'email').waitFor();
    expect(await errorOf(page, 'phone').count()).toBe(0);
  });

  test('a text of a script that runs from right to left does so', async ({ visit }) => {
    const page = await visit('/en/abu-dhabi/contact-us', settled);
    for (const name of ['firstName', 'subject', 'description']) {
      await field(page, name).fill('مرحبا');
      expect(await field(page, name).evaluate((control) => control.matches(':dir(rtl)'))).toBe(true);
    }
    await field(page, 'subject').fill('Scarf');
    expect(await field(page, 'subject').evaluate((control) => control.matches(':dir(ltr)'))).toBe(true);
  });

  test('a purchase of today is none of the future for a device whose clock is a year slow', async ({ arrive }) => {
    const page = await arrive(settled);
    await page.clock.setFixedTime(Date.now() - 366 * 86_400_000);
    await page.goto(`${inject('site')}/en/sydney/contact-us/assistance`);
    await stir(page);
    await behavioursAreReady(page);
    const date = field(page, 'dateOfPurchase');
    await date.fill((await date.getAttribute('max')) ?? '');
    await send(page);
    await errorOf(page, 'firstName').waitFor();
    expect(await errorOf(page, 'dateOfPurchase').count()).toBe(0);
  });

  test('a long text that is pasted stays whole, and is called too long', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us', settled);
    await field(page, 'description').focus();
    await page.waitForLoadState('networkidle');
    await page.keyboard.insertText('Ada '.repeat(1100));
    await field(page, 'subject').focus();
    await expect
      .poll(() => errorOf(page, 'description').textContent())
      .toBe('This text is too long: 4399 characters of at most 4000.');
    expect(await field(page, 'description').inputValue()).toHaveLength(4400);
  });
});

test.for(['/en/sydney/contact-us', '/cn/sydney/contact-us/assistance', '/fr/paris/subscribe-news'])(
  '%s is accessible, with errors too, and calls nothing invalid before',
  async (path, { visit }) => {
    const page = await visit(path, settled);
    await behavioursAreReady(page);
    await expectAccessible(page);
    expect(await invalidControls(page)).toEqual([]);
    // Sending is announced in a region that was there before.
    expect(await page.locator('main').getByRole('status').count()).toBe(1);
    await send(page);
    await page.locator('[data-summary]').waitFor();
    await expectAccessible(page);
    expect(await invalidControls(page)).not.toEqual([]);
  },
);

test.for([
  ['/en/sydney/contact-us', 'Preferred contact method (optional)', 'minutes. Everything'],
  ['/tc/hong-kong/contact-us', '首選聯絡方式（選填）', '三分鐘。除註明'],
  ['/jp/cairns/mobile/contact-us', 'ご希望の連絡方法（任意）', '終わります。「任意」'],
] as const)('%s writes “%s” and “%s” with the spaces of its language', async ([path, group, words], { visit }) => {
  const page = await visit(path, { ...settled, isPhone: path.includes('/mobile/') });
  expect((await spokenNodes(page)).map(({ name }) => name?.value)).toContain(group);
  expect(await page.locator('.enquiry > .meta').innerText()).toContain(words);
});

/** The names of the controls that a screen reader calls invalid. */
async function invalidControls(page: Page): Promise<readonly unknown[]> {
  const nodes = await spokenNodes(page);
  return nodes
    .filter(({ properties = [] }) => properties.some(({ name, value }) => name === 'invalid' && value.value === 'true'))
    .map(({ name }) => name?.value);
}
