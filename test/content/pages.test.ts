import { describe, expect, test } from 'vitest';
import { contentPath } from '../../content/address/contentPaths.ts';
import { cities, citySlugs, regions } from '../../content/cities.ts';
import { matchPage, type PageKind, pagePath, pages, spelledPath } from '../../content/pages.ts';

test('cities stand by region: Europe, Asia and Pacific Islands, North America, Middle East, Oceania', () => {
  expect(regions).toEqual(['europe', 'asia-pacific', 'north-america', 'middle-east', 'oceania']);
  const places = citySlugs.map((city) => regions.indexOf(cities[city].region));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('every city’s site is online, and four have an online shop', () => {
  expect(citySlugs.filter((city) => !cities[city].isOnline)).toEqual([]);
  expect(citySlugs.filter((city) => cities[city].onlineShop)).toEqual(['hong-kong', 'macau', 'okinawa', 'hainan']);
});

describe('the page table', () => {
  test.each([
    ['', 'home', {}],
    ['contact-us', 'contactUs', {}],
    ['contact-us/assistance', 'assistance', {}],
    ['privacy-policy', 'basic', { id: 'privacy-policy' }],
    ['dfs-circle-app-sydney', 'basic', { id: 'dfs-circle-app-sydney' }],
    ['terms-bak-and-conditions', 'basic', { id: 'terms-bak-and-conditions' }],
    ['terms-bak-and-conditions/tastings', 'terms', { id: 'tastings' }],
    ['searching', 'searching', {}],
    ['searching/rose', 'searching', { keyword: 'rose' }],
    ['about-store', 'aboutTheStore', {}],
    ['about-store/heritage', 'aboutTheStore', { id: 'heritage' }],
    ['my-visit', 'myVisit', {}],
    ['my-visit/calendar.ics', 'myVisitCalendar', {}],
    ['dining/listing', 'diningListing', {}],
    ['dining/fig-terrace', 'diningDetail', { id: 'fig-terrace' }],
    ['stores/map', 'storeMap', {}],
    ['stores/listing', 'storeListing', {}],
    ['stores/sydney', 'storeDetail', { id: 'sydney' }],
    ['what-is-happening/event/listing/tasting', 'eventListing', { cat: 'tasting' }],
    ['what-is-happening', 'eventListing', {}],
    ['what-is-happening/event/harbour', 'eventDetail', { id: 'harbour' }],
    ['what-is-happening/event/harbour/calendar.ics', 'eventCalendar', { id: 'harbour' }],
    ['what-is-happening/news/listing', 'newsListing', {}],
    ['art-and-culture/listing/sculpture', 'artCultureListing', { cat: 'sculpture' }],
    ['brand/listing', 'brandListing', {}],
    ['brand/offlinebrandstorypage', 'offlineBrand', {}],
    ['brand/aurelle', 'brandDetail', { id: 'aurelle' }],
    ['media-center/listing', 'mediaCenterListing', {}],
    ['service/wrapping', 'serviceDetail', { id: 'wrapping' }],
    ['special-offers/listing/beauty', 'specialOfferListing', { cat: 'beauty' }],
    ['special-offers/terms-and-conditions', 'offerTerms', {}],
    ['special-offers/terms-and-conditions/x', 'offerTerms', { id: 'x' }],
    ['special-offers/rose', 'specialOfferDetail', { id: 'rose' }],
    ['special-promotion-offers/x', 'promotionDetail', { id: 'x' }],
    ['announcement/x', 'announcementDetail', { id: 'x' }],
    ['social-medias', 'socialMedia', {}],
    ['social-medias/instagram', 'socialMedia', { id: 'instagram' }],
    ['subscribe-news', 'newsletter', {}],
    ['select-destination', 'selectDestination', {}],
    ['eshop/cart', 'eshop', { rest: 'cart' }],
    ['eshop/product-listing/brand/A/1', 'eshop', { rest: 'product-listing/brand/A/1' }],
    ['member/landing', 'member', { rest: 'landing' }],
    ['anything', 'basic', { id: 'anything' }],
    ['anything/else', 'basic', { id: 'anything', name: 'else' }],
    ['Brand/Listing', 'brandListing', {}],
  ])('%s', (path, kind, parameters) => {
    expect(matchPage(path === '' ? [] : path.split('/'))).toEqual({ kind, parameters });
  });

  test.each([
    ['Brand/LISTING/Beauty', 'brand/listing/Beauty'],
    ['What-Is-Happening/Event/Harbour/Calendar.ICS', 'what-is-happening/event/Harbour/calendar.ics'],
    ['Anything/Else', 'Anything/Else'],
    ['A/B/C/D', 'A/B/C/D'],
    ['', ''],
  ])('%s is spelled %s', (path, spelled) => {
    expect(spelledPath(path.split('/')).join('/')).toBe(spelled);
  });

  test('three unknown segments are no page', () => {
    expect(matchPage(['a', 'b', 'c'])).toBeUndefined();
  });

  test('every row is reached by the path that it builds', () => {
    const kinds = Object.keys(pages).filter((kind): kind is PageKind => kind in pages);
    for (const kind of kinds) {
      expect(matchPage(pagePath(kind, { id: 'some-id', keyword: 'word', rest: 'cart' }))?.kind).toBe(kind);
    }
  });

  test.each([
    ['aboutTheStore', 'heritage', 'about-store/heritage'],
    ['storeLocator', 'sydney', 'stores/sydney'],
    ['storeLocator', '', 'stores/map'],
    ['basicPage', 'privacy-policy', 'privacy-policy'],
    ['page', 'instagram', 'social-medias/instagram'],
    ['page', 'predict-search', undefined],
    ['pageNewsletterSubscription', 'x', 'subscribe-news'],
    ['brandPavilion', '', undefined],
  ] as const)('a %s with slug "%s" stands at %s', (contentType, slug, path) => {
    expect(contentPath({ contentType, slug })?.join('/')).toBe(path);
  });
});

test('the product has its 21 cities in five regions, and the facts of the specification hold', () => {
  expect(citySlugs.length).toBeGreaterThanOrEqual(21);
  expect(new Set(citySlugs.map((city) => cities[city].region))).toEqual(new Set(regions));
  expect(cities.sydney.languages).toEqual(['en', 'cn']);
  const having = (test: (city: (typeof citySlugs)[number]) => boolean) => citySlugs.filter(test).toSorted();
  const unitedStates = ['hawaii', 'los-angeles', 'new-york-city', 'san-francisco'];
  expect(having((city) => cities[city].needsTravelType)).toEqual(unitedStates);
  expect(having((city) => cities[city].hasPrivacyChoices)).toEqual(unitedStates);
  expect(having((city) => cities[city].departureLocations.length > 0)).toEqual(['okinawa']);
  expect(cities.okinawa.departureLocations.map(({ id }) => id)).toEqual(['82001', '82003', '82004', '82002']);
  expect([cities.sydney.mapZoom, cities.singapore.mapZoom, cities.hawaii.mapZoom]).toEqual([
    { baidu: 18, google: 17 },
    { baidu: 16, google: 15 },
    { baidu: 13, google: 12 },
  ]);
});
