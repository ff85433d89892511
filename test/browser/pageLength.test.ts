import { expect } from 'vitest';
import { test } from '../support/browser/visitor.ts';

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
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9000);
});
