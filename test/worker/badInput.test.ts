import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { elements, mainOf, textOf } from '../support/worker/pageText.ts';
import { headOf, ORIGIN, PHONE, testSite } from '../support/worker/testWorld.ts';

const site = testSite({ variables: { LOG_LEVEL: '4' } });
const long = (length: number): string => 'a'.repeat(length);

test.each([
  ['/cn/atlantis', 'en-GB', 'zh-Hans'],
  ['/CN/atlantis', 'en-GB', 'zh-Hans'],
  ['/fr/atlantis', 'zh-CN', 'en'],
  ['/atlantis', 'zh-CN', 'zh-Hans'],
])('an address of no city: %s read in %s speaks %s', async (path, acceptLanguage, pageLanguage) => {
  const html = await testSite().read(path, { 'accept-language': acceptLanguage });
  expect(html).toContain(`<html lang="${pageLanguage}"`);
});

describe('what leads nowhere is a clean 404', () => {
  test.each([
    ['an unknown city', '/en/atlantis'],
    ['an unknown city alone', '/atlantis'],
    ['an unknown language without a city', '/xx/nowhere'],
    ['an unknown page', '/en/sydney/no-such-page'],
    ['an unknown brand', '/en/sydney/brand/nobody'],
    ['a calendar of an unknown event', '/en/sydney/what-is-happening/event/never/calendar.ics'],
    ['a store that is none', '/en/sydney/stores/nowhere'],
    ['an announcement that was never made', '/en/sydney/announcement/never'],
    ['unknown terms', '/en/sydney/terms-bak-and-conditions/none'],
    ['the page that keeps search suggestions', '/en/sydney/predict-search'],
    ['a slug in capitals', '/en/sydney/brand/AURELLE'],
    ['an unknown network', '/en/sydney/social-medias/nobody'],
    ['another entry’s id', '/en/sydney/brand/sydney-brand-aurelle'],
    ['an item of another type', '/en/sydney/dining/aurelle'],
    ['an item of another city', '/en/paris/brand/kintara'],
    ['an unknown category', '/en/sydney/brand/listing/no-such-category'],
    ['a category of many words', `/en/sydney/brand/listing/${long(150)}`],
    ['too much after a category', '/en/sydney/brand/listing/beauty/more'],
    ['an object’s own property as a city', '/en/constructor'],
    ['an object’s own property as a language', '/toString/sydney'],
    ['an object’s own property as a page', '/en/sydney/__proto__'],
    ['a shop where there is none', '/en/sydney/eshop/cart'],
    ['malformed percent-encoding', '/en/sydney/%E0%A4%A'],
    ['a single percent sign', '/en/sydney/100%'],
    ['overlong UTF-8', '/en/sydney/%C0%AF'],
    ['a NUL', '/en/sydney/brand/%00'],
    ['an encoded slash', '/en/sydney/brand%2Flisting'],
    ['encoded dots and slashes', '/en/sydney/..%2F..%2Fetc/passwd'],
    ['a backslash', '/en/sydney/brand/%5C..%5C'],
    ['a URL of 8 kB', `/en/sydney/${long(8192)}`],
    ['many segments', `/en/sydney${'/a'.repeat(400)}`],
    ['a file of some other system', '/wp-login.php'],
    ['an unknown city’s proxy', '/atlantis_api?content_type=news'],
    ['an unknown city’s map', '/_map/atlantis/store'],
    ['an unknown store’s map', '/_map/sydney/nowhere'],
    ['an unknown city’s sitemap', '/sitemap/atlantis.xml'],
  ])('%s', async (_, path) => {
    const answer = await site.visit(path);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    if (answer.headers.get('content-type')?.startsWith('text/html')) {
      expect(textOf(html, 'h1')).toBe('OOPS! PAGE NOT FOUND.');
      expect(elements(html, 'meta').find(({ name }) => name === 'robots')?.['content']).toBe('noindex');
    }
  });

  test.each([
    ['the city’s home', '/en/sydney/no-such-page?a=1', '/en/sydney'],
    ['the root where there is no city', '/atlantis/x/y?a=1', '/'],
  ])('its button leads to %s', async (_, path, home) => {
    const links = elements(mainOf(await site.read(path)), 'a');
    expect(links.find(({ class: name }) => name === 'button')?.['href']).toBe(home);
  });

  const desktop = {};
  test.each<[string, string, Record<string, string>, string]>([
    ['half a character', '/jp/okinawa/brand/%E3%82', desktop, 'ja okinawa desktop /jp/okinawa'],
    [
      'the same, on a phone',
      '/jp/okinawa/brand/%E3%82',
      { 'user-agent': PHONE },
      'ja okinawa mobile /jp/okinawa/mobile',
    ],
    [
      'a phone’s own address',
      '/fr/paris/mobile/dining/%E0',
      { 'user-agent': PHONE },
      'fr paris mobile /fr/paris/mobile',
    ],
    ['a segment too long', `/kr/guam/${long(161)}`, desktop, 'ko guam desktop /kr/guam'],
    ['a path too long', `/fr/paris${'/a'.repeat(600)}`, desktop, 'fr paris desktop /fr/paris'],
    ['no language', '/okinawa/%E3%82', { 'accept-language': 'ko' }, 'ko okinawa desktop /kr/okinawa'],
    [
      'a language that the city lacks',
      '/fr/sydney/%E3%82',
      { 'accept-language': 'zh-CN' },
      'zh-Hans sydney desktop /cn/sydney',
    ],
    ['no city, on a phone', '/en/%E3%82', { 'user-agent': PHONE }, 'en sydney mobile /'],
  ])('a damaged address answers as its readable part says: %s', async (_, path, headers, expected) => {
    const answer = await site.visit(path, headers);
    const html = await answer.text();
    const [root] = elements(html, 'html');
    const home = elements(mainOf(html), 'a').find(({ class: name }) => name === 'button')?.['href'];
    const seen = [root?.['lang'], root?.['data-city'], root?.['data-tree'], home];
    expect([answer.status, seen.join(' ')]).toEqual([404, expected]);
  });

  test('it speaks the language of its address', async () => {
    expect(await site.read('/cn/sydney/no-such-page')).toContain('<html lang="zh-Hans"');
  });
});

test.each([
  ['/en/sydney/anything/privacy-policy?without-overlay=true', '/en/sydney/privacy-policy?without-overlay=true'],
  ['/fr/paris/anything/privacy-policy', '/fr/paris/privacy-policy'],
])('a catch-all whose first part is not the page’s: %s', async (path, canonical) => {
  expect(headOf(await site.visit(path), 'location')).toEqual([301, canonical]);
  expect((await site.visit(canonical)).status).toBe(200);
});

describe('queries', () => {
  test.each(['?page=-1', '?page=%00', '?sort=start&sort=end', `?state=${long(5000)}`, '?%', '?is-preview-mode=maybe'])(
    '%s is no choice, and the listing stays',
    async (query) => {
      expect((await site.visit(`/en/sydney/what-is-happening/event/listing${query}`)).status).toBe(200);
    },
  );

  test.each([
    ['PUT', '/en/sydney/brand/listing', 'GET, HEAD'],
    ['DELETE', '/en/sydney/brand/listing', 'GET, HEAD'],
    ['POST', '/en/sydney/brand/listing', 'GET, HEAD'],
    ['PATCH', '/en/cairns/contact-us', 'GET, HEAD, POST'],
    ['OPTIONS', '/it/venice/subscribe-news', 'GET, HEAD, POST'],
  ])('%s is answered 405 on the page %s, with the methods that it takes', async (method, path, methods) => {
    const { status, headers } = await site.visit(path, {}, { method });
    expect([status, headers.get('allow')]).toEqual([405, methods]);
  });

  test.each([
    ['/_hooks/contentful', 'POST'],
    ['/_content/news', 'POST'],
    ['/en/sydney/api/logincomall', 'POST'],
    ['/preview/draft/en/sydney', 'POST'],
    ['/_flags', 'GET, HEAD, POST'],
    ['/_search/en/sydney', 'GET, HEAD'],
    ['/_nothing', 'GET, HEAD'],
  ])('PUT is answered 405 by the call %s, with the methods that it takes', async (path, methods) => {
    const { status, headers } = await site.visit(path, {}, { method: 'PUT' });
    expect([status, headers.get('allow')]).toEqual([405, methods]);
  });
});

const knownSegment = fc.constantFrom(
  '',
  '[object Object]',
  '\\',
  ...words(`
    en cn jp sydney hong-kong mobile brand listing stores map what-is-happening event searching
    terms-bak-and-conditions eshop member unsupported _content _map _search sydney_api sitemap .. . % %00 %2F %25
    %E4%B8%AD Sydney calendar.ics :id *
  `),
);
const segment = fc.oneof(
  { weight: 3, arbitrary: knownSegment },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 200 }).map(encodeURIComponent),
);
const query = fc.option(fc.webQueryParameters(), { nil: '' });

test('whatever is asked never fails, and leads nowhere but to this site and its services', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 6 }), query, async (segments, search) => {
      const answer = await site.visit(`/${segments.join('/')}${search ? `?${search}` : ''}`);
      await answer.text();
      expect([200, 302, 400, 403, 404, 405]).toContain(answer.status);
      const location = answer.headers.get('location');
      if (location) expect(new URL(location, ORIGIN).hostname).toMatch(/^(?:www|shop|member)\.meridian\.example$/);
    }),
    { numRuns: 120 },
  );
});
