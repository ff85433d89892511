import { describe, expect, test } from 'vitest';
import type { ContentType } from '../../content/model/registry.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { elements, mainOf } from '../support/worker/pageText.ts';

const COUNT = 1100;
const crowd = (type: ContentType, fields: (at: number) => Readonly<Record<string, unknown>>, prefix = 'crowd') =>
  Array.from({ length: COUNT }, (_, at) =>
    added(type, `${prefix}-${at}`, { title: `Crowded ${at}`, slug: `${prefix}-${at}`, ...fields(at) }, { day: at + 1 }),
  );

describe('a city with more than a thousand entries in a list', () => {
  test.each([
    ['paris', 'fr', 'brandPavilion', 'brand'],
    ['sydney', 'cn', 'event', 'what-is-happening/event'],
    ['paris', 'fr', 'news', 'what-is-happening/news'],
    ['hong-kong', 'tc', 'specialOffer', 'special-offers'],
    ['sydney', 'en', 'indexDetailPage', 'special-promotion-offers'],
  ] as const)(
    'has in %s in %s the last of each %s, in its list, at its address and in the sitemap',
    async (city, language, type, folder) => {
      const site = siteWith(crowd(type, () => ({})));
      const page = (path: string) => site.visit(`/${language}/${city}/${path}`);
      const hrefs = elements(mainOf(await (await page(`${folder}/listing?page=100`)).text()), 'a').map(
        ({ href }) => href,
      );
      const listedLinks = new Set(hrefs.filter((href) => href?.includes('/crowd-')));
      expect(listedLinks.size).toBeGreaterThan(980);
      // The last step leads to no further one, which would show the same.
      expect(hrefs.filter((href) => href?.includes('page=101'))).toEqual([]);
      expect((await page(`${folder}/crowd-${COUNT - 1}`)).status).toBe(200);
      const xml = await site.read(`/sitemap/${city}.xml`);
      expect(xml.includes(`/${language}/${city}/${folder}/crowd-${COUNT - 1}<`)).toBe(true);
    },
  );

  test.each([
    ['sydney', 'en'],
    ['paris', 'fr'],
    ['okinawa', 'jp'],
  ] as const)(
    'follows its last redirect and lists all terms, stores and announcements, in %s in %s',
    async (city, language) => {
      const site = siteWith([
        ...crowd('redirect', (at) => ({ source: `/old-${at}`, externalLink: `/${city}/dining` }), 'redirect'),
        ...crowd('pptcPage', () => ({}), 'terms'),
        ...crowd('storeLocator', () => ({}), 'store'),
        ...crowd('page', (at) => (at === COUNT - 1 ? { slug: 'facebook' } : {}), 'page'),
        ...crowd('announcement', (at) => (at === 0 ? {} : { endDate: '2025-01-01' }), 'word'),
      ]);
      const page = (path: string) => site.visit(`/${language}/${city}/${path}`);
      const hrefs = async (path: string) =>
        elements(mainOf(await (await page(path)).text()), 'a').map(({ href }) => href);
      expect((await page(`old-${COUNT - 1}`)).headers.get('location')).toBe(`/${language}/${city}/dining`);
      expect(
        (await hrefs('special-offers/terms-and-conditions')).some((href) => href?.endsWith(`/terms-${COUNT - 1}`)),
      ).toBe(true);
      expect(await hrefs('stores')).toContain(`/${language}/${city}/stores/store-${COUNT - 1}`);
      expect(await hrefs('announcement')).toContain(`/${language}/${city}/announcement/word-0`);
      expect((await page('social-medias/facebook')).status).toBe(200);
    },
  );
});
