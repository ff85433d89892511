import { expect } from 'vitest';
import { test } from '../support/browser/visitor.ts';

test('a store keeps its telephone and mail on paper, not what leads on', async ({ visit }) => {
  const page = await visit('/en/sydney/stores/sydney', { hasScript: false });
  const facts = page.locator('.facts').first();
  await page.emulateMedia({ media: 'print' });
  expect(await facts.locator('[href^="tel:"]').isVisible()).toBe(true);
  expect(await facts.locator('[href^="mailto:"]').isVisible()).toBe(true);
  expect(await page.locator('.detail-actions').first().isVisible()).toBe(false);
});

test('paper keeps the results of a search, not its form', async ({ visit }) => {
  const page = await visit('/en/sydney/searching/hesperia', { hasScript: false });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.search-result').first().isVisible()).toBe(true);
  expect(await page.locator('.search-form').first().isVisible()).toBe(false);
});

test('on paper an opening is as wide as its page', async ({ visit }) => {
  const page = await visit('/en/sydney/dining/lantern-table', { width: 673, hasScript: false });
  await page.emulateMedia({ media: 'print' });
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  expect(await widthOf('.hero-picture')).toBe(await widthOf('main'));
});
