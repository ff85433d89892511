import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { reportsOf, sendAll, stir } from '../support/browser/page.ts';
import { serveFrame, thirdPartyFrame } from '../support/browser/thirdParty.ts';
import { type Arrive, test } from '../support/browser/visitor.ts';

describe('a third-party consent tool', () => {
  /** Serves the page as if the setting CONSENT_SCRIPT named a script; gives it with a list of what it reports. */
  async function withTool(
    arrive: Arrive,
    script: string | undefined,
    cookies: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly page: Page; readonly reports: readonly string[] }> {
    const page = await arrive({ cookies });
    const reports = reportsOf(page);
    await page.route(`${inject('site')}/en/sydney`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<html ', '<html data-consent-tool="" ') });
    });
    await serveFrame(page, 'consent', 'http://localhost:9/consent.js');
    await page.route('**/consent.js', (route) =>
      script === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await page.goto(`${inject('site')}/en/sydney`);
    await stir(page);
    return { page, reports };
  }

  test('decides in our place by consent mode', async ({ arrive }) => {
    const { page, reports } = await withTool(
      arrive,
      "(function () { dataLayer.push(arguments); })('consent', 'update', { analytics_storage: 'granted' });",
    );
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect([await page.locator('[data-consent]').isVisible(), cookies]).toEqual([false, []]);
  });

  test('shows its banner over the page, which stays usable beside it, and opens again on request', async ({
    arrive,
  }) => {
    const { page, reports } = await withTool(
      arrive,
      `const banner = document.createElement('div');
      banner.innerHTML = '<p>Cookies?</p><button>Yes</button>';
      banner.style.cssText = 'position: fixed; inset: auto 0 0 0; height: 100px; background: white';
      const ask = () => document.body.append(banner);
      banner.querySelector('button').addEventListener('click', () => {
        banner.remove();
        (function () { dataLayer.push(arguments); })('consent', 'update', { analytics_storage: 'granted' });
      });
      const push = dataLayer.push;
      dataLayer.push = (entry) => { if (entry.event === 'openConsent') ask(); return push(entry); };
      ask();`,
    );
    const yes = thirdPartyFrame(page, 'consent').locator('button');
    await yes.waitFor();
    await page.click('[data-account-trigger]');
    expect(await page.locator('#account').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await yes.click();
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    await yes.waitFor({ state: 'detached' });
    await page.locator('[data-consent-open]').click();
    await yes.click();
    // The page's own data layer has the choice, for what else listens there.
    expect(
      await page.evaluate(() =>
        Reflect.get(window, 'dataLayer').some((entry: object) => Reflect.get(entry, 1) === 'update'),
      ),
    ).toBe(true);
  });

  test('that fails to load leaves everything denied', async ({ arrive }) => {
    // Our own card's answer of before the tool decides nothing here.
    const { page, reports } = await withTool(arrive, undefined, { 'cookie-consent': 'analytics' });
    await sendAll(page);
    expect(reports).toEqual([]);
  });
});
