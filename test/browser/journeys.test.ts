import { expect } from 'vitest';
import { settled, test } from '../support/browser/visitor.ts';

// Ways through several pages, as a visitor goes them. What one page does alone is tested beside it.

test.for([
  ['at a desk', {}, ['.header-logo', '.top-bar-link']],
  ['on a phone', { isPhone: true }, ['.header-menu', '.menu-tools a >> nth=0']],
] as const)('an offer leads to its terms and a store on the map, %s', async ([_, visitor, wayToStores], { visit }) => {
  const page = await visit('/en/sydney/special-offers/listing', { ...settled, ...visitor });
  await page.getByRole('link', { name: 'Your initials on the petal' }).click();
  await page.waitForURL('**/special-offers/petal-engraving');
  await page.locator('main summary', { hasText: 'Terms' }).click();
  const terms = page.locator('main details.terms[open]');
  await terms.getByText('Up to three Latin letters').waitFor();
  await terms.getByRole('link', { name: 'Read the full terms' }).click();
  await page.waitForURL('**/terms-bak-and-conditions/special-offers');
  for (const step of wayToStores) await page.locator(step).click();
  await page.waitForURL('**/stores/*');
  await page.locator('main a[href*="map=sydney"]').first().click();
  await page.waitForURL('**/stores/map?map=sydney#sydney');
  // The frame is sandboxed; it is drawn in our styles all the same.
  const map = page.frameLocator('#sydney iframe').locator('.map');
  await map.waitFor();
  await expect.poll(() => map.evaluate((element) => element.getBoundingClientRect().height === innerHeight)).toBe(true);
  // Without a key the drawn plan stays.
  await expect
    .poll(() => map.locator('img').evaluate((plan: HTMLImageElement) => plan.naturalWidth))
    .toBeGreaterThan(0);
});

test.for([
  ['with script, in the welcome', true],
  ['without, on the page of destinations', false],
] as const)('a Chinese browser is led to its language, chooses another city %s', async ([_, hasScript], { visit }) => {
  const page = await visit('/', { ...settled, hasScript, locale: 'zh-CN' });
  expect(new URL(page.url()).pathname).toBe('/cn/sydney');
  if (hasScript) {
    await page.locator('dialog.picker [role=combobox]').first().click();
    await page.locator('dialog.picker').getByRole('option', { name: '巴黎' }).click();
    await page.locator('dialog.picker button[type=submit]').click();
  } else {
    await page.locator('[popovertarget="locale"]:visible').first().click();
    await page.locator('#locale [data-destination-trigger]').click();
    await page.waitForURL('**/cn/sydney/select-destination');
    await page.locator('.destination a[lang="zh-Hans"][href$="/cn/paris"]').click();
  }
  await page.waitForURL('**/paris');
  expect(await page.locator('h1').count()).toBe(1);
});

test('a page that does not exist links home, with the query kept', async ({ visit }) => {
  const page = await visit('/en/sydney/no-such-page?utm_source=letter', { ...settled, expectedFault: /status of 404/ });
  const home = page.locator('main a.button');
  await expect.poll(() => home.getAttribute('href')).toContain('/en/sydney?utm_source=letter');
  await home.click();
  await page.waitForURL('**/en/sydney?utm_source=letter');
});
