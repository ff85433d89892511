import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser/visitor.ts';

/** A page's length may change by so much while what was skipped at first is laid out. */
const CHANGE = 0.03;

/** A page's length in px with the usual heights of what is not laid out yet (`before`), and when everything is (`after`). */
function lengths(page: Page): Promise<{ before: number; after: number }> {
  return page.evaluate(() => {
    const { scrollHeight: before } = document.documentElement;
    const whole = new CSSStyleSheet();
    whole.replaceSync('main > .section, footer, footer * { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(whole);
    return { before, after: document.documentElement.scrollHeight };
  });
}

test.for([
  ['/en/sydney/mobile', 390],
  ['/cn/sydney/mobile', 390],
  ['/en/los-angeles/mobile', 390],
  ['/en/auckland/mobile', 390],
  ['/en/sydney/mobile', 820],
  ['/en/sydney', 1024],
  ['/cn/sydney', 1440],
  ['/en/sydney', 1920],
  ['/en/sydney/mobile/about-store/sydney', 390],
  ['/cn/sydney/about-store/sydney', 1440],
  ['/en/sydney/mobile/social-medias/little-red-book', 390],
] as const)('%s keeps its length at %i px', async ([path, width], { visit }) => {
  const page = await visit(path, { width, isPhone: width < 600, hasScript: false });
  const { before, after } = await lengths(page);
  expect(Math.abs(before - after) / after).toBeLessThan(CHANGE);
});

// The longest of all cities.
test.for([
  ['/en/los-angeles/mobile', 390],
  ['/en/auckland/mobile', 390],
  ['/en/guam/mobile', 390],
  ['/cn/sydney/mobile', 390],
  ['/en/queenstown', 1440],
  ['/en/abu-dhabi', 1440],
] as const)('%s is at most 9,000 px long at %i px', async ([path, width], { visit }) => {
  const page = await visit(path, { width, isPhone: width < 600, hasScript: false });
  expect((await lengths(page)).after).toBeLessThanOrEqual(9000);
});
