import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch } from './chromium.ts';
import { expectAccessible, layoutShift } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36';

/** Opens a page and notes everything that went wrong while it did: console, scripts, requests, policy. */
async function open(path: string, isPhone: boolean): Promise<{ readonly page: Page; readonly troubles: string[] }> {
  const context = await browser.newContext(
    isPhone
      ? { viewport: { width: 390, height: 844 }, userAgent: phone, hasTouch: true }
      : { viewport: { width: 1440, height: 900 } },
  );
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await page.goto(inject('site') + path);
  return { page, troubles };
}

describe.each([
  ['/en/sydney', 'en', false],
  ['/cn/sydney', 'zh-Hans', false],
  ['/en/sydney/mobile', 'en', true],
  ['/cn/sydney/mobile', 'zh-Hans', true],
] as const)('the home page %s', (path, lang, isPhone) => {
  test('shows all of itself without a trouble, a shift or a barrier', async () => {
    const { page, troubles } = await open(path, isPhone);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main section, main [role=region]').count()).toBeGreaterThanOrEqual(10);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 600) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(30);
    }
    expect(await layoutShift(page)).toBeLessThan(0.001);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

test('an island comes to life without a mismatch, and the click that woke it counts', async () => {
  const { page, troubles } = await open('/en/sydney', false);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await page.locator('[data-destination-trigger]').first().dispatchEvent('click');
  await page.locator('dialog.picker').waitFor();
  expect(await page.locator('[data-island=DestinationPicker][data-alive]').count()).toBe(1);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a carousel moves by its buttons and says where it stands', async () => {
  const { page, troubles } = await open('/en/sydney', false);
  const carousel = page.locator('[data-carousel]').first();
  const next = carousel.locator('[data-carousel-step="1"]');
  await next.waitFor();
  await next.dispatchEvent('click');
  await expect
    .poll(() => carousel.locator('[data-carousel-position]').textContent(), { timeout: 10_000 })
    .toBe('2 / 3');
  expect(await carousel.locator('[data-carousel-status]').textContent()).not.toBe('');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a Chinese browser is led from the root to the Chinese home', async () => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${inject('site')}/`);
  expect(new URL(page.url()).pathname).toBe('/cn/sydney');
  await context.close();
});

test('with scripts off everything can be read and followed', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${inject('site')}/en/sydney`);
  expect(await page.locator('main h2').count()).toBeGreaterThan(6);
  await page.locator('main .card a').first().click();
  await page.waitForURL('**/en/sydney/**');
  expect(await page.locator('h1').count()).toBe(1);
  await context.close();
});

test('no width is too narrow for a long word', async () => {
  const { page } = await open('/en/sydney', false);
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (!texts.currentNode.parentElement?.closest('.button, .badge, .carousel-controls, dt, svg'))
        texts.currentNode.textContent = 'Donaudampfschifffahrtsgesellschaftskapitän';
    }
  });
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.context().close();
});
