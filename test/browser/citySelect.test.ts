import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, stored } from '../support/browser/page.ts';
import { test, type Visit } from '../support/browser/visitor.ts';

const dialog = (page: Page) => page.locator('dialog.picker');
const confirm = (page: Page) => dialog(page).locator('button[type=submit]');

describe('the select of many options (ARIA APG: combobox)', () => {
  const input = (page: Page) => dialog(page).locator('#picker-city');
  const active = (page: Page) =>
    input(page).evaluate(
      (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );

  async function welcome(visit: Visit): Promise<Page> {
    const page = await visit('/en/sydney?locale-redirect=1');
    await dialog(page).waitFor();
    await input(page).focus();
    return page;
  }

  test('opens, moves, wraps, jumps to both ends, chooses and closes by keyboard', async ({ visit }) => {
    const page = await welcome(visit);
    expect(await input(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowDown');
    expect(await input(page).getAttribute('aria-expanded')).toBe('true');
    expect(await active(page)).toBe('Sydney');
    expect(await page.locator('.combobox [aria-selected=true]').allTextContents()).toEqual(['Sydney']);
    await expectAccessible(page);
    await page.keyboard.press('End');
    expect(await active(page)).toBe('Brisbane');
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe('Paris');
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toBe('Brisbane');
    await page.keyboard.press('Home');
    expect(await active(page)).toBe('Paris');
    await page.keyboard.press('Enter');
    expect(await input(page).getAttribute('aria-expanded')).toBe('false');
    expect(await input(page).inputValue()).toBe('Paris');
    expect(await dialog(page).locator('#picker-language').inputValue()).toBe('en');
  });

  test('leaves the Enter that ends a composition to the input method, in Safari too', async ({ visit }) => {
    const page = await welcome(visit);
    await input(page).fill('ok');
    for (const state of [{ isComposing: true }, { keyCode: 229 }])
      await input(page).dispatchEvent('keydown', { key: 'Enter', ...state });
    expect([await input(page).inputValue(), await active(page)]).toEqual(['ok', 'Okinawa']);
    await page.keyboard.press('Enter');
    expect(await input(page).inputValue()).toBe('Okinawa');
  });

  test('filters, leaves Home and End to the text below five options, and says when nothing matches', async ({
    visit,
  }) => {
    const page = await welcome(visit);
    await input(page).fill('ok');
    expect(await dialog(page).locator('.combobox').getByRole('option').allTextContents()).toEqual(['Okinawa']);
    await page.keyboard.press('Home');
    expect(await input(page).evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(0);
    // A screen reader says what comes into a region that was there before.
    const status = dialog(page).locator('.combobox').getByRole('status');
    expect(await status.textContent()).toBe('');
    await input(page).fill('zzz');
    await status.getByText('No match').waitFor();
    await page.keyboard.press('Escape');
    expect(await input(page).inputValue()).toBe('Sydney');
    expect(await dialog(page).isVisible()).toBe(true);
  });

  test('Escape closes its list; with the list closed it clears, and the next one closes the dialog', async ({
    visit,
  }) => {
    const page = await welcome(visit);
    const state = async () => [
      await input(page).inputValue(),
      await input(page).getAttribute('aria-expanded'),
      await dialog(page).isVisible(),
    ];
    await page.keyboard.press('ArrowDown');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await input(page).dispatchEvent('keydown', { key: 'Escape', ...composing });
    expect(await state()).toEqual(['Sydney', 'true', true]);
    await page.keyboard.press('Escape');
    expect(await state()).toEqual(['Sydney', 'false', true]);
    await page.keyboard.press('Escape');
    expect(await state()).toEqual(['', 'false', true]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  });

  test('a text that matches nothing is an error, and nothing is stored', async ({ visit }) => {
    const page = await visit('/', { isPhone: true, locale: 'ja-JP' });
    await dialog(page).waitFor();
    expect(await dialog(page).getAttribute('lang')).toBe('ja');
    await input(page).fill('nowhere');
    await dialog(page).getByRole('button', { name: '進む' }).click();
    await dialog(page).getByText('「nowhere」は一覧にありません。').waitFor();
    expect(await input(page).getAttribute('aria-invalid')).toBe('true');
    expect(await dialog(page).locator('.combobox-list').first().isVisible()).toBe(false);
    await expectAccessible(page);
    expect(await stored(page, 'preferred-path')).toBeUndefined();
    await input(page).fill('おきなわ');
    await page.keyboard.press('Tab');
    expect(await input(page).inputValue()).toBe('沖縄');
    await dialog(page).getByRole('button', { name: '進む' }).click();
    await page.waitForURL('**/en/okinawa/mobile');
  });

  test('is cleared by its button and by Escape; nothing can be submitted then', async ({ visit }) => {
    const page = await welcome(visit);
    await dialog(page).getByRole('button', { name: 'Clear: Destination' }).click();
    expect(await input(page).inputValue()).toBe('');
    expect(await confirm(page).getAttribute('aria-disabled')).toBe('true');
    const options = dialog(page).getByRole('button', { name: 'Show options' });
    await options.click();
    expect(await input(page).getAttribute('aria-expanded')).toBe('false');
    await options.click();
    await dialog(page).getByRole('option', { name: 'Okinawa' }).click();
    expect(await input(page).inputValue()).toBe('Okinawa');
    await page.keyboard.press('Escape');
    expect(await input(page).inputValue()).toBe('');
    await page.keyboard.press('ArrowDown');
    await dialog(page).getByRole('option', { name: 'Bali' }).click();
    await confirm(page).click();
    await page.waitForURL('**/en/bali');
  });
});
