import { describe, expect, test } from 'vitest';
import { mapView } from '../../../content/stores/maps.ts';

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
