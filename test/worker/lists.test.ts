import { describe, expect, test } from 'vitest';
import { listings } from '../../content/listings.ts';
import { message } from '../../content/messages/messages.ts';
import { linkTo } from '../support/content/read.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { changedSite, siteWhere } from '../support/worker/changedSite.ts';
import { hrefsIn, mainOf, unescaped } from '../support/worker/pageText.ts';
import { entriesOf } from '../support/worker/space.ts';
import { testSite } from '../support/worker/testWorld.ts';

describe('lists', () => {
  test.each([
    ['art-and-culture', 'artCulture', 'artCulture'],
    ['dining', 'dining', 'dining'],
    ['what-is-happening/event', 'event', 'event'],
    ['what-is-happening/news', 'news', 'news'],
    ['service', 'service', 'service'],
    ['special-offers', 'specialOffer', 'specialOffer'],
  ] as const)('%s says so when it is empty', async (folder, type, listing) => {
    const site = changedSite(({ fields }, entryType) =>
      entryType === type || entryType === 'eventDetailPage' ? undefined : fields,
    );
    for (const language of ['en', 'cn'] as const)
      expect(unescaped(mainOf(await site.read(`/${language}/sydney/${folder}/listing`)))).toContain(
        message(listings[listing].empty, language),
      );
  });

  test('a list of no stores says so', async () => {
    const site = changedSite(({ fields }, type) => (type === 'storeLocator' ? undefined : fields));
    expect(mainOf(await site.read('/en/sydney/stores/listing'))).toContain('No result found');
  });

  test('a child brand stands on its parent’s page and not in the list of brands', async () => {
    const site = changedSite(({ fields }, type) =>
      type === 'brandPavilion' && fields['slug'] === 'aurelle'
        ? { ...fields, childrenBrands: [linkTo('sydney-brand-hesperia')] }
        : fields,
    );
    const [index = '', list = ''] = (await site.read('/en/sydney/brand/listing')).split('class="filters"');
    expect(hrefsIn(list)).toContain('/en/sydney/brand/aurelle');
    expect(hrefsIn(list)).not.toContain('/en/sydney/brand/hesperia');
    expect(hrefsIn(index)).toContain('/en/sydney/brand/hesperia');
    const [, usualList = ''] = (await testSite().read('/en/sydney/brand/listing')).split('class="filters"');
    expect(hrefsIn(usualList)).toContain('/en/sydney/brand/hesperia');
  });

  test.each([
    ['special-offers/listing', false],
    ['special-offers/listing?sort=end', true],
    ['what-is-happening/event/listing', true],
  ])('four offers have neither times nor orders to choose from, events have: %s', async (path, hasChoices) => {
    const main = mainOf(await testSite().read(`/en/okinawa/${path}`));
    expect(hrefsIn(main).some((href) => href.includes('sort=start'))).toBe(hasChoices);
    if (path.startsWith('special-offers')) expect(main).not.toContain('Showing');
  });

  test.each([
    ['jp', 'okinawa', 'special-offers', '特典を見る'],
    ['fr', 'paris', 'brand', 'Voir la marque'],
    ['it', 'venice', 'media-center', 'Vedi il comunicato'],
    ['jp', 'okinawa', 'service', 'サービスを見る'],
    ['tc', 'hong-kong', 'art-and-culture', '查看作品'],
    ['kr', 'guam', 'what-is-happening/news', '소식 보기'],
    ['en', 'sydney', 'dining', 'View the table'],
    ['en', 'okinawa', 'special-promotion-offers', 'View the offer'],
    ['en', 'sydney', 'what-is-happening/event', 'View the event'],
  ])('the first card of a list says in words where it leads: %s, %s, %s', async (language, city, folder, words) => {
    const main = mainOf(await testSite().read(`/${language}/${city}/${folder}/listing`));
    const [, first = '', second = ''] = main.split('<article class="card"');
    expect(first).toContain(words);
    expect(second).not.toContain(words);
  });

  test.each([
    ['listing', 'state=current', 'View what is on now'],
    ['listing/beauty', 'state=upcoming', 'View what is coming'],
  ])('the opening of the events leads to those on now, otherwise to those to come: %s', async (list, state, words) => {
    const path = `/en/sydney/what-is-happening/event/${list}`;
    const main = mainOf(await testSite().read(path));
    expect(main.split('id="tabs"')[0]).toContain(`href="${path}?${state}#tabs" rel="nofollow">${words}</a>`);
    for (const other of [`${path}?${state}`, '/en/sydney/what-is-happening/news/listing'])
      expect(mainOf(await testSite().read(other))).not.toContain(words);
  });

  test('an announcement shows what it links to, otherwise the store, and leads on to the others', async () => {
    const [lift, beauty] = [
      '/en/sydney/announcement/harbour-lift-resting',
      '/en/sydney/announcement/beauty-journey-begins',
    ];
    const pages = [
      { path: '/en/sydney/announcement', picture: 'dusk-sydney', other: lift },
      { path: lift, picture: 'dusk-sydney', other: beauty },
      { path: beauty, picture: 'hero-beauty', other: lift },
    ];
    for (const { path, picture, other } of pages) {
      const main = mainOf(await testSite().read(path));
      expect(/class="hero-picture".*?src="([^"]+)"/s.exec(main)?.[1], path).toContain(picture);
      expect(hrefsIn(main), path).toEqual(expect.arrayContaining([other, '/en/sydney/stores/listing']));
    }
  });

  test('announcements that have begun stand with the newest first, whichever was edited last', async () => {
    const site = siteWith([
      added('announcement', 'of-april', { startDate: '2026-04-01' }, { day: 9 }),
      added('announcement', 'of-june', { startDate: '2026-06-14' }),
      added('announcement', 'of-july', { startDate: '2026-07-01' }),
    ]);
    const slugs = hrefsIn(mainOf(await site.read('/kr/saipan/announcement'))).filter((href) =>
      href.includes('/announcement/'),
    );
    expect(slugs.map((href) => href.replace(/.*\//, ''))).toEqual(['of-june', 'morning-showers', 'of-april']);
  });

  test('an announcement that has not begun is for no search engine', async () => {
    const site = siteWith([
      added('announcement', 'of-june', { startDate: '2026-06-14' }),
      added('announcement', 'of-july', { startDate: '2026-07-01' }),
    ]);
    const sitemap = await site.read('/sitemap/saipan.xml');
    const isNamed = (slug: string): boolean => sitemap.includes(`/announcement/${slug}</loc>`);
    expect([isNamed('of-june'), isNamed('of-july')]).toEqual([true, false]);
    const isIndexed = async (slug: string): Promise<boolean> =>
      !(await site.read(`/kr/saipan/announcement/${slug}`)).includes('<meta name="robots" content="noindex"/>');
    expect([await isIndexed('of-june'), await isIndexed('of-july')]).toEqual([true, false]);
  });

  test('the bar shows what is announced now, however many announcements are over, and one of each address', async () => {
    const over = { startDate: '2026-01-01', endDate: '2026-01-02' };
    const site = siteWith([
      ...Array.from({ length: 25 }, (_, at) => added('announcement', `over-${at}`, over)),
      added('announcement', 'NoteOfAll', { slug: 'note' }),
      added('announcement', 'NoteOfCity', { slug: 'note' }, { tags: ['saipan'], day: 3 }),
    ]);
    const slidesOf = async (visited: typeof site) =>
      (await visited.read('/kr/saipan')).match(/<li class="announcement-slide">.*?<\/li>/gs) ?? [];
    const usualSlides = await slidesOf(testSite());
    expect(usualSlides).toHaveLength(1);
    expect(await slidesOf(site)).toEqual([...usualSlides, expect.stringContaining('NoteOfCity')]);
  });

  test('the bar shows the twenty newest announcements, their page all of them', async () => {
    const current = Array.from({ length: 22 }, (_, at) =>
      added('announcement', `note-${at}`, { title: `note-${at}.`, startDate: `2026-05-${at + 10}` }),
    );
    const site = siteWith(current);
    const slides = (await site.read('/kr/saipan')).match(/<li class="announcement-slide">.*?<\/li>/gs) ?? [];
    expect(slides).toHaveLength(20);
    expect([
      slides.some((slide) => slide.includes('note-21.')),
      slides.some((slide) => slide.includes('note-1.')),
    ]).toEqual([true, false]);
    expect(mainOf(await site.read('/kr/saipan/announcement'))).toContain('/announcement/note-1"');
  });

  test('events by their end: one without an end is over after its day, and so is one that ends before it starts', async () => {
    const site = siteWith([
      added('event', 'last', { startDate: '2026-06-10', endDate: '2026-12-24' }),
      added('event', 'third', { startDate: '2026-12-22', endDate: '2026-06-01' }),
      added('event', 'second', { startDate: '2026-12-21' }),
      added('event', 'first', { startDate: '2026-06-10', endDate: '2026-12-20' }),
      added('event', 'never', {}),
    ]);
    const hrefs = hrefsIn(mainOf(await site.read('/it/venice/what-is-happening/event/listing?sort=end')));
    const slugs = new Set(hrefs.map((href) => href.replace(/.*\//, '')));
    expect([...slugs].filter((slug) => /^(?:first|second|third|last|never)$/.test(slug))).toEqual([
      'first',
      'second',
      'third',
      'last',
      'never',
    ]);
  });

  test.each(['start', 'end'])('events of one %s stand in the recommended order', async (sort) => {
    const dates = { startDate: '2026-12-21', endDate: '2026-12-24' };
    const events = [
      added('event', 'lily', dates),
      added('event', 'aster', dates),
      added('event', 'rose', { ...dates, isFeatured: true }),
    ];
    for (const entries of [events, events.toReversed()]) {
      const path = `/it/venice/what-is-happening/event/listing?sort=${sort}`;
      const hrefs = hrefsIn(mainOf(await siteWith(entries).read(path)));
      const slugs = new Set(hrefs.map((href) => href.replace(/.*\//, '')));
      expect([...slugs].filter((slug) => /^(?:lily|aster|rose)$/.test(slug))).toEqual(['rose', 'aster', 'lily']);
    }
  });

  test('a store without an address of its own offers no map', async () => {
    const site = siteWith([added('storeLocator', 'Kiosk', { slug: '' })]);
    const [first, ...others] = mainOf(await site.read('/kr/siem-reap/stores/map?map=unknown'))
      .split('<article class="store-row"')
      .slice(1);
    expect(first).toContain('Kiosk');
    expect(first).not.toMatch(/<iframe|map=/);
    expect(others.join('')).toContain('src="/_map/siem-reap/siem-reap?');
  });

  test('an item leads on to what its editor chose, and then to others of its category', async () => {
    const [brand] = (await entriesOf('sydney', 'en', 'brandPavilion')).filter(
      (entry) =>
        entry.named('relatedItems').length > 1 && entry.named('relatedItems').every(({ id }) => id.includes('-brand-')),
    );
    const chosenPaths = brand?.named('relatedItems').map((item) => `/en/sydney/brand/${item.text('slug')}`) ?? [];
    const brandPath = `/en/sydney/brand/${brand?.text('slug')}`;
    const main = mainOf(await testSite().read(brandPath));
    const lastLinks = hrefsIn(main.slice(main.lastIndexOf('<section')));
    const related = [...new Set(lastLinks.filter((href) => href.includes('/brand/')))];
    expect(chosenPaths.length).toBeGreaterThan(1);
    expect(related.slice(0, chosenPaths.length)).toEqual(chosenPaths);
    expect(related).toHaveLength(4);
    expect(related).not.toContain(brandPath);
  });

  test('an item leads on to nothing that is over', async () => {
    // The pearls are of the bangles' own category, and their offer has ended.
    const main = mainOf(await testSite().read('/en/sydney/special-offers/bangles-by-three'));
    const states = [...main.slice(main.lastIndexOf('<section')).matchAll(/data-state="(\w+)"/g)].map(
      ([, state]) => state,
    );
    expect(states.length).toBeGreaterThan(2);
    expect(states).not.toContain('past');
  });

  test('an item with few others leads on to its list, the stores and my visit', async () => {
    const ways = async (path: string) => {
      const main = mainOf(await testSite().read(path));
      return hrefsIn(main.slice(main.lastIndexOf('<section')).match(/<ul class="link-rows".*/s)?.[0] ?? '');
    };
    expect(await ways('/en/paris/dining/courtyard-counter')).toEqual([
      '/en/paris/dining/listing',
      '/en/paris/stores/listing',
      '/en/paris/my-visit',
    ]);
    expect(await ways('/en/sydney/dining/lantern-table')).toEqual([]);
  });

  test('a brand leads on to none of its child brands', async () => {
    const [parent] = (await entriesOf('sydney', 'en', 'brandPavilion')).filter(
      (entry) => entry.named('childrenBrands').length > 0,
    );
    const children = parent?.named('childrenBrands').map((item) => `/en/sydney/brand/${item.text('slug')}`) ?? [];
    const main = mainOf(await testSite().read(`/en/sydney/brand/${parent?.text('slug')}`));
    const lastLinks = hrefsIn(main.slice(main.lastIndexOf('<section')));
    expect(hrefsIn(main)).toEqual(expect.arrayContaining(children));
    expect(lastLinks.filter((href) => children.includes(href))).toEqual([]);
  });
});

test.each([
  ['/en/sydney/stores/map', '33.936°\u00a0S, 151.166°\u00a0E'],
  ['/cn/sydney/stores/map', '南纬 33.936°、东经 151.166°'],
  ['/fr/paris/stores/map', '48,859°\u00a0N, 2,342°\u00a0E'],
])('a store without a floor plan says where it is as the language writes it: %s', async (path, place) => {
  const site = siteWhere('storeLocator', { storeGuides: [] });
  expect(mainOf(await site.read(path))).toContain(`<p class="meta">${place}</p>`);
});
