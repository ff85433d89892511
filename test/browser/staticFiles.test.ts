import { readdirSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { assetHostsOf } from '../../tools/environment.ts';
import { lookAtSite } from '../../tools/operators/siteLooks.ts';
import { siteVariables } from '../../tools/variables.ts';
import { words } from '../support/words.ts';

const site = inject('site');
const built = readdirSync('dist/client/assets');
/** Where a WebP file that loses detail says its width and its height. */
const webpSizeAt = [26, 28];

test.each(['.js', '.css', '.woff2'])('built files %s are kept for ever and read by the map’s frame', async (ending) => {
  const file = built.find((name) => name.endsWith(ending));
  const { status, headers } = await fetch(`${site}/assets/${file}`);
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect([
    headers.get('x-content-type-options'),
    headers.get('cross-origin-resource-policy'),
    headers.get('access-control-allow-origin'),
  ]).toEqual(['nosniff', 'cross-origin', '*']);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each(['/favicon.svg', '/flags/AU.svg', '/icon-192.png'])('%s is kept for a day', async (path) => {
  const { status, headers } = await fetch(site + path);
  expect([status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
    200,
    'public, max-age=86400',
    'nosniff',
  ]);
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test.each(['/favicon.svg', '/og-default.jpg', `/assets/${built[0]}`])('%s has all answers’ headers', async (path) => {
  const { headers } = await fetch(site + path);
  expect(
    ['x-frame-options', 'x-xss-protection', 'x-content-type-options', 'strict-transport-security'].map((name) =>
      headers.get(name),
    ),
  ).toEqual(['SAMEORIGIN', '1; mode=block', 'nosniff', 'max-age=120']);
});

test('a page that does not exist shows a file of our own, of the size that it says', async () => {
  const html = await (await fetch(`${site}/en/sydney/no-such-page`)).text();
  const [, path, ...size] =
    /closed-page-picture"><img [^>]*?src="([^"]+)" width="(\d+)" height="(\d+)"/.exec(html) ?? [];
  const file = Buffer.from(await (await fetch(site + path)).arrayBuffer());
  expect(path).toBe('/umbrella.webp');
  expect(webpSizeAt.map((place) => file.readUInt16LE(place))).toEqual(size.map(Number));
});

test('the picture of shared links may be shown by other sites', async () => {
  expect((await fetch(`${site}/og-default.jpg`)).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test.each(
  words(`
  /_headers /.assetsignore /assets/ /assets/../_headers /.vite/manifest.json /wrangler.json /assets/none.js
`),
)('%s is no file', async (path) => {
  expect((await fetch(site + path, { redirect: 'manual' })).status).toBe(404);
});

test('a deploy finds nothing wrong with the built site', async () => {
  const { seen, wrong } = await lookAtSite({
    origin: site,
    version: undefined,
    assets: assetHostsOf(siteVariables({}, new URL(site).port === '' ? 0 : Number(new URL(site).port) + 1, {})),
    ask: (request) => fetch(request, { redirect: 'manual' }),
  });
  // On this machine the plain flag opens them.
  expect(wrong).toEqual(['drafts open without a secret']);
  expect(seen).toEqual(
    expect.arrayContaining(['health ok', '/jp/okinawa', '/fr/paris', 'form', 'picture', 'hook', 'robots and sitemap']),
  );
});
