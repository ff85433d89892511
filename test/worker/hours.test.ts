import { describe, expect, test } from 'vitest';
import { citySlugs } from '../../content/cities.ts';
import { elements, hrefsIn, mainOf, structuredData, unescaped } from '../support/worker/pageText.ts';
import { testSite } from '../support/worker/testWorld.ts';

/** What a page says about its places, in its order. */
const statesOf = (html: string): readonly string[] =>
  [...mainOf(html).matchAll(/<span class="hours-state"[^>]*>([^<]*)</g)].map(([, words = '']) => unescaped(words));

describe('whether a place is open', () => {
  const STORE = '/en/sydney/stores/sydney';

  test('changes in every cache at the moment when it does', async () => {
    // A Monday in Sydney, a minute and a half before eight in the evening.
    const site = testSite({ now: '2026-06-15T09:58:30.000Z' });
    const answer = await site.visit(STORE);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=90');
    expect(statesOf(await answer.text())).toContain('Closes soon, at 8pm');
    await site.settled();
    expect((await site.visit(STORE)).headers.get('x-cache')).toBe('HIT');
    site.setNow('2026-06-15T10:00:00.500Z');
    const after = statesOf(await site.read(STORE));
    expect(after).toContain('Opens tomorrow at 10am');
    expect(after).not.toContain('Closes soon, at 8pm');
  });

  test.each([
    ['a list of stores', '/en/sydney/stores/listing', 'Open now, until 8pm'],
    ['a store', STORE, 'Open now, until 8pm'],
    ['a table', '/en/sydney/dining/first-light', 'Open now, until 6pm\u00a0· Last entry at 5:30pm'],
    ['a list of tables', '/en/sydney/dining/listing', 'Closed today\u00a0· Opens tomorrow at 12pm'],
    ['a list of services', '/en/sydney/service/listing', 'Open now, until 7pm'],
    ['a service', '/en/sydney/service/beauty-hour', 'Open now, until 7pm'],
    ['a home page', '/en/sydney', 'Open now, until 8pm'],
    ['another city', '/jp/okinawa/stores/okinawa', '営業中（20:00まで）'],
    ['a city where it is yesterday', '/en/hawaii/stores/hawaii', 'Open now, until 10pm'],
  ])('is said by %s: %s', async (_, address, words) => {
    expect(statesOf(await testSite().read(address))).toContain(words);
  });

  test('the page of destinations says whether the store of each city is open', async () => {
    const site = testSite({ now: '2026-06-15T03:59:20.000Z' });
    const answer = await site.visit('/en/sydney/select-destination');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=40');
    const hoursByCity = async (html: string): Promise<Readonly<Record<string, string>>> =>
      Object.fromEntries(
        [...mainOf(html).matchAll(/data-city="([a-z-]+)".*?<span class="hours-state"[^>]*>(.*?)<\/span>/g)].map(
          ([, city = '', words = '']) => [
            city,
            unescaped(words.replaceAll(/<[^>]*>/g, ' '))
              .replaceAll(/\s+/g, ' ')
              .trim(),
          ],
        ),
      );
    const before = await hoursByCity(await answer.text());
    expect(Object.keys(before)).toHaveLength(citySlugs.length);
    expect(before).toMatchObject({
      sydney: 'Open now, until 8pm',
      paris: 'Opens at 10am',
      hawaii: 'Open now, until 10pm',
    });
  });

  test('is said by search, no longer than it holds', async () => {
    const site = testSite({ now: '2026-06-15T07:59:00.000Z' });
    const answer = await site.visit('/_search/en/sydney?keyword=first%20light');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await answer.text()).toContain('Closes soon, at 6pm');
    expect(mainOf(await site.read('/en/sydney/searching/first%20light'))).toContain('Closes soon, at 6pm');
  });

  test('the section about a visit prints its store’s hours, as they are in the season', async () => {
    const html = mainOf(await testSite({ now: '2026-12-03T11:00:00.000Z' }).read('/en/paris'));
    const [, visit = ''] = html.split('class="visit"');
    expect(visit).toContain('Open now, until 9:30pm');
    expect(visit).toMatch(/class="lines hours-table">.*Thursday<\/span> <span>10am.–..9:30pm/);
    expect(visit).not.toContain('Daily, 10am to 8pm');
  });

  test('an editor’s lines stand beside the hours of the data, never instead', async () => {
    const html = mainOf(await testSite().read('/en/guam/stores/guam'));
    expect(html).toMatch(/class="lines hours-table">.*Daily.*10am.–..10pm.*Café from 8am/);
    expect(mainOf(await testSite().read('/en/sydney/service/gift-wrapping'))).toContain('During opening hours');
  });

  test.each([
    ['en', '/en/guam/stores/guam', 'Closed Thursday, November\u00a026'],
    ['kr', '/kr/guam/stores/guam', '11월 26일 목요일 휴무'],
    ['kr', '/kr/guam', '11월 26일 목요일 휴무'],
    ['jp', '/jp/guam/dining/listing', '11月26日木曜日休業'],
    ['cn', '/cn/guam/service/listing', '11月26日星期四休息'],
  ])('a closing of the next seven days is told in %s at %s: %s', async (_, address, words) => {
    const site = testSite({ now: '2026-11-23T01:00:00.000Z' });
    expect(statesOf(await site.read(address)).join()).toContain(words);
    const earlierSite = testSite({ now: '2026-11-17T01:00:00.000Z' });
    expect(statesOf(await earlierSite.read(address)).join()).not.toContain(words);
  });

  test('a day of other hours is told by the store, not by every card', async () => {
    const html = await testSite({ now: '2026-06-15T02:00:00.000Z' }).read('/en/hong-kong');
    const told = statesOf(html).filter((words) => /Friday, June.19: 11am/.test(words));
    expect([told.length, statesOf(html).length]).toEqual([1, expect.any(Number)]);
    expect(statesOf(html).length).toBeGreaterThan(4);
  });

  test('a store’s page says it in its opening, once', async () => {
    const html = mainOf(await testSite({ now: '2026-11-23T01:00:00.000Z' }).read('/en/guam/stores/guam'));
    const [opening = '', afterOpening = ''] = html.split('class="detail-side"');
    expect(opening).toMatch(/class="hours-state"[^>]*>[^<]*Closed Thursday, November.26</);
    expect(afterOpening.split('class="detail-actions ')[0]).not.toContain('hours-state');
  });

  test('search engines read the hours, with holidays and seasons', async () => {
    const data = structuredData(await testSite().read('/en/paris/stores/paris')).join();
    expect(data).toContain('"OpeningHoursSpecification"');
    expect(data).toContain('"dayOfWeek":["Thursday"],"opens":"10:00","closes":"21:30"');
    expect(data).toContain('"validFrom":"2026-07-14","validThrough":"2026-07-14","opens":"10:00","closes":"18:00"');
    const table = structuredData(await testSite().read('/en/paris/dining/la-verriere')).join();
    expect(table).toContain('"opens":"18:30","closes":"22:00"');
    expect(data).toContain('"validFrom":"2027-05-01","validThrough":"2027-05-01","opens":"00:00","closes":"00:00"');
  });
});

describe('a list of what is open at a moment', () => {
  const titles = (html: string): readonly string[] =>
    [...mainOf(html).matchAll(/class="card-link"[^>]*>([^<]*)</g)].map(([, title = '']) => unescaped(title));
  const DINING = '/en/sydney/dining/listing';

  test('is asked for by a plain form, has an address of its own and is for no search engine', async () => {
    const site = testSite();
    const wholeList = await site.read(DINING);
    expect(elements(wholeList, 'form').map(({ action }) => action)).toContain(`${DINING}#filters`);
    expect(elements(mainOf(wholeList), 'input').map(({ type, name }) => `${type} ${name}`)).toEqual([
      'date on',
      'time at',
    ]);
    const answer = await site.visit(`${DINING}?on=2026-06-20&at=21%3A30`);
    const html = await answer.text();
    await site.settled();
    expect(titles(html)).toContain('The Lantern Table');
    expect(titles(html)).not.toContain('First Light Café');
    expect(titles(html).length).toBeLessThan(titles(wholeList).length);
    expect(statesOf(html)).toContain('Open then, until 10pm');
    expect(mainOf(html)).toContain('Open on June 20, 2026 at 9:30pm');
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(titles(await site.read(`${DINING}?on=2026-06-20&at=08%3A30`))).toEqual(['First Light Café']);
    expect((await site.visit(`${DINING}?on=2026-06-20&at=21%3A30`)).headers.get('x-cache')).toBe('HIT');
  });

  test.each([
    ['stores', 'on=2027-02-29&at=09%3A30', 'There is no such day. Please choose another.'],
    ['dining/listing', 'on=2026-06-20&at=25%3A00', 'There is no such hour. Please write it like 19:30.'],
    ['service/listing', 'on=&at=09%3A30', 'Please choose the day.'],
  ])('says in its open form what is no moment: %s, %s', async (page, query, problem) => {
    const html = await testSite().read(`/en/sydney/${page}?${query}`);
    const form = new RegExp(`<details class="disclosure" open=""[\\s\\S]*${problem}[\\s\\S]*</details>`);
    expect(mainOf(html)).toMatch(form);
    expect(html).toContain('<title>Error: ');
    expect(html).toMatch(/name="robots" content="[^"]*noindex/);
  });

  test('says so when nothing is open, and leads back to everything', async () => {
    const html = mainOf(await testSite().read('/en/sydney/stores/listing?on=2026-06-20&at=03:00'));
    expect(html).toContain('Nothing here is open then.');
    expect(hrefsIn(html)).toContain('/en/sydney/stores/listing');
  });

  test('leaves editors in their preview', async () => {
    const html = mainOf(await testSite().read('/en/sydney/service/listing?is-preview-mode=true'));
    expect(elements(html, 'input')).toContainEqual(
      expect.objectContaining({ type: 'hidden', name: 'is-preview-mode', value: 'true' }),
    );
  });
});
