import { describe, expect } from 'vitest';
import { behavioursAreReady, enhanceNavigation, holdBack } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

/** A page with a listing's top bar and enough to scroll. */
const LISTING = '/en/sydney/brand/listing';

describe('account and city', () => {
  test('open without script, and lead to registration, sign-in and the other languages', async ({ visit }) => {
    const page = await visit('/en/sydney/service/listing', { ...settled, hasScript: false });
    await page.locator('[data-account-trigger]').click();
    expect(await page.locator('[data-registration="Loyalty Registration"]:visible').getAttribute('href')).toBe(
      '/en/sydney/member/landing?source=marketing%20website&sourcedescription=marketing%20website',
    );
    expect(await page.locator('[data-registration="Log-in"]:visible').getAttribute('href')).toBe(
      '/en/sydney/dfs-circle-overview-sydney',
    );
    await page.locator('.header-locale').click();
    expect(await page.locator('#account').isVisible()).toBe(false);
    expect(await page.locator('#locale a[lang="zh-Hans"]').getAttribute('href')).toBe('/cn/sydney/service/listing');
    await page.keyboard.press('Escape');
    expect(await page.locator('#locale').isVisible()).toBe(false);
  });

  test('the languages and the account close when the focus leaves them', async ({ visit }) => {
    const page = await visit(LISTING, settled);
    await behavioursAreReady(page);
    for (const [opener, popover] of [
      ['.header-locale', '#locale'],
      ['[data-account-trigger]', '#account'],
    ] as const) {
      await page.locator(opener).focus();
      await page.keyboard.press('Enter');
      await page.locator(popover).waitFor();
      await page.keyboard.press('Tab');
      expect(await page.locator(popover).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
      expect(await page.locator(popover).isVisible()).toBe(true);
      await page.locator(`${popover} :is(a, button):visible`).last().focus();
      await page.keyboard.press('Tab');
      expect(await page.locator(popover).isVisible()).toBe(false);
    }
  });

  test('the account closes in a window that is too narrow for its button', async ({ visit }) => {
    const page = await visit('/en/sydney', settled);
    await page.locator('[data-account-trigger]').click();
    await page.locator('#account').waitFor();
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.locator('#account').waitFor({ state: 'hidden' });
  });

  test('the account opens on hover and closes on scroll', async ({ visit }) => {
    const page = await visit(LISTING, settled);
    await enhanceNavigation(page);
    await page.locator('[data-account-trigger]').hover();
    await page.locator('#account').waitFor();
    await page.locator('[data-account-trigger]').click();
    expect(await page.locator('#account').isVisible()).toBe(true);
    await page.mouse.wheel(0, 300);
    await page.locator('#account').waitFor({ state: 'hidden' });
  });

  test.for([
    ['a phone held sideways', '.header-menu', 844, 390],
    ['a low window', '.header-locale', 640, 320],
  ] as const)('%s stays where it is when the focus comes back to the header', async (row, { visit }) => {
    const [_, control, width, height] = row;
    const page = await visit('/en/sydney', settled);
    await page.setViewportSize({ width, height });
    for (const top of [0, 700]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await page.locator(control).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      expect(await page.evaluate(() => scrollY)).toBe(top);
    }
  });

  test('stays open on scroll while the keyboard is in it: some browsers scroll to what it reaches', async ({
    visit,
  }) => {
    const page = await visit(LISTING, { ...settled, hasStillClock: true });
    await behavioursAreReady(page);
    await page.locator('[data-account-trigger]').press('Enter');
    const account = page.locator('#account');
    await account.waitFor();
    await page.keyboard.press('Tab');
    // Told after the header, which waits before it looks.
    await page.evaluate(() => addEventListener('scroll', () => document.body.setAttribute('data-scrolled', '')));
    await page.evaluate(() => scrollBy(0, 24));
    await page.locator('body[data-scrolled]').waitFor();
    await page.clock.runFor(500);
    expect(await account.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  });

  test('stays closed for a mouse that pressed and closed it before its script came', async ({ visit }) => {
    const page = await visit(LISTING, settled);
    const release = await holdBack(page, '**/hoverPopover-*.js');
    const account = page.locator('#account');
    await account.evaluate((panel) => {
      panel.addEventListener('beforetoggle', () => {
        if (!panel.matches(':popover-open')) panel.dataset['opened'] = String(Number(panel.dataset['opened'] ?? 0) + 1);
      });
    });
    await page.locator('[data-hover-popover]').evaluate((place) => {
      const add = place.addEventListener.bind(place);
      // The first thing that the script does.
      place.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
        place.dataset['started'] = '';
        add(type, listener);
      };
    });
    await page.locator('[data-account-trigger]').click();
    await account.waitFor();
    await page.keyboard.press('Escape');
    await account.waitFor({ state: 'hidden' });
    // The mouse still rests there.
    await page.locator('.header-logo').focus();
    release();
    await page.locator('[data-hover-popover][data-started]').waitFor();
    expect(await account.getAttribute('data-opened')).toBe('1');
    expect(await account.isVisible()).toBe(false);
  });

  test('the top bar stands on the home page and listings only', async ({ visit }) => {
    const page = await visit(LISTING, settled);
    expect(await page.locator('.top-bar a').isVisible()).toBe(true);
    await page.goto(page.url().replace('brand/listing', 'contact-us'));
    expect(await page.locator('.top-bar').count()).toBe(0);
  });
});
