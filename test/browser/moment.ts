import type { Page } from 'playwright-core';

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
