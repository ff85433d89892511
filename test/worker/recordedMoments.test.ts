import { expect, test } from 'vitest';
import { readPage } from '../../worker/cache/storedPage.ts';
import { drawn } from '../support/worker/drawn.ts';
import { TEST_NOW, testSite } from '../support/worker/testWorld.ts';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
/** Moments of the year at which each page is made. */
const MOMENTS = 6;
/** No limit ends before its work does, however busy the machine is. */
const world = { after: () => () => undefined };

const shown = async (answer: Response): Promise<string> => (await answer.text()).replaceAll(/nonce="[^"]*"/g, '');

const addresses = [
  '/en/sydney',
  '/cn/okinawa',
  '/en/sydney/what-is-happening/event/listing',
  '/en/sydney/what-is-happening/event/tea-at-dusk',
  '/jp/okinawa/stores/listing',
  '/en/sydney/stores/sydney',
  '/en/sydney/special-offers/listing',
  '/en/sydney/dining/lantern-table',
  '/en/sydney/select-destination',
  '/en/sydney/announcement',
];

test.each(drawn(addresses, 5))(
  'between now and the moment that it noted a page stays the same: %s',
  async (address) => {
    const [wrong, lives]: [string[], number[]] = [[], []];
    for (let step = 0; step < MOMENTS; step += 1) {
      // Hours of the day and days of the year that are not each other's multiples.
      const from = Date.parse(TEST_NOW) + Math.floor((step * YEAR_MS) / MOMENTS) + ((step * 7.3) % 24) * HOUR_MS;
      const site = testSite({ world });
      site.setNow(new Date(from).toISOString());
      const first = await shown(await site.visit(address));
      await site.settled();
      const page = [...site.contentStore.values.values()].map(readPage).find((stored) => stored !== undefined);
      // An event that is over has no page any more.
      if (!page) continue;
      const { trueUntil } = page;
      lives.push(trueUntil - from);
      for (const at of [from + Math.floor((trueUntil - from) / 2), trueUntil - 1]) {
        const fresh = testSite({ variables: { CACHE: '0' }, world });
        fresh.setNow(new Date(at).toISOString());
        if ((await shown(await fresh.visit(address))) !== first) wrong.push(new Date(at).toISOString());
      }
    }
    expect(wrong).toEqual([]);
    // None is made anew more often than its words ask for.
    expect(Math.max(...lives)).toBeGreaterThan(HOUR_MS / 2);
  },
);
