import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Gives a first sign of life, which brings the page's behaviours at once and not only after a while of quiet. */
export async function stir(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
}

/** Lets a pointer pass over an element until what lives there is awake; nothing rests on it afterwards. */
export async function reach(page: Page, selector: string, awake: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.locator(selector).first().dispatchEvent('pointerover', { pointerType: 'mouse' });
        return page.locator(awake).count();
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);
}

/** Stops a page's clock: from here on its timers run only as far as a test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Scrolls a page at once, and returns when it has heard of it. */
export async function scrollPage(page: Page, offset: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        scrollTo({ top, behavior: 'instant' });
      }),
    offset,
  );
}

/** A stored value as the site's own storage reads it. */
export async function stored(page: Page, name: string): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').value, name);
}

/** Expects that axe finds nothing to object to on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // axe judges colours by what lies under a point: of sections that are not laid out yet it knows nothing.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main > .section { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // Words that are fading have no colour of their own.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  });
  await page.evaluate(axe);
  const violations = await page.evaluate(
    "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))",
  );
  expect(violations).toEqual([]);
}

/** How far things have moved by themselves since the page opened (CLS). */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
              total += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(total), 50)));
      }),
  );
}
