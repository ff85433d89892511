import { describe, expect, test } from 'vitest';
import { isPageKind, type PageKind } from '../../content/pages.ts';
import { problemsOf } from '../support/seo/checkData.ts';
import { closingFlagsOfPages, pageAddresses } from '../support/worker/pageAddresses.ts';
import { elements, hrefsIn, joinedWords, mainOf, metaOf, structuredData } from '../support/worker/pageText.ts';
import { entriesOf } from '../support/worker/space.ts';
import { ORIGIN, testSite } from '../support/worker/testWorld.ts';

const site = testSite({ variables: { LOG_LEVEL: '4' }, flags: closingFlagsOfPages });

/** Kinds whose answer is a file or leads to another site. */
const noPage: readonly string[] = ['eventCalendar', 'myVisitCalendar', 'eshop', 'member'] satisfies readonly PageKind[];

/** The HTML of one page of every kind. */
async function pagesOfAllKinds(): Promise<readonly (readonly [kind: PageKind, html: string])[]> {
  const pagesByKind: [PageKind, string][] = [];
  for (const [kind, path] of Object.entries(await pageAddresses()))
    if (isPageKind(kind) && !noPage.includes(kind)) pagesByKind.push([kind, await site.read(path)]);
  return pagesByKind;
}

const pages = await pagesOfAllKinds();

/** Schema.org's type of each kind of page, beside its trail; none for pages that nobody should find. */
const typeOf = {
  home: 'Organization, WebSite',
  unsupported: '',
  maintenance: '',
  openingSoon: '',
  assistance: 'ContactPage',
  myVisit: 'WebPage',
  myVisitCalendar: '',
  contactUs: 'ContactPage',
  newsletter: 'WebPage',
  searching: 'SearchResultsPage',
  selectDestination: 'WebPage',
  accessibilityStatement: 'WebPage',
  storedData: 'WebPage',
  aboutTheStore: 'AboutPage',
  storeMap: 'CollectionPage',
  storeListing: 'CollectionPage',
  storeDetail: 'Store',
  diningListing: 'CollectionPage',
  diningDetail: 'Restaurant',
  eventListing: 'CollectionPage',
  eventCalendar: '',
  eventDetail: 'Event',
  newsListing: 'CollectionPage',
  newsDetail: 'NewsArticle',
  artCultureListing: 'CollectionPage',
  artCultureDetail: 'VisualArtwork',
  offlineBrand: 'CollectionPage',
  brandListing: 'CollectionPage',
  brandDetail: 'Brand',
  mediaCenterListing: 'CollectionPage',
  mediaCenterDetail: 'NewsArticle',
  serviceListing: 'CollectionPage',
  serviceDetail: 'Service',
  offerTerms: 'CollectionPage',
  specialOfferListing: 'CollectionPage',
  specialOfferDetail: 'Offer',
  promotionListing: 'CollectionPage',
  promotionDetail: 'Offer',
  announcementDetail: 'WebPage',
  announcementListing: 'CollectionPage',
  socialMedia: 'WebPage',
  terms: 'WebPage',
  eshop: '',
  member: '',
  basic: 'WebPage',
} as const satisfies Record<PageKind, string>;

describe('where a page is found or shared', () => {
  test('the structured data of every kind of page keep to Schema.org’s vocabulary and to the rules of rich results', () => {
    const summaries = pages.map(([kind, html]) => {
      const data = structuredData(html).map((json) => JSON.parse(json));
      const types = data.map((item) => item['@type']).filter((type) => type !== 'BreadcrumbList');
      return [kind, types.join(', '), data.flatMap(problemsOf)];
    });
    expect(summaries).toEqual(pages.map(([kind]) => [kind, typeOf[kind], []]));
  });

  test('the check of structured data sees what is wrong', () => {
    const context = { '@context': 'https://schema.org' };
    expect(problemsOf({ ...context, '@type': 'Evening', name: 'x' })).toEqual(['no type Evening']);
    expect(problemsOf({ ...context, '@type': 'Event', name: 'x', startDate: 'soon', prize: 1 })).toEqual([
      'Event without location',
      'Event.startDate may not be "soon"',
      'Event.prize is no property',
    ]);
    const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'Person', name: 'x' }] };
    expect(problemsOf({ ...context, '@type': 'Brand', logo: list })).toEqual(['Brand.logo may be no ItemList']);
  });

  test('every kind of page has words and a picture to share', () => {
    for (const [kind, html] of pages) {
      const property = (name: string) => metaOf(html, `og:${name}`) ?? '';
      expect([kind, property('image:width'), property('image:height')]).toEqual([kind, '1200', '630']);
      expect([kind, property('image')]).toEqual([
        kind,
        expect.stringMatching(
          `^(?:${ORIGIN}/og-default.jpg|${site.world.settings.assets.world}/image/upload/f_jpg,c_fill,.*w_1200,h_630/)`,
        ),
      ]);
      expect([kind, property('image:alt').length > 3, property('title').length > 3]).toEqual([kind, true, true]);
      expect([kind, property('description')]).toEqual([kind, expect.stringMatching(/^.{10,200}$/)]);
      expect([kind, metaOf(html, 'twitter:card')]).toEqual([kind, 'summary_large_image']);
    }
  });
});

test.each(['/jp/okinawa', '/tc/hong-kong', '/fr/paris', '/kr/paris', '/kr/hawaii'])(
  'the picture of a shared home is described in its language: %s',
  async (path) => {
    // What is in another language is left out (docs/rules.md#untranslated-marked).
    expect(metaOf(await site.read(path), 'og:image:alt')).toBeDefined();
  },
);

test.each([
  ['sydney', 'en', 'sydney-event-three-honeys', '9\u00a0of\u00a020\u00a0seats left', 'InStock'],
  ['hong-kong', 'cn', 'hong-kong-event-cellar-lights', '席位已满', 'SoldOut'],
  ['paris', 'fr', 'paris-event-champagne-hour', '6\u00a0places libres sur 20', 'InStock'],
  ['okinawa', 'jp', 'okinawa-event-bingata', '残り2席（全6席）', 'InStock'],
  ['hawaii', 'kr', 'hawaii-event-silk-in-the-wind', '한 자리 남음', 'InStock'],
] as const)(
  'an event’s seats are said on its page, on its card and to search engines: %s',
  async (city, language, id, words, availability) => {
    const event = (await entriesOf(city, language, 'event')).find((entry) => entry.id === id);
    const folder = `/${language}/${city}/what-is-happening/event`;
    const html = await site.read(`${folder}/${event?.text('slug')}`);
    expect(joinedWords(mainOf(html))).toContain(words);
    // What keeps a visitor from coming stands before the title.
    expect(joinedWords(mainOf(html).split('</h1>')[0] ?? '').includes(words)).toBe(availability === 'SoldOut');
    const data = structuredData(html);
    expect(data.join()).toContain(`"https://schema.org/${availability}"`);
    expect(data.flatMap((text) => problemsOf(JSON.parse(text)))).toEqual([]);
    expect(mainOf(await site.read(`${folder}/listing`))).toContain(words);
  },
);

/** What a field of a form begins with; undefined where it is not there. */
function chosenIn(form: string, field: 'typeOfEnquiry' | 'specificStore'): string | undefined {
  const [select = ''] = new RegExp(`<select[^>]*name="${field}"[^]*?</select>`).exec(form) ?? [];
  return elements(select, 'option').find((option) => 'selected' in option)?.['value'];
}

test.each([
  ['en/paris', 'paris'],
  ['cn/hainan', 'hainan'],
  ['en/sydney', ''],
])('the contact form of %s begins with the only store of the city: %j', async (path, store) => {
  expect(chosenIn(mainOf(await site.read(`/${path}/contact-us`)), 'specificStore')).toBe(store);
});

test.each([
  ['service/beauty-hour', 'service=beauty-hour', 'The beauty hour', 'Events and reservations'],
  ['brand/aurelle', 'brand=aurelle', 'Aurelle', 'Events and reservations'],
  ['service/engraving', 'service=engraving', 'Engraving on glass', 'Events and reservations'],
])('without script a booking of %s, or a question, leads to a message on it', async (page, query, subject, enquiry) => {
  const links = elements(mainOf(await site.read(`/en/sydney/${page}`)), 'a').map(({ href }) => href);
  expect(links).toContain(`/en/sydney/contact-us?${query}#form`);
  expect(links).not.toContain('/en/sydney/contact-us');
  const form = mainOf(await site.read(`/en/sydney/contact-us?${query}`));
  expect(elements(form, 'input').find(({ name }) => name === 'subject')?.['value']).toBe(subject);
  expect(chosenIn(form, 'typeOfEnquiry')).toBe(enquiry);
});

test.each(['', '?service=no-such-service', '?subject=accessibility'])(
  'a form of no entry begins without a kind of enquiry: %s',
  async (query) => {
    expect(chosenIn(mainOf(await site.read(`/en/sydney/contact-us${query}`)), 'typeOfEnquiry')).toBe('');
  },
);

test('an event with places says how to take one', async () => {
  const event = (await entriesOf('hong-kong', 'tc', 'event')).find((entry) => entry.id === 'hong-kong-event-aged-tea');
  const links = hrefsIn(mainOf(await site.read('/tc/hong-kong/what-is-happening/event/aged-tea')));
  expect(links).toContain('/tc/hong-kong/contact-us?event=aged-tea#form');
  expect(links.some((href) => href?.startsWith('tel:+'))).toBe(true);
  const form = mainOf(await site.read('/tc/hong-kong/contact-us?event=aged-tea'));
  expect(elements(form, 'input').find(({ name }) => name === 'subject')?.['value']).toBe(event?.text('title'));
  expect(chosenIn(form, 'typeOfEnquiry')).toBe('活動與預約');
});

test.each([
  ['a booking', 'wardrobe-of-scent'],
  ['the booking of a time slot', 'colour-hour'],
  ['seats, beside what is joined online', 'three-honeys'],
])('%s leads to a message about its event', async (_, slug) => {
  const links = hrefsIn(mainOf(await site.read(`/en/sydney/what-is-happening/event/${slug}`)));
  expect(links).toContain(`/en/sydney/contact-us?event=${slug}#form`);
  expect(links).not.toContain('/en/sydney/contact-us');
});
