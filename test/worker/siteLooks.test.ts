import { beforeAll, expect, test } from 'vitest';
import { assetHostsOf } from '../../tools/environment.ts';
import { lookAtSite } from '../../tools/operators/siteLooks.ts';
import { prepareEnquiries } from '../support/worker/formWorld.ts';
import { ORIGIN, testSite } from '../support/worker/testWorld.ts';

beforeAll(prepareEnquiries);

const assets = assetHostsOf({
  ASSET_ORIGIN: 'https://assets.meridian.example',
  CHINA_ASSET_ORIGIN: 'https://assets.meridian-china.example',
});

/** Pages stay cached from look to look. */
const { dataCentreStore, contentStore } = testSite();

/** Looks at a site whose pages are asked for as a deploy does. */
async function wrongWith(
  options: NonNullable<Parameters<typeof testSite>[0]>,
  damage: (path: string, answer: Response) => Response = (_, answer) => answer,
  flags: object = {},
) {
  const secrets = { CONTENTFUL_HOOK_SECRET: 'h'.repeat(64), PREVIEW_SECRET: 'a-secret-of-the-editors' };
  const site = testSite({
    dataCentreStore,
    contentStore,
    ...options,
    variables: { ...secrets, ...options.variables },
    flags: JSON.stringify(flags),
  });
  const requestedPaths: string[] = [];
  const { seen, wrong } = await lookAtSite({
    origin: ORIGIN,
    version: 'a-version',
    assets,
    ask: async (request) => {
      const { origin, pathname, search } = new URL(request.url);
      requestedPaths.push(origin === ORIGIN ? pathname : origin);
      if (origin !== ORIGIN) return damage(origin, new Response('', { headers: { 'content-type': 'image/avif' } }));
      // The platform's own answer, before the Worker.
      if (pathname.startsWith('/assets/')) return damage(pathname, new Response('a file'));
      const body = request.method === 'POST' ? await request.arrayBuffer() : undefined;
      const answer = await site.visit(pathname + search, Object.fromEntries(request.headers), {
        method: request.method,
        ...(body !== undefined && { body }),
      });
      return damage(pathname, answer);
    },
  });
  return { seen, wrong, requestedPaths };
}

test('a token that the content service refuses stops a deploy at the first look', async () => {
  const refusingService = { fetch: async () => Response.json({ sys: { type: 'Error' } }, { status: 401 }) };
  expect(await wrongWith(refusingService)).toEqual({
    seen: [],
    wrong: ['health: 503 "failing"'],
    requestedPaths: ['/_health'],
  });
});

test('another version than the new one is never taken for it', async () => {
  const { wrong, requestedPaths } = await wrongWith({ world: { version: 'the-one-before' } });
  expect([wrong, requestedPaths]).toEqual([['version the-one-before answered in place of a-version'], ['/_health']]);
});

test('every page, the form, the redirect, the pictures of both hosts, the files, preview, hook, robots and sitemap are looked at, and what is wrong is named', async () => {
  const brokenAnswers = new Map([
    ['/', () => new Response(null, { status: 200 })],
    ['/sitemap/okinawa.xml', () => new Response('', { status: 500 })],
    ['/sitemap/paris.xml', () => new Response('<urlset></urlset>')],
    ['/en/sydney/what-is-happening/event/listing', () => new Response('<html lang="en">', { status: 200 })],
    ['/en/sydney/subscribe-news', () => new Response('', { status: 500 })],
    ['/assets/early.js', () => new Response('', { status: 404 })],
    ['/_hooks/contentful', () => new Response('', { status: 404 })],
    ['https://assets.meridian-china.example', () => new Response('', { status: 403 })],
    ['/preview', () => new Response(null, { status: 302 })],
    ['/robots.txt', () => new Response('User-agent: *\nDisallow: /\n')],
  ]);
  const { wrong, requestedPaths } = await wrongWith({}, (path, answer) => brokenAnswers.get(path)?.() ?? answer);
  expect(new Set(wrong)).toEqual(
    new Set([
      expect.stringMatching(/^\/en\/sydney\/subscribe-news: status 500, another language/),
      expect.stringMatching(
        /^\/en\/sydney\/what-is-happening\/event\/listing: no heading, cut short, header content-sec/,
      ),
      '/sitemap/okinawa.xml answers 500',
      '/sitemap/paris.xml names no home page in fr: is the space empty? What has no content yet belongs into DESTINATION_HIDE_LIST',
      '/ answers 200 ',
      "the newsletter's form answers 500",
      '/assets/early.js: 404',
      'an unsigned webhook gets 404 in place of 403',
      expect.stringMatching(/^https:\/\/assets\.meridian-china\.example\/image\/upload\/.+: 403 /),
      'a guessed preview secret gets 302 in place of 403',
      '/robots.txt answers 200, or refuses all',
    ]),
  );
  expect(requestedPaths.filter((path) => path.startsWith('/en/sydney')).length).toBeGreaterThan(30);
});

test('nothing is wrong with a site that is well', async () => {
  const { wrong, requestedPaths } = await wrongWith({});
  expect(wrong).toEqual([]);
  expect(requestedPaths).toEqual(
    expect.arrayContaining([
      'https://assets.meridian.example',
      'https://assets.meridian-china.example',
      '/sitemap.xml',
    ]),
  );
});

test('of cities that the site hides nothing is looked at, of others in their place', async () => {
  const { wrong, requestedPaths } = await wrongWith({ variables: { DESTINATION_HIDE_LIST: 'okinawa,paris' } });
  expect(wrong).toEqual([]);
  expect(sitemapsIn(requestedPaths)).toEqual(['/sitemap/sydney.xml', '/sitemap/venice.xml', '/sitemap/hong-kong.xml']);
});

/** Sydney is the city that the site's own address leads to. */
test.each(['maintenance', 'comingSoon'])(
  'of cities that are closed by %s nothing is wrong, and others are looked at in their place',
  async (flag) => {
    const { wrong, requestedPaths } = await wrongWith({}, undefined, {
      [flag]: { cities: { sydney: true, paris: true } },
    });
    expect(wrong).toEqual([]);
    expect(sitemapsIn(requestedPaths)).toEqual(
      ['sydney', 'okinawa', 'paris', 'venice', 'hong-kong'].map((city) => `/sitemap/${city}.xml`),
    );
    expect(requestedPaths).toEqual(expect.arrayContaining(['/en/okinawa', '/en/okinawa/subscribe-news']));
  },
);

test('nothing is wrong with a site whose cities are all closed', async () => {
  const { seen, wrong } = await wrongWith({}, undefined, { maintenance: { all: true } });
  expect([wrong, seen]).toEqual([[], expect.arrayContaining(['all cities are closed', 'preview refused', 'hook'])]);
});

/** Each once: looks ask by themselves. */
function sitemapsIn(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.filter((path) => path.startsWith('/sitemap/')))];
}

test('drafts that open without a secret, and a sitemap that the index does not name, are named', async () => {
  const { wrong } = await wrongWith({ variables: { PREVIEW_SECRET: '' } }, (path, answer) =>
    path === '/sitemap.xml' ? new Response('<sitemapindex></sitemapindex>') : answer,
  );
  expect(new Set(wrong)).toEqual(
    new Set(['drafts open without a secret', expect.stringMatching(/^\/sitemap\.xml lacks .+\/sitemap\/sydney\.xml/)]),
  );
});
