import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Rules that axe leaves out unless it is asked for: one of WCAG 2.2 AA, and 7:1 under `prefers-contrast: more`. */
const axeOptions = (isMoreContrast: boolean) => ({
  rules: { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: isMoreContrast } },
});

/** Interacts once, so that the page's behaviours load at once and not after a while. */
export async function stir(page: Page): Promise<void> {
  // To another place than before: a mouse that rests does not stir.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Waits until the page answers to its visitor: what leads to a dialog says so then. */
export function behavioursAreReady(page: Page): Promise<void> {
  return page.locator('[data-destination-trigger][aria-haspopup]').first().waitFor({ state: 'attached' });
}

/** Moves the pointer over an element until it is interactive, and away again. */
export async function reach(page: Page, selector: string, awake: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.locator(selector).first().dispatchEvent('pointerover', { pointerType: 'mouse' });
      return page.locator(awake).count();
    })
    .toBeGreaterThan(0);
}

/** Starts the script of the navigation bar by a pointer, and waits until it is ready. */
export function enhanceNavigation(page: Page): Promise<void> {
  return reach(page, '[data-navigation]', '[data-navigation][data-enhanced]');
}

/** A clock goes on until it is stopped; a busy machine may need minutes in between. */
const BEFORE_MS = 600_000;

/** Stops the clock of a page and of the pages that it opens: their timers run only as far as a test moves it. */
export async function stopClock(page: Page, time = Date.now()): Promise<void> {
  await page.clock.install({ time: time - BEFORE_MS });
  await page.clock.pauseAt(time);
}

/** Moves a page's stopped clock on, step by step, until a condition holds. For timers that start once a file is loaded. */
export async function moveClockUntil(page: Page, step: number, holds: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(step);
      return holds();
    })
    .toBe(true);
}

/** Holds the answers of an address until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Scrolls a page at once, and returns after its scroll event. */
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

/** Returns once the page was drawn twice: what one frame has begun is done in the next. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Waits until a page counts, where it may: it tells its data layer of the visitor's profile then. */
export async function countingHasBegun(page: Page): Promise<void> {
  await stir(page);
  await page.waitForFunction(() =>
    Reflect.get(window, 'dataLayer')?.some((entry: { event?: string }) => entry.event === 'profile'),
  );
}

/** Waits until what a page has asked for by now is on its way: this call of the test's own comes after it. */
export async function callsAreSent(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
}

/** Has a page send all that it would have sent by the time that it is left. */
export async function sendAll(page: Page): Promise<void> {
  await countingHasBegun(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await callsAreSent(page);
}

/** The addresses of what a page reports of its visit, from now on. */
export function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    const isReport = /\/_e(?:vents)?$/.test(new URL(request.url()).pathname);
    if (isReport) reports.push(request.url());
  });
  return reports;
}

interface Spoken {
  readonly value?: unknown;
}

interface SpokenNode {
  readonly role?: Spoken;
  readonly name?: Spoken;
  readonly description?: Spoken;
  readonly properties?: readonly { readonly name: string; readonly value: Spoken }[];
}

/** What a browser tells screen readers of a page. */
export async function spokenNodes(page: Page): Promise<readonly SpokenNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes;
}

/** The value of a cookie; undefined where there is none. */
export async function cookie(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((candidate) => candidate.name === name)?.value;
}

/** A stored value as the site's own storage reads it. */
export async function stored(page: Page, name: string): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').value, name);
}

/** Stores a fresh value as another window does, while this one stays in view. */
export async function storeBeside(page: Page, name: string, value: unknown): Promise<void> {
  const window = await page.context().newPage();
  await window.goto(new URL('/robots.txt', page.url()).href);
  await window.evaluate(
    ([key, content]) => localStorage.setItem(key, JSON.stringify({ value: content, until: Date.now() + 3_600_000 })),
    [name, value] as const,
  );
}

/** Adds rules to a page's styles. */
export function addStyles(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}

/**
 * Expects that axe finds nothing to object to on the page as it stands, or in one part of it: looking through a whole
 * page costs seconds, so that what opens one after the other on a page is looked through by itself.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await page.evaluate(() => {
    // Text that is fading has no stable colour.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  });
  await page.evaluate(axe);
  const options = axeOptions(await page.evaluate(() => matchMedia('(prefers-contrast: more)').matches));
  const violations = await page.evaluate(
    `axe.run(${JSON.stringify(part) ?? 'document'}, ${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
  );
  expect(violations).toEqual([]);
}

/**
 * The cumulative layout shift (CLS) since the page opened. Where this machine was so busy that a font was ready after the
 * first paint, the lines that it moved do not count: they depend on the machine's own fonts, of which a test machine has few.
 */
export async function layoutShift(page: Page): Promise<{ readonly size: number; readonly what: readonly string[] }> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ size: number; what: string }[]>((resolve) => {
        let painted = 0;
        const fonts: readonly (readonly [from: number, to: number])[] = Reflect.get(window, 'fontLoads') ?? [];
        const shifts: { readonly at: number; readonly size: number; readonly what: string }[] = [];
        const isOfFont = (at: number): boolean =>
          // A preloaded font may move its lines before it is said to load, and a busy machine draws seconds after it has.
          fonts.some(([, to]) => to > painted && at < to + 5000);
        const nameOf = (source: object): string => {
          const node: unknown = Reflect.get(source, 'node');
          const places = ['previousRect', 'currentRect'].map((name) => JSON.stringify(Reflect.get(source, name)));
          return `${node instanceof Element ? `${node.localName}.${node.className}` : ''} ${places.join(' -> ')}`;
        };
        // A stopped clock hides what the page's own timeline has; observers see it.
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.name === 'first-contentful-paint') painted = entry.startTime;
            if (!('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)) continue;
            const sources: unknown = Reflect.get(entry, 'sources');
            const what = Array.isArray(sources) ? sources.map(nameOf).join('; ') : '';
            shifts.push({ at: entry.startTime, size: Number(entry.value), what });
          }
        });
        for (const type of ['paint', 'layout-shift']) observer.observe({ type, buffered: true });
        const seen = () =>
          shifts
            // Before the first words are painted nobody sees them move.
            .filter(({ at }) => at >= painted && !isOfFont(at))
            .map(({ at, size, what }) => ({
              size,
              what: `${what} at ${Math.round(at)}, painted ${Math.round(painted)}, fonts ${fonts}`,
            }));
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen()), 50)));
      }),
  );
  return { size: shifts.reduce((sum, { size }) => sum + size, 0), what: shifts.map(({ what }) => what) };
}

/** Expects that nothing that a visitor would notice has moved since the page opened. */
export async function expectStill(page: Page): Promise<void> {
  const { size, what } = await layoutShift(page);
  expect(size, what.join('\n')).toBeLessThan(0.01);
}
