import type { Page } from 'playwright-core';
import { test as base, type Visitor } from './visitor.ts';

/** The account's panel in the header. */
export const PANEL = '#account';

/** A visit with a session; the consent card is answered, so that it covers nothing. */
export const test = base.extend(
  'visitAs',
  ({ visit }) =>
    (session: string, visitor: Visitor = {}, path = '/en/sydney') =>
      visit(path, {
        ...visitor,
        cookies: { 'cookie-consent': 'none', ...(session && { 'dfs-member-user': session }) },
      }),
);

export const openPanel = (page: Page): Promise<void> => page.click('[data-account-trigger]');

/** Opens the account in the menu of small screens. */
export async function openAccountMenu(page: Page): Promise<void> {
  await page.click('.header-menu');
  await page.click('[data-menu] details:has([data-island="MemberPanel"]) > summary');
}

/** Signs in or out on a page that is open, as the loyalty programme's own pages do. */
export function changeSession(page: Page, session: string): Promise<void> {
  return page.evaluate((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the loyalty programme's pages do
    document.cookie = `dfs-member-user=${value}; path=/; max-age=${value ? 60 : 0}`;
  }, session);
}
