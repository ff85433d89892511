import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { holdBack } from '../support/browser/page.ts';
import { openPanel, results, said } from '../support/browser/searchPanel.ts';
import { test } from '../support/browser/visitor.ts';
import { wholeSearch } from '../support/browser/wholeSearch.ts';

/** Types a word, 200 ms of the page's clock ago, whose answer comes once what is returned is called. */
async function typeUnanswered(page: Page): Promise<() => void> {
  const letCome = await holdBack(page, '**/_search/en/sydney?*keyword=*');
  await openPanel(page);
  const request = page.waitForRequest('**/_search/en/sydney?*keyword=gin');
  await page.keyboard.type('gin');
  await page.clock.runFor(200);
  await request;
  return letCome;
}

beforeAll(() => wholeSearch('en/sydney'));

describe('a search that fails in the panel in the header', () => {
  test('says so when the search fails', async ({ visit }) => {
    const page = await visit('/en/sydney');
    await page.route('**/_search/en/sydney?*', (route) => route.fulfill({ status: 200, body: 'garbage' }));
    await openPanel(page);
    await page.keyboard.type('gin');
    await expect.poll(() => said(page)).toContain('Not everything could be searched');
  });

  test('says so without a network, asking nobody, and searches once there is one', async ({ visit }) => {
    const page = await visit('/en/sydney');
    await openPanel(page);
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('keyword=') && calls.push(request.url()));
    await page.context().setOffline(true);
    await page.keyboard.type('gin');
    await expect.poll(() => said(page)).toContain('Not everything could be searched');
    expect(calls).toEqual([]);
    await page.context().setOffline(false);
    await page.locator(results).first().waitFor();
  });

  test('says after a second that an answer is on its way, until it is there', async ({ visit }) => {
    const page = await visit('/en/sydney', { hasStillClock: true });
    const letCome = await typeUnanswered(page);
    await page.clock.runFor(700);
    expect(await said(page)).toBe('');
    await page.clock.runFor(300);
    await expect.poll(() => said(page)).toBe('Loading');
    letCome();
    await page.locator(results).first().waitFor();
    await expect.poll(() => said(page)).toMatch(/^\d+ results? for gin$/);
  });

  test('searches for a word again whose answer was on its way when the panel closed', async ({ visit }) => {
    const page = await visit('/en/sydney', { hasStillClock: true });
    const letCome = await typeUnanswered(page);
    const isCancelled = page.waitForEvent('requestfailed');
    await page.keyboard.press('Escape');
    await isCancelled;
    letCome();
    await openPanel(page);
    await page.keyboard.insertText('gin');
    await page.clock.runFor(1000);
    await expect.poll(() => said(page)).toMatch(/^\d+ results? for gin$/);
  });

  test('says so when no answer comes in ten seconds; the same word is searched for again', async ({ visit }) => {
    const page = await visit('/en/sydney', { hasStillClock: true });
    const letCome = await typeUnanswered(page);
    await page.clock.runFor(10_000);
    await expect.poll(() => said(page)).toContain('Not everything could be searched');
    letCome();
    await page.keyboard.type(' ');
    await page.clock.runFor(200);
    await page.locator(results).first().waitFor();
  });
});
