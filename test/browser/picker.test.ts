import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { cookie, expectAccessible, expectStill, stir, stored } from '../support/browser/page.ts';
import { test as base, type Visitor } from '../support/browser/visitor.ts';

const dialog = (page: Page) => page.locator('dialog.picker');
const confirm = (page: Page) => dialog(page).locator('button[type=submit]');

/** Opens the picker by the first trigger, as a click on it would. */
const test = base.extend('open', ({ visit }) => async (path: string, visitor: Visitor = {}) => {
  const page = await visit(path, { stored: { 'picker-closed-hawaii': true }, ...visitor });
  await page.locator('[data-destination-trigger]').first().dispatchEvent('click');
  await dialog(page).waitFor();
  return page;
});

describe('the picker', () => {
  test.for([
    ['at a desk', {}],
    ['on a phone', { isPhone: true }],
  ] as const)('opens over the page, says where one is, and passes axe %s', async ([_, visitor], { open }) => {
    const page = await open('/en/sydney', visitor);
    expect(await dialog(page).evaluate((element: HTMLDialogElement) => element.matches(':modal'))).toBe(true);
    expect(
      await dialog(page)
        .locator('fieldset')
        .filter({ has: page.locator('[name=city]') })
        .locator('legend')
        .allTextContents(),
    ).toHaveLength(5);
    expect(await dialog(page).locator('[name=city]').count()).toBeGreaterThanOrEqual(21);
    expect(await dialog(page).locator('[name=city]:checked').inputValue()).toBe('sydney');
    expect(await dialog(page).locator('.picker-here').textContent()).toContain('Sydney');
    expect(await confirm(page).textContent()).toBe('Confirm change');
    const words = dialog(page).locator('.picker-hours');
    await expect.poll(() => words.textContent()).toBe('Open now, until 8pm');
    await dialog(page).locator('[name=city][value=paris]').check({ force: true });
    await expect.poll(() => words.textContent()).toBe('Opens at 10am');
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    // One file for the picker, and none for what this browser fetches ahead by itself.
    expect(files.filter((name) => /(?:picker|destination|cities|prefetch)[^/]*\.js/i.test(name))).toHaveLength(1);
    await expectStill(page);
    await expectAccessible(page);
  });

  test('closes by Escape and keeps the origin as preferred place', async ({ open }) => {
    const page = await open('/en/sydney');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => stored(page, 'preferred-path')).toBe('/en/sydney');
    expect(page.url()).toMatch(/\/en\/sydney$/);
  });

  test('closes by the backdrop, by the close button, and by confirming without a change', async ({ open }) => {
    const page = await open('/en/sydney');
    await page.mouse.click(4, 4);
    await dialog(page).waitFor({ state: 'detached' });
    for (const button of ['.dialog-head button', 'button[type=submit]']) {
      await page.locator('[data-destination-trigger]').first().dispatchEvent('click');
      await dialog(page).locator(button).click();
      await dialog(page).waitFor({ state: 'detached' });
    }
    expect(page.url()).toMatch(/\/en\/sydney$/);
  });

  test('stays open when its text is marked beyond its edge, and when its trigger is clicked twice', async ({
    visit,
  }) => {
    const page = await visit('/en/sydney', { width: 1900 });
    await page.locator('.header-locale').click();
    await page.locator('#locale [data-destination-trigger]').click();
    await dialog(page).waitFor();
    const title = await dialog(page).locator('h2').boundingBox();
    await page.mouse.move(title?.x ?? 0, title?.y ?? 0);
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    expect(await dialog(page).isVisible()).toBe(true);
    // Where the first click was, the backdrop is by then.
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.locator('.header-locale').click();
    const trigger = await page.locator('#locale [data-destination-trigger]').boundingBox();
    await page.mouse.move((trigger?.x ?? 0) + 9, (trigger?.y ?? 0) + 9);
    await page.mouse.down();
    await page.mouse.up();
    await dialog(page).waitFor();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await dialog(page).isVisible()).toBe(true);
  });

  test('has an edge in forced colours, which draw no shadow', async ({ open }) => {
    const page = await open('/en/sydney');
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await dialog(page).evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid');
  });

  test('leaves the width of the scrollbar free, which it hides', async ({ visit }) => {
    const page = await visit('/en/sydney');
    // The scrollbars of this browser have none.
    await page.evaluate(() => Object.defineProperty(document.documentElement, 'clientWidth', { value: 1265 }));
    await page.locator('[data-destination-trigger]').first().dispatchEvent('click');
    await expect.poll(() => page.locator('html[data-gutter]').count()).toBe(1);
  });

  test('gives the focus back to the button whose popover led to it', async ({ visit }) => {
    const page = await visit('/en/sydney');
    const opener = page.locator('[popovertarget="locale"]:visible').first();
    await opener.click();
    await page.locator('#locale [data-destination-trigger]').click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('changes the language on the same page', async ({ open }) => {
    const page = await open('/en/sydney/brand/listing?sort=start');
    await dialog(page).locator('#picker-language').selectOption('cn');
    await confirm(page).click();
    await page.waitForURL('**/cn/sydney/brand/listing?sort=start');
    expect(await stored(page, 'preferred-path')).toBe('/cn/sydney');
    await stir(page);
    await expect.poll(() => stored(page, 'language')).toBe('cn');
  });

  test('goes to another city in English, whatever was set before, and carries the query along', async ({ open }) => {
    const page = await open('/cn/sydney/brand/listing?sort=start&without-overlay=true');
    await dialog(page).getByText('巴黎').click();
    expect(await dialog(page).locator('#picker-language').inputValue()).toBe('en');
    expect(await confirm(page).textContent()).toBe('更换目的地');
    await dialog(page).getByText('悉尼').nth(0).waitFor();
    await confirm(page).click();
    await page.waitForURL('**/en/paris?without-overlay=true');
  });

  test.for([
    ['on a phone', { isPhone: true }],
    ['on a tablet', { width: 820 }],
    ['at a desk', {}],
  ] as const)('the language and the button stand in view with the chosen city: %s', async ([_, visitor], { open }) => {
    const page = await open('/en/sydney', visitor);
    for (const city of ['okinawa', 'hawaii']) {
      await dialog(page).locator(`[name=city][value=${city}]`).check({ force: true });
      for (const part of ['.picker-chosen', '#picker-language', 'button[type=submit]'])
        expect(
          await dialog(page)
            .locator(part)
            .evaluate((element) => {
              const { left, top, right, bottom } = element.getBoundingClientRect();
              const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              return bottom <= innerHeight && element.contains(middle);
            }),
          part,
        ).toBe(true);
    }
  });

  test('leaves room for what is chosen in a low window, as at 400 %', async ({ open }) => {
    const page = await open('/en/hawaii', { width: 320 });
    await page.setViewportSize({ width: 320, height: 256 });
    const isWhole = await dialog(page)
      .locator('.picker-travel')
      .first()
      .evaluate((choice) => {
        choice.scrollIntoView({ block: 'center' });
        const { left, top, bottom } = choice.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => choice.contains(document.elementFromPoint(left + 1, y)));
      });
    expect(isWhole).toBe(true);
  });

  test('stays on the phone’s own tree', async ({ open }) => {
    const page = await open('/en/sydney', { isPhone: true });
    await dialog(page).getByText('Paris').click();
    await confirm(page).click();
    await page.waitForURL('**/en/paris/mobile');
  });

  test('works by keyboard', async ({ open }) => {
    const page = await open('/en/sydney');
    await dialog(page).locator('[name=city]:checked').focus();
    await page.keyboard.press('ArrowDown');
    expect(await dialog(page).locator('[name=city]:checked').inputValue()).toBe('auckland');
    expect(await dialog(page).locator('.picker-chosen .display').textContent()).toBe('Auckland');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/auckland');
  });
});

describe('travel type', () => {
  test('is required for the US sites: the button waits, says why, and the error goes with the first pick', async ({
    open,
  }) => {
    const page = await open('/en/hawaii');
    expect(await confirm(page).getAttribute('aria-disabled')).toBe('true');
    await confirm(page).click({ force: true });
    const error = dialog(page).getByText('Select a shopping option based on your flight');
    await error.waitFor();
    await dialog(page)
      .getByRole('radiogroup', { description: /^Select a shopping option/ })
      .waitFor();
    await expectAccessible(page);
    await dialog(page).getByText('International').click();
    await error.waitFor({ state: 'hidden' });
    expect(await confirm(page).getAttribute('aria-disabled')).toBeNull();
    await confirm(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => cookie(page, 'travel-type-hawaii')).toBe('international');
    expect(await page.evaluate((): unknown => Reflect.get(window, 'dataLayer'))).toContainEqual({
      event: 'travelType',
      travelType: 'international',
      city: 'hawaii',
    });
  });

  test('a change clears the saved flight of that city and of no other', async ({ open }) => {
    const page = await open('/en/hawaii', {
      cookies: { 'travel-type-hawaii': 'international' },
      stored: { 'flight-info-hawaii': { number: '1' }, 'flight-info-los-angeles': { number: '2' } },
    });
    expect(await dialog(page).locator('[name=travel-type]:checked').inputValue()).toBe('international');
    await dialog(page).getByText('Domestic').click();
    await confirm(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => stored(page, 'flight-info-hawaii')).toBeUndefined();
    expect(await stored(page, 'flight-info-los-angeles')).toEqual({ number: '2' });
  });
});

test('departure location: four places with their codes, kept as a cookie', async ({ open }) => {
  const page = await open('/jp/okinawa');
  const select = dialog(page).locator('#picker-departure');
  expect(
    await select.locator('option').evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value)),
  ).toEqual(['', '82001', '82003', '82004', '82002']);
  await select.selectOption('82004');
  await confirm(page).click();
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => cookie(page, 'departure-location')).toBe('82004');
});

test.for([
  ['the blank choice', '/jp/okinawa', '#picker-departure', ''],
  ['another city', '/tc/okinawa', '[name=city][value=guam]', undefined],
] as const)('departure: %s removes it, and it may be asked for again', async ([_, path, field, blank], { open }) => {
  const page = await open(path, {
    cookies: { 'departure-location': '82001' },
    stored: { 'departure-closed-okinawa': true },
  });
  expect(await dialog(page).locator('#picker-departure').inputValue()).toBe('82001');
  if (blank === undefined) await dialog(page).locator(field).check({ force: true });
  else await dialog(page).locator(field).selectOption(blank);
  await confirm(page).click();
  await expect.poll(() => cookie(page, 'departure-location')).toBeUndefined();
  if (blank !== undefined) expect(await stored(page, 'departure-closed-okinawa')).toBeUndefined();
});

test('departure location: an untouched blank leaves what another tab stored, and a card stays closed', async ({
  open,
}) => {
  const page = await open('/jp/okinawa', { stored: { 'departure-closed-okinawa': true } });
  await page.context().addCookies([{ name: 'departure-location', value: '82003', url: inject('site') }]);
  await confirm(page).click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(await cookie(page, 'departure-location')).toBe('82003');
  expect(await stored(page, 'departure-closed-okinawa')).toBe(true);
});
