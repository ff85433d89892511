import { describe, expect, test } from 'vitest';
import { changedSite, type Fields } from '../support/worker/changedSite.ts';
import { hrefsIn, joinedWords, mainOf } from '../support/worker/pageText.ts';
import { testSite } from '../support/worker/testWorld.ts';

test('an event’s page says its day of the week, and its hour and place once', async () => {
  const html = mainOf(await testSite().read('/en/sydney/what-is-happening/event/three-honeys'));
  const [event = ''] = html.split('card-grid');
  const words = joinedWords(event).replaceAll(/<[^>]*>|\s+/g, ' ');
  expect(words).toMatch(/day\s+4pm to 5:30pm/);
  expect(words.split('4pm to 5:30pm')).toHaveLength(2);
  expect(words.split('Level 3, pantry')).toHaveLength(2);
});

describe('an event’s page', () => {
  const links = {
    joinLink: 'https://live.example/join',
    replayLink: 'https://live.example/replay',
    booking: undefined,
  };
  const actionsOf = async (dates: Fields) => {
    const site = changedSite(({ fields }, type) => (type === 'event' ? { ...fields, ...links, ...dates } : fields));
    const [event] = hrefsIn(mainOf(await testSite().read('/en/sydney/what-is-happening/event/listing'))).filter(
      (href) => /event\/(?!listing)/.test(href),
    );
    const pageLinks = hrefsIn(mainOf(await site.read(event ?? '')));
    return [links.joinLink, links.replayLink].map((href) => pageLinks.includes(href));
  };

  test.each<[string, Fields, readonly boolean[]]>([
    ['upcoming: join', { startDate: '2026-07-01', endDate: '2026-07-02' }, [true, false]],
    ['current: join and replay', { startDate: '2026-06-01', endDate: '2026-07-02' }, [true, true]],
    [
      'past: replay only',
      { startDate: '2026-06-01', endDate: '2026-06-02', removedAfterExpired: false },
      [false, true],
    ],
  ])('%s', async (_, dates, expected) => {
    expect(await actionsOf(dates)).toEqual(expected);
  });
});
