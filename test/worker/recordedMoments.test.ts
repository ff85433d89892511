import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { readPage } from '../../worker/cache/storedPage.ts';
import { drawn } from '../support/drawn.ts';
import { words } from '../support/words.ts';
import { comparableHtml } from '../support/worker/pageText.ts';
import { TEST_NOW, testSite } from '../support/worker/testWorld.ts';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
/** Times of the year at which each page is made first, and how often again, each time at the moment that it noted. */
const TIMES = 6;
const MOMENTS = Number(env.MOMENTS || 2);

const addresses = words(`
  /en/sydney /cn/okinawa /en/sydney/what-is-happening/event/listing /en/sydney/what-is-happening/event/tea-at-dusk
  /jp/okinawa/stores/listing /en/sydney/stores/sydney /en/sydney/special-offers/listing
  /en/sydney/dining/lantern-table /en/sydney/select-destination /en/sydney/announcement
`);

test.each(drawn(addresses, 3))('until the moment that it noted a page stays the same: %s', async (address) => {
  const [wrongMoments, lives]: [string[], number[]] = [[], []];
  for (let step = 0; step < TIMES; step += 1) {
    // Hours of the day and days of the year that are not each other's multiples.
    let madeAt = Date.parse(TEST_NOW) + Math.floor((step * YEAR_MS) / TIMES) + ((step * 7.3) % 24) * HOUR_MS;
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const site = testSite();
      site.setNow(new Date(madeAt).toISOString());
      const firstHtml = comparableHtml(await site.read(address));
      await site.settled();
      const page = [...site.contentStore.values.values()].map(readPage).find((stored) => stored !== undefined);
      // An event that is over has no page any more.
      if (!page) break;
      const { trueUntil } = page;
      lives.push(trueUntil - madeAt);
      for (const at of [madeAt + Math.floor((trueUntil - madeAt) / 2), trueUntil - 1]) {
        const freshSite = testSite({ variables: { CACHE: '0' } });
        freshSite.setNow(new Date(at).toISOString());
        if (comparableHtml(await freshSite.read(address)) !== firstHtml) wrongMoments.push(new Date(at).toISOString());
      }
      madeAt = trueUntil;
    }
  }
  const hours = lives.reduce((sum, life) => sum + life, 0) / HOUR_MS;
  if (env.MOMENTS) console.log(`${address}: ${lives.length} moments in ${hours.toFixed(0)} hours`);
  expect(wrongMoments).toEqual([]);
  // No page is rendered again more often than its words require.
  expect(Math.max(...lives)).toBeGreaterThan(HOUR_MS / 2);
});
