import { describe, expect, test } from 'vitest';
import { type City, citySlugs } from '../../content/cities.ts';
import type { ContentType } from '../../content/model/registry.ts';
import { listsOf } from '../../worker/contentful/listCall.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { elements, mainOf } from '../support/worker/pageText.ts';
import { headOf, ORIGIN, testSite } from '../support/worker/testWorld.ts';

const COUNT = 1100;
const crowd = (type: ContentType, fields: (at: number) => Readonly<Record<string, unknown>>, prefix = 'crowd') =>
  Array.from({ length: COUNT }, (_, at) =>
    added(type, `${prefix}-${at}`, { title: `Crowded ${at}`, slug: `${prefix}-${at}`, ...fields(at) }, { day: at + 1 }),
  );

/** The files of a city's sitemap, as the index names them. */
async function sitemapFiles(site: ReturnType<typeof siteWith>, city: City): Promise<readonly string[]> {
  const names = placesIn(await site.read('/sitemap.xml')).filter((place) => place.includes(`/${city}`));
  return Promise.all(names.map((name) => site.read(new URL(name).pathname)));
}

const placesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);

test('a sitemap of more addresses than a file may have is in several, each address once, home in the first', async () => {
  const site = siteWith(crowd('brandPavilion', () => ({})));
  const files = (await sitemapFiles(site, 'paris')).map(placesIn);
  expect(files.map(({ length }) => length > 2000 && length <= 5000)).toEqual([true, true]);
  expect(new Set(files.flat()).size).toBe(files.flat().length);
  expect(files.flat().filter((place) => place.includes('/brand/crowd-'))).toHaveLength(COUNT * 5);
  expect(files[0]).toContain(`${ORIGIN}/fr/paris`);
  expect(files[1]?.every((place) => /\/(?:fr|en|cn|jp|kr)\/paris\//.test(place))).toBe(true);
  const statuses = ['paris-1', 'paris-02', 'paris-3', 'paris-', 'sydney-2'].map(
    async (name) => (await site.visit(`/sitemap/${name}.xml`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404, 404]);
  const closedSite = testSite({ flags: '{"maintenance":{"cities":{"paris":true}}}' });
  expect((await closedSite.visit('/sitemap/paris-2.xml')).status).toBe(503);
});

test('a publication of any type with pages may change how many files a sitemap has', () => {
  const question = { 'sys.contentType.sys.id[in]': 'news,event', 'metadata.tags.sys.id[in]': 'global,paris', limit: 1 };
  expect(listsOf(question, 'paris')).toEqual([
    { type: 'news', city: 'paris', slug: undefined },
    { type: 'event', city: 'paris', slug: undefined },
  ]);
});

test('the index names one file of each city while the content service fails, and is not kept', async () => {
  const site = testSite({ fetch: async () => new Response('', { status: 500 }) });
  const index = await site.visit('/sitemap.xml');
  expect(placesIn(await index.text())).toHaveLength(citySlugs.length);
  expect(headOf(index, 'cache-control')).toEqual([200, 'no-store']);
});

describe('a city with more than a thousand entries in a list', () => {
  test.each([
    ['paris', 'fr', 'brandPavilion', 'brand'],
    ['sydney', 'cn', 'event', 'what-is-happening/event'],
    ['paris', 'fr', 'news', 'what-is-happening/news'],
    ['hong-kong', 'tc', 'specialOffer', 'special-offers'],
    ['sydney', 'en', 'indexDetailPage', 'special-promotion-offers'],
  ] as const)('has in %s, %s the last %s in list, address and sitemap', async (city, language, type, folder) => {
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
    const files = await sitemapFiles(site, city);
    expect(files.join('').includes(`/${language}/${city}/${folder}/crowd-${COUNT - 1}<`)).toBe(true);
  });

  test.each([
    ['sydney', 'en'],
    ['paris', 'fr'],
    ['okinawa', 'jp'],
  ] as const)('follows its last redirect, lists all terms, stores, announcements: %s, %s', async (city, language) => {
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
  });
});
