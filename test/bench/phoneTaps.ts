import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import * as v from 'valibot';
import { median } from '../support/many.ts';
import { type Deed, deeds } from './phoneDeeds.ts';
import type { PhoneLine } from './phoneLoad.ts';
import { openPhone } from './phoneVisit.ts';

/** What a touch took, in milliseconds. */
interface Took {
  /** From an event of the touch to the next picture that the browser draws, as its own timing has it (INP); the longest. */
  readonly drawn: number;
  /** From the end of the touch until each answer is there. */
  readonly answered: readonly number[];
}

/** How long a finger rests when it taps. */
const FINGER_MS = 80;

/** An answer that is not there by then counts as none. */
const NEVER_MS = 10_000;

/** How a deed was timed: as the first touch of a page that has just loaded, and once its script is there. */
export interface DeedTimes {
  readonly name: string;
  readonly first: readonly Took[];
  readonly later: readonly Took[];
}

/** Does everything several times on a phone whose processor is six times slower than this machine's. */
export async function timeDeeds(browser: Browser, site: string, times: number): Promise<readonly DeedTimes[]> {
  const deedTimes: DeedTimes[] = [];
  for (const deed of deeds) {
    const first: Took[] = [];
    const later: Took[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      // Consent is asked for by script only, and what another tap has opened is no first touch.
      if (!deed.isAsked && !deed.before) first.push(await once(browser, site, deed, false));
      later.push(await once(browser, site, deed, true));
    }
    deedTimes.push({ name: deed.name, first, later });
    process.stdout.write(`${deed.name}: drawn after ${[...first, ...later].map(({ drawn }) => drawn).join(', ')} ms\n`);
  }
  return deedTimes;
}

async function once(browser: Browser, site: string, deed: Deed, isReady: boolean): Promise<Took> {
  const { page, close } = await openPhone(browser, site, { processor: 6 }, deed.isAsked);
  // What the browser has fetched ahead it would show without asking.
  if (deed.leads) await page.route('**/speculation-rules.json', (route) => route.abort());
  await page.goto(`${site}/en/sydney/mobile${deed.path}`, { waitUntil: 'load' });
  if (isReady) {
    await page.touchscreen.tap(3, 500);
    await page.locator('[data-destination-trigger][aria-haspopup]').first().waitFor({ state: 'attached' });
  }
  if (deed.isAsked) await page.locator('[data-consent]:popover-open').waitFor();
  if (deed.before) {
    await tap(page, deed.before[0]);
    await page.locator(deed.before[1]).waitFor();
  }
  if (deed.leads) await page.route(deed.leads, () => undefined);
  if (deed.key) await page.locator(deed.at).focus();
  const said = await watch(page, [deed.answer], deed.key ? key : touch);
  if (deed.key) await page.keyboard.press(deed.key);
  else await tap(page, deed.at);
  const took = await seen(said.message);
  await close();
  return took;
}

/** The first tap on the picker at 400 ms of latency: when it shows that it was heard, and when it is there. */
export async function firstTap(browser: Browser, site: string): Promise<PhoneLine> {
  const heard: number[] = [];
  const opened: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { page, close } = await openPhone(browser, site, { latency: 400, bandwidth: 1_638_400, processor: 4 });
    await page.goto(`${site}/en/sydney/mobile`, { waitUntil: 'load' });
    await tap(page, '.header-locale');
    await page.locator('#locale:popover-open').waitFor();
    const said = await watch(page, ['[data-held], dialog.picker[open]', 'dialog.picker[open]'], touch);
    await tap(page, '#locale [data-destination-trigger]');
    const [sign = Number.NaN, dialog = Number.NaN] = (await seen(said.message)).answered;
    heard.push(sign);
    opened.push(dialog);
    await close();
  }
  return {
    what: 'first tap on the picker, 400 ms of latency',
    before: '4.6 s without a sign',
    now: `heard after ${median(heard).toFixed(0)} ms, there after ${(median(opened) / 1000).toFixed(1)} s`,
    goal: 'heard within 100 ms',
    isMet: median(heard) <= 100,
  };
}

/** What a visitor does: the event by which it begins, and the one after which an answer is expected. */
interface Act {
  readonly begins: 'keydown' | 'pointerdown';
  readonly isDone: 'keydown' | 'pointerup';
}

const key: Act = { begins: 'keydown', isDone: 'keydown' };
const touch: Act = { begins: 'pointerdown', isDone: 'pointerup' };

/** From now on the page notes the first touch or key, what the browser says of its drawing, and when each answer is there. */
async function watch(
  page: Page,
  answers: readonly string[],
  act: Act,
): Promise<{ readonly message: Promise<ConsoleMessage> }> {
  const message = page.waitForEvent('console', (said) => said.text().startsWith('deed '));
  await page.evaluate(
    ({ selectors, begins, isDone, limit }) => {
      new Promise<Took>((resolve) => {
        let began = 0;
        let start = 0;
        let drawn = 0;
        const answered = selectors.map(() => 0);
        const always = { capture: true, passive: true };
        addEventListener(begins, ({ timeStamp }) => (began ||= timeStamp), always);
        addEventListener(isDone, ({ timeStamp }) => (start ||= timeStamp), always);
        // Without a threshold of its own the browser leaves out what takes less than 104 ms.
        const events = { type: 'event', durationThreshold: 16, buffered: true };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('interactionId' in entry && entry.interactionId && began > 0 && entry.startTime >= began)
              drawn = Math.max(drawn, entry.duration);
        }).observe(events);
        const look = (): void => {
          const now = performance.now() - start;
          for (const [index, selector] of selectors.entries())
            if (start > 0 && answered[index] === 0 && document.querySelector(selector)) answered[index] = now;
          // The browser tells of an event some time after it has drawn.
          if (answered.every((at) => at > 0 && now > at + 1000)) resolve({ drawn, answered });
          else if (start > 0 && now > limit)
            resolve({ drawn, answered: answered.map((at) => at || Number.POSITIVE_INFINITY) });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }).then((took) => console.log(`deed ${JSON.stringify(took)}`));
    },
    { selectors: answers, ...act, limit: NEVER_MS },
  );
  return { message };
}

const tookSchema = v.object({ drawn: v.number(), answered: v.array(v.nullable(v.number())) });

/** What the page has noted. By the console: a page that somebody is leaving answers no questions. */
async function seen(said: Promise<ConsoleMessage>): Promise<Took> {
  const text = (await said).text().replace('deed ', '');
  const { drawn, answered } = v.parse(v.pipe(v.string(), v.parseJson(), tookSchema), text);
  return { drawn, answered: answered.map((at) => at ?? Number.POSITIVE_INFINITY) };
}

/** Touches an element as a finger does: it comes once the page stands still, and rests. */
export async function tap(page: Page, selector: string): Promise<void> {
  const place = page.locator(selector).first();
  await place.evaluate(async (element) => {
    const before = scrollY;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // What the browser draws for the scrolling is none of the touch.
    if (scrollY !== before) for (const _ of 'ab') await new Promise((resolve) => requestIdleCallback(resolve));
  });
  const box = await place.boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  const touches = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(FINGER_MS);
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
