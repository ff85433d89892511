import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type ContentType, contentTypes } from '../../content/model/registry.ts';
import { composeSpace } from '../../content/space/compose.ts';
import { seedGroups, spaceCities } from '../../content/space/groups.ts';

const exported = v.object({
  contentTypes: v.array(v.object({ sys: v.object({ id: v.string() }) })),
  locales: v.array(v.object({ code: v.string(), fallbackCode: v.nullable(v.string()), default: v.boolean() })),
  entries: v.array(
    v.object({ sys: v.object({ id: v.string() }), fields: v.record(v.string(), v.record(v.string(), v.unknown())) }),
  ),
});

const ofType = (city: string, type: ContentType): number =>
  seedGroups
    .filter(({ tag }) => tag === city)
    .reduce((sum, { seeds }) => sum + seeds.filter((seed) => seed.type === type).length, 0);

describe('the embedded space', () => {
  // All 4500 entries: half a second, or some on a busy machine.
  test('composes: every link, picture and field in it exists', { timeout: 60_000 }, async () => {
    const space = v.parse(exported, await composeSpace(seedGroups));
    expect(space.contentTypes.map(({ sys }) => sys.id)).toEqual(contentTypes);
    expect(space.locales.filter((locale) => locale.default)).toEqual([
      { code: 'en-US', fallbackCode: null, default: true },
    ]);
    const withoutEnglish = space.entries.flatMap(({ sys, fields }) =>
      Object.entries(fields).flatMap(([name, value]) => ('en-US' in value ? [] : [`${sys.id}.${name}`])),
    );
    expect(withoutEnglish).toEqual([]);
  });

  test.each<[ContentType, number]>([
    ['homePage', 1],
    ['brandPavilion', 12],
    ['dining', 8],
    ['event', 12],
    ['news', 12],
    ['service', 8],
    ['specialOffer', 10],
    ['indexDetailPage', 3],
    ['artCulture', 6],
    ['mediaCenterDetailPage', 5],
    ['storeLocator', 2],
    ['announcement', 1],
    ['notification', 1],
    ['aboutTheStore', 5],
    ['basicPage', 8],
    ['pptcPage', 2],
    ['predictSearch', 1],
    ['pageNewsletterSubscription', 1],
    ['loyaltyBenefitSummary', 1],
    ['eventDetailPage', 1],
  ])('Sydney has %s, at least %i', (type, least) => {
    expect(ofType('sydney', type)).toBeGreaterThanOrEqual(least);
  });

  test.each(spaceCities.map((city) => [city]))('%s has a home, a store, settings and a few of each kind', (city) => {
    const needed: readonly ContentType[] = [
      'homePage',
      'storeLocator',
      'globalSettings',
      'brandPavilion',
      'dining',
      'event',
      'news',
      'service',
      'specialOffer',
      'indexDetailPage',
      'artCulture',
      'mediaCenterDetailPage',
      'aboutTheStore',
      'announcement',
      'pptcPage',
      'pageContactUsPage',
      'pageNewsletterSubscription',
      'eventListPage',
      'newsListPage',
      'brandListPage',
      'diningListPage',
      'serviceListPage',
      'specialOfferListPage',
      'indexPage',
      'artCultureListPage',
      'mediaCenterListingPage',
      'predictSearch',
    ];
    expect(needed.filter((type) => ofType(city, type) === 0)).toEqual([]);
  });
});
