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
