import { describe, expect, test } from 'vitest';
import configuration from '../../wrangler.toml?raw';
import { ORIGIN, testSite } from '../support/worker/testWorld.ts';

/** The variables of production, but for those of the content service. */
const [, section = ''] = /\[env\.production\.vars\]\n([\s\S]*?)\n\n/.exec(configuration) ?? [];
const production = Object.fromEntries(
  [...section.matchAll(/^([A-Z_]+) = "(.*)"$/gm)].flatMap(([, name = '', value = '']) =>
    name.startsWith('CONTENTFUL_') ? [] : [[name, value]],
  ),
);

/** All that a mainland visitor's browser may ask (docs/china.md). */
const allowed = [ORIGIN, 'https://assets.meridian-china.example'];

const mainland = { 'cf-ipcountry': 'CN', 'accept-language': 'zh-CN' };

/** A site of production settings. The content service of the tests delivers its own files, too. */
const chinaSite = () => testSite({ variables: { ...production, SERVICE_ASSET_HOSTS: 'localhost:8788' } });

/** What a browser loads by itself: not the addresses that a visitor may follow. */
function loadedBy(html: string, link: string): readonly string[] {
  const found = [
    ...[...html.matchAll(/ (?:src|poster|srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, value = '']) =>
      value.split(', '),
    ),
    ...[...html.matchAll(/<link (?![^>]*rel="(?:canonical|alternate)")[^>]*href="([^"]*)"/gi)].map(
      ([, value]) => value,
    ),
    ...[...html.matchAll(/ data-(?:video|background)="([^"]*)"/g)].flatMap(([, value = '']) =>
      JSON.parse(value.replaceAll('&quot;', '"')),
    ),
    ...[...link.matchAll(/<([^>]*)>/g)].map(([, value]) => value),
  ];
  return [...new Set(found.map((address: string) => new URL(address.trim().split(' ')[0] ?? '', ORIGIN).origin))];
}

describe('a visit from mainland China, on production settings', () => {
  test.each([
    '/cn/sydney',
    '/cn/hainan',
    '/cn/sydney/about-store/architecture',
    '/cn/sydney/brand/listing',
    '/cn/sydney/what-is-happening/event/listing',
    '/cn/sydney/stores/sydney',
    '/cn/sydney/contact-us',
    '/cn/sydney/subscribe-news',
    '/cn/sydney/select-destination',
  ])('%s loads only from hosts that can be reached', async (path) => {
    const answer = await chinaSite().visit(path, mainland);
    expect(answer.status).toBe(200);
    const origins = loadedBy(await answer.text(), answer.headers.get('link') ?? '');
    expect(origins.filter((origin) => !allowed.includes(origin))).toEqual([]);
    expect(origins.length).toBeGreaterThan(0);
  });

  test('the map of a store is never the one that can’t be reached', async () => {
    const site = testSite({ variables: { ...production, GOOGLE_MAPS_KEY: 'g', BAIDU_MAPS_KEY: 'b' } });
    const map = await site.visit('/_map/sydney/sydney?lang=cn', mainland);
    const policy = map.headers.get('content-security-policy') ?? '';
    expect([policy.includes('baidu.com'), policy.includes('google')]).toEqual([true, false]);
    // Until it is there, and where it never comes, the plan is.
    expect(await map.text()).toMatch(/class="map map-plan"><[^>]*class="[^"]*store-p.+id="map"[^>]* hidden/s);
  });
});
