import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frontVariables } from '../../../tools/operators/frontConfig.ts';
import { readSiteConfig } from '../../../tools/siteConfig.ts';

const VERSION = '22222222-2222-4222-8222-222222222222';
/** Stands behind the front and says what reached it. */
const site = `export default { async fetch(request) {
  if (new URL(request.url).pathname === '/en/sydney/throws') throw new Error('as it must');
  const { method, url, cf } = request;
  const headers = { 'x-of': 'site', 'set-cookie': 'a=b' };
  return Response.json({ method, url, cf, headers: Object.fromEntries(request.headers), body: await request.text() }, { status: 218, headers });
} };`;

let miniflare: Miniflare;
beforeAll(async () => {
  const compatibilityDate = '2026-10-01';
  miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      cf: false,
      handleStructuredLogs: () => undefined,
      workers: [
        {
          name: 'front',
          compatibilityDate,
          modules: [{ type: 'ESModule', path: 'dist/front/index.js' }],
          bindings: {
            ...frontVariables(readSiteConfig().here.variables),
            SITE_NAME: 'meridian-galleria',
            SITE_VERSION: VERSION,
          },
          kvNamespaces: ['CONTENT', 'FLAGS'],
          serviceBindings: { SITE: 'site' },
        },
        { name: 'site', compatibilityDate, modules: [{ type: 'ESModule', path: 'site.js', contents: site }] },
      ],
    }),
  );
  await miniflare.ready;
});
afterAll(() => miniflare.dispose());

describe('the built front in the platform’s runtime', () => {
  test('passes a request on with its body, its headers and what the edge knows of the visitor', async () => {
    const answer = await miniflare.dispatchFetch('https://www.meridian.example/en/sydney/subscribe-news?a=b', {
      method: 'POST',
      body: 'email=ada%40lark.example',
      headers: { 'cf-connecting-ip': '203.0.113.7', 'cf-ipcountry': 'CN', cookie: 'a=b', 'cf-ray': '9f-SYD' },
      cf: { country: 'CN', colo: 'SYD' },
    });
    expect([answer.status, answer.headers.get('x-of'), answer.headers.get('set-cookie')]).toEqual([218, 'site', 'a=b']);
    expect(await answer.json()).toMatchObject({
      method: 'POST',
      url: 'https://www.meridian.example/en/sydney/subscribe-news?a=b',
      body: 'email=ada%40lark.example',
      cf: { country: 'CN', colo: 'SYD' },
      headers: { 'cf-connecting-ip': '203.0.113.7', 'cf-ipcountry': 'CN', cookie: 'a=b', 'cf-ray': '9f-SYD' },
    });
  });

  test('leads each request to the version of the site that it goes with, whatever the visitor asks for', async () => {
    const name = 'cloudflare-workers-version-overrides';
    for (const headers of [{}, { [name]: 'meridian-galleria="another"' }]) {
      const answer = await miniflare.dispatchFetch('https://www.meridian.example/_health', { headers });
      expect(await answer.json()).toMatchObject({ headers: { [name]: `meridian-galleria="${VERSION}"` } });
    }
  });

  test('answers the smallest files by itself', async () => {
    const answer = await miniflare.dispatchFetch('https://www.meridian.example/robots.txt');
    expect([answer.status, answer.headers.get('x-of')]).toEqual([200, null]);
    expect(await answer.text()).toContain('Sitemap: https://www.meridian.example/sitemap.xml');
  });

  test('answers for a site that throws', async () => {
    const answer = await miniflare.dispatchFetch('https://www.meridian.example/en/sydney/throws');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(await answer.text()).toBe('500 Internal Server Error');
  });
});
