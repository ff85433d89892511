import { describe, expect, test } from 'vitest';
import { withAsOf } from '../../client/serviceWorker/offlineMarkup.ts';
import { drawingsIn, storePagesIn } from '../../content/offline/devicePages.ts';
import { PHONE, testSite } from '../support/worker/testWorld.ts';

describe('the service worker', () => {
  test('names the release’s files, so that each release is a new worker, under a policy of its own', async () => {
    const response = await testSite().visit('/sw.js');
    // No other script may take the whole site for its scope.
    expect(response.headers.get('service-worker-allowed')).toBeNull();
    expect(await response.text()).toBe(
      'import "/assets/serviceWorker.js";\nself.offlineFiles = ["/assets/index.css","/assets/early.js","/assets/main.js","/assets/shared.js"];\n',
    );
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self' https://assets.meridian.example https://assets.meridian-china.example http://localhost:8788",
    );
  });

  test('leaves every device when operators switch it off, and pages stay what they are', async () => {
    const site = testSite({ flags: '{"offline":false}' });
    const script = await site.read('/sw.js');
    expect(script).toContain('registration.unregister()');
    expect(script).toContain('caches.delete');
    expect(await site.read('/en/sydney')).toContain('data-keeps-pages');
  });

  test('is not asked for in preview', async () => {
    expect(await testSite().read('/en/sydney?is-preview-mode=true')).not.toContain('data-keeps-pages');
  });
});

test('a page has a place where its kept copy says when it was last true', async () => {
  const storedAt = Date.parse('2026-06-15T02:00:00Z');
  const offlineCopy = withAsOf(await testSite().read('/en/sydney'), storedAt, storedAt, 'en');
  expect(offlineCopy).toMatch(
    /<p class="connection"[^>]* data-kept="As of June 15, 2026[^"]*">As of June 15, 2026[^<]*<\/p>/,
  );
});

test('a kept page says nothing of hours that are over', async () => {
  const html = await testSite().read('/en/sydney/stores/listing');
  const copyAfter = (hours: number): string => {
    const storedAt = Date.parse('2026-06-15T02:00:00Z');
    return withAsOf(html, storedAt, storedAt + hours * 3_600_000, 'en');
  };
  expect(copyAfter(1)).toContain('Open now, until 8pm');
  expect(copyAfter(10)).not.toContain('hours-state');
});

test.each([
  ['sydney', '/en/sydney/stores/listing', {}],
  ['sydney', '/en/sydney/mobile/stores/listing', { 'User-Agent': PHONE }],
  ['okinawa', '/jp/okinawa/stores/listing', {}],
])('a list of stores names all store pages of %s, and these their floor plans: %s', async (city, listing, headers) => {
  const site = testSite();
  const html = async (path: string): Promise<string> => site.read(path, headers);
  const pages = storePagesIn(await html(listing), listing);
  const map = await html(`/sitemap/${city}.xml`);
  const slugs = [...map.matchAll(/\/stores\/(?!listing|map)([a-z-]+)</g)].map(([, slug]) => slug);
  expect(slugs.length).toBeGreaterThan(0);
  expect(pages.map((path) => path.split('/').at(-1)).toSorted()).toEqual([...new Set(slugs)].toSorted());
  const plans = await Promise.all(pages.map(async (path) => drawingsIn(await html(path))));
  expect(plans.flat().some((address) => address.includes('/plan-'))).toBe(true);
});
