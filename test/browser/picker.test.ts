import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './chromium.ts';
import { expectAccessible, layoutShift, leave, stir, stored, type Visitor, visit } from './visitor.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
afterEach(() => leave(page));

const dialog = () => page.locator('dialog.picker');
const confirm = () => dialog().locator('button[type=submit]');
const cookie = async (name: string) => (await page.context().cookies()).find((one) => one.name === name)?.value;

/** Opens the picker by the first trigger, as a click on it would. */
async function open(path: string, visitor: Visitor = {}): Promise<void> {
  page = await visit(browser, path, { stored: { 'picker-closed-hawaii': true }, ...visitor });
  await page.locator('[data-destination-trigger]').first().dispatchEvent('click');
  await dialog().waitFor();
}

describe('the picker', () => {
  test.each([
    ['at a desk', {}],
    ['on a phone', { isPhone: true }],
  ])('opens over the page, says where one is, and passes axe %s', async (_, visitor) => {
    await open('/en/sydney', visitor);
    expect(await dialog().evaluate((element: HTMLDialogElement) => element.matches(':modal'))).toBe(true);
    expect(
      await dialog()
        .locator('fieldset')
        .filter({ has: page.locator('[name=city]') })
        .locator('legend')
        .allTextContents(),
    ).toHaveLength(5);
    expect(await dialog().locator('[name=city]').count()).toBeGreaterThanOrEqual(21);
    expect(await dialog().locator('[name=city]:checked').inputValue()).toBe('sydney');
    expect(await dialog().locator('.picker-here').textContent()).toContain('Sydney');
    expect(await confirm().textContent()).toBe('Confirm change');
    await expectAccessible(page);
    expect(await layoutShift(page)).toBe(0);
  });

  test('closes by Escape and keeps the origin as preferred place', async () => {
    await open('/en/sydney');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await stored(page, 'preferred-path')).toBe('/en/sydney');
    expect(page.url()).toMatch(/\/en\/sydney$/);
  });

  test('closes by the scrim, by the cross, and by confirming what is already so', async () => {
    await open('/en/sydney');
    await page.mouse.click(4, 4);
    await dialog().waitFor({ state: 'detached' });
    for (const button of ['.dialog-head button', 'button[type=submit]']) {
      await page.locator('[data-destination-trigger]').first().dispatchEvent('click');
      await dialog().locator(button).click();
      await dialog().waitFor({ state: 'detached' });
    }
    expect(page.url()).toMatch(/\/en\/sydney$/);
  });

  test('gives the focus back to the button whose popover led to it', async () => {
    page = await visit(browser, '/en/sydney');
    const opener = page.locator('[popovertarget="locale"]:visible').first();
    await opener.click();
    await page.locator('#locale [data-destination-trigger]').click();
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('changes the language on the same page', async () => {
    await open('/en/sydney/brand/listing?sort=start');
    await dialog().locator('#picker-language').selectOption('cn');
    await confirm().click();
    await page.waitForURL('**/cn/sydney/brand/listing?sort=start');
    expect(await stored(page, 'preferred-path')).toBe('/cn/sydney');
    await stir(page);
    await expect.poll(() => stored(page, 'language')).toBe('cn');
  });

  test('goes to another city in English, whatever was set before', async () => {
    await open('/cn/sydney/brand/listing');
    await dialog().getByText('巴黎').click();
    expect(await dialog().locator('#picker-language').inputValue()).toBe('en');
    expect(await confirm().textContent()).toBe('更换目的地');
    await dialog().getByText('悉尼').nth(0).waitFor();
    await confirm().click();
    await page.waitForURL('**/en/paris');
  });

  test('stays on the phone’s own tree', async () => {
    await open('/en/sydney', { isPhone: true });
    await dialog().getByText('Paris').click();
    await confirm().click();
    await page.waitForURL('**/en/paris/mobile');
  });

  test('is walked through by keyboard', async () => {
    await open('/en/sydney');
    await dialog().locator('[name=city]:checked').focus();
    await page.keyboard.press('ArrowDown');
    expect(await dialog().locator('[name=city]:checked').inputValue()).toBe('auckland');
    expect(await dialog().locator('.picker-chosen').textContent()).toBe('Auckland');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/auckland');
  });
});

describe('travel type', () => {
  test('is required for the US sites: the button waits, says why, and the error goes with the first pick', async () => {
    await open('/en/hawaii');
    expect(await confirm().getAttribute('aria-disabled')).toBe('true');
    await confirm().click({ force: true });
    const error = dialog().getByText('Select a shopping option based on your flight');
    await error.waitFor();
    await expectAccessible(page);
    await dialog().getByText('International').click();
    await error.waitFor({ state: 'hidden' });
    expect(await confirm().getAttribute('aria-disabled')).toBeNull();
    await confirm().click();
    await dialog().waitFor({ state: 'detached' });
    expect(await cookie('travel-type-hawaii')).toBe('international');
    expect(await page.evaluate((): unknown => Reflect.get(window, 'dataLayer'))).toContainEqual({
      event: 'travelType',
      travelType: 'international',
      city: 'hawaii',
    });
  });

  test('a change clears the saved flight of that city and of no other', async () => {
    await open('/en/hawaii', {
      cookies: { 'travel-type-hawaii': 'international' },
      stored: { 'flight-info-hawaii': { number: '1' }, 'flight-info-los-angeles': { number: '2' } },
    });
    expect(await dialog().locator('[name=travel-type]:checked').inputValue()).toBe('international');
    await dialog().getByText('Domestic').click();
    await confirm().click();
    await dialog().waitFor({ state: 'detached' });
    expect(await stored(page, 'flight-info-hawaii')).toBeUndefined();
    expect(await stored(page, 'flight-info-los-angeles')).toEqual({ number: '2' });
  });

  test('is reset by another city', async () => {
    await open('/en/hawaii', { cookies: { 'travel-type-hawaii': 'domestic' } });
    await dialog().getByText('San Francisco').click();
    expect(await dialog().locator('[name=travel-type]:checked').count()).toBe(0);
    expect(await confirm().getAttribute('aria-disabled')).toBe('true');
  });
});

test('departure location: four places with their codes, kept as a cookie', async () => {
  await open('/jp/okinawa');
  const select = dialog().locator('#picker-departure');
  expect(
    await select.locator('option').evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value)),
  ).toEqual(['', '82001', '82003', '82004', '82002']);
  await select.selectOption('82004');
  await confirm().click();
  await dialog().waitFor({ state: 'detached' });
  expect(await cookie('departure-location')).toBe('82004');
});

describe('the welcome popup', () => {
  test.each([
    ['660 px at a desk', {}, 660],
    ['343 px on a phone', { isPhone: true }, 343],
  ])('comes 1 s after a locale redirect without preferences, %s', async (_, visitor, width) => {
    page = await visit(browser, '/', { hasStillClock: true, ...visitor });
    await page.clock.runFor(900);
    expect(await dialog().count()).toBe(0);
    await page.clock.runFor(200);
    await dialog().waitFor();
    expect(await dialog().getAttribute('data-variant')).toBe('welcome');
    expect(await dialog().evaluate((element) => element.getBoundingClientRect().width)).toBe(width);
    await expectAccessible(page);
    expect(await layoutShift(page)).toBe(0);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await stored(page, 'preferred-path')).toBe('/en/sydney');
  });

  test('does not come with preferences, nor on an ordinary arrival', async () => {
    page = await visit(browser, '/?', { hasStillClock: true, stored: { 'preferred-path': '/en/paris' } });
    await page.clock.runFor(3000);
    expect(await dialog().count()).toBe(0);
    await leave(page);
    page = await visit(browser, '/en/sydney', { hasStillClock: true });
    await page.clock.runFor(3000);
    expect(await dialog().count()).toBe(0);
  });

  test('leads to the travel type that is missing', async () => {
    page = await visit(browser, '/en/hawaii', { cookies: { 'cookie-consent': 'none' } });
    await confirm().click({ force: true });
    expect(await dialog().locator('[name=travel-type]:focus').inputValue()).toBe('international');
  });

  test('comes where a travel type is missing, and not again once it was dismissed', async () => {
    page = await visit(browser, '/en/los-angeles', { hasStillClock: true });
    await page.clock.runFor(1100);
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.reload();
    await page.clock.runFor(3000);
    expect(await dialog().count()).toBe(0);
  });

  test('the query of a locale redirect leads to the stored preferred path', async () => {
    page = await visit(browser, '/en/sydney?locale-redirect=1', { stored: { 'preferred-path': '/fr/paris' } });
    await page.waitForURL('**/fr/paris');
  });
});

describe('the select of many options (ARIA APG: combobox)', () => {
  const input = () => dialog().locator('#picker-city');
  const active = () =>
    input().evaluate(
      (element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );

  async function welcome(): Promise<void> {
    page = await visit(browser, '/en/sydney?locale-redirect=1');
    await dialog().waitFor();
    await input().focus();
  }

  test('opens, moves, wraps, jumps to both ends, chooses and closes by keyboard', async () => {
    await welcome();
    expect(await input().getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowDown');
    expect(await input().getAttribute('aria-expanded')).toBe('true');
    expect(await active()).toBe('Sydney');
    await expectAccessible(page);
    await page.keyboard.press('End');
    expect(await active()).toBe('Brisbane');
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe('Paris');
    await page.keyboard.press('ArrowUp');
    expect(await active()).toBe('Brisbane');
    await page.keyboard.press('Home');
    expect(await active()).toBe('Paris');
    await page.keyboard.press('Enter');
    expect(await input().getAttribute('aria-expanded')).toBe('false');
    expect(await input().inputValue()).toBe('Paris');
    expect(await dialog().locator('#picker-language').inputValue()).toBe('en');
  });

  test('filters, leaves Home and End to the text below five options, and says when nothing matches', async () => {
    await welcome();
    await input().fill('ok');
    expect(await dialog().locator('.combobox').getByRole('option').allTextContents()).toEqual(['Okinawa']);
    await page.keyboard.press('Home');
    expect(await input().evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(0);
    await input().fill('zzz');
    await dialog().getByText('No match').waitFor();
    await page.keyboard.press('Escape');
    expect(await input().inputValue()).toBe('Sydney');
    expect(await dialog().isVisible()).toBe(true);
  });

  test('is cleared by its button and by Escape; nothing can be submitted then', async () => {
    await welcome();
    await dialog().getByRole('button', { name: 'Clear: Destination' }).click();
    expect(await input().inputValue()).toBe('');
    expect(await confirm().getAttribute('aria-disabled')).toBe('true');
    await dialog().getByRole('option', { name: 'Okinawa' }).click();
    expect(await input().inputValue()).toBe('Okinawa');
    await page.keyboard.press('Escape');
    expect(await input().inputValue()).toBe('');
    await dialog().getByRole('option', { name: 'Bali' }).click();
    await confirm().click();
    await page.waitForURL('**/en/bali');
  });
});
