import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { largeText } from '../support/browser/largeText.ts';
import {
  cookie,
  expectAccessible,
  expectStill,
  holdBack,
  nextFrames,
  reportsOf,
  sendAll,
  stir,
} from '../support/browser/page.ts';
import { type Arrive, test as base } from '../support/browser/visitor.ts';

const CARD = '[data-consent]';

/** A page with a list of what it reports. */
interface Watched {
  readonly page: Page;
  readonly reports: string[];
}

const test = base.extend(
  'watched',
  ({ visit }) =>
    async (path = '/en/sydney', cookies: Readonly<Record<string, string>> = {}): Promise<Watched> => {
      const page = await visit(path, { cookies });
      return { page, reports: reportsOf(page) };
    },
);

const consentCookie = (page: Page) => cookie(page, 'cookie-consent');
/** Another tab refuses. */
const refuseElsewhere = (page: Page) =>
  page.context().addCookies([{ name: 'cookie-consent', value: 'none', url: inject('site') }]);
/** The entries of the data layer as the tag manager takes them. */
const told = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => Array.from(entry)),
  );

describe('a first visit', () => {
  test('is asked for by a card that moves nothing, takes no focus and is accessible', async ({ watched }) => {
    const { page, reports } = await watched();
    await page.locator(CARD).waitFor();
    await expectStill(page);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expectAccessible(page);
    // The page stays usable.
    await page.click('[data-account-trigger]');
    expect([await page.locator('#account').isVisible(), await consentCookie(page), reports]).toEqual([
      true,
      undefined,
      [],
    ]);
  });

  test('denies everything before any other entry of the data layer', async ({ watched }) => {
    const { page } = await watched();
    await page.waitForFunction(() => Reflect.get(window, 'dataLayer')?.length > 0);
    expect((await told(page))[0]).toMatchObject([
      'consent',
      'default',
      { analytics_storage: 'denied', personalization_storage: 'denied', ad_storage: 'denied' },
    ]);
  });

  test.for([
    ['200 % text', { width: 1280, height: 900 }, true],
    ['200 % text on a phone', { width: 390, height: 844 }, true],
    ['400 %', { width: 320, height: 256 }, false],
    ['a phone held sideways', { width: 844, height: 390 }, false],
  ] as const)('says what it asks, with both answers in sight, at %s', async ([_, size, isLarge], { arrive }) => {
    const page = await arrive();
    await page.setViewportSize(size);
    if (isLarge) await largeText(page);
    await page.goto(`${inject('site')}/en/sydney`);
    await stir(page);
    await page.locator(CARD).waitFor();
    expect(await page.locator(`${CARD} #consent-text`).isVisible()).toBe(true);
    for (const answer of await page.locator(`${CARD} .consent-answers button`).all())
      expect(await answer.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  });

  test('opened on a wide screen its choices stand in one row, in a low band', async ({ visit }) => {
    const page = await visit('/en/sydney', { width: 1440, cookies: {} });
    await page.locator(`${CARD} summary`).click();
    const topsOf = (all: readonly Element[]) => all.map((choice) => choice.getBoundingClientRect().top);
    expect(new Set(await page.locator(`${CARD} .choice`).evaluateAll(topsOf)).size).toBe(1);
    expect((await page.locator(CARD).boundingBox())?.height).toBeLessThanOrEqual(260);
  });

  test('refused by keyboard it keeps the place, and tabbing into it moves nothing', async ({ watched }) => {
    const { page } = await watched();
    await page.locator(CARD).waitFor();
    const offsets: number[] = [];
    await page.exposeFunction('noteOffset', (offset: number) => offsets.push(offset));
    await page.evaluate("addEventListener('scroll', () => noteOffset(scrollY))");
    const isOn = (selector: string) => page.evaluate((target) => document.activeElement?.matches(target), selector);
    await page.keyboard.press('Tab');
    for (let step = 0; step < 5 && !(await isOn(`${CARD} button[value="none"]`)); step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator(CARD).waitFor({ state: 'hidden' });
    expect(offsets).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-announcement], header') !== null)).toBe(
      true,
    );
  });

  /** A page whose visitor has opened search before the question of consent could come. */
  async function searchBeforeConsent(arrive: Arrive): Promise<Page> {
    const page = await arrive();
    const comes = await holdBack(page, '**/assets/consent-*.css');
    await page.goto(`${inject('site')}/en/sydney`);
    await stir(page);
    await page.locator('.header-tools [data-search-trigger]').click();
    await page.locator('[data-search-dialog]:popover-open').waitFor();
    const styled = page.waitForResponse('**/assets/consent-*.css');
    comes();
    await styled;
    await nextFrames(page);
    return page;
  }

  test('waits until the search that a visitor has opened is closed', async ({ arrive }) => {
    const page = await searchBeforeConsent(arrive);
    expect(await page.locator(CARD).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await page.locator(CARD).waitFor();
  });

  test('does not come over a page whose answer another tab has by the time that search is closed', async ({
    arrive,
  }) => {
    const page = await searchBeforeConsent(arrive);
    await refuseElsewhere(page);
    await page.keyboard.press('Escape');
    await page.locator('[data-search-dialog]').waitFor({ state: 'hidden' });
    await nextFrames(page);
    expect(await page.locator(CARD).isVisible()).toBe(false);
  });

  test('goes when another window has the answer', async ({ watched }) => {
    const { page, reports } = await watched();
    await page.locator(CARD).waitFor();
    await refuseElsewhere(page);
    await page.locator(CARD).waitFor({ state: 'hidden' });
    expect(reports).toEqual([]);
  });

  test('rejects with one click: nothing is sent, and the card does not show again', async ({ watched }) => {
    const { page, reports } = await watched();
    await page.click(`${CARD} button[value="none"]`);
    await page.locator(CARD).waitFor({ state: 'hidden' });
    await expect.poll(() => consentCookie(page)).toBe('none');
    await page.goto(`${inject('site')}/en/sydney/brand/listing`);
    await sendAll(page);
    expect([await page.locator(CARD).isVisible(), reports]).toEqual([false, []]);
  });

  test('accepts with one click: counting starts now, on this page and the next', async ({ watched }) => {
    const { page, reports } = await watched();
    await page.click(`${CARD} button[value="all"]`);
    await expect.poll(() => consentCookie(page)).toBe('analytics.personalisation');
    await page.goto(`${inject('site')}/en/sydney/brand/listing`);
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    expect(await page.locator(CARD).isVisible()).toBe(false);
  });

  test('chooses for itself', async ({ watched }) => {
    const { page } = await watched();
    await page.click(`${CARD} summary`);
    expect(
      await page
        .locator(`${CARD} input`)
        .evaluateAll((boxes) => boxes.map((box) => [box.getAttribute('name'), (box as HTMLInputElement).checked])),
    ).toEqual([
      ['necessary', true],
      ['analytics', false],
      ['personalisation', false],
    ]);
    await page.check(`${CARD} input[name="personalisation"]`);
    await page.click(`${CARD} button[value="own"]`);
    await expect.poll(() => consentCookie(page)).toBe('personalisation');
  });
});

describe('later', () => {
  test('the footer opens it again with the choice; Escape closes it and the focus returns', async ({ watched }) => {
    const { page } = await watched('/en/sydney', { 'cookie-consent': 'analytics' });
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[data-consent-open]')?.focus({ preventScroll: true }),
    );
    await page.keyboard.press('Enter');
    await page.locator(CARD).waitFor();
    expect([
      await page.isChecked(`${CARD} input[name="analytics"]`),
      await page.isChecked(`${CARD} input[name="personalisation"]`),
    ]).toEqual([true, false]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('consent-title');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-consent-open'))).toBe(true);
  });

  test('a consent that is withdrawn ends the counting', async ({ watched }) => {
    const { page, reports } = await watched('/en/sydney', { 'cookie-consent': 'analytics' });
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    await page.click('[data-consent-open]');
    await page.click(`${CARD} button[value="none"]`);
    const sent = reports.length;
    await page.goto(`${inject('site')}/en/sydney/brand/listing`);
    await sendAll(page);
    expect(reports.length).toBe(sent);
  });

  test.for([
    ['a window beside it', (): boolean => true, false],
    ['a page that is restored', () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })), false],
    ['a second tab', () => document.dispatchEvent(new Event('visibilitychange')), false],
    ['a second tab whose card is open', () => document.dispatchEvent(new Event('visibilitychange')), true],
  ] as const)('a refusal elsewhere holds in %s, and is not taken back by its card', async (row, { watched }) => {
    const [_, comeBack, isOpen] = row;
    const { page, reports } = await watched('/en/sydney', { 'cookie-consent': 'analytics.personalisation' });
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    if (isOpen) {
      await page.click('[data-consent-open]');
      // A click that still waits for its styles is dropped by the event that follows.
      await page.locator(CARD).waitFor();
    }
    await refuseElsewhere(page);
    const sent = reports.length;
    await page.evaluate(comeBack);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    // Tag managers are told too.
    const lastUpdate = async () => (await told(page)).findLast(([_, command]) => command === 'update');
    await expect.poll(async () => (await lastUpdate())?.[2]).toMatchObject({ analytics_storage: 'denied' });
    if (!isOpen) await page.click('[data-consent-open]');
    await page.click(`${CARD} button[value="own"]`);
    await page.locator(CARD).waitFor({ state: 'hidden' });
    expect([await consentCookie(page), reports.length]).toEqual(['none', sent]);
  });

  test('“Your Privacy Choices” opens the same card in the United States', async ({ watched }) => {
    const { page } = await watched('/en/hawaii', { 'cookie-consent': 'none', 'travel-type-hawaii': 'domestic' });
    await page.click('[data-privacy-choices]');
    await page.locator(CARD).waitFor();
  });
});

describe('Global Privacy Control', () => {
  test('is an answer: no card, nothing sent, whatever was stored; the card says why', async ({ watched }) => {
    const { page, reports } = await watched('/en/sydney/brand/listing', {
      'cookie-consent': 'analytics.personalisation',
    });
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto(`${inject('site')}/en/sydney`);
    reports.length = 0;
    await sendAll(page);
    expect([await page.locator(CARD).isVisible(), reports]).toEqual([false, []]);
    await page.click('[data-consent-open]');
    await page.locator('[data-consent-privacy-control]').waitFor();
    expect(await page.isDisabled(`${CARD} input[name="analytics"]`)).toBe(true);
  });
});

test('the departure popover of Okinawa waits for consent', async ({ watched }) => {
  const { page } = await watched('/en/okinawa', { 'cookie-consent': 'none' });
  await sendAll(page);
  expect(await page.locator('[data-departure]').isVisible()).toBe(false);
  await page.click('[data-consent-open]');
  await page.click(`${CARD} button[value="all"]`);
  await page.locator('[data-departure]').waitFor();
});

test.for([
  ['the answer', { name: 'departure-location', value: '82003' }],
  ['refused', { name: 'cookie-consent', value: 'none' }],
] as const)('the departure popover goes when another tab has %s, once somebody is back', async (row, { watched }) => {
  const [_, answer] = row;
  const { page } = await watched('/en/okinawa', { 'cookie-consent': 'personalisation' });
  const popover = page.locator('[data-departure]');
  await popover.waitFor();
  await page.context().addCookies([{ ...answer, url: inject('site') }]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await popover.waitFor({ state: 'hidden' });
});
