import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { describe, expect, inject } from 'vitest';
import { behavioursAreReady, stir } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

const HOME = '/en/sydney/mobile';
/** The page has 1,100 elements, 320 of them in its `main`, which an overlay makes inert; the overlay has a hundred. */
const FEW = 450;

const traceSchema = v.object({
  traceEvents: v.array(v.object({ name: v.string(), args: v.object({ elementCount: v.optional(v.number(), 0) }) })),
});

/** How often each touch is measured: another behaviour or a picture that comes meanwhile styles elements as well. */
const TURNS = 3;

/** The median of some turns: a turn that something else disturbed decides nothing, nor does a lucky one. */
async function usual(turn: () => Promise<number>): Promise<number> {
  const counts: number[] = [];
  for (let index = 0; index < TURNS; index += 1) counts.push(await turn());
  return counts.sort((left, right) => left - right).at(Math.floor(TURNS / 2)) ?? Number.NaN;
}

/** The most elements that the browser styles for one picture, while something is done on a page. */
async function mostStyled(page: Page, run: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  let text: string;
  try {
    await run();
    // What follows the answer counts too: the page has to be free for the next touch.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  } finally {
    text = (await browser.stopTracing()).toString();
  }
  const trace = v.parse(traceSchema, JSON.parse(text));
  return Math.max(
    0,
    ...trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount),
  );
}

/** A touch, what is there after it, and what is touched on which page. */
const touches = {
  'the menu, and the page behind it follows': ['.header-menu', 'main[inert]', 'attached', 'none'],
  'the search, and the page behind it follows': [
    '.header-tools [data-search-trigger]',
    'main[inert]',
    'attached',
    'none',
  ],
  'an answer about cookies': [
    '[data-consent] button[value=none]',
    '[data-consent]:popover-open',
    'detached',
    undefined,
  ],
} as const;

describe('a touch styles few elements', () => {
  test.for(Object.entries(touches))('%s', async ([, [touched, follows, state, consent]], { arrive }) => {
    const turn = async (): Promise<number> => {
      const page = await arrive({
        isPhone: true,
        isFirstVisit: true,
        ...(consent && { cookies: { 'cookie-consent': consent } }),
      });
      await page.goto(inject('site') + HOME);
      await stir(page);
      await behavioursAreReady(page);
      await page.locator(touched).waitFor();
      // A font that comes styles every text that it sets.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return mostStyled(page, async () => {
        await page.locator(touched).tap();
        await page.locator(follows).waitFor({ state });
      });
    };
    expect(await usual(turn)).toBeLessThan(FEW);
  });
});

test('an overlay is drawn before the page behind it is inert', async ({ visit }) => {
  const page = await visit(HOME, { isPhone: true, ...settled });
  await behavioursAreReady(page);
  const before = await page.evaluate(async () => {
    const main = document.querySelector('main');
    document.querySelector<HTMLElement>('.header-tools [data-search-trigger]')?.click();
    const dialog = document.querySelector('[data-search-dialog]');
    const states: string[] = [];
    for (let frame = 0; frame < 10; frame += 1) {
      states.push(`${dialog?.matches(':popover-open')} ${main?.inert}`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [...new Set(states)];
  });
  expect(before).toEqual(['true false', 'true true']);
});

test('a page that nobody touches makes no segmenter of text and lays out no controls of a video', async ({
  arrive,
}) => {
  const page = await arrive({ isPhone: true, isFirstVisit: true, ...settled });
  await page.addInitScript(() => {
    const constructedLocales: string[] = [];
    Reflect.set(window, 'segmentersMade', constructedLocales);
    const counted = new Proxy(Intl.Segmenter, {
      construct: (target, parameters: [string?]) => {
        constructedLocales.push(String(parameters[0]));
        return Reflect.construct(target, parameters);
      },
    });
    Reflect.set(Intl, 'Segmenter', counted);
  });
  await page.goto(inject('site') + HOME);
  await stir(page);
  await behavioursAreReady(page);
  await page.locator('video').first().waitFor({ state: 'attached' });
  const observed = await page.evaluate(() => ({
    segmenters: Reflect.get(window, 'segmentersMade'),
    controlled: [...document.querySelectorAll('video')].filter(
      (video) => video.controls && getComputedStyle(video).display !== 'none',
    ).length,
  }));
  expect(observed).toEqual({ segmenters: [], controlled: 0 });
});
