import { availableParallelism, loadavg } from 'node:os';
import type { Frame, Page } from 'playwright-core';
import { launch } from '../../tools/chromium.ts';
import { takeNothing } from '../../tools/commandLine.ts';
import { numberOf, portOfService, portOfSite } from '../../tools/environment.ts';
import { atShare } from '../support/many.ts';

takeNothing(`From a keystroke in the local editor to the page that shows it, over many kinds of field, in Chromium against a running
npm start. Prints each kind and the whole, and ends with 1 when a kind could not be measured. It ends on a busy machine too.

  npm run bench:typing     PORT and CONTENT_PORT are its ports (8787, 8788), TIMES how often each is typed (5)
`);
const SITE = `http://localhost:${portOfSite()}`;
const EDITOR = `http://localhost:${portOfService()}/editor/spaces/meridian/environments/master/entries`;
const TIMES = numberOf('TIMES', 5);
/** Limits for a keystroke to be seen, for an entry to open, and for the whole run. */
const SEEN_LIMIT_MS = 10_000;
const OPEN_LIMIT_MS = 30_000;
const LIMIT_MS = 300_000;
const EVENT = '/en/sydney/what-is-happening/event/silk-in-the-hand';

/** A field: where its entry is seen, and what is done in the editor. */
interface Kind {
  readonly page: string;
  /** An element of the entry. */
  readonly at: string;
  readonly field: string;
  readonly action?: 'type' | 'order' | 'picture' | 'switch' | 'date';
}

const of = (entry: string, field: string): string =>
  `[data-contentful-entry-id="${entry}"][data-contentful-field-id="${field}"]`;
const slide = 'sydney-home-slide-harbour';
const silk = 'sydney-event-silk-in-the-hand';
const inSection = (type: string, field: string): string =>
  `[data-contentful-section-type="${type}"] [data-contentful-field-id="${field}"]`;

const kinds: Readonly<Record<string, Kind>> = {
  'hero title': { page: '/en/sydney', at: of(slide, 'title'), field: 'title' },
  'hero eyebrow': { page: '/en/sydney', at: of(slide, 'eyebrow'), field: 'eyebrow' },
  'hero description': { page: '/en/sydney', at: of(slide, 'description'), field: 'description' },
  'hero picture': { page: '/en/sydney', at: of(slide, 'title'), field: 'media', action: 'picture' },
  'hero buttons in order': { page: '/en/sydney', at: of(slide, 'title'), field: 'cta', action: 'order' },
  'button, three links deep': { page: '/en/sydney', at: '.hero a[data-contentful-field-id="title"]', field: 'title' },
  'rich text': { page: '/en/sydney', at: inSection('richText', 'body'), field: 'body' },
  'opening hours, a list': { page: '/en/sydney', at: inSection('planYourVisit', 'title'), field: 'time' },
  'banner title': { page: '/en/sydney', at: inSection('fixedRatioBanner', 'title'), field: 'title' },
  'row of cards, its title': { page: '/en/sydney', at: inSection('card4Multiply1', 'title'), field: 'title' },
  'cards in order': { page: '/en/sydney', at: inSection('card4Multiply1', 'title'), field: 'cards', action: 'order' },
  'round option': { page: '/en/sydney', at: inSection('twoOptionsForCircularDesign', 'title1st'), field: 'title1st' },
  'events, their title': {
    page: '/en/sydney',
    at: '[data-contentful-section-id="sydney-home-events"] h2',
    field: 'title',
  },
  'event title': { page: EVENT, at: `h1${of(silk, 'title')}`, field: 'title' },
  'event description': { page: EVENT, at: of(silk, 'description'), field: 'description' },
  'event body': { page: EVENT, at: of(silk, 'body'), field: 'body' },
  'event picture': { page: EVENT, at: `h1${of(silk, 'title')}`, field: 'media', action: 'picture' },
  'event date': { page: EVENT, at: `h1${of(silk, 'title')}`, field: 'endDate', action: 'date' },
  'store telephone': {
    page: '/en/sydney/stores/listing',
    at: 'main [data-contentful-field-id="phone"]',
    field: 'phone',
  },
  'store address': {
    page: '/en/sydney/stores/listing',
    at: 'main [data-contentful-field-id="address"]',
    field: 'address',
  },
};

/** What one keystroke took, in milliseconds. */
interface Took {
  /** Until the page has changed and is painted. */
  readonly seen: number;
  /** Of that, the call of the Worker with its answer. */
  readonly call: number;
}

/** Changes a field in the editor, and waits until the page beside it shows that. */
async function once(page: Page, frame: Frame, { field, action = 'type' }: Kind, turn: number): Promise<Took> {
  const box = page.locator(`[data-field="${field}"]`);
  const control = box.locator('input, textarea').first();
  const word = `typed${turn}x`;
  if (action === 'picture') await box.getByRole('button', { name: 'Choose another' }).first().click();
  const seen = await frame.evaluateHandle(watch, { word: action === 'type' ? word : '', limit: SEEN_LIMIT_MS });
  await page.evaluate(noteTime);
  const text = action === 'type' || action === 'date' ? await control.inputValue() : '';
  if (action === 'order')
    await box
      .locator('ol > li')
      .last()
      .or(box)
      .getByRole('button', { name: /^Move up/ })
      .last()
      .click();
  else if (action === 'picture')
    await page
      .getByRole('dialog')
      .locator('li button')
      .nth(turn + 1)
      .click();
  else if (action === 'date') await control.fill(text.replace(/^(\d{4}-\d{2})-\d{2}/, `$1-${20 + (turn % 8)}`));
  else await control.fill(`${text.replace(/ typed\d+x$/, '')} ${word}`);
  const { at, call } = await frame.evaluate((result) => result.took, seen);
  const began = Number(await page.evaluate(() => document.documentElement.dataset['at']));
  return { seen: at - began, call };
}

/** Notes the time of what an editor does last: what the test's own way to the control takes is no part of it. */
function noteTime(): void {
  const note = (): void => {
    document.documentElement.dataset['at'] = String(performance.timeOrigin + performance.now());
  };
  for (const type of ['input', 'click']) window.addEventListener(type, note, { capture: true, once: true });
}

/** Waits in the page for a word, or for any change; the time is that of the whole machine, in milliseconds. */
function watch({ word, limit }: { readonly word: string; readonly limit: number }) {
  const parts = [...document.querySelectorAll('main, body > header, body > footer')];
  const visibleText = (): string =>
    parts.flatMap((part) => [part.textContent, ...[...part.querySelectorAll('img')].map(({ src }) => src)]).join();
  const before = visibleText();
  performance.clearResourceTimings();
  const took = new Promise<{ readonly at: number; readonly call: number }>((resolve, reject) => {
    const timer = setTimeout(() => {
      observer.disconnect();
      reject(new Error(`not seen within ${limit} ms`));
    }, limit);
    const observer = new MutationObserver(() => {
      const now = visibleText();
      if (word ? !now.includes(word) : now === before) return;
      observer.disconnect();
      clearTimeout(timer);
      requestAnimationFrame(() => {
        const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/preview/draft/'));
        resolve({ at: performance.timeOrigin + performance.now(), call: calls.at(-1)?.duration ?? 0 });
      });
    });
    for (const part of parts)
      observer.observe(part, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return { took };
}

/** Opens the entry of a field in the editor, with its page. */
async function openEntry(page: Page, { page: path, at, field }: Kind): Promise<Frame> {
  await page.goto(`${SITE}${path}?is-preview-mode=true`);
  const section = await page.locator(at).first().getAttribute('data-contentful-entry-id');
  await page.goto(`${EDITOR}/${section}/?focusedField=${field}&focusedLocale=en-US`);
  await page.locator(`[data-field="${field}"]`).waitFor();
  const frame = await (await page.locator('#preview').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the editor shows no page');
  await frame.waitForURL(`${SITE}/**`);
  await frame.locator('[data-preview-tools]').waitFor();
  await frame.waitForLoadState('load');
  return frame;
}

/** What a kind of field took, keystroke by keystroke; says why where it could not be measured. */
async function measured(page: Page, kind: Kind): Promise<readonly Took[] | string> {
  try {
    const frame = await openEntry(page, kind);
    // The first call of a page also starts what it needs.
    await once(page, frame, kind, 0);
    const times: Took[] = [];
    for (let turn = 1; turn <= TIMES; turn += 1) times.push(await once(page, frame, kind, turn));
    return times;
  } catch (thrown) {
    return (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';
  }
}

const percentile = (values: readonly number[], share: number): number => Math.round(atShare(values, share));
const line = (name: string, times: readonly Took[]): string => {
  const seen = times.map((time) => time.seen);
  const [half, most] = [percentile(seen, 0.5), percentile(seen, 0.95)];
  const call = percentile(
    times.map((time) => time.call),
    0.5,
  );
  return `${name.padEnd(30)} p50 ${String(half).padStart(4)} ms  p95 ${String(most).padStart(4)} ms  of the p50 the Worker ${String(call).padStart(4)} ms\n`;
};

const end = performance.now() + LIMIT_MS;
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
await context.addCookies([{ name: 'cookie-consent', value: 'none', url: SITE }]);
context.setDefaultTimeout(OPEN_LIMIT_MS);
let page = await context.newPage();
const measurements: Took[] = [];
let kindsMeasured = 0;
for (const [name, kind] of Object.entries(kinds)) {
  const times = performance.now() < end ? await measured(page, kind) : 'the time is over';
  if (typeof times === 'string') {
    process.stdout.write(`${name.padEnd(30)} not measured: ${times}\n`);
    // The next kind begins with a fresh page.
    await page.close();
    page = await context.newPage();
  } else {
    kindsMeasured += 1;
    measurements.push(...times);
    process.stdout.write(line(name, times));
  }
}
await browser.close();
const load = loadavg()[0]?.toFixed(1);
process.stdout.write(
  `\n${line(`${kindsMeasured} of ${Object.keys(kinds).length} kinds`, measurements)}${measurements.length} keystrokes on ${availableParallelism()} cores, load ${load}\n`,
);
if (kindsMeasured < Object.keys(kinds).length) process.exitCode = 1;
