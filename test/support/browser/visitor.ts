import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { launch } from '../../../tools/chromium.ts';
import { stir, stopClock } from './page.ts';

/** A visitor's device and stored values. */
export interface Visitor {
  readonly width?: number;
  readonly isPhone?: boolean;
  readonly cookies?: Readonly<Record<string, string>>;
  /** Values in local storage, still fresh. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** A stopped clock, which a test moves. */
  readonly hasStillClock?: boolean;
  readonly hasScript?: boolean;
  /** Most tests go without: motion costs a third of a visit, and what it moves is not where a test looks for it. */
  readonly hasMotion?: boolean;
  /** Other tests go without: their answers would pass the service worker instead of the test. */
  readonly hasServiceWorker?: boolean;
  /** The browser's language. */
  readonly locale?: string;
  /** Faults that this visit is about; any other fails the test. */
  readonly expectedFault?: RegExp;
}

/** Opens an empty page as a new visitor, for tests that prepare something before they open a page of the site. */
export type Arrive = (visitor?: Visitor) => Promise<Page>;

/** Opens a page of the site as a new visitor, by its path, and interacts once. */
export type Visit = (path: string, visitor?: Visitor) => Promise<Page>;

/** A limit for what hangs, not for what is slow: on a busy machine a page may take a minute for what takes seconds. */
const HANGS_MS = 180_000;

/** A phone with the browser that the tests drive: its name, its screen and its touch. */
const phone = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
};

/**
 * Errors that tests cause themselves: aborted calls, no connection, and pages in the place of another site, which browsers
 * keep from reaching this machine.
 */
const MADE_BY_TESTS = /net::ERR_(?:FAILED|CONNECTION_RESET|INTERNET_DISCONNECTED)|`loopback` address space/;

/** The Chromium of all files that this process runs: visitors share nothing but its processes. */
let shared: Browser | undefined;

/**
 * The tests of a browser: one Chromium a process, and visitors whose pages close when their test ends. What goes
 * wrong during a visit (errors in the console, failures in script, calls to hosts that no test stands in for) fails it.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    // Each file that adds fixtures of its own asks anew.
    const browser = shared?.isConnected() ? shared : await launch();
    shared = browser;
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('arrive', ({ browser }, { onCleanup }): Arrive => {
    const visits: { readonly context: BrowserContext; readonly faults: () => readonly string[] }[] = [];
    onCleanup(async () => {
      // What a page still asks for while it closes finds no answer of its test: the visit has ended before.
      const found = visits.flatMap(({ faults }) => faults());
      for (const { context } of visits) await closeContext(context);
      expect(found).toEqual([]);
    });
    return async (visitor = {}) => {
      const context = await openContext(browser, visitor);
      context.setDefaultTimeout(HANGS_MS);
      visits.push({ context, faults: noteFaults(context, visitor.expectedFault) });
      await bringAlong(context, visitor);
      const page = await context.newPage();
      if (visitor.hasStillClock) await stopClock(page);
      return page;
    };
  })
  .extend(
    'visit',
    ({ arrive }): Visit =>
      async (path, visitor = {}) => {
        const page = await arrive(visitor);
        await page.goto(inject('site') + path);
        if (visitor.hasScript !== false) await stir(page);
        return page;
      },
  );

function openContext(browser: Browser, visitor: Visitor): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: visitor.width ?? 1280, height: 900 },
    javaScriptEnabled: visitor.hasScript ?? true,
    serviceWorkers: visitor.hasServiceWorker ? 'allow' : 'block',
    reducedMotion: visitor.hasMotion ? 'no-preference' : 'reduce',
    ...(visitor.isPhone && phone),
    ...(visitor.locale && { locale: visitor.locale }),
  });
}

/** Closes a visitor's pages; answers that a test makes itself may still be under way. */
async function closeContext(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  // A test may have closed some of them itself.
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)));
  await context.close();
}

/** Collects faults from now on; the returned function gives those so far, without the expected ones. */
function noteFaults(context: BrowserContext, expected?: RegExp): () => readonly string[] {
  const site = new URL(inject('site'));
  const found: string[] = [];
  context.on('console', (message) => message.type() === 'error' && found.push(faultOf(message)));
  context.on('weberror', (failure) => found.push(failure.error().message));
  context.on('response', async (response) => {
    const address = new URL(response.url());
    const isOurs = address.hostname === site.hostname || !address.protocol.startsWith('http');
    // An answer that a test makes itself has no server.
    if (!isOurs && (await response.serverAddr().catch(() => null))) found.push(`asked ${address.host}`);
  });
  return () => found.filter((fault) => !MADE_BY_TESTS.test(fault) && !expected?.test(fault));
}

/** An error of the console, with the address that it is about. */
function faultOf(message: ConsoleMessage): string {
  const { url } = message.location();
  return url && !message.text().includes(url) ? `${message.text()} (${url})` : message.text();
}

/** Notes from when to when fonts were loaded, by the browser's own clock, for `layoutShift`. */
function noteFonts(): void {
  const loads: [from: number, to: number][] = [];
  Reflect.set(window, 'fontLoads', loads);
  document.fonts.addEventListener('loading', ({ timeStamp }) => loads.push([timeStamp, Number.POSITIVE_INFINITY]));
  document.fonts.addEventListener('loadingdone', ({ timeStamp }) => {
    const last = loads.at(-1);
    if (last) last[1] = timeStamp;
  });
}

/**
 * Lengthens the ten seconds after which the site counts a script as failed: a busy machine takes them for one that comes.
 * Tests of that limit have a clock of their own.
 */
function waitLonger(limit: number): void {
  const wait = window.setTimeout.bind(window);
  Reflect.set(window, 'setTimeout', (run: TimerHandler, delay?: number, ...more: readonly unknown[]) =>
    wait(run, delay === 10_000 ? limit : delay, ...more),
  );
}

/** Gives a visitor's cookies and stored values to the pages of the site; what pages change in them stays changed. */
async function bringAlong(
  context: BrowserContext,
  { cookies = {}, stored = {}, hasStillClock }: Visitor,
): Promise<void> {
  const site = inject('site');
  await context.addInitScript(noteFonts);
  if (!hasStillClock) await context.addInitScript(waitLonger, HANGS_MS);
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: site })));
  await context.addInitScript(
    (seed) => {
      // Frames of other sites may keep nothing.
      if (origin !== seed.site || sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', '1');
      for (const [name, value] of Object.entries(seed.stored))
        localStorage.setItem(name, JSON.stringify({ value, until: Date.now() + 3_600_000 }));
    },
    { site, stored },
  );
}
