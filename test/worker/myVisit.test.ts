import { describe, expect, test } from 'vitest';
import { elements, joinedWords, mainOf, unescaped } from '../support/worker/pageText.ts';
import { PHONE, testSite } from '../support/worker/testWorld.ts';

const QUERY = '?on=2026-06-17&at=19%3A30';

describe('my visit', () => {
  test('asks by a plain form, and answers at an address of its own', async () => {
    const site = testSite();
    const form = await (await site.visit('/en/sydney/my-visit')).text();
    expect(elements(mainOf(form), 'form').map(({ action }) => action)).toEqual(['/en/sydney/my-visit']);
    expect(mainOf(form)).not.toContain('visit-steps');
    expect(form).not.toMatch(/name="robots" content="[^"]*noindex/);
    const answer = await site.visit(`/en/sydney/my-visit${QUERY}`);
    const html = await answer.text();
    expect(mainOf(html)).toContain('Departure on June 17, 2026 at 7:30pm');
    const order = [
      'The Rocks, Sydney',
      'The Lantern Table',
      'Leave for the airport',
      'Be at the gate',
      'Get directions',
    ];
    const places = order.map((words) => mainOf(html).indexOf(words));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(html).toMatch(/name="robots" content="[^"]*noindex/);
    // The service worker keeps what is public, under its whole address.
    expect(answer.headers.get('cache-control')).toMatch(/^public/);
  });

  test.each([
    ['cn', 'sydney', '动身前往机场'],
    ['fr', 'paris', 'Partir pour l’aéroport'],
    ['tc', 'hong-kong', '動身前往機場'],
    ['jp', 'okinawa', '空港へ出発'],
    ['kr', 'hawaii', '공항으로 출발'],
    ['it', 'venice', 'Partire per l’aeroporto'],
  ])('is there in %s, in %s, in both trees', async (language, city, words) => {
    const site = testSite();
    expect(mainOf(await (await site.visit(`/${language}/${city}/my-visit${QUERY}`)).text())).toContain(words);
    const phone = await site.visit(`/${language}/${city}/mobile/my-visit${QUERY}`, { 'User-Agent': PHONE });
    expect(mainOf(await phone.text())).toContain(words);
  });

  test.each([
    ['en', 'sydney', 'Departure in the night after June 17, 2026, at 12:30am', 'A departure before 5am'],
    ['cn', 'sydney', '2026年6月17日 次日凌晨 0:30 启程', '凌晨 5:00 之前'],
    ['fr', 'paris', 'Départ dans la nuit qui suit le 17 juin 2026, à 0', 'Un départ avant 5'],
    ['jp', 'okinawa', '2026年6月17日の深夜（翌日0:30）出発', '5:00より前'],
  ])('says how it understands a departure after midnight: %s', async (language, city, heading, rule) => {
    const site = testSite();
    const address = `/${language}/${city}/my-visit`;
    const html = unescaped(mainOf(await (await site.visit(`${address}?on=2026-06-17&at=00:30`)).text()));
    expect(joinedWords(html)).toContain(heading);
    expect(html).toContain(rule);
    expect(html).toContain(`href="${address}?on=2026-06-16&at=00:30"`);
    expect(unescaped(mainOf(await (await site.visit(address)).text()))).toContain(rule);
    expect(unescaped(mainOf(await (await site.visit(address + QUERY)).text()))).not.toContain(rule);
  });

  test('is a file for calendars, from the first opening until one has to leave', async () => {
    const answer = await testSite().visit(`/en/sydney/my-visit/calendar.ics${QUERY}`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/);
    const file = await answer.text();
    expect(file).toContain('DTEND;TZID=Australia/Sydney:20260617T163000');
    expect(file.replaceAll('\r\n ', '')).toContain('/en/sydney/my-visit?on=2026-06-17&at=19:30');
    expect((await testSite().visit('/en/sydney/my-visit/calendar.ics?on=soon')).status).toBe(404);
  });

  test('what is asked stands in no log line, whatever happens', async () => {
    const site = testSite({ variables: { LOG_LEVEL: '1' } });
    for (const path of ['my-visit', 'my-visit/calendar.ics', 'no-such-page'])
      await site.visit(`/en/sydney/${path}${QUERY}`);
    await site.settled();
    expect(site.lines.length).toBeGreaterThan(0);
    expect(site.lines.join('\n')).not.toMatch(/2026-06-17|19(?::|%3A)30/);
  });

  test('is led to from the stores and from the plan of one’s visit', async () => {
    const site = testSite();
    for (const path of ['/en/sydney', '/en/sydney/stores/listing']) {
      const links = elements(mainOf(await (await site.visit(path)).text()), 'a').map(({ href }) => href);
      expect(links, path).toContain('/en/sydney/my-visit');
    }
  });
});
