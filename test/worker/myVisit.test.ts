import { describe, expect, test } from 'vitest';
import { stopKey } from '../../content/stores/visitChoice.ts';
import { linkTo } from '../support/content/read.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { elements, joinedWords, mainOf, unescaped } from '../support/worker/pageText.ts';
import { PHONE, testSite } from '../support/worker/testWorld.ts';

const QUERY = '?on=2026-06-17&at=19%3A30';

describe('my visit', () => {
  test('says what may be brought home, with source and date, and after its last day only the source', async () => {
    const html = unescaped(mainOf(await testSite().read('/en/sydney/my-visit')));
    const [, japan = ''] = /Arriving in Japan(.*?)<\/details>/s.exec(html) ?? [];
    expect(japan).toContain('Spirits (example)');
    expect(japan).toContain('2 L');
    expect(japan).toContain('href="https://customs.example/japan"');
    expect(japan).toMatch(/Checked on [A-Z][a-z]+ \d+, 20\d\d/);
    const [, australia = ''] = /Arriving in Australia(.*?)<\/details>/s.exec(html) ?? [];
    expect(australia).toContain('Our note has expired');
    expect(australia).not.toContain('900');
    expect(australia).toContain('href="https://customs.example/australia"');
  });

  test('asks by a plain form, and answers at an address of its own', async () => {
    const site = testSite();
    const form = await site.read('/en/sydney/my-visit');
    expect(elements(mainOf(form), 'form').map(({ action }) => action)).toEqual(['/en/sydney/my-visit']);
    expect(form).not.toMatch(/name="robots" content="[^"]*noindex/);
    const answer = await site.visit(`/en/sydney/my-visit${QUERY}`);
    const html = await answer.text();
    expect(mainOf(html)).toContain('Departure on June\u00a017,\u00a02026 at 7:30pm');
    const order = [
      'The Rocks, Sydney',
      'The Lantern Table',
      'Leave for the airport',
      'Be at the gate',
      'Get directions',
    ];
    const places = order.map((words) => mainOf(html).indexOf(words));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(places).not.toContain(-1);
    expect(html).toMatch(/name="robots" content="[^"]*noindex/);
    // The service worker keeps what is public, under its whole address.
    expect(answer.headers.get('cache-control')).toMatch(/^public/);
  });

  test('before it is asked it shows a day for example, which leads to its own answer', async () => {
    const site = testSite();
    const html = mainOf(await site.read('/en/sydney/my-visit'));
    expect(unescaped(html)).toMatch(/A day, for example<\/h2>.*Departure on June\u00a01\d,\u00a02026 at 8pm/s);
    expect(html).not.toContain('Add to calendar');
    const begin = elements(html, 'a').find(({ class: name }) => name === 'button');
    const answer = mainOf(await site.read(unescaped(begin?.href ?? '')));
    const stopsOf = (page: string) =>
      [...page.matchAll(/<li data-stop="">.*?<h3>(.*?)<\/h3>/gs)].map(([, title]) => title);
    expect(stopsOf(html)).not.toEqual([]);
    expect(stopsOf(answer)).toEqual(stopsOf(html));
    for (const refused of ['?on=2026-02-31&at=20%3A00', '?on=2020-06-17&at=20%3A00'])
      expect(await site.read(`/en/sydney/my-visit${refused}`)).not.toContain('visit-steps');
  });

  test('is a letter: each stop has its sentence, and the form is folded', async () => {
    const html = unescaped(mainOf(await testSite().read(`/en/sydney/my-visit${QUERY}`)));
    const letter = [
      'Your day in Sydney</h1>',
      'Dear traveller,',
      'This is how we would spend your day in Sydney.',
      'Forty seats under paper lanterns',
      'Leave for the airport',
      'We look forward to welcoming you.',
    ].map((words) => html.indexOf(words));
    expect(letter).toEqual(letter.toSorted((left, right) => left - right));
    expect(letter).not.toContain(-1);
    expect(html).toMatch(/<details class="disclosure"><summary[^>]*>Another day or hour<\/summary><form/);
  });

  test('says until when one may stay only where that is before one leaves, and what time is left', async () => {
    const stopsOf = async (moment: string) => {
      const html = mainOf(await testSite().read(`/en/sydney/my-visit?on=2026-06-17&at=${moment}`));
      const [, steps = ''] = /<ol class="visit-steps">(.*?)<\/ol>/s.exec(html) ?? [];
      const stays = [...steps.matchAll(/You may stay until ([\d:]+[ap]m)/g)].map(([, time]) => time);
      const [, leave] = /<li data-deadline=""><time[^>]*>([^<]*)</.exec(steps) ?? [];
      return { stays, leave, isFree: steps.includes('Time of your own') };
    };
    expect(await stopsOf('19:30')).toEqual({ stays: ['3pm'], leave: '4:30pm', isFree: true });
    expect(await stopsOf('12:30')).toMatchObject({ isFree: false });
  });

  test.each([
    ['en', 'sydney', 'My visit, June 17, 2026 | '],
    ['cn', 'sydney', '我的行程，2026年6月17日 | '],
    ['jp', 'okinawa', 'ご来館プラン、2026年6月17日 | '],
  ])('is titled by its day, with the comma of %s', async (language, city, title) => {
    expect(await testSite().read(`/${language}/${city}/my-visit${QUERY}`)).toContain(`<title>${title}`);
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
    expect(mainOf(await site.read(`/${language}/${city}/my-visit${QUERY}`))).toContain(words);
    const phone = await site.visit(`/${language}/${city}/mobile/my-visit${QUERY}`, { 'User-Agent': PHONE });
    expect(mainOf(await phone.text())).toContain(words);
  });

  test.each([
    ['en', 'sydney', 'Departure in the night after June\u00a017,\u00a02026, at 12:30am', 'Leaving before 5am?'],
    ['cn', 'sydney', '2026年6月17日 次日凌晨 0:30 启程', '凌晨 5:00 之前启程，请'],
    ['fr', 'paris', 'Départ dans la nuit qui suit le 17\u00a0juin 2026, à 0', 'Départ avant 5'],
    ['jp', 'okinawa', '2026年6月17日の深夜（翌日0:30）出発', '5:00より前'],
  ])('says how it understands a departure after midnight: %s', async (language, city, heading, rule) => {
    const site = testSite();
    const address = `/${language}/${city}/my-visit`;
    const choice = 'at=00:30&from=82004&stops=abcde';
    const html = unescaped(mainOf(await site.read(`${address}?on=2026-06-17&${choice}`)));
    expect(joinedWords(html)).toContain(heading);
    expect(html).toContain(rule);
    expect(html).toContain(`href="${address}?on=2026-06-16&${choice}"`);
    expect(unescaped(mainOf(await site.read(address)))).toContain(rule);
    expect(unescaped(mainOf(await site.read(address + QUERY)))).not.toContain(rule);
  });

  test.each(['on=2026-06-17&at=00%3A30', 'on=2026-06-17&at=19%3A30&stops=abcde'])(
    'its links carry what those of every page carry: %s',
    async (query) => {
      const answer = await testSite().visit(`/en/sydney/my-visit?without-overlay=true&${query}`);
      const links = elements(mainOf(await answer.text()), 'a').map(({ href = '' }) => unescaped(href));
      const ownLinks = links.filter((href) => href.startsWith('/en/sydney'));
      expect(ownLinks.filter((href) => href.includes('my-visit')).length).toBeGreaterThan(5);
      expect(ownLinks.filter((href) => !href.includes('?without-overlay=true'))).toEqual([]);
    },
  );

  test('is a file for calendars: each stop while it is open, and the moments of the departure', async () => {
    const answer = await testSite().visit(`/en/sydney/my-visit/calendar.ics${QUERY}`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/);
    const file = (await answer.text()).replaceAll('\r\n ', '');
    const summaries = [...file.matchAll(/SUMMARY:(.*)\r/g)].map(([, summary]) => summary);
    expect(summaries).toHaveLength(9);
    expect(summaries.slice(-4)).toEqual([
      'Leave for the airport',
      'Last moment to collect your purchases',
      'Be at the gate',
      'Departure',
    ]);
    expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(file).toContain('DTEND;TZID=Australia/Sydney:20260617T163000');
    expect(file).toContain('/en/sydney/my-visit?on=2026-06-17&at=19:30');
    for (const query of ['?on=soon', '?on=2026-06-14&at=19:30'])
      expect((await testSite().visit(`/en/sydney/my-visit/calendar.ics${query}`)).status).toBe(404);
  });

  test.each([
    ['?on=2026-06-17&at=', 'Please choose the hour.'],
    ['?on=&at=19:30', 'Please choose the day.'],
    ['?on=2026-02-30&at=19:30', 'There is no such day.'],
    ['?on=2026-06-17&at=29:30', 'There is no such hour.'],
    ['?on=2026-06-14&at=19:30', 'This departure is over.'],
  ])('says what is wrong with %s', async (query, words) => {
    const html = await testSite().read(`/en/sydney/my-visit${query}`);
    expect(mainOf(html)).toContain(words);
    expect(mainOf(html)).not.toContain('id="day"');
    // Browsers call an empty required field of a day invalid, unless it says that it is not.
    expect(elements(mainOf(html), 'input').map((input) => input['aria-invalid'])).toEqual(
      expect.arrayContaining(['true', 'false']),
    );
    expect(html).toMatch(/name="robots" content="[^"]*noindex/);
  });

  test('a departure in the morning is told as the evening before', async () => {
    const html = unescaped(mainOf(await testSite().read('/fr/paris/my-visit?on=2026-06-18&at=08:30')));
    expect(html).toContain('Voici la veille au soir, le 17\u00a0juin 2026.');
    expect(html).toContain('17\u00a0h');
    // What the departure sets is of the next day, and says so.
    const deadlines = [...html.matchAll(/<li data-deadline="">.*?<\/li>/g)].map(([row]) => row);
    expect(deadlines.length).toBeGreaterThan(2);
    expect(deadlines.filter((row) => !row.includes('18 juin 2026'))).toEqual([]);
  });

  test('of a departure whose hour to leave is past says so, invites nobody, and reminds of what is to come', async () => {
    const site = testSite({ now: '2026-06-17T02:00:00.000Z' });
    const query = '?on=2026-06-17&at=14:30';
    const words = joinedWords(mainOf(await site.read(`/en/sydney/my-visit${query}`)));
    expect(words).toContain('There is no time left for a visit before you leave.');
    expect(words).toContain('It is time to leave now.');
    expect(words).not.toContain('We look forward');
    const calendar = await site.read(`/en/sydney/my-visit/calendar.ics${query}`);
    expect(calendar).toContain('Be at the gate');
    expect(calendar).not.toContain('Leave for the airport');
  });

  test('a store that is closed on the day is said to be', async () => {
    const site = testSite({ now: '2026-11-24T01:00:00.000Z' });
    const html = unescaped(mainOf(await site.read('/kr/guam/my-visit?on=2026-11-26&at=19:30')));
    expect(html).toContain('2026년 11월 26일 휴무입니다.');
    expect(html).toContain('전날 저녁(2026년 11월 25일)');
  });

  test('leads on by five stops with pictures, which the address and the other language keep', async () => {
    const site = testSite();
    const stopsOf = (html: string) =>
      [...mainOf(html).matchAll(/<li data-stop="">.*?<h3[^>]*>.*?<a[^>]*>([^<]*)</g)].map(([, title = '']) => title);
    const wholePlan = await site.read(`/en/sydney/my-visit${QUERY}`);
    expect(stopsOf(wholePlan)).toHaveLength(5);
    expect(mainOf(wholePlan).match(/<li data-stop=""><span class="picture"/g)).toHaveLength(5);
    const links = elements(mainOf(wholePlan), 'a').map(({ href = '' }) => unescaped(href));
    const dropLink = links.find((href) => href.includes('stops=')) ?? '';
    expect(dropLink).toMatch(/^\/en\/sydney\/my-visit\?on=2026-06-17&at=19:30&stops=[a-z0-9.]+#day$/);
    const shorterPlan = await site.read(dropLink.replace('#day', ''));
    expect(stopsOf(shorterPlan).toSorted()).toEqual(stopsOf(wholePlan).slice(1).toSorted());
    expect(unescaped(shorterPlan)).toContain(dropLink.replace('/en/', '/cn/').replace('#day', ''));
    const addLink = elements(mainOf(shorterPlan), 'a')
      .map(({ href = '' }) => unescaped(href))
      .find((href) => href.split('.').length === 5);
    expect(stopsOf(await site.read((addLink ?? '').replace('#day', '')))).toHaveLength(5);
  });

  test('offers to add a stop until the address holds sixteen', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `salon-${at}`);
    const site = siteWith([
      added('openingHours', 'always', { weekly: ['Mo-Su 00:00-24:00'] }),
      ...names.map((name) => added('service', name, { hours: linkTo('always') })),
    ]);
    const stops = names.map(stopKey);
    for (const [count, isFull] of [
      [15, false],
      [16, true],
    ] as const) {
      const chosen = stops.slice(0, count).join('.');
      const html = mainOf(await site.read(`/en/sydney/my-visit?on=2026-06-17&at=23:30&stops=${chosen}`));
      expect(html.match(/<li data-stop=""/g)).toHaveLength(count);
      expect(html.includes('>Add<')).toBe(!isFull);
    }
  });

  test.each([
    ['en', 'sydney', /Leave out<span class="visually-hidden">: \p{L}/u],
    ['cn', 'sydney', /<span class="visually-hidden">：\p{L}/u],
    ['fr', 'paris', /Enlever<span class="visually-hidden">\u00a0: \p{L}/u],
  ])('says of what its links are with the colon of its language: %s', async (language, city, words) => {
    const html = mainOf(await testSite().read(`/${language}/${city}/my-visit${QUERY}`));
    expect(words.test(unescaped(html))).toBe(true);
  });

  test.each([
    ['82001', '空港へ出発', '搭乗口へ'],
    ['82004', '客船へ出発', 'ご乗船完了'],
  ])('is driven by the departure point: %s', async (point, leave, gate) => {
    const html = mainOf(await testSite().read(`/jp/okinawa/my-visit${QUERY}&from=${point}`));
    expect(html).toContain(leave);
    expect(html).toContain(gate);
    expect(
      elements(html, 'option')
        .filter((option) => option['selected'] !== undefined)
        .map(({ value }) => value),
    ).toEqual([point]);
  });

  test('the terminal’s own store is no stop in town', async () => {
    const html = mainOf(await testSite().read(`/en/sydney/my-visit${QUERY}`));
    const day = html.slice(html.indexOf('id="day"'), html.indexOf('visit-kept'));
    expect(day).toContain('The Rocks, Sydney');
    expect(day).not.toContain('/en/sydney/stores/sydney-airport');
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
      const links = elements(mainOf(await site.read(path)), 'a').map(({ href }) => href);
      expect(links, path).toContain('/en/sydney/my-visit');
    }
  });
});
