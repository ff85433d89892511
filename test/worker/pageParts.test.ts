import { describe, expect, test } from 'vitest';
import { message } from '../../content/messages/messages.ts';
import { linkTo } from '../support/content/read.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { changedSite, type Fields, siteWhere } from '../support/worker/changedSite.ts';
import { elements, hrefsIn, idsTwice, linked, mainOf, metaOf, textOf } from '../support/worker/pageText.ts';
import { headOf, PHONE, testSite } from '../support/worker/testWorld.ts';

describe('a page', () => {
  test('begins with a link to its content', async () => {
    const html = await testSite().read('/cn/sydney/dining/listing');
    expect(elements(html, 'a')[0]).toMatchObject({ class: 'skip-link', href: '#content' });
    expect(elements(html, 'main')[0]).toMatchObject({ id: 'content' });
  });

  test('is described by its seo entry, otherwise by its own words', async () => {
    const siteWithoutSeo = siteWhere('brandListPage', { description: 'Own words', seo: undefined });
    expect(metaOf(await siteWithoutSeo.read('/en/sydney/brand/listing'), 'description')).toBe('Own words');
    const siteWithSeo = changedSite(({ fields }, type) =>
      type === 'seo' ? { title: '[page_title] here', description: 'For machines', keywords: ['a', 'b'] } : fields,
    );
    const html = await siteWithSeo.read('/en/sydney');
    expect([metaOf(html, 'description'), metaOf(html, 'keywords'), textOf(html, 'title')]).toEqual([
      'For machines',
      'a, b',
      expect.stringMatching(/ here$/),
    ]);
  });

  test.each([
    ['/en/sydney/select-destination', 'destinationText'],
    ['/en/sydney/contact-us/assistance', 'assistanceText'],
    ['/en/sydney/my-visit', 'myVisitText'],
    ['/en/sydney/stored-data', 'storedText'],
  ] as const)('is described by the words that it opens with, where no editor wrote it: %s', async (path, key) => {
    expect(metaOf(await testSite().read(path), 'description')).toBe(message(key, 'en'));
  });

  test.each(['/tc/hong-kong/stores/hong-kong', '/fr/paris/stores/paris', '/kr/guam'])(
    'shows a section once, whatever its editor chose twice: %s',
    async (path) => {
      const chosenTwice = changedSite(({ fields }) => {
        const { content } = fields;
        return Array.isArray(content) ? { ...fields, content: [...content, ...content] } : fields;
      });
      const html = await chosenTwice.read(path);
      expect(idsTwice(html)).toEqual([]);
      const plainHtml = await testSite().read(path);
      expect(elements(mainOf(html), 'section')).toHaveLength(elements(mainOf(plainHtml), 'section').length);
    },
  );

  test('has the background of its own entry, and none without one', async () => {
    const site = siteWhere('diningListPage', { backgroundColor: 'grey' });
    expect(await site.read('/en/sydney/dining/listing')).toContain('class="backdrop"');
    expect(await site.read('/en/sydney/service/listing')).not.toContain('class="backdrop"');
  });
});

describe('a picture or a video', () => {
  const asset = (kind: 'image' | 'video', name: string) => ({
    secure_url: `https://assets.meridian.example/${kind}/upload/v1/${name}`,
    resource_type: kind,
  });
  const phone = { 'user-agent': PHONE };

  test.each([
    ['heroBanner', '/en/sydney/mobile', 'mediaMobile'],
    ['heroBanner', '/en/sydney/mobile', 'mediaThumbnail'],
    ['fixedRatioBanner', '/en/sydney/mobile', 'mediaMobile'],
    ['fixedRatioBanner', '/en/sydney/mobile', 'videoCoverImage'],
    ['storeLocator', '/en/sydney/mobile/stores/sydney', 'mediaMobile'],
  ])('is all that its %s needs, on %s, in the field %s', async (changedType, path, field) => {
    const none = { title: '', media: undefined, mediaMobile: undefined, mediaThumbnail: undefined };
    const site = siteWhere(changedType, {
      ...none,
      videoCoverImage: undefined,
      [field]: [asset('image', 'only.webp')],
    });
    expect(mainOf(await site.read(path, phone))).toContain('/only.webp');
  });

  test('stands in a row of three without pictures only where there is a title or a film', async () => {
    const untitled = { title1st: '', title2nd: '', title3rd: '', media1st: [], media2nd: [], media3rd: [] };
    const sectionsWith = async (change: Fields): Promise<number> => {
      const site = siteWhere('asset1lMultiply2r', { title: 'Row', ...untitled, ...change });
      return (mainOf(await site.read('/en/sydney/about-store/sydney')).match(/class="grid triptych"/g) ?? []).length;
    };
    expect([
      await sectionsWith({}),
      await sectionsWith({ title2nd: 'Words' }),
      await sectionsWith({ media1st: [asset('video', 'film.mp4')] }),
    ]).toEqual([0, 1, 1]);
  });
});

test('no card’s button leads to the page on which it stands', async () => {
  const path = '/en/sydney/service/engraving';
  const buttonsOf = async (address: string) =>
    [...(await testSite().read(address)).matchAll(/<div class="card-action"><a[^>]* href="([^"]*)"/g)].map(
      ([, href]) => href,
    );
  expect(await buttonsOf('/en/sydney/brand/listing')).toContain(path);
  expect(await buttonsOf(path)).not.toContain(path);
});

test('a picture whose subject reaches its end is cut at its beginning', async () => {
  const images = elements(await testSite().read('/en/macau/select-destination'), 'img');
  expect(images.find(({ src = '' }) => src.includes('city-macau.'))).toMatchObject({ 'data-focus': 'end' });
});

test('an opening is cut tall on phones only where its frame is tall there', async () => {
  const opening = async (path: string) =>
    (await testSite().read(path)).match(/<div class="hero-picture"[^>]*>.*?<\/div>/s)?.[0] ?? '';
  expect(await opening('/en/sydney/dining/listing')).toContain('c_fill');
  const wide = await opening('/en/sydney/brand/solenne');
  expect(wide).toContain('<img');
  expect(wide).not.toContain('c_fill');
});

test('a page has its notification, however many newer ones name other pages', async () => {
  const newer = Array.from({ length: 25 }, (_, day) =>
    added('notification', `newer-${day}`, { popupPosition: [linkTo('elsewhere')] }, { day }),
  );
  const site = siteWith([...newer, added('news', 'elsewhere', {})]);
  const shown = elements(await site.read('/cn/hainan'), 'section').map((section) => section['data-notification']);
  expect(shown.filter(Boolean)).toEqual(['hainan-notification-allowance']);
});

test('a page about the store stands where its English title says, with a slug or without', async () => {
  const slugs: Readonly<Record<string, string | undefined>> = {
    'sydney-about-heritage': 'hands',
    'sydney-about-samaritaine': undefined,
  };
  const site = changedSite(({ fields, sys }) => (sys.id in slugs ? { ...fields, slug: slugs[sys.id] } : fields));
  const place = '/cn/sydney/about-store';
  for (const segment of ['heritage', 'history', 'sydney', 'sydney-about-samaritaine']) {
    const answer = await site.visit(`${place}/${segment}`);
    const canonical = linked(await answer.text(), 'canonical')[0]?.['href'];
    expect([answer.status, canonical]).toEqual([200, `https://www.meridian.example${place}/${segment}`]);
  }
  expect(headOf(await site.visit(`${place}/hands`), 'location')).toEqual([301, `${place}/heritage`]);
  expect(headOf(await site.visit(place), 'location')).toEqual([302, `${place}/architecture`]);
  expect((await site.visit(`${place}/nothing`)).status).toBe(404);
  const links = hrefsIn(await site.read(`${place}/architecture`));
  expect(links).toContain(`${place}/heritage`);
  expect(links).not.toContain(`${place}/hands`);
});

test.each([
  'what-is-happening/event/three-honeys',
  'brand/kintara',
  'dining/lantern-table',
  'service/engraving',
  'special-offers/third-scent',
  'art-and-culture/long-light',
])('one link leads to an item’s place on the floor plan: %s', async (path) => {
  const html = mainOf(await testSite().read(`/en/sydney/${path}`));
  expect(hrefsIn(html).filter((href) => href.startsWith('/en/sydney/stores/sydney#'))).toHaveLength(1);
});

test.each([
  ['specialOffer', 'special-offers/third-scent'],
  ['service', 'service/engraving'],
])('what a visitor is given, or pays, stands before the way to it: %s', async (kind, path) => {
  const site = siteWhere(kind, { features: ['The gift', 'The rest'] });
  const html = mainOf(await site.read(`/en/sydney/${path}`));
  const places = ['<h1', 'The gift', 'The rest', 'detail-actions'].map((text) => html.indexOf(text));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('three related items show their pictures as wide as they are', async () => {
  const html = mainOf(await testSite().read('/en/queenstown/dining/hearth'));
  const [, related = ''] = html.split(message('relatedItems', 'en'));
  expect(elements(related, 'li').filter((row) => row['data-span'] === 'third')).toHaveLength(3);
  expect(related.match(/data-ratio="\w+"/g)).toEqual(Array(3).fill('data-ratio="landscape"'));
});

test('the brand of a release leads to its page, once', async () => {
  const html = mainOf(await testSite().read('/en/sydney/what-is-happening/news/solenne-opens'));
  const [facts = ''] = /<dl class="facts">.*?<\/dl>/s.exec(html) ?? [];
  expect(hrefsIn(facts)).toEqual(['/en/sydney/brand/solenne']);
  expect(hrefsIn(html).filter((href) => href === '/en/sydney/brand/solenne')).toHaveLength(1);
});

test('a page with the tiers leads to a membership from its opening', async () => {
  const html = mainOf(await testSite().read('/en/venice/dfs-circle-overview-venice'));
  const [opening = ''] = html.split('How it works');
  expect(hrefsIn(opening)).toEqual(['https://circle.meridian.example/join?site=venice']);
  expect(hrefsIn(mainOf(await testSite().read('/en/venice/about-store/heritage'))).join()).not.toContain('/join');
});
