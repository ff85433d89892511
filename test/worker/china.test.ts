import { describe, expect, test } from 'vitest';
import document from '../../docs/china.md?raw';
import configuration from '../../wrangler.toml?raw';
import { words } from '../support/words.ts';
import { closingFlagsOfPages, pageAddresses } from '../support/worker/pageAddresses.ts';
import { unescaped } from '../support/worker/pageText.ts';
import { ORIGIN, testSite } from '../support/worker/testWorld.ts';

/** The variables of production, but for those of the content service. */
const [, section = ''] = /\[env\.production\.vars\]\n([\s\S]*?)\n\n/.exec(configuration) ?? [];
const production = Object.fromEntries(
  [...section.matchAll(/^([A-Z_]+) = "(.*)"$/gm)].flatMap(([, name = '', value = '']) =>
    name.startsWith('CONTENTFUL_') ? [] : [[name, value]],
  ),
);

/** All that a mainland visitor's browser may ask (docs/china.md). */
const allowedOrigins = [ORIGIN, 'https://assets.meridian-china.example'];

const mainland = { 'cf-ipcountry': 'CN', 'accept-language': 'zh-CN' };

/** A site of production settings. The content service of the tests delivers its own files, too. */
const chinaSite = () => testSite({ variables: { ...production, SERVICE_ASSET_HOSTS: 'localhost:8788' } });

/** What a browser loads by itself: not the addresses that a visitor may follow. */
function loadedBy(html: string, link: string): readonly string[] {
  const loadedAddresses = [
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
  return [
    ...new Set(loadedAddresses.map((address: string) => new URL(address.trim().split(' ')[0] ?? '', ORIGIN).origin)),
  ];
}

describe('a visit from mainland China, on production settings', () => {
  test.each(
    words(`
    /cn/sydney /cn/hainan /cn/sydney/about-store/architecture /cn/sydney/brand/listing
    /cn/sydney/what-is-happening/event/listing /cn/sydney/stores/sydney /cn/sydney/contact-us
    /cn/sydney/subscribe-news /cn/sydney/select-destination
  `),
  )('%s loads only from hosts that can be reached', async (path) => {
    const answer = await chinaSite().visit(path, mainland);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    // Nor does the page name the others' pictures to networks and search engines there.
    expect(html).not.toContain(`${production['ASSET_ORIGIN']}/`);
    const origins = loadedBy(html, answer.headers.get('link') ?? '');
    expect(origins.filter((origin) => !allowedOrigins.includes(origin))).toEqual([]);
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

/** Hosts of the table of outside addresses, by who gets them. */
function listedHosts(): Readonly<Record<'abroad' | 'mainland', readonly string[]>> {
  const [, table = ''] = document.split('## Outside addresses');
  const rows = [...table.matchAll(/^\| `([a-z0-9.-]+)` +\|[^|]*\| (yes|no) +\| (yes|no) +\|$/gm)];
  const hostsIn = (column: 2 | 3) => rows.flatMap((row) => (row[column] === 'yes' ? [row[1] ?? ''] : [])).toSorted();
  return { abroad: hostsIn(2), mainland: hostsIn(3) };
}

/** Hosts of the addresses in a page that are neither this site's nor stand-ins of the sample. */
function outsideHosts(html: string): readonly string[] {
  const addresses = [...unescaped(html).matchAll(/(?:href|src|action|content|data-[a-z-]+)="(https?:\/\/[^"\s]+)/g)];
  return addresses
    .map(([, address = '']) => new URL(address).hostname)
    .filter((host) => !/\.example$|^localhost$/.test(host));
}

/** Pages with the sharing links of other languages, with restaurants, and in cities of other networks. */
const furtherPaths = words(`
  /kr/guam/art-and-culture/reef-at-noon /jp/okinawa/brand/glenmarrow /tc/okinawa/brand/glenmarrow
  /fr/paris/stores/listing /cn/hainan/art-and-culture/monsoon /cn/hainan/stores/listing /it/venice
`);

test.each(['abroad', 'mainland'] as const)('outside addresses: pages sent %s name those of the list', async (from) => {
  const site = testSite({ variables: { KAKAO_APP_KEY: 'k', LOG_LEVEL: '4' } });
  const sentHosts = new Set<string>();
  for (const path of [...Object.values(await pageAddresses()), ...furtherPaths]) {
    site.flagStore.values.set('flags', closingFlagsOfPages);
    if (path.startsWith('/it/')) site.flagStore.values.set('flags', '{}');
    const answer = await site.visit(path, from === 'mainland' ? { 'cf-ipcountry': 'CN' } : {});
    expect([path, answer.status < 400 || answer.status === 503]).toEqual([path, true]);
    for (const host of outsideHosts(`${await answer.text()} href="${answer.headers.get('location') ?? ''}"`))
      sentHosts.add(host);
  }
  expect([...sentHosts].toSorted()).toEqual(listedHosts()[from]);
});
