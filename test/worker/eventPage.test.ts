import { expect, test } from 'vitest';
import { linkTo } from '../support/content/read.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { type Fields, siteWhere } from '../support/worker/changedSite.ts';
import { elements, hrefsIn, joinedWords, mainOf } from '../support/worker/pageText.ts';
import { testSite } from '../support/worker/testWorld.ts';

test('an event’s page says its day of the week, its hour once, and its place again over its floor alone', async () => {
  const html = mainOf(await testSite().read('/en/sydney/what-is-happening/event/three-honeys'));
  const [event = ''] = html.split('card-grid');
  const words = joinedWords(event).replaceAll(/<[^>]*>|\s+/g, ' ');
  expect(words).toMatch(/day\s+4pm to 5:30pm/);
  expect(words.split('4pm to 5:30pm')).toHaveLength(2);
  expect(words.split('Level 3, pantry')).toHaveLength(3);
  expect(event).toContain('<span class="visually-hidden">Level 3, pantry</span> <a class="text-link plan-link"');
});

test('an event’s seats and terms are facts below its opening', async () => {
  const { read } = siteWith([
    added('eventDetailPage', 'supper', {
      startDate: '2026-06-20',
      endDate: '2026-06-20',
      seatsTotal: 20,
      seatsLeft: 6,
      features: ['HK$380'],
    }),
  ]);
  const html = mainOf(await read('/en/hong-kong/what-is-happening/event/supper'));
  const [opening = '', facts = ''] = html.split('detail-side');
  expect(opening).not.toMatch(/HK\$380|seats\sleft/);
  expect(facts).toMatch(/6\sof\s20\sseats left.*HK\$380/s);
});

test('a second row of three cards on a page has another look', async () => {
  const html = mainOf(await testSite().read('/en/venice'));
  const rows = [...html.matchAll(/data-arrangement="(\w+)"/g)].map(([, arrangement]) => arrangement);
  expect(rows).toEqual(['three', 'level']);
});

const links = { joinLink: 'https://live.example/join', replayLink: 'https://live.example/replay', booking: undefined };
const actionsOf = async (dates: Fields) => {
  const site = siteWhere('event', { ...links, ...dates });
  const [event] = hrefsIn(mainOf(await testSite().read('/en/sydney/what-is-happening/event/listing'))).filter((href) =>
    /event\/(?!listing)/.test(href),
  );
  const pageLinks = hrefsIn(mainOf(await site.read(event ?? '')));
  return [links.joinLink, links.replayLink].map((href) => pageLinks.includes(href));
};

test.each<[string, Fields, readonly boolean[]]>([
  ['upcoming: join', { startDate: '2026-07-01', endDate: '2026-07-02' }, [true, false]],
  ['current: join and replay', { startDate: '2026-06-01', endDate: '2026-07-02' }, [true, true]],
  ['past: replay only', { startDate: '2026-06-01', endDate: '2026-06-02', removedAfterExpired: false }, [false, true]],
])('an event’s page: %s', async (_, dates, expected) => {
  expect(await actionsOf(dates)).toEqual(expected);
});

test.each<[string, Fields, readonly string[]]>([
  ['on', {}, ['one', 'two']],
  ['sold out', { admission: 'sold out' }, []],
  ['full on a day', { seatsLeft: 0, seatsDay: '2026-06-20' }, ['two']],
  ['past', { endDate: '2026-06-14', removedAfterExpired: false }, []],
])('an event offers those of its sessions that somebody can come to: %s', async (_, fields, offered) => {
  const { read } = siteWith([
    added('standardTimeslotComponent', 'one', { startDate: '2026-06-20', externalLink: 'tel:100' }),
    added('standardTimeslotComponent', 'two', { externalLink: 'tel:200' }),
    added('eventDetailPage', 'supper', {
      startDate: '2026-06-10',
      endDate: '2026-06-30',
      timeslots: [linkTo('one'), linkTo('two')],
      ...fields,
    }),
  ]);
  const html = await read('/cn/hong-kong/what-is-happening/event/supper');
  const links = elements(mainOf(html), 'a').filter(({ href }) => /^tel:[12]00$/.test(href ?? ''));
  expect(links.map((link) => link['data-booking'])).toEqual(offered);
});
