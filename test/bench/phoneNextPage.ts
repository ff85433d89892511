import type { Browser } from 'playwright-core';
import { median } from '../support/many.ts';
import { firstPaint, type PhoneLine } from './phoneLoad.ts';
import { tap } from './phoneTaps.ts';
import { openPhone, SLOW_4G } from './phoneVisit.ts';

const LIST = '/en/sydney/mobile/what-is-happening/event/listing';
const CARD = 'main .card .card-link';
const TURNS = 5;
/** Somebody looks at the list before choosing. */
const LOOKED_AT_MS = 3000;
const SIGN_MS = 100;
const PAINT_MS = 700;

/** From a list to a detail by a finger and back, on slow 4G, with the detail in no cache of the phone. */
export async function nextPage(browser: Browser, site: string): Promise<readonly PhoneLine[]> {
  const signs: number[] = [];
  const paints: number[] = [];
  const returns: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { page, close } = await openPhone(browser, site, SLOW_4G);
    await page.goto(site + LIST, { waitUntil: 'load' });
    await page.locator(CARD).first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(LOOKED_AT_MS);
    await page.evaluate(noteTouch);
    await tap(page, CARD);
    await page.waitForURL((url) => !url.pathname.endsWith('/listing'), { waitUntil: 'load' });
    const painted = await firstPaint(page);
    const took = await page.evaluate(() => [
      sessionStorage['pressedAt'],
      sessionStorage['signAt'],
      sessionStorage['liftedAt'],
      performance.timeOrigin,
    ]);
    const [pressed = 0, sign = 0, lifted = 0, origin = 0] = took.map(Number);
    signs.push(sign - pressed);
    paints.push(origin + painted - lifted);
    await page.goBack({ waitUntil: 'load' });
    returns.push(await firstPaint(page));
    await close();
  }
  return [
    line('a card of a list by a finger: its sign', signs, SIGN_MS),
    line('from the finger’s lift to the first paint of the detail, slow 4G, in no cache', paints, PAINT_MS),
    line('and back to the list', returns, PAINT_MS),
  ];
}

function line(what: string, times: readonly number[], goal: number): PhoneLine {
  const middle = median(times);
  return { what, before: '-', now: `${middle.toFixed(0)} ms`, goal: `at most ${goal} ms`, isMet: middle <= goal };
}

/** Notes when a finger comes down, when what it shows by then is drawn, and when it is lifted. */
function noteTouch(): void {
  const note = (name: string, at: number): void => sessionStorage.setItem(name, String(performance.timeOrigin + at));
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      note('pressedAt', timeStamp);
      // The picture after the next frame holds the sign.
      requestAnimationFrame(() => requestAnimationFrame((at) => note('signAt', at)));
    },
    { once: true, capture: true },
  );
  addEventListener('pointerup', ({ timeStamp }) => note('liftedAt', timeStamp), { once: true, capture: true });
}
