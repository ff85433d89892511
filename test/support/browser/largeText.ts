import type { Page } from 'playwright-core';

/** Doubles the browser's own size of text, as a visitor does in its settings: media queries in `em` follow it too. */
export async function largeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
