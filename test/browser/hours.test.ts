import type { Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import { behavioursAreReady, moveClockUntil, stir, stopClock } from '../support/browser/page.ts';
import { test } from '../support/browser/visitor.ts';

const HOUR_MS = 3_600_000;

test('a page that stays open renews what it says of places, and drops what it cannot renew', async ({ arrive }) => {
  const page = await arrive();
  // The site's own moment: what is over before it stays as it is.
  await stopClock(page, Date.parse('2026-06-15T02:00:01.000Z'));
  const address = `${inject('site')}/en/sydney/dining/listing`;
  let calls = 0;
  await page.route(address, async (route) => {
    if (route.request().resourceType() !== 'xhr') return route.continue();
    calls += 1;
    if (calls === 1) return route.abort();
    return answerOtherWords(route);
  });
  await page.goto(address);
  const places = page.locator('[data-until]');
  // The one whose words are over first.
  const lost = await places.evaluateAll((elements) => {
    const until = (element: Element): number => Number(element.getAttribute('data-until'));
    const [first] = elements.toSorted((left, right) => until(left) - until(right));
    return first?.getAttribute('data-hours') ?? '';
  });
  expect(lost).not.toBe('');
  await stir(page);
  await moveClockUntil(page, HOUR_MS, async () => (await places.allTextContents()).includes('Other words'));
  expect(await page.locator(`[data-hours="${lost}"]`).count()).toBe(0);
  expect(new Set(await places.allTextContents())).toEqual(new Set(['Other words']));
});

test('a device whose clock is fast asks again for words that the server still has', async ({ arrive }) => {
  const page = await arrive();
  await stopClock(page, Date.parse('2026-06-15T02:00:01.000Z'));
  const address = `${inject('site')}/en/sydney/dining/listing`;
  await page.goto(address);
  let calls = 0;
  await page.route(address, async (route) => {
    calls += 1;
    if (calls === 1) return route.continue();
    return answerOtherWords(route);
  });
  await stir(page);
  const places = page.locator('[data-until]');
  const now = (): Promise<number> => page.evaluate(() => Date.now());
  await moveClockUntil(page, HOUR_MS, async () => calls > 0);
  const askedAt = await now();
  await moveClockUntil(page, 10_000, async () => (await places.allTextContents()).includes('Other words'));
  // Others are over half an hour later at the soonest.
  expect((await now()) - askedAt).toBeLessThan(HOUR_MS / 4);
});

test('words that hold for more than 24 hours, as on the day that summer time ends, are renewed as well', async ({
  arrive,
}) => {
  const page = await arrive();
  const opened = Date.parse('2026-06-15T02:00:01.000Z');
  await stopClock(page, opened);
  const address = `${inject('site')}/en/sydney/dining/listing`;
  await page.route(address, async (route) => {
    if (route.request().resourceType() === 'xhr') return answerOtherWords(route);
    const html = await (await route.fetch()).text();
    const body = html.replaceAll(/ data-until="\d+"/g, ` data-until="${opened + 30 * HOUR_MS}"`);
    await route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(address);
  await stir(page);
  await behavioursAreReady(page);
  const places = page.locator('[data-until]');
  await moveClockUntil(page, HOUR_MS, async () => (await places.allTextContents()).includes('Other words'));
});

test('a laptop that has slept renews the words of its page when it wakes', async ({ arrive }) => {
  const page = await arrive();
  const opened = Date.parse('2026-06-15T02:00:01.000Z');
  await stopClock(page, opened);
  const address = `${inject('site')}/en/sydney/dining/listing`;
  await page.goto(address);
  await page.route(address, answerOtherWords);
  await stir(page);
  const places = page.locator('[data-until]');
  const [before] = await places.allTextContents();
  expect(before).toMatch(/\d/);
  // Its script is there, and follows the clock from before the sleep.
  await behavioursAreReady(page);
  await page.clock.runFor(60_000);
  // While it sleeps its timers stand still.
  await page.clock.setSystemTime(opened + 12 * HOUR_MS);
  let awakeMs = 0;
  await moveClockUntil(page, 10_000, async () => {
    awakeMs += 10_000;
    return (await places.allTextContents()).includes('Other words');
  });
  expect(awakeMs).toBeLessThan(HOUR_MS / 2);
});

test('a page of yesterday that the way back brings from the device renews its words at once', async ({ arrive }) => {
  const page = await arrive();
  // Two days after the site's own moment.
  await page.addInitScript((now) => {
    Date.now = () => now;
  }, Date.parse('2026-06-17T02:00:00.000Z'));
  const address = `${inject('site')}/en/sydney/dining/listing`;
  await page.route(address, async (route) => {
    if (route.request().resourceType() !== 'xhr') return route.continue();
    return answerOtherWords(route);
  });
  await page.goto(address);
  await page.goto(`${inject('site')}/en/sydney/searching`);
  await page.goBack();
  await stir(page);
  const places = page.locator('[data-until]');
  await expect.poll(async () => new Set(await places.allTextContents())).toEqual(new Set(['Other words']));
});

test('the picker shows the hours of cities beside one that has none', async ({ visit }) => {
  const page = await visit('/en/sydney');
  await page.route('**/select-destination', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(' data-until=', ' data-was-until=') });
  });
  await page.locator('[data-destination-trigger]').first().dispatchEvent('click');
  await expect.poll(() => page.locator('.picker .picker-hours').textContent()).toBe('Open now, until 8pm');
});

/** Answers with the page, whose places have other words. The last call may still be under way when the page closes. */
async function answerOtherWords(route: Route): Promise<void> {
  const answer = await route.fetch().catch(() => undefined);
  const html = (await answer?.text().catch(() => '')) ?? '';
  const body = html.replaceAll(/(<span class="hours-state"[^>]*>)[^<]*/g, '$1Other words');
  await route.fulfill({ contentType: 'text/html', body }).catch(() => undefined);
}
