import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/** Who visits, with what the browser has kept from before. */
export interface Visitor {
  readonly width?: number;
  readonly isPhone?: boolean;
  readonly cookies?: Readonly<Record<string, string>>;
  /** Values in local storage, still fresh. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** A clock that stands still until a test moves it. */
  readonly hasStillClock?: boolean;
  readonly hasScript?: boolean;
  readonly wantsLessMotion?: boolean;
  /** The browser's language. */
  readonly locale?: string;
  /** Faults that this visit is about; any other fails the test. */
  readonly expectedFault?: RegExp;
}

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What tests do themselves: calls cut off, no connection, pages that they answer in the place of another site, from which
 * a browser lets nobody reach this machine, and visits that end while a page is still coming in.
 */
const MADE_BY_TESTS =
  /net::ERR_(?:FAILED|CONNECTION_RESET|INTERNET_DISCONNECTED)|`loopback` address space|^Transition was aborted/;

/** What went wrong during a visit: errors in the console, failures in script, calls to hosts that no test stands in for. */
const faults = new WeakMap<BrowserContext, { readonly expected: RegExp | undefined; readonly found: string[] }>();

function noteFaults(context: BrowserContext, site: string, expected?: RegExp): void {
  const found: string[] = [];
  faults.set(context, { expected, found });
  context.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  context.on('weberror', (failure) => found.push(failure.error().message));
  context.on('response', async (response) => {
    const address = new URL(response.url());
    const isOurs = address.hostname === new URL(site).hostname || !address.protocol.startsWith('http');
    // An answer that a test gives itself has no server.
    if (!isOurs && (await response.serverAddr().catch(() => null))) found.push(`asked ${address.host}`);
  });
}

/** Opens a page as a new visitor. What goes wrong on the way fails the test that ends the visit with `leave`. */
export async function visit(browser: Browser, path: string, visitor: Visitor = {}): Promise<Page> {
  const site = inject('site');
  const { isPhone = false, cookies = {}, stored = {} } = visitor;
  const context = await browser.newContext({
    viewport: isPhone ? { width: 390, height: 844 } : { width: visitor.width ?? 1280, height: 900 },
    hasTouch: isPhone,
    javaScriptEnabled: visitor.hasScript ?? true,
    reducedMotion: visitor.wantsLessMotion ? 'reduce' : 'no-preference',
    ...(isPhone && { userAgent: phone }),
    ...(visitor.locale && { locale: visitor.locale }),
  });
  noteFaults(context, site, visitor.expectedFault);
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: site })));
  await context.addInitScript(
    (seed) => {
      // Frames of other sites may keep nothing.
      if (origin !== seed.site || sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', '1');
      for (const [name, value] of Object.entries(seed.stored))
        localStorage.setItem(name, JSON.stringify({ value, until: Date.now() + 60_000 }));
    },
    { site, stored },
  );
  const page = await context.newPage();
  if (visitor.hasStillClock) await page.clock.install();
  await page.goto(site + path);
  if (visitor.hasScript !== false) await stir(page);
  return page;
}

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

/** Ends a visit, which must have been without faults. */
export async function leave(page: Page): Promise<void> {
  const context = page.context();
  await context.close();
  const { expected, found = [] } = faults.get(context) ?? {};
  expect(found.filter((fault) => !MADE_BY_TESTS.test(fault) && !expected?.test(fault))).toEqual([]);
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
