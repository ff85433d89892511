import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  behavioursAreReady,
  callsAreSent,
  cookie,
  expectAccessible,
  expectStill,
  nextFrames,
  scrollPage,
  spokenNodes,
  stir,
  storeBeside,
  stored,
} from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

const consent = { 'cookie-consent': 'analytics.personalisation' };

/** Loads a page again, until what opens by itself has had its turn: the page stores its language first. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.reload();
  await stir(page);
  await popupsHadTheirTurn(page);
}

async function popupsHadTheirTurn(page: Page): Promise<void> {
  await expect.poll(() => stored(page, 'language')).toBeDefined();
  // What a popup asks for comes before this.
  await callsAreSent(page);
  await nextFrames(page);
}

describe('notifications', () => {
  const open = (page: Page) => page.locator('[data-notification]:not([hidden])');

  test('a general one shows, and once closed stays away, in this language only', async ({ visit }) => {
    const page = await visit('/en/sydney', { cookies: consent });
    await open(page).waitFor();
    expect(await open(page).count()).toBe(1);
    expect(await open(page).textContent()).toContain('Travel light today');
    await expectStill(page);
    await expectAccessible(page);
    await open(page).getByRole('button', { name: 'Close notice' }).click();
    expect(await open(page).count()).toBe(0);
    expect(await stored(page, 'notifications-read-en')).toEqual(['sydney-notification-travel-light']);
    await comeBack(page);
    expect(await open(page).count()).toBe(0);
    await page.goto(page.url().replace('/en/', '/cn/'));
    await open(page).waitFor();
  });

  test.for([
    ['/en/sydney', { width: 1440 }],
    ['/en/sydney/dining/lantern-table', { isPhone: true }],
    ['/en/sydney/what-is-happening/event/listing', { width: 820 }],
    ['/cn/sydney/contact-us', { isPhone: true }],
  ] as const)('is a line below the window, over nothing, and moves nothing: %s', async ([path, size], { visit }) => {
    const page = await visit(path, { cookies: consent, ...size });
    await open(page).waitFor();
    const line = await open(page).evaluate((element) => ({
      isBelow: element.getBoundingClientRect().top >= innerHeight,
      position: getComputedStyle(element).position,
      isInMain: element.closest('main') !== null,
    }));
    expect(line).toEqual({ isBelow: true, position: 'static', isInMain: true });
    await open(page).scrollIntoViewIfNeeded();
    await expectStill(page);
    await expectAccessible(page);
  });

  test('a notification that asks has something to answer by, and asks no more once it is answered', async ({
    visit,
  }) => {
    const page = await visit('/en/okinawa', settled);
    await open(page).waitFor();
    expect(await open(page).getByRole('link', { name: 'Please choose' }).getAttribute('href')).toBe(
      '/en/okinawa/select-destination',
    );
    await page.context().addCookies([{ name: 'departure-location', value: '82001', url: page.url() }]);
    await comeBack(page);
    expect(await open(page).count()).toBe(0);
  });

  test('a notification that is answered in the picker leaves the focus at its place', async ({ visit }) => {
    const page = await visit('/en/okinawa', settled);
    await open(page).waitFor();
    await behavioursAreReady(page);
    await open(page).getByRole('link', { name: 'Please choose' }).press('Enter');
    const picker = page.locator('dialog.picker');
    await picker.locator('#picker-departure').selectOption('82001');
    await picker.locator('button[type=submit]').press('Enter');
    await expect.poll(() => open(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.matches('.notice-passed'))).toBe(true);
  });

  test.for([
    ['a desktop', false],
    ['a phone', true],
  ] as const)('waits on %s until consent is answered, and takes no focus', async ([_, isPhone], { visit }) => {
    const page = await visit('/en/sydney', { isPhone });
    await page.locator('[data-consent]:popover-open').waitFor();
    expect(await open(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Reject all' }).click();
    await open(page).waitFor();
    expect(await open(page).evaluate((card) => card.contains(document.activeElement))).toBe(false);
  });

  test('does not show where overlays are not wanted', async ({ visit }) => {
    const page = await visit('/en/sydney?without-overlay=true');
    expect(await page.locator('[data-notification]').count()).toBe(0);
  });
});

describe('the departure popover', () => {
  const popover = (page: Page) => page.locator('[data-departure]:popover-open');

  test('goes at once when it is closed in a window beside it', async ({ visit }) => {
    const page = await visit('/en/okinawa', { cookies: consent });
    await popover(page).waitFor();
    await storeBeside(page, 'departure-closed-okinawa', true);
    await popover(page).waitFor({ state: 'hidden' });
  });

  test('asks on Okinawa’s home and keeps the answer', async ({ visit }) => {
    const page = await visit('/en/okinawa', { cookies: consent });
    await popover(page).waitFor();
    await expectStill(page);
    await expectAccessible(page);
    await popover(page).getByRole('combobox').selectOption('82002');
    await popover(page).getByRole('button', { name: 'Confirm' }).click();
    await popover(page).waitFor({ state: 'hidden' });
    await expect.poll(() => cookie(page, 'departure-location')).toBe('82002');
  });

  test('says what is missing', async ({ visit }) => {
    const page = await visit('/kr/okinawa', { cookies: consent });
    await popover(page).getByRole('button').first().click();
    expect(await popover(page).getByRole('alert').innerText()).toBe('출발지를 선택해 주십시오');
    expect(await popover(page).locator('select:focus').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page, '[data-departure]');
    await popover(page).getByRole('combobox').selectOption('82002');
    expect(await popover(page).getByRole('alert').count()).toBe(0);
  });

  test('what is missing describes the field only once it is missed', async ({ visit }) => {
    const page = await visit('/en/okinawa', { cookies: consent });
    const field = popover(page).getByRole('combobox');
    await field.waitFor();
    const description = async () =>
      (await spokenNodes(page)).find(({ role }) => role?.value === 'combobox')?.description?.value ?? '';
    expect(await description()).toBe('');
    await popover(page).getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(description).toBe('Please choose where you depart from');
    await field.selectOption('82001');
    await expect.poll(description).toBe('');
  });

  test('closing is stored; then nothing asks the same again', async ({ visit }) => {
    const page = await visit('/en/okinawa', { cookies: consent });
    await popover(page).getByRole('button', { name: 'Close notice' }).click();
    expect(await stored(page, 'departure-closed-okinawa')).toBe(true);
    await comeBack(page);
    expect(await popover(page).count()).toBe(0);
    expect(await page.locator('[data-notification]:not([hidden])').count()).toBe(0);
  });

  test.for([
    ['with a departure location', '/en/okinawa', { ...consent, 'departure-location': '82001' }],
    ['beside the home page', '/en/okinawa/brand/listing', consent],
    ['in another city', '/en/sydney', consent],
  ] as const)('stays away %s', async ([_, path, cookies], { visit }) => {
    const page = await visit(path, { cookies });
    await popupsHadTheirTurn(page);
    expect(await popover(page).count()).toBe(0);
  });
});

describe('floating help', () => {
  test('its text hides after 10 s without input, shows again in turn, and on any input', async ({ visit }) => {
    const page = await visit('/en/sydney', {
      hasStillClock: true,
      stored: { 'notifications-read-en': ['sydney-notification-travel-light'] },
    });
    const help = page.locator('[data-help]');
    const isQuiet = () => help.evaluate((element) => element.hasAttribute('data-quiet'));
    expect(await isQuiet()).toBe(false);
    const afterASecond = async (): Promise<boolean> => {
      await page.clock.runFor(1000);
      return isQuiet();
    };
    await expect.poll(afterASecond).toBe(true);
    expect(await help.getAttribute('href')).toBe('/en/sydney/contact-us');
    await page.clock.runFor(10_000);
    expect(await isQuiet()).toBe(false);
    await page.clock.runFor(10_000);
    expect(await isQuiet()).toBe(true);
    await page.mouse.move(40, 40);
    await expect.poll(isQuiet).toBe(false);
  });

  test('its text hides when the page is left, and shows on the way back', async ({ visit }) => {
    const page = await visit('/en/sydney', settled);
    await behavioursAreReady(page);
    const isQuietAfter = (event: 'pagehide' | 'pageshow') =>
      page.locator('[data-help]').evaluate((help, type) => {
        dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
        return help.hasAttribute('data-quiet');
      }, event);
    await expect.poll(() => isQuietAfter('pagehide')).toBe(true);
    expect(await isQuietAfter('pageshow')).toBe(false);
  });

  test('on a phone it covers nothing of a page that is read down, and comes on the way up and by the keyboard', async ({
    visit,
  }) => {
    const page = await visit('/en/sydney/mobile', {
      isPhone: true,
      cookies: consent,
      stored: { 'notifications-read-en': ['sydney-notification-travel-light'] },
    });
    const help = page.locator('.floating');
    const opacity = () => help.evaluate((element) => getComputedStyle(element).opacity);
    expect(await opacity()).toBe('0');
    const header = (place: string) => page.locator(`[data-place="${place}"]`).waitFor();
    await scrollPage(page, 1500);
    await header('compact');
    expect(await opacity()).toBe('0');
    await scrollPage(page, 1200);
    await header('full');
    await expect.poll(opacity).toBe('1');
    await scrollPage(page, 0);
    await expect.poll(opacity).toBe('0');
    await help.locator('a').focus();
    await expect.poll(opacity).toBe('1');
  });

  test('on a phone it never lies over the field in the footer, without script either', async ({ visit }) => {
    const phone = { isPhone: true, cookies: consent };
    const page = await visit('/en/sydney/mobile', phone);
    const field = page.locator('footer form input');
    await field.scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('.floating').isVisible()).toBe(false);
    const plain = await visit('/en/sydney/mobile', { ...phone, hasScript: false });
    expect(await plain.locator('.floating').evaluate((help) => getComputedStyle(help).position)).not.toBe('fixed');
  });
});

test('preview mode is framed, says so, and can be left', async ({ visit }) => {
  const page = await visit('/en/sydney?is-preview-mode=true');
  expect(await page.locator('.preview-bar').textContent()).toContain('Unpublished content is shown.');
  // A landmark that has nothing to say is none.
  const landmarks = page.getByRole('complementary');
  await expect
    .poll(() => landmarks.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel)))
    .toEqual(['Preview tools']);
  await expectAccessible(page);
  await page.goto(page.url().replace('is-preview-mode=true', 'is-preview-mode=true&without-overlay=true'));
  expect(await page.locator('.preview-bar').count()).toBe(0);
});
