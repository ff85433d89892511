import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { largeText } from '../support/browser/largeText.ts';
import { stir } from '../support/browser/page.ts';
import { openPanel, results } from '../support/browser/searchPanel.ts';
import { settled, test } from '../support/browser/visitor.ts';

const CARD = '[data-consent]';
/** Pixels between the button of a line and the blocks beside it. */
const CLOSE_BY = 150;

/** A tab stop: what it is, and the share of it (0 to 1) that nothing over the page covers. */
interface Stop {
  readonly name: string;
  readonly seen: number;
}

/** Tabs through the whole page, and returns its stops. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < 400; count += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(currentStop);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Looks at 25 points of the element with the focus, once the page shows it. Undefined where the focus has left the page. */
async function currentStop(): Promise<Stop | undefined> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const stop = document.activeElement;
  if (!stop || stop === document.body) return undefined;
  const { left, top, width, height } = stop.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isOver = (element: Element | null): boolean => {
    if (!element) return true;
    for (let at: Element | null = element; at && !at.contains(stop); at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    return false;
  };
  const covered = shares.flatMap((x) =>
    shares.filter((y) => isOver(document.elementFromPoint(left + width * x, top + height * y))),
  );
  const name = `${stop.className} "${(stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 40)}"`;
  return { name, seen: 1 - covered.length / shares.length ** 2 };
}

const hidden = (stops: readonly Stop[]): readonly Stop[] => stops.filter(({ seen }) => seen < 0.5);

describe('the focus of a newcomer who has not answered the consent card', () => {
  test.for([
    ['a phone', '/en/sydney/mobile', { isPhone: true }, undefined],
    ['a phone in Japanese', '/jp/okinawa/mobile/what-is-happening/event/listing', { isPhone: true }, undefined],
    ['a desktop', '/en/sydney', { width: 1440 }, undefined],
    ['a window at 400 %', '/en/sydney', {}, { width: 320, height: 256 }],
    ['a preview on a phone', '/en/sydney/mobile?is-preview-mode=true', { isPhone: true }, undefined],
  ] as const)('%s: is never covered', async ([_, path, visitor, size], { visit }) => {
    const page = await visit(path, { ...visitor });
    if (size) await page.setViewportSize(size);
    await page.locator(CARD).waitFor();
    const stops = await tabThrough(page, 'Tab');
    expect(stops.length).toBeGreaterThan(30);
    expect(hidden(stops)).toEqual([]);
    expect(hidden(await tabThrough(page, 'Shift+Tab'))).toEqual([]);
    expect(await page.locator(CARD).isVisible()).toBe(true);
  });

  test('with text at 200 % on a phone: is never covered in the card', async ({ arrive }) => {
    const page = await arrive({ width: 390 });
    await page.setViewportSize({ width: 390, height: 700 });
    await largeText(page);
    await page.goto(`${inject('site')}/fr/paris`);
    await stir(page);
    await page.locator(CARD).waitFor();
    await page.locator('#consent-text a').focus();
    expect(await page.evaluate(currentStop)).toMatchObject({ seen: 1 });
  });

  test('Escape closes the card from anywhere, after what is open over the page', async ({ visit }) => {
    const page = await visit('/en/sydney');
    await page.locator(CARD).waitFor();
    await page.locator('[data-account-trigger]').click();
    await page.locator('#account').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#account').waitFor({ state: 'hidden' });
    expect(await page.locator(CARD).isVisible()).toBe(true);
    await page.locator('.header-logo').focus();
    await page.keyboard.press('Escape');
    await page.locator(CARD).waitFor({ state: 'hidden' });
    expect(await page.locator('.header-logo').evaluate((logo) => logo === document.activeElement)).toBe(true);
  });

  test('a low window has a card of a few lines, which unfolds', async ({ visit }) => {
    const page = await visit('/en/sydney');
    await page.setViewportSize({ width: 320, height: 256 });
    const height = () => page.locator(CARD).evaluate((card) => card.getBoundingClientRect().height);
    await page.locator(CARD).waitFor();
    expect(await height()).toBeLessThan(110);
    await page.click(`${CARD} summary`);
    expect(await page.locator('#consent-text').isVisible()).toBe(true);
  });
});

describe('the focus of a visitor who has answered', () => {
  test.for([
    ['a desktop', { width: 1280, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
    ['a window at 200 %', { width: 640, height: 450 }],
    ['a window at 400 %', { width: 320, height: 256 }],
  ] as const)('%s: is never covered among the results of the search', async ([_, size], { visit }) => {
    const page = await visit('/en/sydney', settled);
    await page.setViewportSize(size);
    await openPanel(page);
    await page.keyboard.type('the');
    await page.locator(results).nth(10).waitFor({ state: 'attached' });
    const stops = await tabThrough(page, 'Tab');
    expect(stops.length).toBeGreaterThan(10);
    expect(hidden(stops)).toEqual([]);
    await page.locator(results).last().focus();
    expect(hidden(await tabThrough(page, 'Shift+Tab'))).toEqual([]);
  });

  test.for([
    ['the filters of a list on a phone', '/en/sydney/service/listing', { width: 390, height: 844 }],
    ['the filters of a list at 400 %', '/en/sydney/service/listing', { width: 320, height: 256 }],
    ['a home page at 400 %', '/fr/paris', { width: 320, height: 256 }],
  ] as const)('%s: is never covered, nor out of the window', async ([_, path, size], { visit }) => {
    const page = await visit(path, settled);
    await page.setViewportSize(size);
    for (const key of ['Tab', 'Shift+Tab'] as const) expect(hidden(await tabThrough(page, key))).toEqual([]);
  });
});

test('Escape closes the card that somebody opened, and leaves alone who reads elsewhere', async ({ visit }) => {
  const page = await visit('/en/sydney', settled);
  await page.locator('footer [data-consent-open]').click();
  await page.locator(CARD).waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('.header-logo').focus();
  await page.keyboard.press('Escape');
  await page.locator(CARD).waitFor({ state: 'hidden' });
  expect(await page.locator('.header-logo').evaluate((logo) => logo === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.for(['/en/sydney', '/en/sydney/stores/listing', '/en/sydney/contact-us'])(
  'a notification of %s that is closed by keyboard leaves the focus at its place',
  async (path, { visit }) => {
    const page = await visit(path, settled);
    const close = page.locator('[data-notification]:not([hidden]) [data-notice-close]');
    await close.focus();
    const { top } = await close.evaluate((button) => button.getBoundingClientRect());
    const offset = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await close.waitFor({ state: 'hidden' });
    const focused = await page.locator(':focus').evaluate((block) => {
      const place = block.getBoundingClientRect();
      return { edges: [place.top, place.bottom], ring: getComputedStyle(block).outlineStyle };
    });
    expect(focused.edges.some((edge) => Math.abs(edge - top) < CLOSE_BY)).toBe(true);
    expect([await page.evaluate(() => scrollY), focused.ring]).toEqual([offset, 'none']);
  },
);

test('an Escape that ends a composition closes no card and no panel', async ({ visit }) => {
  const page = await visit('/en/sydney', settled);
  const end = { key: 'Escape', bubbles: true, cancelable: true };
  await page.locator('footer [data-consent-open]').click();
  await page.locator(CARD).waitFor();
  const field = page.locator('footer form input[type=email]').first();
  for (const state of [{ isComposing: true }, { keyCode: 229 }])
    await field.dispatchEvent('keydown', { ...end, ...state });
  expect(await page.locator(CARD).isVisible()).toBe(true);
  await page.locator('.header-tools [data-search-trigger]').click();
  const panel = page.locator('[data-search-dialog]:popover-open');
  await panel.waitFor();
  for (const state of [{ isComposing: true }, { keyCode: 229 }])
    await panel.locator('[data-search-input]').dispatchEvent('keydown', { ...end, ...state });
  expect(await panel.count()).toBe(1);
});
