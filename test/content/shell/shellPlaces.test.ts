import { describe, expect, test } from 'vitest';
import { booking } from '../../../content/shell/bookingAction.ts';
import {
  cartHref,
  hasShop,
  planYourVisitPath,
  registrationHref,
  searchHref,
  signInPath,
} from '../../../content/shell/shellPlaces.ts';
import { entryOf, linkTo, visit, written } from '../../support/content/read.ts';

const onPhone = { ...visit, tree: 'mobile', carriedQuery: '?without-overlay=true' } as const;

describe('places of the shell', () => {
  test.each([
    ['harbour', 'desktop', 'stores/harbour'],
    ['harbour', 'mobile', 'stores/harbour'],
    ['', 'desktop', 'stores/map'],
    ['', 'mobile', 'stores/listing'],
  ] as const)('Plan your visit with the slug "%s" leads on %s to %s', (slug, tree, path) => {
    const settings = entryOf('globalSettings', { planYourVisit: linkTo('plan') }, [
      written('planYourVisit', 'plan', { store: linkTo('store') }),
      written('storeLocator', 'store', { slug }),
    ]);
    expect(planYourVisitPath(settings.planYourVisit?.store, tree).join('/')).toBe(path);
  });

  test('registration names this site as its source; pages of other systems have one address for both trees', () => {
    expect([registrationHref(onPhone), cartHref(onPhone), signInPath('sydney').join('/')]).toEqual([
      '/en/sydney/member/landing?source=marketing%20website&sourcedescription=marketing%20website',
      '/en/sydney/eshop/cart',
      'dfs-circle-overview-sydney',
    ]);
  });

  test('the shop’s search replaces the site’s where there is a shop', () => {
    const shop = entryOf('globalSettings', { ecEnabled: true, shopAddress: 'https://shop.example' });
    const hongKong = { ...visit, city: 'hong-kong' } as const;
    const hrefOf = (place: typeof visit, settings: typeof shop | undefined) =>
      searchHref(place, { settings, cities: [] });
    expect([hrefOf(hongKong, shop), hrefOf(hongKong, undefined), hrefOf(visit, shop)]).toEqual([
      '/en/hong-kong/eshop/search',
      '/en/hong-kong/searching',
      '/en/sydney/searching',
    ]);
  });

  test.each([
    ['on, in a city with one', 'hong-kong', { ecEnabled: true, shopAddress: 'https://shop.example' }, true],
    ['off', 'hong-kong', { shopAddress: 'https://shop.example' }, false],
    ['nowhere', 'hong-kong', { ecEnabled: true }, false],
    ['on, in a city without one', 'sydney', { ecEnabled: true, shopAddress: 'https://shop.example' }, false],
    [
      'on, in a city to which the content gives one',
      'sydney',
      { ecEnabled: true, shopAddress: 'https://shop.example' },
      true,
      true,
    ],
    [
      'on, in a city from which the content takes it',
      'hong-kong',
      { ecEnabled: true, shopAddress: 'https://shop.example' },
      false,
      false,
    ],
  ] as const)('an online shop that is %s', (_, city, fields, isThere, onlineShop?: boolean) => {
    const site = entryOf('localeWebsite', { cityBaseValue: city, onlineShop });
    const cities = onlineShop === undefined ? [] : [site];
    expect(hasShop({ city }, { settings: entryOf('globalSettings', fields), cities })).toBe(isThere);
  });
});

describe('booking', () => {
  test('a service without a tag is booked as MakeMyDay, in two letters of the language', () => {
    expect(booking(entryOf('booxi', { title: 'x', apiKey: 'key' }), 'cn')).toEqual({
      kind: 'service',
      apiKey: 'key',
      tag: 'MakeMyDay',
      language: 'zh',
      fallbackPath: ['contact-us'],
    });
    expect(booking(entryOf('booxi', { tag: 'Spa' }), 'kr', ['service', 'spa'])).toMatchObject({
      apiKey: '',
      tag: 'Spa',
      language: 'ko',
      fallbackPath: ['service', 'spa'],
    });
  });

  test('a restaurant is booked on the results page by its rid, and not at all without one', () => {
    const target = booking(entryOf('zenchef', { rid: '35&x' }), 'jp');
    const query = target?.kind === 'restaurant' ? Object.fromEntries(new URL(target.href).searchParams) : {};
    expect(query).toEqual({ rid: '35&x', fullscreen: '1', lang: 'ja' });
    expect(booking(entryOf('zenchef', {}), 'jp')).toBeUndefined();
  });
});
