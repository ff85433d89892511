import { expect, inject } from 'vitest';
import { stir } from '../support/browser/page.ts';
import { test } from '../support/browser/visitor.ts';

test('the day before a departure is printed without what only a screen can use', async ({ visit }) => {
  const address = '/jp/okinawa/my-visit?on=2026-06-17&at=19%3A30';
  const plain = await visit(address, { hasScript: false });
  expect(await plain.locator('[data-print]').isVisible()).toBe(false);
  const page = await visit(address);
  const printing = await page.evaluateHandle(() => ({
    done: new Promise<void>((resolve) => Object.assign(window, { print: resolve })),
  }));
  await page.getByRole('button', { name: '印刷' }).click();
  await printing.evaluate(({ done }) => done);
  const parts = ['.visit-steps', '.header-logo', '[data-print]', '.navigation', '[data-consent]', '.footer-sections'];
  const seen = (): Promise<readonly boolean[]> =>
    Promise.all(parts.map((part) => page.locator(part).first().isVisible()));
  await page.locator('[data-consent]').waitFor();
  expect(await seen()).toEqual([true, true, true, true, true, true]);
  await page.emulateMedia({ media: 'print' });
  expect(await seen()).toEqual([true, true, false, false, false, false]);
});

test('the departure point is the stored one', async ({ visit }) => {
  const page = await visit('/en/okinawa/my-visit', { cookies: { 'departure-location': '82004' } });
  await expect.poll(() => page.locator('[data-departure-point]').inputValue()).toBe('82004');
});

test('one press copies the address where there is no sheet', async ({ arrive }) => {
  const page = await arrive();
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Reflect.set(window, 'copied', text) },
    });
  });
  await page.goto(`${inject('site')}/en/sydney/my-visit?on=2026-06-17&at=19:30`);
  await stir(page);
  await page.getByRole('button', { name: 'Share my visit' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toMatch(
    /\/en\/sydney\/my-visit\?on=2026-06-17&at=19:30$/,
  );
});

test.for([
  ['refuses', 'NotAllowedError', 'Copied'],
  ['lets be closed', 'AbortError', ''],
] as const)('where the browser %s its sheet (%s) the button says “%s”', async ([_, name, words], { arrive }) => {
  const page = await arrive();
  await page.addInitScript((error) => {
    const share = async () => {
      Reflect.set(window, 'hasAsked', true);
      throw new DOMException('refused', error);
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined } });
  }, name);
  await page.goto(`${inject('site')}/en/sydney/my-visit?on=2026-06-17&at=19:30`);
  await stir(page);
  await page.getByRole('button', { name: 'Share my visit' }).click();
  await page.waitForFunction(() => 'hasAsked' in window);
  await expect.poll(() => page.locator('[data-share] [data-copied]').textContent()).toBe(words);
});
