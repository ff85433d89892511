import { expect } from 'vitest';
import { behavioursAreReady } from '../support/browser/page.ts';
import { test } from '../support/browser/visitor.ts';

test('offline and online are announced', async ({ visit }) => {
  const page = await visit('/en/sydney', { hasStillClock: true });
  await behavioursAreReady(page);
  const note = page.locator('[data-connection]');
  await page.context().setOffline(true);
  await expect.poll(() => note.textContent()).toContain('You are offline.');
  await page.context().setOffline(false);
  await expect.poll(() => note.textContent()).toBe('You are back online.');
  await page.clock.runFor(3100);
  expect(await note.textContent()).toBe('');
});

test.for([390, 820, 1440])(
  'the question of consent does not cover the message that the connection is lost: %i',
  async (width, { visit }) => {
    const page = await visit('/kr/guam/mobile', { width, isPhone: width === 390 });
    await page.locator('.consent:popover-open').waitFor();
    await behavioursAreReady(page);
    await page.context().setOffline(true);
    const note = page.locator('.connection:not(:empty)');
    // A trial click fails while something else is on top.
    await note.click({ trial: true });
    await page.context().setOffline(false);
  },
);
