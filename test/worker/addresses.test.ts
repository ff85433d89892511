import { describe, expect, test } from 'vitest';
import { linkTo } from '../support/content/read.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { elements, hrefsIn, mainOf } from '../support/worker/pageText.ts';
import { headOf, ORIGIN } from '../support/worker/testWorld.ts';

const places = [
  ['sydney', 'en'],
  ['okinawa', 'jp'],
  ['paris', 'fr'],
] as const;
const pastDates = { startDate: '2025-06-01', endDate: '2025-06-02' };
const currentDates = { startDate: '2026-06-01', endDate: '2026-06-30' };

const tasting = { slug: 'tasting', startDate: '2026-06-17T11:00', endDate: '2026-06-17T12:00' };
/** Kinds of pages that stand in no listing, each with an entry of all cities and one of the city at one address. */
const twins = [
  ['storeLocator', 'House', 'twin-house'],
  ['announcement', 'Note', 'twin-note'],
  ['page', 'Network', 'youtube'],
  ['pptcPage', 'Terms', 'twin-terms'],
] as const;

const titleOf = async (answer: Response): Promise<string | undefined> =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(await answer.text())?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u200b', '');

describe.each(places)('of several entries with one slug, in %s in %s', (city, language) => {
  const site = siteWith([
    added('event', 'Fair 2025', { slug: 'annual-fair', ...pastDates }, { day: 1 }),
    added('event', 'Fair of all cities', { slug: 'annual-fair', ...currentDates }, { day: 2 }),
    added('event', 'Copy', { slug: 'annual-fair', ...currentDates }, { day: 4, tags: [city] }),
    added('eventDetailPage', 'Fair 2026', { slug: 'annual-fair', ...currentDates }, { day: 3, tags: [city] }),
    added('specialOffer', 'Own and over', { slug: 'gift', ...pastDates }, { tags: [city] }),
    added('specialOffer', 'Gift of all cities', { slug: 'gift', ...currentDates }, { day: 9 }),
    added('service', 'Without a page', { slug: 'wrapping', withoutDetail: true }),
    added('service', 'Wrapping', { slug: 'wrapping' }, { day: 9 }),
    added('announcement', 'Old word', { slug: 'word', ...pastDates }),
    added('announcement', 'New word', { slug: 'word', ...currentDates }, { day: 9 }),
    added('eventDetailPage', 'GlobalTasting', {
      ...tasting,
      slug: 'last',
      archivedAt: '2026-06-01',
      removedAfterExpired: false,
    }),
    added('eventDetailPage', 'CityTasting', tasting),
    ...twins.flatMap(([type, name, slug]) => [
      added(type, `Global${name}`, { slug }),
      added(type, `City${name}`, { slug }, { day: 2, tags: [city] }),
    ]),
  ]);
  const page = (path: string) => site.visit(`/${language}/${city}/${path}`);

  test.each([
    ['what-is-happening/event/annual-fair', 'Fair 2026'],
    ['special-offers/gift', 'Gift of all cities'],
    ['service/wrapping', 'Wrapping'],
    ['announcement/word', 'New word'],
  ])('%s shows %s', async (path, title) => {
    const answer = await page(path);
    expect([answer.status, await titleOf(answer)]).toEqual([200, title]);
  });

  test('the listing, the search and the calendar show the one that stands at the address', async () => {
    const titlesIn = async (path: string) =>
      mainOf(await (await page(path)).text()).match(/Fair 20\d\d|Fair of all|Copy/g);
    expect(new Set(await titlesIn('what-is-happening/event/listing?page=9'))).toEqual(new Set(['Fair 2026']));
    const calendar = await (await page('what-is-happening/event/annual-fair/calendar.ics')).text();
    expect(calendar).toContain('SUMMARY:Fair 2026');
    const searchText = mainOf(await (await page('searching/fair')).text()).replaceAll(/<[^>]*>/g, '');
    expect(searchText.match(/Fair 20\d\d|Fair of all cities|Copy/g)).toEqual(['Fair 2026']);
  });

  test.each([
    ['stores/listing', ['CityHouse']],
    ['my-visit?on=2026-06-17&at=19:30', ['CityTasting', 'Fair 2026', 'CityHouse']],
    ['announcement', ['CityNote']],
    ['social-medias', ['CityNetwork']],
    ['social-medias/youtube', ['CityNetwork']],
    ['special-offers/terms-and-conditions', ['CityTerms']],
    ['contact-us', ['CityHouse']],
  ])('%s names one entry for each address: %j', async (path, titles) => {
    const text = mainOf(await (await page(path)).text()).replaceAll(/<[^>]*>/g, '');
    const named = text.match(/(?:Global|City)(?:House|Note|Network|Terms|Tasting)|Fair 20\d\d|Fair of all|Copy/g);
    expect(new Set(named)).toEqual(new Set(titles));
  });

  test('the sitemap names the address once, and when its entry changed', async () => {
    const xml = await site.read(`/sitemap/${city}.xml`);
    const urls = xml
      .split('<url>')
      .filter((url) => url.startsWith(`<loc>${ORIGIN}/${language}/${city}/what-is-happening/event/annual-fair<`));
    expect(urls.map((url) => /<lastmod>(.*?)</.exec(url)?.[1])).toEqual(['2020-01-03T00:00:00.000Z']);
  });
});

test('the sitemap leaves out what its slug leads to another page, or to none', async () => {
  const slugs = ['listing', 'a'.repeat(161), ' pasted '];
  const site = siteWith([
    ...slugs.map((slug, at) => added('event', `event-${at}`, { slug }, { tags: ['sydney'] })),
    ...['brand', 'mobile', 'press-room'].map((slug) => added('basicPage', slug, { slug }, { tags: ['sydney'] })),
  ]);
  const listed = [...(await site.read('/sitemap/sydney.xml')).matchAll(/<loc>[^<]*\/en\/sydney([^<]*)</g)];
  const odd = listed
    .map(([, path = '']) => path)
    .filter((path) => /listing$|aa|pasted|brand$|mobile|press-room/.test(path));
  expect(odd.filter((path) => !path.endsWith('/listing'))).toEqual(['/press-room']);
  expect(odd.filter((path) => path === '/what-is-happening/event/listing')).toHaveLength(1);
});

const site = siteWith([
  added('brandCategory', 'Elsewhere', {}, { tags: ['bali'] }),
  added('brandCategory', 'Untagged', {}, { tags: [] }),
  added('brandCategory', 'First of two', { slug: 'twice' }, { day: 1 }),
  added('brandCategory', 'Second of two', { slug: 'twice' }, { day: 2 }),
  added('brandPavilion', 'Maison', {
    slug: 'maison',
    category: ['Elsewhere', 'Untagged', 'First of two', 'Second of two'].map((name) => linkTo(name)),
  }),
]);
const chipsOf = async (path: string): Promise<readonly { readonly href: string; readonly text: string }[]> => {
  const main = mainOf(await site.read(`/en/sydney/${path}`));
  return [...main.matchAll(/<a[^>]*href="([^"]*brand\/listing\/[^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href = '', text = '']) => ({ href, text }),
  );
};

test.each(['brand/listing', 'brand/listing?by=category'])(
  'the categories of a list: %s offers only what is there, each with its own title',
  async (path) => {
    const chips = await chipsOf(path);
    expect(chips.map(({ text }) => text)).toContain('First of two');
    expect(chips.map(({ text }) => text).filter((text) => /Elsewhere|Untagged|Second/.test(text))).toEqual([]);
    const statuses = await Promise.all(chips.map(async ({ href }) => (await site.visit(href)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const answer = await site.visit('/en/sydney/brand/listing/twice');
    const html = await answer.text();
    expect(/<title>(.*?)</.exec(html)?.[1]).toContain('First of two');
    expect(elements(mainOf(html), 'a').some(({ href }) => href?.endsWith('/brand/maison'))).toBe(true);
  },
);

describe('brands that name each other as child brands', () => {
  const site = siteWith([
    added('brandPavilion', 'Castor', { childrenBrands: [linkTo('Pollux')] }),
    added('brandPavilion', 'Pollux', { childrenBrands: [linkTo('Castor')] }),
    added('brandPavilion', 'Narcisse', { childrenBrands: [linkTo('Narcisse')] }),
    added('brandPavilion', 'Mere', { childrenBrands: [linkTo('Fille'), linkTo('Mere')] }),
    added('brandPavilion', 'Fille', {}),
    added('brandPavilion', 'Pageless', { withoutDetail: true, childrenBrands: [linkTo('Orphan')] }),
    added('brandPavilion', 'Orphan', {}),
  ]);

  test('stand in the list and in the search', async () => {
    const list = mainOf(await site.read('/en/sydney/brand/listing?page=9'));
    const cards = list.slice(list.indexOf('listing-grid'));
    const isListed = (name: string): boolean => cards.includes(`>${name}<`) || cards.includes(`${name}</`);
    const names = ['Castor', 'Pollux', 'Narcisse', 'Mere', 'Fille', 'Orphan'];
    expect(names.filter((name) => !isListed(name))).toEqual(['Fille']);
    for (const name of names.filter((each) => each !== 'Orphan')) {
      const found = hrefsIn(mainOf(await site.read(`/en/sydney/searching/${name}`)));
      expect(found.includes(`/en/sydney/brand/${name}`), name).toBe(name !== 'Mere');
    }
  });

  test('none shows itself on its own page', async () => {
    const html = mainOf(await site.read('/en/sydney/brand/Narcisse'));
    expect(elements(html, 'a').filter(({ href }) => href?.endsWith('/brand/Narcisse'))).toEqual([]);
  });
});

describe('the shop’s brand id', () => {
  const pavilion = (id: string, fields: object, day: number, tags?: readonly string[]) =>
    added('brandPavilion', id, { shopId: 'B-77', ...fields }, { day, ...(tags && { tags }) });

  test.each([
    [
      'a second pavilion where the first has no page',
      [pavilion('First', { withoutDetail: true }, 1), pavilion('second', {}, 2)],
      'second',
    ],
    ['the city’s own before that of all cities', [pavilion('all', {}, 1), pavilion('own', {}, 2, ['sydney'])], 'own'],
  ] as const)('leads to %s', async (_, entries, slug) => {
    expect(
      headOf(await siteWith(entries).visit('/en/sydney/brand/offlinebrandstorypage?brandId=B-77'), 'location'),
    ).toEqual([302, `/en/sydney/brand/${slug}`]);
  });

  test('leads nowhere where none has a page: the brands stand at that address', async () => {
    const site = siteWith([pavilion('First', { withoutDetail: true }, 1), pavilion('Nowhere', { slug: '' }, 2)]);
    expect((await site.visit('/en/sydney/brand/offlinebrandstorypage?brandId=B-77')).status).toBe(200);
  });
});
