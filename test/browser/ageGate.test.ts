import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { expectAccessible, expectStill, storeBeside, stored } from '../support/browser/page.ts';
import { test } from '../support/browser/visitor.ts';

const guarded = '/en/hawaii/brand/glenmarrow';
const quiet = { 'picker-closed-hawaii': true, 'picker-closed-new-york-city': true };
const gate = (page: Page) => page.locator('dialog.age-gate');
const isReadable = (page: Page) => page.locator('main#content').isVisible();
/** Answers the gate once it asks; its script may come with a timer of the page. */
async function answer(page: Page, text: string): Promise<void> {
  await asks(page);
  await gate(page).getByRole('button', { name: text, exact: true }).click();
  await page.locator('[data-age-gate-undo]:popover-open').waitFor();
}
const asks = (page: Page) => gate(page).waitFor();
/** The page shows itself in an event after the one that closed the gate. */
const becomesReadable = (page: Page) => page.locator('main#content').waitFor();

describe('the age gate', () => {
  test.for([
    ['515 px at a desk', { width: 1280 }, 515],
    ['343 px below', { width: 800 }, 343],
  ] as const)('asks in an alert dialog of %s, nothing readable behind it', async ([_, visitor, width], { visit }) => {
    const page = await visit(guarded, { stored: quiet, ...visitor });
    await gate(page).waitFor();
    expect(await gate(page).getAttribute('role')).toBe('alertdialog');
    expect(await gate(page).textContent()).toContain('Are you of legal drinking age in the United States?');
    expect(await gate(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(width);
    expect(await isReadable(page)).toBe(false);
    await expectStill(page);
    await expectAccessible(page);
  });

  test('keeps the focus inside, and neither Escape nor the backdrop closes it', async ({ visit }) => {
    const page = await visit(guarded, { stored: quiet });
    await gate(page).waitFor();
    for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    // A browser may close it for a moment: until the event of that has come, Tab could reach the page.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await gate(page).waitFor();
    for (let turn = 0; turn < 4; turn += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog.age-gate') !== null,
        ),
      ).toBe(true);
    }
  });

  test('yes shows the page and is kept for this city only', async ({ visit }) => {
    const page = await visit(guarded, { stored: quiet, hasStillClock: true });
    await answer(page, 'Yes, I am');
    await becomesReadable(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(await stored(page, 'age-answer-hawaii')).toBe(true);
    await page.clock.runFor(5000);
    await page.reload();
    expect(await isReadable(page)).toBe(true);
    expect(await gate(page).isVisible()).toBe(false);
    await page.goto(page.url().replace('hawaii', 'new-york-city'));
    await asks(page);
  });

  test('no leads to the city’s home, and the page stays hidden', async ({ visit }) => {
    const page = await visit(guarded, { stored: quiet, hasStillClock: true });
    await answer(page, 'No, I am not');
    expect(await isReadable(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('age-gate-notice');
    expect(await stored(page, 'age-answer-hawaii')).toBe(false);
    await page.clock.runFor(5000);
    await page.waitForURL('**/en/hawaii');
    expect(await isReadable(page)).toBe(true);
    await page.goBack();
    await page.locator('.age-gate-notice').waitFor();
    expect(await isReadable(page)).toBe(false);
    expect(await gate(page).isVisible()).toBe(false);
    await page.clock.resume();
    await expectAccessible(page);
    await page.locator('.age-gate-notice a').click();
    await page.waitForURL('**/en/hawaii');
  });

  test('an answer that is taken back is no longer stored', async ({ visit }) => {
    const page = await visit('/kr/hawaii/brand/glenmarrow', { stored: quiet, hasStillClock: true });
    await answer(page, '예');
    // A status that comes with its words is not announced.
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: '취소', exact: true }).click();
    await gate(page).waitFor();
    expect(await isReadable(page)).toBe(false);
    await page.clock.runFor(10_000);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('age-answer')))).toEqual(
      [],
    );
    expect(await gate(page).isVisible()).toBe(true);
  });

  test.for(['Yes, I am', 'No, I am not'] as const)(
    'after “%s” one press of Tab leads to what takes it back, and it waits for whoever has come to it',
    async (text, { visit }) => {
      const page = await visit(guarded, { stored: quiet, hasStillClock: true });
      await answer(page, text);
      const undo = page.getByRole('button', { name: 'Undo', exact: true });
      await undo.waitFor();
      await page.keyboard.press('Tab');
      expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.clock.runFor(10_000);
      expect(await undo.isVisible()).toBe(true);
      await page.keyboard.press('Enter');
      await gate(page).waitFor();
    },
  );

  test('an answer stays stored when the page is left before', async ({ visit }) => {
    const page = await visit(guarded, { stored: quiet, hasStillClock: true });
    await answer(page, 'No, I am not');
    await page.locator('.age-gate-notice a').click();
    await page.waitForURL('**/en/hawaii');
    expect(await stored(page, 'age-answer-hawaii')).toBe(false);
  });

  test.for([
    ['a page that is restored', 'no', () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
    ['a page that is restored', 'yes', () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
    ['a second tab', 'no', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['a second tab', 'yes', () => document.dispatchEvent(new Event('visibilitychange'))],
    // A click may come before the browser tells of two windows side by side: it finds the answer.
    [
      'a second window',
      'no',
      () => document.querySelector('.age-gate button[value="yes"]')?.dispatchEvent(new MouseEvent('click')),
    ],
  ] as const)('an answer elsewhere stands in %s whose gate still asks: %s', async (row, { visit }) => {
    const [_, given, comeBack] = row;
    const page = await visit(guarded, { stored: quiet });
    await asks(page);
    await page.evaluate(
      (value) => localStorage.setItem('age-answer-hawaii', JSON.stringify({ value, until: Date.now() + 3_600_000 })),
      given === 'yes',
    );
    await page.evaluate(comeBack);
    await gate(page).waitFor({ state: 'hidden' });
    await (given === 'yes' ? becomesReadable(page) : page.locator('.age-gate-notice').waitFor());
    expect([await isReadable(page), await page.locator('[data-age-gate-undo]').isVisible()]).toEqual([
      given === 'yes',
      false,
    ]);
    expect([await stored(page, 'age-answer-hawaii'), page.url()]).toEqual([given === 'yes', inject('site') + guarded]);
  });

  test('an answer in a window beside it stands at once', async ({ visit }) => {
    const page = await visit(guarded, { stored: quiet });
    await asks(page);
    await storeBeside(page, 'age-answer-hawaii', true);
    await becomesReadable(page);
    expect(await page.locator('[data-age-gate-undo]').isVisible()).toBe(false);
    // Taken back there.
    await storeBeside(page, 'age-answer-hawaii', undefined);
    await asks(page);
    expect(await isReadable(page)).toBe(false);
  });

  test('where all scripts but the first are gone, the page says what it would ask', async ({ arrive }) => {
    const page = await arrive({ stored: { 'chunk-reload': true }, expectedFault: /status of 404/ });
    await page.route(/\/assets\/(?!early-)[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${inject('site')}/cn/san-francisco/brand/glenmarrow`);
    const notice = page.locator('.age-gate-notice');
    await notice.waitFor();
    expect(await notice.innerText()).toContain('您是否已达到美国法定饮酒年龄');
    expect(await isReadable(page)).toBe(false);
    await expectAccessible(page);
    await notice.locator('a').click();
    await page.waitForURL('**/cn/san-francisco');
  });

  test.for([
    ['the home page', '/en/hawaii'],
    ['a page without spirits', '/en/hawaii/brand/listing'],
    ['a city without the rule', '/jp/okinawa/brand/glenmarrow'],
  ] as const)('does not stand before %s', async ([_, path], { visit }) => {
    const page = await visit(path, { stored: quiet });
    expect(await isReadable(page)).toBe(true);
    expect(await gate(page).count()).toBe(0);
  });

  test('without script the page stays hidden, with a notice and a link home', async ({ visit }) => {
    const page = await visit(guarded, { hasScript: false });
    expect(await isReadable(page)).toBe(false);
    await page.getByText('No script has come to ask you here').waitFor();
    // A line for the question and one for the text: no language has a space between them that it does not write.
    expect(await page.locator('.age-gate-unasked').innerText()).toMatch(/\?\nNo script/);
    await page.locator('.age-gate-notice a').click();
    await page.waitForURL('**/en/hawaii');
  });

  test('without readable storage it asks on every page, once a page', async ({ visit }) => {
    const page = await visit(guarded, { stored: { ...quiet, 'age-answer-hawaii': 'perhaps' } });
    await page.context().addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error('full');
      };
    });
    await page.reload();
    await answer(page, 'Yes, I am');
    await becomesReadable(page);
  });
});
