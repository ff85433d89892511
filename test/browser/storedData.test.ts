import { expect, inject } from 'vitest';
import { storedRows } from '../../content/visitor/storedData.ts';
import { test } from '../support/browser/visitor.ts';

/** The names that the table lacks; a star in it stands for a city or a language. */
const unknown = (place: string, names: readonly string[]): readonly string[] =>
  names.filter(
    (name) =>
      !storedRows.some((row) => row.place === place && new RegExp(`^${row.name.replace('*', '[a-z-]+')}$`).test(name)),
  );

test('a visit keeps nothing on the device that is not in the table of what is stored', async ({ visit }) => {
  const page = await visit('/en/sydney', { hasServiceWorker: true });
  await page.click('[data-consent] button[value="all"]');
  await page.locator('[data-search-trigger]').first().click();
  await page.locator('[data-search-input]').first().fill('watch');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/searching/**');
  await page.goto(`${inject('site')}/en/sydney/subscribe-news`);
  await page.locator('#field-email').pressSequentially('ada@lark.example');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(2);
  await page.goto(`${inject('site')}/en/sydney/stores/listing`);
  await page.mouse.move(5, 5);
  await expect
    .poll(() =>
      page.evaluate(async () => [await caches.has('kept-seen'), localStorage.getItem('language') !== null] as const),
    )
    .toEqual([true, true]);
  const storedNames = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(unknown('local', storedNames.local)).toEqual([]);
  expect(unknown('cookie', cookies)).toEqual([]);
  expect(unknown('cache', storedNames.caches)).toEqual([]);
  // The tests' own mark that they have brought a visitor's values along.
  expect(unknown('session', storedNames.session)).toEqual(['seeded']);
  expect(storedNames.databases).toEqual([]);
  expect([
    storedNames.local.includes('language'),
    cookies.includes('cookie-consent'),
    storedNames.caches.length > 0,
  ]).toEqual([true, true, true]);
});
