import { expect, inject } from 'vitest';
import { isStoredRow } from '../../content/visitor/storedData.ts';
import { test } from '../support/browser/visitor.ts';

test('a visit keeps nothing on the device that is not in the table of what is stored', async ({ visit }) => {
  const page = await visit('/en/sydney', { hasServiceWorker: true });
  await page.click('[data-consent] button[value="all"]');
  await page.locator('[data-search-trigger]').first().click();
  await page.locator('[data-search-input]').first().fill('watch');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/searching/**');
  await page.goto(`${inject('site')}/en/sydney/stores/listing`);
  await page.mouse.move(5, 5);
  await expect.poll(() => page.evaluate(() => caches.has('kept-seen'))).toBe(true);
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(kept.local.filter((name) => !isStoredRow('local', name))).toEqual([]);
  expect(cookies.filter((name) => !isStoredRow('cookie', name))).toEqual([]);
  expect(kept.caches.filter((name) => !isStoredRow('cache', name))).toEqual([]);
  // The tests' own mark that they have brought a visitor's values along.
  expect([kept.session, kept.databases]).toEqual([['seeded'], []]);
  expect([kept.local.includes('language'), cookies.includes('cookie-consent'), kept.caches.length > 0]).toEqual([
    true,
    true,
    true,
  ]);
});
