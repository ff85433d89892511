import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { test } from '../support/browser/visitor.ts';

/**
 * How the opening's title stands: its direction, the columns of its phrases, and whether it ends above what lies over the
 * page.
 */
function titleOf(page: Page) {
  return page.evaluate(() => {
    const title = document.querySelector('.hero h1, .hero h2');
    const phrases = [...(title?.querySelectorAll('.column') ?? [])].map((phrase) => phrase.getBoundingClientRect());
    const size = title ? Number.parseFloat(getComputedStyle(title).fontSize) : 0;
    const cover = document.querySelector('[class*="consent"]')?.getBoundingClientRect().top ?? innerHeight;
    return {
      mode: title && getComputedStyle(title).writingMode,
      isFromTheRight: phrases.every(({ left }, index) => index === 0 || left < (phrases[index - 1]?.left ?? 0)),
      isOneColumnEach: phrases.every(({ width, height }) => width < 2 * size && height > size),
      isInView: (title?.getBoundingClientRect().bottom ?? cover) <= cover,
    };
  });
}

test.for(['/jp/okinawa', '/cn/okinawa', '/cn/hainan'])(
  '%s: the title stands in columns of one phrase, within the first view',
  async (path, { arrive }) => {
    const page = await arrive({ width: 1440, isFirstVisit: true });
    await page.goto(inject('site') + path);
    await page.getByRole('button', { name: /拒/ }).first().waitFor();
    expect(await titleOf(page)).toEqual({
      mode: 'vertical-rl',
      isFromTheRight: true,
      isOneColumnEach: true,
      isInView: true,
    });
  },
);

test.for([
  ['/en/okinawa', 1440],
  ['/kr/okinawa', 1440],
  ['/jp/okinawa', 1280],
  ['/jp/okinawa/mobile', 390],
  ['/jp/cairns', 1440],
] as const)('%s at %i px has a title in lines', async ([path, width], { visit }) => {
  expect((await titleOf(await visit(path, { width, isPhone: width < 600 }))).mode).toBe('horizontal-tb');
});
