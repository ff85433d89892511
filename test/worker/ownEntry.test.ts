import { describe, expect, test } from 'vitest';
import { linkTo } from '../support/content/read.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { changedSite, type Fields } from '../support/worker/changedSite.ts';
import { elements, mainOf } from '../support/worker/pageText.ts';
import { entriesOf } from '../support/worker/space.ts';
import { askContentService, testSite } from '../support/worker/testWorld.ts';

/** A site whose editors wrote something into every entry. */
const siteWithFields = (fields: Fields, variables: Readonly<Record<string, string>> = {}) =>
  changedSite((entry) => ({ ...entry.fields, ...fields }), { variables });

describe('a page of any kind that shows liquor or tobacco asks for the visitor’s age', () => {
  const restricted = siteWithFields({ whetherLiquorOrTobacco: true });
  const gateOf = async (path: string) =>
    'data-age-gate' in (elements(await restricted.read(`/en/new-york-city${path}`), 'html')[0] ?? {});

  test.each([
    ['brand', 'brandPavilion'],
    ['announcement', 'announcement'],
    ['stores', 'storeLocator'],
    ['terms-bak-and-conditions', 'pptcPage'],
    ['about-store', 'aboutTheStore'],
  ] as const)('%s', async (folder, type) => {
    const [entry] = await entriesOf('new-york-city', 'en', type);
    expect(await gateOf(`/${folder}/${entry?.text('slug')}`)).toBe(true);
  });

  test.each(['/contact-us', '/subscribe-news', '/brand/listing', '/privacy-policy'])('%s', async (path) => {
    expect(await gateOf(path)).toBe(true);
  });

  test('the home page never does', async () => {
    expect(await gateOf('')).toBe(false);
  });
});

describe('an event with time slots', async () => {
  const [event] = (await entriesOf('sydney', 'en', 'eventDetailPage')).filter(
    (entry) => entry.named('timeslots').length > 0,
  );
  const address = `/en/sydney/what-is-happening/event/${event?.text('slug')}`;

  test('is kept no longer than until the day of a slot is over, and its button goes', async () => {
    const hours = { startDate: '2026-06-15T10:00', endDate: '2026-06-15T11:00' };
    const slotSite = changedSite(
      ({ fields }, type) => (type === 'standardTimeslotComponent' ? { ...fields, ...hours } : fields),
      { now: '2026-06-15T13:59:00.000Z' },
    );
    const answer = await slotSite.visit(address);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    const buttons = (html: string) => elements(mainOf(html), 'a').filter((link) => 'data-booking' in link).length;
    const before = buttons(await answer.text());
    slotSite.setNow('2026-06-15T14:00:01.000Z');
    expect(buttons(await slotSite.read(address))).toBeLessThan(before);
  });

  test('offers a file for calendars as a download, so that no page is waited for', async () => {
    const html = await testSite().read(address);
    const files = elements(html, 'a').filter(({ href }) => href?.endsWith('calendar.ics'));
    expect(files.map((link) => 'download' in link)).toEqual([true]);
  });
});

test('links in a page’s markup follow the rules of links', async () => {
  const html =
    '<p><a href="help@meridian.com">Mail</a> <a href="/paris/stores/map">Plan</a> <a href="#">Rien</a> <a href="www.other.example">Ailleurs</a></p>';
  const [page] = await entriesOf('paris', 'fr', 'basicPage');
  const text = mainOf(await siteWithFields({ html }).read(`/fr/paris/${page?.text('slug')}`));
  expect(text).toContain(
    '<a href="mailto:help@meridian.com">Mail</a> <a href="/fr/paris/stores/map">Plan</a> <a>Rien</a>',
  );
  expect(elements(text, 'a').find(({ href }) => href === 'https://www.other.example/')).toMatchObject({
    'data-outbound': '',
    target: '_blank',
  });
});

test.each([
  ['sydney', 'en'],
  ['paris', 'fr'],
  ['okinawa', 'jp'],
] as const)('a frame in a page’s markup: %s', async (city, language) => {
  const html = ['video', 'other'].map((name) => `<iframe src="https://${name}.example/x" title="${name}"></iframe>`);
  const [page] = await entriesOf(city, language, 'basicPage');
  const frameSite = siteWithFields({ html: html.join('') }, { FRAME_HOSTS: 'video.example' });
  const answer = await frameSite.visit(`/${language}/${city}/${page?.text('slug')}`);
  expect(answer.headers.get('content-security-policy')).toContain("; frame-src 'self' https://video.example;");
  const text = mainOf(await answer.text());
  expect(elements(text, 'iframe')).toEqual([
    expect.objectContaining({ src: 'https://video.example/x', title: 'video', loading: 'lazy' }),
  ]);
  expect(elements(text, 'a').find(({ href }) => href === 'https://other.example/x')).toMatchObject({
    target: '_blank',
  });
});

describe('where a city and all cities have an entry for a page', () => {
  const DAY = 86_400_000;
  const home = (id: string, tags: readonly string[], daysAgo: number) => ({
    sys: {
      id,
      contentType: { sys: { id: 'homePage' } },
      createdAt: new Date(Date.now() - daysAgo * DAY).toISOString(),
      revision: 1,
    },
    metadata: { tags: tags.map((tag) => ({ sys: { type: 'Link', linkType: 'Tag', id: tag } })) },
    fields: { title: id },
  });

  /** The home pages as the content service would order and select them. */
  const homeFor = async (...homes: readonly ReturnType<typeof home>[]) => {
    let homeQuery: URLSearchParams | undefined;
    const homeSite = testSite({
      fetch: async (request) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.get('content_type') !== 'homePage' || searchParams.get('locale') === '*')
          return askContentService(request);
        homeQuery = searchParams;
        const items = homes.toSorted((a, b) => a.sys.createdAt.localeCompare(b.sys.createdAt));
        return Response.json({ sys: { type: 'Array' }, total: items.length, skip: 0, limit: 10, items });
      },
    });
    const html = await homeSite.read('/en/sydney');
    return { title: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, ''), homeQuery };
  };

  test('the city’s own wins, however young', async () => {
    const { title, homeQuery } = await homeFor(home('Everywhere', ['global'], 90), home('Sydney', ['sydney'], 1));
    expect(title).toBe('Sydney');
    expect([homeQuery?.get('order'), homeQuery?.get('select')]).toEqual([
      'sys.createdAt,sys.id',
      expect.stringContaining('metadata.tags'),
    ]);
  });

  test('of two of the city’s the one that was created first', async () => {
    expect((await homeFor(home('Copy', ['sydney'], 1), home('First', ['sydney'], 30))).title).toBe('First');
  });

  test.each(['/kr/saipan/searching', '/_search/kr/saipan/suggestions'])(
    'the city’s own suggestions are those of %s, however young',
    async (path) => {
      const suggesting = siteWith([
        added('page', 'suggestions-of-all', { slug: 'predict-search', content: [linkTo('suggested-to-all')] }),
        added('predictSearch', 'suggested-to-all', { brands: [linkTo('Everywhere')] }),
        added('brandPavilion', 'Everywhere', {}),
      ]);
      const [own, both] = await Promise.all([testSite(), suggesting].map(async (each) => each.read(path)));
      expect(own).toContain('/kr/saipan/brand/');
      expect(both).not.toContain('Everywhere');
      expect(both).toContain('/kr/saipan/brand/');
    },
  );

  test('the city’s own rules before a departure are those of my visit, for each departure point', async () => {
    const visitOf = async (visited: ReturnType<typeof testSite>) =>
      mainOf(await visited.read('/it/venice/my-visit?on=2026-06-17&at=19:30'));
    const departures = siteWith([added('departureRules', 'of-all', { departsFrom: 'airport', leaveBefore: 600 })]);
    expect(await visitOf(departures)).toBe(await visitOf(testSite()));
  });

  test('the one of all cities where the city has none', async () => {
    expect((await homeFor(home('Everywhere', ['global'], 90))).title).toBe('Everywhere');
  });
});
