import { expect } from 'vitest';
import { test } from '../support/browser/visitor.ts';

test('the day before a departure is printed without what only a screen can use', async ({ visit }) => {
  const address = '/jp/okinawa/my-visit?on=2026-06-17&at=19%3A30';
  const plain = await visit(address, { hasScript: false });
  expect(await plain.locator('[data-print]').isVisible()).toBe(false);
  const page = await visit(address);
  const printed = page.evaluate(() => new Promise<void>((resolve) => Object.assign(window, { print: resolve })));
  await page.getByRole('button', { name: '印刷' }).click();
  await printed;
  const parts = ['.visit-steps', '.header-logo', '[data-print]', '.navigation', '[data-consent]', '.footer-sections'];
  const seen = (): Promise<readonly boolean[]> =>
    Promise.all(parts.map((part) => page.locator(part).first().isVisible()));
  await page.locator('[data-consent]').waitFor();
  expect(await seen()).toEqual([true, true, true, true, true, true]);
  await page.emulateMedia({ media: 'print' });
  expect(await seen()).toEqual([true, true, false, false, false, false]);
});
