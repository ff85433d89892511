import type { Page } from 'playwright-core';

/** Links to what was found, on the search page and in the panel. */
export const results = '.search-results a[data-result]';

/** Opens the panel in the header, and waits until it is interactive. */
export async function openPanel(page: Page): Promise<void> {
  await page.locator('.header-tools [data-search-trigger]').click();
  await page.locator('[data-search-dialog] [data-island][data-hydrated]').waitFor();
}

/** Waits until the search, in the panel or on its page, is interactive. */
export function searchIsReady(page: Page): Promise<void> {
  return page.locator('[data-island=SearchPanel][data-hydrated]').waitFor();
}

/** What the panel says of its results. */
export function said(page: Page): Promise<string | null> {
  return page.locator('[data-search-dialog] [role=status]').textContent();
}
