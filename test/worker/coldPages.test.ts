import { expect, test } from 'vitest';
import { drawn } from '../support/drawn.ts';
import { pageAddresses } from '../support/worker/pageAddresses.ts';
import { testTime } from '../support/worker/testTime.ts';
import { askContentService, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

/** Milliseconds that each call takes: those that are made together are one round. */
const CALL_MS = 100;

/** A cold page of an address: how often, and in how many rounds, it asks the content service. */
async function coldPage(address: string): Promise<{ readonly calls: number; readonly rounds: number }> {
  const time = testTime(TEST_NOW);
  let calls = 0;
  const site = testSite({
    world: { now: time.now, after: time.after },
    fetch: async (request) => {
      calls += 1;
      const answer = await time.outside(askContentService(request));
      await new Promise<void>((resolve) => time.after(CALL_MS, resolve));
      return answer;
    },
  });
  const { took } = await time.run(site.visit(address).then((answer) => answer.text()));
  return { calls, rounds: Math.ceil(took / CALL_MS) };
}

test.each([
  ['home', 'en', 9],
  ['home', 'cn', 15],
  ['brandDetail', 'cn', 17],
  ['aboutTheStore', 'en', 8],
  ['searching', 'en', 16],
] as const)(
  'a cold page knows in its first round what it asks for in its second, and asks for no more: %s, %s',
  async (kind, language, calls) => {
    const { [kind]: address = '' } = await pageAddresses();
    expect(await coldPage(address.replace('/en/', `/${language}/`))).toEqual({ calls, rounds: 2 });
  },
);

test('the cards in the sections of an entry are asked for once it is there, while its page waits for other lists', async () => {
  // A store's page shows tables among its sections, and asks for all stores before it comes to them.
  expect((await coldPage('/cn/sydney/stores/sydney')).rounds).toBe(2);
});

test('a form that no page takes asks for nothing that a page would show', async () => {
  const site = testSite();
  await site.visit('/en/sydney/brand/listing', {}, { method: 'POST' });
  await site.settled();
  expect(site.calls.filter((call) => /content_type=(?:redirect|brand)/.test(call))).toEqual([]);
});

const kinds = drawn(Object.entries(await pageAddresses()), 3);
/** Of some pages those that this run looks at. */
const lookedAt = (pages: readonly string[]) =>
  pages.filter((page) => kinds.some(([kind]) => page.split(' ')[0] === kind));

/** Pages of every kind in a language that ask more often than so many times, and those that ask in more than two rounds. */
async function costlyPages(language: string, mostCalls: number): Promise<readonly (readonly string[])[]> {
  const [manyCalls, manyRounds]: [string[], string[]] = [[], []];
  for (const [kind, address] of kinds) {
    const { calls, rounds } = await coldPage(address.replace('/en/', `/${language}/`));
    if (calls > mostCalls) manyCalls.push(`${kind} ${calls}`);
    if (rounds > 2) manyRounds.push(`${kind} ${rounds}`);
  }
  return [manyCalls, manyRounds];
}

test('a cold page asks the content service few times, in few rounds', async () => {
  // A search asks for the list of each type, a plan of one's day for every list of the city, in one round. Events are of two
  // types, and have a place on the stores' plans. A brand's page names the other cities that are open.
  expect(await costlyPages('en', 11)).toEqual([
    lookedAt(['searching 16', 'myVisitCalendar 14', 'myVisit 15', 'eventDetail 12', 'brandDetail 13']),
    lookedAt(['offlineBrand 3']),
  ]);
});

test('a cold page in another language asks for the translations of its own texts and of the cards that it shows, and of no others', async () => {
  expect(await costlyPages('cn', 16)).toEqual([
    lookedAt(['searching 20', 'myVisitCalendar 21', 'myVisit 24', 'brandDetail 17']),
    // The list of pages about the store says which of them this is.
    lookedAt(['aboutTheStore 3', 'offlineBrand 3']),
  ]);
  expect((await coldPage('/cn/sydney/stores/listing')).calls).toBe(10);
});
