import { expect, test } from 'vitest';
import { type FilledSite, fillPages, fillSite, sitemapPaths } from '../../tools/operators/filling.ts';

const ORIGIN = 'https://www.meridian.example';

/** A site whose sitemaps list some paths; what it was asked to make. */
function siteOf(paths: readonly string[], answers: (path: string) => number = () => 200) {
  const requestedPaths: string[][] = [];
  const xml = (locations: readonly string[]) =>
    locations.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join('');
  const site: FilledSite = {
    origin: ORIGIN,
    key: 'the key',
    atOnce: 2,
    rest: 0,
    say: () => undefined,
    ask: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/sitemap.xml') return new Response(xml(['/sitemap/guam.xml', '/sitemap/sydney.xml']));
      // A city that is closed.
      if (pathname === '/sitemap/guam.xml') return new Response('closed', { status: 503 });
      if (pathname === '/sitemap/sydney.xml') return new Response(xml(paths));
      if (request.headers.get('x-health-key') !== 'the key') return new Response('no', { status: 403 });
      const body: { paths: string[] } = JSON.parse(await request.text());
      requestedPaths.push(body.paths);
      return Response.json({
        pages: body.paths.map((path) => ({ path, status: answers(path), isMade: answers(path) === 200 })),
      });
    },
  };
  return { site, requestedPaths };
}

const many = Array.from({ length: 30 }, (_, at) => `/en/sydney/brand/b${at}`);

test('a filling makes every address of the sitemaps once, home before what it leads to', async () => {
  const { site, requestedPaths } = siteOf([...many, '/en/sydney']);
  const { paths } = await sitemapPaths(site);
  expect(paths[0]).toBe('/en/sydney');
  expect(await fillPages(site, paths)).toMatchObject({ pages: 31, renders: 31, failed: [] });
  expect(requestedPaths.flat().toSorted()).toEqual([...many, '/en/sydney'].toSorted());
  expect(Math.max(...requestedPaths.map(({ length }) => length))).toBeLessThanOrEqual(25);
});

test('a filling says what could not be made, and goes on', async () => {
  const { site } = siteOf(many, (path) => (path.endsWith('b3') ? 0 : 200));
  expect(await fillSite(site)).toMatch(
    /^29 pages are there, 29 of them made now.+1 could not be made.+b3; \/sitemap\/guam\.xml answers 503$/,
  );
});

test('a filling that made nothing says so', async () => {
  expect(await fillSite(siteOf(many, () => 0).site)).toMatch(/^no page was made ahead.+30 could not be made/);
});

const unavailable = async () => new Response('no', { status: 503 });

test.each([
  ['without the operators’ key', { key: '' }, /HEALTH_KEY is not set/],
  ['with another key', { key: 'another' }, /^no page was made ahead: the site refuses HEALTH_KEY$/],
  ['with a key of two lines', { key: 'a\nb' }, /HEALTH_KEY has a sign that no request can carry/],
  ['where the site has no sitemap', { ask: unavailable }, /^no page was made ahead: \/sitemap\.xml answers 503/],
])('a filling that can’t begin leaves the pages to visitors: %s', async (_, changed, words) => {
  expect(await fillSite({ ...siteOf(many).site, ...changed })).toMatch(words);
});
