import { describe, expect, test } from 'vitest';
import { citySlugs } from '../../content/cities.ts';
import { fillIndex } from '../support/worker/filledIndex.ts';
import { pageAddresses } from '../support/worker/pageAddresses.ts';
import { elements, hreflangs, linked, mainOf, structuredData, textOf, unescaped } from '../support/worker/pageText.ts';
import { entriesOf } from '../support/worker/space.ts';
import { HEALTH_KEY, ORIGIN, PHONE, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

const site = testSite({ variables: { LOG_LEVEL: '3' } });

describe('a page’s other languages', () => {
  test('stand in its head, with the default one', async () => {
    const html = await site.read('/jp/paris/brand/listing');
    const address = (language: string) => `${ORIGIN}/${language}/paris/brand/listing`;
    expect(hreflangs(html)).toEqual({
      fr: address('fr'),
      en: address('en'),
      'zh-Hans': address('cn'),
      ja: address('jp'),
      ko: address('kr'),
      'x-default': address('en'),
    });
    const alternates = elements(html, 'meta').filter(({ property }) => property === 'og:locale:alternate');
    expect(alternates.map(({ content }) => content).toSorted()).toEqual(['en_US', 'fr_FR', 'ko_KR', 'zh_CN']);
  });

  test('filtered views and failures have none', async () => {
    for (const path of ['/en/sydney/what-is-happening/event/listing?state=past', '/en/sydney/nobody'])
      expect(hreflangs(await site.read(path))).toEqual({});
  });

  test('desktop and mobile twins point at each other', async () => {
    const [desktop, mobile] = [
      await site.read('/en/sydney/brand/aurelle'),
      await site.read('/en/sydney/mobile/brand/aurelle', { 'user-agent': PHONE }),
    ];
    expect(linked(desktop, 'alternate')).toContainEqual({
      rel: 'alternate',
      media: 'only screen and (max-width: 1023px)',
      href: `${ORIGIN}/en/sydney/mobile/brand/aurelle`,
    });
    expect(linked(mobile, 'canonical')[0]?.['href']).toBe(`${ORIGIN}/en/sydney/brand/aurelle`);
    expect(hreflangs(mobile)).toEqual(hreflangs(desktop));
  });

  test.each(['unsupported', 'maintenance', 'openingsoon'])(
    'of a closed city’s page it is its one address, without a language: %s',
    async (kind) => {
      const flag = kind === 'maintenance' ? kind : 'comingSoon';
      const site = testSite({ flags: JSON.stringify({ [flag]: { all: true } }) });
      const html = await site.read(`/paris/${kind}`, { 'accept-language': 'fr' });
      expect(html).toContain('<html lang="fr"');
      expect(linked(html, 'canonical')[0]?.['href']).toBe(`${ORIGIN}/paris/${kind}`);
      expect(linked(html, 'alternate')).toEqual([]);
    },
  );
});

test.each([
  ['/jp/okinawa/stores/okinawa', 'ご来館の計画 | Meridian Galleria 沖縄'],
  ['/en/guam/stores/guam', 'Meridian Galleria Guam: hours and floor guide | Meridian Galleria Guam'],
])('a store that is called as the site is titled by what its page is for: %s', async (path, title) => {
  expect(textOf(await site.read(path), 'title')).toBe(title);
});

test.each([
  ['tc', 'Cacao Thérèze 泰蕾茲可可'],
  ['cn', 'Cacao Thérèze 泰蕾兹可可'],
  ['en', 'Cacao Thérèze'],
])('in %s a brand has one name, in the script of the language', async (language, name) => {
  const html = await site.read(`/${language}/hong-kong/brand/cacao-thereze`);
  const inTitle = textOf(html, 'title')?.split(' | ')[0];
  expect([textOf(mainOf(html), 'h1')?.replaceAll('\u00a0', ' '), inTitle]).toEqual([name, name]);
});

describe('structured data (Schema.org)', () => {
  const slugOf = async (type: 'event' | 'specialOffer' | 'news' | 'storeLocator') =>
    (await entriesOf('sydney', 'en', type))[0]?.text('slug');

  test('its trail is the one that is seen, on every kind of page', async () => {
    const trails: Record<string, readonly [visibleTrail: readonly string[], statedTrail: readonly string[]]> = {};
    for (const [kind, path] of Object.entries(await pageAddresses())) {
      const html = await site.read(path === '/en/sydney/social-medias' ? `${path}/wechat` : path);
      const [, visibleTrail] = /<nav class="breadcrumb page"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
      const statedTrail = structuredData(html)
        .map((json) => JSON.parse(json))
        .find((data) => data['@type'] === 'BreadcrumbList');
      if (visibleTrail === undefined) continue;
      trails[kind] = [
        [...visibleTrail.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, step = '']) =>
          unescaped(step.replaceAll(/<[^>]*>/g, '')),
        ),
        statedTrail?.itemListElement.map(({ name }: { readonly name: string }) => name),
      ];
    }
    for (const [kind, [visibleTrail, statedTrail]] of Object.entries(trails))
      expect([kind, statedTrail]).toEqual([kind, visibleTrail]);
    expect(Object.keys(trails)).toHaveLength(14);
  });

  test.each(['en', 'cn'])('no trail names its page as the list above it: %s', async (language) => {
    const html = await site.read(`/${language}/sydney/terms-bak-and-conditions/terms-and-conditions`);
    const [, visibleTrail = ''] = /<nav class="breadcrumb page"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
    expect(visibleTrail.match(/<li>/g)).toHaveLength(2);
    expect(JSON.parse(structuredData(html)[0] ?? '').itemListElement).toHaveLength(2);
  });

  test('in a trail a category stands below its list', async () => {
    const [trail = ''] = structuredData(await site.read('/en/sydney/brand/listing/fragrance'));
    const steps: readonly { readonly name: string }[] = JSON.parse(trail).itemListElement;
    expect(steps.map(({ name }) => name)).toEqual(['Home', 'Brands', 'Fragrance']);
  });

  test('a trail leads home by addresses of this site', async () => {
    const html = await site.read(`/cn/sydney/what-is-happening/event/${await slugOf('event')}`);
    const steps: readonly {
      readonly position: number;
      readonly name: string;
      readonly item: { readonly '@id': string };
    }[] = JSON.parse(structuredData(html)[0] ?? '').itemListElement;
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(steps.every(({ name, item }) => name !== '' && item['@id'].startsWith(`${ORIGIN}/cn/sydney`))).toBe(true);
  });

  test('pictures are on the site’s asset host, not on the one that editors see', async () => {
    const [, json = '{}'] = structuredData(
      await site.read(`/en/sydney/what-is-happening/event/${await slugOf('event')}`),
    );
    expect(JSON.parse(json).image).toContain(`${site.world.settings.assets.world}/image/upload/f_auto,c_limit,w_1280/`);
  });
});

describe('files for machines', () => {
  test('the index names a sitemap for each city, and each is well formed', async () => {
    const index = await site.read('/sitemap.xml');
    expect(index.match(/<loc>/g)).toHaveLength(citySlugs.length);
    const sitemap = await site.read('/sitemap/hong-kong.xml');
    const places = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);
    expect(new Set(places).size).toBe(places.length);
    expect(places.every((place) => place.startsWith(`${ORIGIN}/`) && place.split('/')[4] === 'hong-kong')).toBe(true);
    expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(places.length);
    expect(places.some((place) => place.includes('predict-search'))).toBe(false);
  });

  test('a sitemap tells when what a page shows last changed, and its pictures', async () => {
    const indexedSite = testSite({ variables: { HEALTH_KEY } });
    indexedSite.setNow('2026-06-14T08:00:00.000Z');
    await fillIndex(indexedSite, ['/en/sydney/stores/listing']);
    indexedSite.setNow(TEST_NOW);
    const sitemap = await indexedSite.read('/sitemap/sydney.xml');
    const row = (path: string): string =>
      sitemap.split('<url>').find((url) => url.includes(`<loc>${ORIGIN}/en/sydney/${path}</loc>`)) ?? '';
    const changeOf = (url: string) => /<lastmod>([^<]+)<\/lastmod>/.exec(url)?.[1] ?? '';
    const stores = await entriesOf('sydney', 'en', 'storeLocator');
    const [store] = stores;
    expect(changeOf(row(`stores/${store?.text('slug')}`))).toBe(store?.raw.sys['updatedAt']);
    expect(row(`stores/${store?.text('slug')}`)).toContain(
      `<image:loc>${site.world.settings.assets.world}/image/upload/f_auto,c_limit,w_1280/`,
    );
    // A list changes with its bytes.
    expect(changeOf(row('stores/listing'))).toBe('2026-06-14T08:00:00.000Z');
  });

  test('robots name the sitemap of each city beside the index, which Baidu does not read', async () => {
    const robots = await site.read('/robots.txt');
    for (const path of ['/sitemap.xml', ...citySlugs.map((city) => `/sitemap/${city}.xml`)])
      expect(robots).toContain(`Sitemap: ${ORIGIN}${path}\n`);
    // What all of them read.
    expect(robots.match(/^User-agent:/gm)).toHaveLength(1);
    expect(robots).not.toMatch(/Crawl-delay/i);
    expect(robots).toContain('User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\n');
    const [city] = citySlugs;
    expect((await site.read(`/sitemap/${city}.xml`)).length).toBeLessThan(10_000_000);
  });

  test.each([
    ['en/sydney', {}],
    ['cn/hong-kong', { 'cf-ipcountry': 'CN' }],
  ])('robots may read every file that /%s shows', async (path, headers) => {
    const robots = await site.read('/robots.txt');
    const rules = [...robots.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, verb, start = '']) => ({ verb, start }));
    // Of the rules that fit the longest counts (RFC 9309 §2.2.2).
    const mayRead = (file: string): boolean =>
      rules
        .filter(({ start }) => !start.includes('*') && file.startsWith(start))
        .toSorted((left, right) => right.start.length - left.start.length)[0]?.verb === 'Allow';
    const page = await (await site.visit(`/${path}`, headers)).text();
    const files = [...page.matchAll(/<(?:img|script|link)\b[^>]*? (?:src|href)="(\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    );
    expect(files.some((file) => file.includes('/image/upload/') || file.includes('/manifest/'))).toBe(true);
    expect(files.filter((file) => !mayRead(file))).toEqual([]);
    expect(mayRead('/_search/en/sydney')).toBe(false);
  });

  test('a page names a manifest of its city in its language', async () => {
    const [, manifest = ''] = /<link rel="manifest" href="([^"]+)"/.exec(await site.read('/cn/guam')) ?? [];
    expect(JSON.parse(await site.read(manifest))).toMatchObject({ lang: 'zh-Hans', start_url: '/cn/guam' });
  });
});
