import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { median } from '../support/many.ts';
import { openPhone, SLOW_4G, weightOf } from './phoneVisit.ts';

/** A line of the table: what was measured, before the work on phones (as its issue has it) and now. */
export interface PhoneLine {
  readonly what: string;
  readonly before: string;
  readonly now: string;
  /** What is promised, where something is. */
  readonly goal?: string;
  readonly isMet?: boolean;
}

const KILOBYTE = 1024;
/** How many milliseconds after the page the last file comes that no touch has asked for. */
const UNTOUCHED_MS = 5000;
const FIRST_VIEW_LIMIT = 150 * KILOBYTE;
const FONT_LIMIT = 45 * KILOBYTE;

const kb = (bytes: number): string => `${(bytes / KILOBYTE).toFixed(0)} KB`;

/** Pages whose first paint is measured. */
const painted = ['', '/what-is-happening/event/listing', '/searching', '/stores/listing', '/contact-us'];

/** When a page shows its first words, on slow 4G: the quickest and the slowest of several pages, each the middle of three. */
export async function firstPaints(browser: Browser, site: string): Promise<PhoneLine> {
  const times: number[] = [];
  for (const path of painted) {
    const paints: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { page, close } = await openPhone(browser, site, SLOW_4G);
      await page.goto(`${site}/en/sydney/mobile${path}`, { waitUntil: 'load' });
      paints.push(await firstPaint(page));
      await close();
    }
    times.push(median(paints));
  }
  const [least, most] = [Math.min(...times), Math.max(...times)].map((time) => `${(time / 1000).toFixed(1)} s`);
  return { what: 'first words on slow 4G (FCP)', before: '1.4 to 3.3 s', now: `${least} to ${most}` };
}

/** When a page showed its first words, in milliseconds after it was asked for. */
export function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** What the home page weighs at first, what comes later by itself, and how it is laid out. */
export async function homeLines(browser: Browser, site: string): Promise<readonly PhoneLine[]> {
  const { page, fetched, close } = await openPhone(browser, site, {});
  await page.goto(`${site}/en/sydney/mobile`, { waitUntil: 'load' });
  const loaded = fetched().length;
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await wait(UNTOUCHED_MS);
  // A notice has its place by now; it is no estimate.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // A picture has no address before it comes.
  const outside = new Set(
    await page.evaluate(() =>
      [...document.querySelectorAll('img')]
        .filter((image) => {
          const { top, left } = image.getBoundingClientRect();
          return image.loading === 'lazy' && (top >= innerHeight || left >= innerWidth);
        })
        .map(({ currentSrc }) => currentSrc),
    ),
  );
  const files = fetched();
  const view = files.slice(0, loaded).filter(({ address }) => !outside.has(address));
  const later = files.slice(loaded).filter(({ type }) => type === 'Script');
  await scrollThrough(page);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await close();
  const moved = Math.abs(whole - height) / whole;
  return [
    {
      what: 'home: bytes of the first view',
      before: '115 KB',
      now: kb(weightOf(view)),
      goal: 'at most 150 KB',
      isMet: weightOf(view) <= FIRST_VIEW_LIMIT,
    },
    {
      what: 'home: fonts of it',
      before: '57 KB',
      now: kb(weightOf(view, 'Font')),
      goal: 'at most 45 KB',
      isMet: weightOf(view, 'Font') <= FONT_LIMIT,
    },
    {
      what: 'home: scripts after the page has loaded, untouched',
      before: '13 for 19 KB',
      now: `${later.length} for ${kb(weightOf(later))}`,
      goal: 'at most 4',
      isMet: later.length <= 4,
    },
    {
      what: 'home: length with its notice, and after all was scrolled to',
      before: '22,000 and 15,000 px',
      now: `${height.toLocaleString('en')} and ${whole.toLocaleString('en')} px, ${(moved * 100).toFixed(1)} %`,
      goal: 'less than 3 %',
      isMet: moved < 0.03,
    },
    {
      what: 'home: elements at first',
      before: '-',
      now: String(elements),
      goal: 'at most 1,000',
      isMet: elements <= 1000,
    },
  ];
}

/** Scrolls to the end as a finger does, and lets each part be laid out. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** All scripts of the search page, untouched. */
export async function searchScripts(browser: Browser, site: string): Promise<PhoneLine> {
  const { page, fetched, close } = await openPhone(browser, site, {});
  await page.goto(`${site}/en/sydney/mobile/searching`, { waitUntil: 'load' });
  await wait(UNTOUCHED_MS);
  const scripts = fetched().filter(({ type }) => type === 'Script');
  await close();
  return {
    what: 'search page: scripts in all',
    before: '19 for 101 KB',
    now: `${scripts.length} for ${kb(weightOf(scripts))}`,
    goal: 'at most 6',
    isMet: scripts.length <= 6,
  };
}

/** Bytes of the video that opens an event, which nobody has asked for, with and without saved data. */
export async function videoBytes(browser: Browser, site: string): Promise<readonly PhoneLine[]> {
  const weigh = async (savesData: boolean): Promise<number> => {
    const { page, fetched, close } = await openPhone(browser, site, { savesData });
    await page.goto(`${site}/en/sydney/mobile/what-is-happening/event/wardrobe-of-scent`, { waitUntil: 'load' });
    await page.touchscreen.tap(5, 400);
    await wait(UNTOUCHED_MS);
    const files = fetched().filter(({ address }) => /\.mp4|\.webm/.test(address));
    await close();
    return weightOf(files);
  };
  const [free, saved] = [await weigh(false), await weigh(true)];
  return [
    {
      what: 'event: video that plays by itself',
      before: '711 KB',
      now: kb(free),
      goal: 'at most 250 KB',
      isMet: free <= 250_000,
    },
    { what: 'the same with saved data', before: '711 KB', now: kb(saved), goal: 'none', isMet: saved === 0 },
  ];
}
