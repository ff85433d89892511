import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { behavioursAreReady } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

const legal = '/it/venice/privacy-policy';
const chapter = 'main a[href="#part-4"]';
const store = '/en/macau/stores/macau';
/** A room of a drawn floor. */
const room = 'main svg a[href^="#"]';

/** How many different offsets the page has, frame by frame, from an act until it stands still again. */
async function steps(page: Page, act: () => Promise<unknown>): Promise<number> {
  // In an object, so that the call returns once the page watches: a promise would be waited for.
  const watching = await page.evaluateHandle(() => ({
    count: new Promise<number>((resolve) => {
      const begin = scrollY;
      const offsets = [begin];
      let still = 0;
      const look = (): void => {
        still = offsets.at(-1) === scrollY ? still + 1 : 0;
        offsets.push(scrollY);
        if (scrollY !== begin && still > 20) resolve(new Set(offsets).size - 1);
        else requestAnimationFrame(look);
      };
      look();
    }),
  }));
  await act();
  return watching.evaluate(({ count }) => count);
}

test.for([
  ['pressed', legal, {}, (page: Page) => page.locator(chapter).click({ noWaitAfter: true })],
  ['touched', legal, { hasTouch: true }, (page: Page) => page.locator(chapter).tap({ noWaitAfter: true })],
  ['by keyboard', legal, {}, (page: Page) => page.locator(chapter).press('Enter')],
  ['a room of a drawn floor', store, {}, (page: Page) => page.locator(room).first().dispatchEvent('click')],
] as const)('a link within the page scrolls smoothly: %s', async ([, path, visitor, act], { visit }) => {
  const page = await visit(path, { ...settled, hasMotion: true, ...visitor });
  await behavioursAreReady(page);
  expect(await steps(page, () => act(page))).toBeGreaterThan(2);
  // What a script or find-in-page asks for afterwards comes at once.
  expect(await steps(page, () => page.evaluate(() => scrollTo(0, 1)))).toBe(1);
});

test('a link to where one is leaves what comes afterwards at once', async ({ visit }) => {
  const page = await visit(legal, { ...settled, hasMotion: true });
  await behavioursAreReady(page);
  const press = () => page.locator(chapter).dispatchEvent('click');
  await steps(page, press);
  await press();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  expect(await steps(page, () => page.evaluate(() => scrollTo(0, 1)))).toBe(1);
});

test('a link of the phone’s menu to an anchor of its page leads there, and the menu closes', async ({ visit }) => {
  const page = await visit('/cn/sydney/mobile/brand/listing', { ...settled, isPhone: true });
  await behavioursAreReady(page);
  await page.locator('.header-menu').click();
  const link = page.locator('#menu .menu-tool').first();
  await link.evaluate((anchor) => anchor.setAttribute('href', `${location.pathname}#brands`));
  await link.click();
  await page.locator('#menu').waitFor({ state: 'hidden' });
  await page.locator('#brands:target').waitFor();
  await expect
    .poll(() => page.locator('main').evaluate((main) => main.matches('[inert]') || scrollY === 0))
    .toBe(false);
});

test('whoever asks for less motion jumps by a link within the page', async ({ visit }) => {
  const page = await visit(legal, settled);
  await behavioursAreReady(page);
  expect(await steps(page, () => page.locator(chapter).press('Enter'))).toBe(1);
});
