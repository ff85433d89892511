import { describe, expect, test } from 'vitest';
import { addressTarget } from '../../../content/address/linkTarget.ts';
import { targetHref, twinHref } from '../../../content/address/visit.ts';
import { mapView } from '../../../content/stores/maps.ts';
import { visit } from '../../support/content/read.ts';

const onPhone = { ...visit, language: 'cn', tree: 'mobile' } as const;
const without = { ...visit, carriedQuery: '?without-overlay=true' };

describe('where a typed address leads a visitor', () => {
  test.each([
    ['/sydney/stores/map', onPhone, '/cn/sydney/mobile/stores/map'],
    ['/en/sydney/stores/map', onPhone, '/en/sydney/mobile/stores/map'],
    ['/paris', onPhone, '/cn/paris/mobile'],
    ['/sydney/mobile/dining/listing?state=past#end', visit, '/en/sydney/dining/listing?state=past#end'],
    ['/sydney/dining/listing?state=past#end', without, '/en/sydney/dining/listing?state=past&without-overlay=true#end'],
    ['/robots.txt', onPhone, '/robots.txt'],
    ['#hours', onPhone, '#hours'],
    ['https://shop.meridian.example/x', without, 'https://shop.meridian.example/x'],
    ['https://other.example/x', without, 'https://other.example/x'],
    ['#', visit, undefined],
  ])('%s', (address, visitor, href) => {
    expect(targetHref(addressTarget(address, visitor.domains), visitor)).toBe(href);
  });

  test('a page keeps language, tree and the carried query', () => {
    expect(targetHref({ kind: 'page', path: ['brand', 'listing'] }, { ...onPhone, carriedQuery: '?a=1' })).toBe(
      '/cn/sydney/mobile/brand/listing?a=1',
    );
    expect(twinHref({ ...without, path: ['brand', 'listing'] }, { language: 'cn', tree: 'mobile' })).toBe(
      '/cn/sydney/mobile/brand/listing?without-overlay=true',
    );
  });
});

describe('maps', () => {
  test.each([
    ['sydney', 18, 17],
    ['paris', 18, 17],
    ['singapore', 16, 15],
    ['hawaii', 13, 12],
    ['okinawa', 16, 16],
    ['saipan', 14, 14],
    ['macau', 20, 20],
  ] as const)('%s is drawn at zoom %i by Baidu, at %i by Google', (city, baidu, google) => {
    expect([mapView(city, true, '', undefined), mapView(city, false, '', undefined)]).toMatchObject([
      { provider: 'baidu', zoom: baidu },
      { provider: 'google', zoom: google },
    ]);
  });

  test('a store without a location is shown at the centre of its city', () => {
    expect(mapView('sydney', false, 'x', undefined)).toMatchObject({ lat: -33.8599, lon: 151.2092 });
    expect(mapView('sydney', false, 'x', { lat: 1, lon: 2 })).toMatchObject({ lat: 1, lon: 2 });
  });
});
