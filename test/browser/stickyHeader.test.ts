import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectStill, moveClockUntil, scrollPage, stopClock } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

const LISTING = '/en/sydney/brand/listing';

describe('the sticky header', () => {
  const place = (page: Page) => page.locator('[data-header]').getAttribute('data-place');
  /** Where the bar's lower edge is on the screen. */
  const edge = (page: Page) => page.locator('[data-header-bar]').evaluate((bar) => bar.getBoundingClientRect().bottom);

  test('stays in sight, compact on the way down, full again beyond 100 px up, and rests within 10 px of the top', async ({
    visit,
  }) => {
    const page = await visit(LISTING, settled);
    await scrollPage(page, 800);
    // The first scroll starts the behaviour.
    await expect.poll(() => place(page)).toBe('compact');
    await expect.poll(() => edge(page)).toBe(64);
    await stopClock(page);
    // A scroll within 200 ms before the clock stopped still has a timer of the real clock.
    const go = async (offset: number, expected: string | null): Promise<void> => {
      await scrollPage(page, offset);
      await moveClockUntil(page, 200, async () => (await place(page)) === expected);
    };
    await go(701, 'compact');
    await go(699, 'full');
    await go(798, 'full');
    await go(799, 'compact');
    await go(600, 'full');
    await go(11, 'full');
    await go(10, null);
    await page.clock.resume();
    await expect.poll(() => edge(page)).toBeGreaterThan(88);
    await expectStill(page);
  });

  test.for([
    ['a desktop', LISTING, {}, '.navigation-link >> nth=0'],
    ['a phone', '/en/sydney/mobile/brand/listing', { isPhone: true }, '.header-menu'],
  ] as const)('a focus that comes to it leaves %s where it is', async ([_, path, visitor, control], { visit }) => {
    const page = await visit(path, { ...settled, ...visitor });
    await scrollPage(page, 900);
    await page.locator(control).focus();
    expect(await page.evaluate(() => scrollY)).toBe(900);
    expect(await page.locator(control).evaluate((element) => element.getBoundingClientRect().bottom)).toBeGreaterThan(
      40,
    );
  });
});
