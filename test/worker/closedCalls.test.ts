import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppEnv } from '../../worker/appEnv.ts';
import { createPageMemory } from '../../worker/cache/pageMemory.ts';
import { createContentSource } from '../../worker/contentful/source.ts';
import { cityCalls } from '../../worker/middleware/closedCalls.ts';
import { callRoutes } from '../../worker/routes/callRoutes.ts';
import { edit } from '../support/worker/editing.ts';
import { pageAddresses } from '../support/worker/pageAddresses.ts';
import { testSite } from '../support/worker/testWorld.ts';

type Site = ReturnType<typeof testSite>;

const NOW = '2026-06-15T02:00:00.131Z';
const OLD_BROWSER = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' };

/** Every route whose address has a part to fill: an address that answers with content of Bali; none for one that never does. */
const calls: Readonly<Record<string, readonly string[]>> = {
  '/sitemap/:file{[a-z0-9-]+\\.xml}': ['/sitemap/bali.xml'],
  '/:base{[a-z-]+(?:_p)?_api}/:id?': [
    '/bali_api?content_type=event',
    '/bali_api/bali-settings',
    '/%62ali_api?content_type=event',
  ],
  '/_content/:path{.+}': ['/_content/en/bali/event'],
  '/_map/:city/:store': ['/_map/bali/bali'],
  '/_search/:language/:city': ['/_search/en/bali?keyword=batik'],
  '/_search/:language/:city/suggestions': ['/_search/en/bali/suggestions'],
  // Files by their number, whatever city shows them.
  '/_assets/:host/:space/:asset/:token/:file': [],
  '/_third-party/:name': [],
  // Of a member and of a cart, by the services that have them.
  '/en/:city/api/logincomall': [],
  '/en/:city/api/loginlistcomall': [],
  '/:language/:city/api/cart-quantity': [],
};
const addresses = Object.values(calls).flat();

const ask = (site: Site, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  path.startsWith('/_content/') ? site.visit(path, headers, { method: 'POST', body: '{}' }) : site.visit(path, headers);

const flagged = (flags: object): Site => testSite({ flags: JSON.stringify(flags) });

const closedSites: Readonly<Record<string, () => Promise<Site>>> = {
  maintenance: async () => flagged({ maintenance: { cities: { bali: true } } }),
  'coming soon': async () => flagged({ comingSoon: { all: true } }),
  'coming soon by its settings': async () => {
    await edit({ at: NOW, id: 'bali-settings', fields: { comingSoon: { 'en-US': true } } });
    return testSite({ now: NOW });
  },
};

describe('a call with a city’s content', () => {
  test('is known of every route', () => {
    const { world } = testSite();
    const app = new Hono<AppEnv>();
    callRoutes(app, world, createContentSource(world), createPageMemory());
    const paths = app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.includes(':'))
      .map(({ path }) => path);
    expect([...new Set(paths)].toSorted()).toEqual(Object.keys(calls).toSorted());
    expect(app.routes.slice(0, cityCalls.length).map(({ path }) => path)).toEqual(cityCalls);
  });

  test.each(addresses)('answers in an open city, also an old browser: %s', async (path) => {
    const site = flagged({ maintenance: { cities: { paris: true } } });
    expect((await ask(site, path)).status).toBe(200);
    expect((await ask(site, path, OLD_BROWSER)).status).toBe(200);
  });

  test.each(addresses)('knows no city that the site lacks: %s', async (path) => {
    const answer = await ask(flagged({ comingSoon: { all: true } }), path.replace(/(?:b|%62)ali/, 'atlantis'));
    expect([400, 404]).toContain(answer.status);
  });

  test.each(Object.keys(closedSites).flatMap((state) => addresses.map((path) => [state, path] as const)))(
    'is a 503 that names a moment to come back: %s, %s',
    async (state, path) => {
      const { status, headers } = await ask((await closedSites[state]?.()) ?? testSite(), path);
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        503,
        '600',
        'private, no-store',
      ]);
    },
  );

  test.each(addresses)('passes in preview: %s', async (path) => {
    const site = flagged({ comingSoon: { all: true } });
    const answer = await ask(site, `${path}${path.includes('?') ? '&' : '?'}is-preview-mode=true`);
    expect(answer.status).toBe(200);
  });
});

describe('a page of a closed city', async () => {
  const pages = Object.entries(await pageAddresses()).filter(
    ([kind]) => !['unsupported', 'openingSoon'].includes(kind),
  );

  test.each(pages)('leads to the page of its opening, as Markdown and as a sent form too: %s', async (_, path) => {
    const site = flagged({ comingSoon: { all: true } });
    const [, city = ''] = /^\/(?:[a-z]{2}\/)?([a-z-]+)/.exec(path) ?? [];
    const destinations = await Promise.all([
      site.visit(path),
      site.visit(path, { accept: 'text/markdown' }),
      site.visit(path, {}, { method: 'POST', body: 'a=b' }),
    ]);
    expect(destinations.map(({ status, headers }) => `${status} ${headers.get('location')}`)).toEqual(
      [302, 302, 303].map((status) => `${status} /${city}/openingsoon`),
    );
  });
});

test.each<[string, () => Promise<Site>]>([
  ['its settings', async () => (await closedSites['coming soon by its settings']?.()) ?? testSite()],
  [
    'its row of the destinations',
    async () => {
      const at = '2026-06-15T02:00:00.132Z';
      await edit({ at, id: 'website-bali', fields: { isOnline: { 'en-US': false } } });
      return testSite({ now: at });
    },
  ],
])('a brand’s page, another closed city’s and the gallery lead to no city that is closed by %s', async (_, closed) => {
  const elsewhere = async (site: Site): Promise<readonly boolean[]> => {
    site.flagStore.values.set('flags', '{"comingSoon":{"cities":{"singapore":true}}}');
    const html = async (path: string) => site.read(path, { 'accept-language': 'en' });
    const paths = ['/en/sydney/brand/aurelle', '/singapore/openingsoon', '/en/sydney/select-destination'];
    const pages = await Promise.all(paths.map(html));
    return pages.map((page) => page.includes('href="/en/bali'));
  };
  expect(await elsewhere(testSite())).toEqual([true, true, true]);
  expect(await elsewhere(await closed())).toEqual([false, false, false]);
});
