import { describe, expect, test } from 'vitest';
import { edit } from '../support/worker/editing.ts';
import { textOf } from '../support/worker/pageText.ts';
import { headOf, PHONE, testSite } from '../support/worker/testWorld.ts';

const OLD_BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko';
const CHINESE = { 'accept-language': 'zh-CN' };
const TWO = 'without-overlay=true&is-preview-mode=no';

describe('gates, one after the other', () => {
  test.each<[string, string, Record<string, string>, string]>([
    ['the root, a Chinese browser', '/', { 'accept-language': 'zh-CN,zh;q=0.9' }, '/cn/sydney'],
    ['the root, a French browser', '/', { 'accept-language': 'fr' }, '/en/sydney'],
    ['the root without a language', '/', {}, '/en/sydney'],
    ['the root, in a language', '/cn/', { 'accept-language': 'en' }, '/cn/sydney'],
    ['the root, in a language that it lacks', '/FR', CHINESE, '/cn/sydney#language-missing'],
    ['the root, a phone', '/', { 'accept-language': 'zh-TW', 'user-agent': PHONE }, '/cn/sydney/mobile'],
    ['all at once', '/FR/Sydney//dining/', { 'user-agent': PHONE }, '/en/sydney/mobile/dining#language-missing'],
    ['a city without a language', '/sydney/brand/listing', { 'accept-language': 'zh-CN' }, '/cn/sydney/brand/listing'],
    ['a language that the city lacks', '/fr/sydney/contact-us', CHINESE, '/cn/sydney/contact-us#language-missing'],
    ['a language that the site lacks', '/eo/sydney/dining', CHINESE, '/cn/sydney/dining#language-missing'],
    ['a language by another name', '/zh-TW/hong-kong', { 'accept-language': 'zh-TW' }, '/tc/hong-kong'],
    ['the same, read in English', '/ja/okinawa', { 'accept-language': 'en' }, '/jp/okinawa'],
    ['a language of three parts', '/zh-Hant-HK/hong-kong/dining', {}, '/tc/hong-kong/dining'],
    ['a language by another name that the city lacks', '/ja/sydney', CHINESE, '/cn/sydney#language-missing'],
    ['the same, read in French', '/zh-hant/paris', { 'accept-language': 'fr' }, '/fr/paris#language-missing'],
    ['a language with a region in digits', '/es-419/sydney', {}, '/en/sydney#language-missing'],
    ['two languages that the city lacks', '/kr/sydney', { 'accept-language': 'it' }, '/en/sydney#language-missing'],
    ['capitals and a slash at the end', '/EN/Sydney/', {}, '/en/sydney'],
    ['doubled slashes', '/en//sydney///brand//listing', {}, '/en/sydney/brand/listing'],
    ['capitals in a fixed segment', '/en/sydney/Brand/LISTING/beauty', {}, '/en/sydney/brand/listing/beauty'],
    ['dot segments', '/en/sydney/./brand/../brand/listing/', {}, '/en/sydney/brand/listing'],
    ['escaped letters', '/%65n/s%79dney/', {}, '/en/sydney'],
    ['a phone', '/en/sydney/brand/listing', { 'user-agent': PHONE }, '/en/sydney/mobile/brand/listing'],
    ['a desktop on the mobile tree', '/en/sydney/mobile/brand/listing', {}, '/en/sydney/brand/listing'],
    ['a closed-city page, mobile', '/sydney/mobile/unsupported', { 'user-agent': PHONE }, '/sydney/unsupported'],
    ['old Internet Explorer', '/en/sydney/brand/listing', { 'user-agent': OLD_BROWSER }, '/sydney/unsupported'],
    ['the same in a language that the site lacks', '/eo/paris', { 'user-agent': OLD_BROWSER }, '/paris/unsupported'],
    ['the same at an address of no city', '/nowhere', { 'user-agent': OLD_BROWSER }, '/sydney/unsupported'],
    ['the maintenance page of an open city', '/sydney/maintenance', {}, '/en/sydney'],
    ['the maintenance page of an open city, in a language', '/fr/paris/maintenance', {}, '/fr/paris'],
    [
      'the opening page, on a phone',
      '/en/sydney/openingsoon',
      { ...CHINESE, 'user-agent': PHONE },
      '/en/sydney/mobile',
    ],
    ['an address of no page', '/no/sydney/a/b/c/d', {}, '/en/sydney/a/b/c/d#language-missing'],
    ['the same on a phone', '/en/sydney/a/b/c/d', { 'user-agent': PHONE }, '/en/sydney/mobile/a/b/c/d'],
    ['parameters: two survive', `/sydney?${TWO}&next=https://evil.example`, {}, '/en/sydney?without-overlay=true'],
  ])('%s', async (_, path, headers, location) => {
    const answer = await testSite().visit(path, headers);
    expect(headOf(answer, 'location')).toEqual([302, location]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each<[string, string, Record<string, string>, string | undefined]>([
    ['the root', '/', {}, '1'],
    ['the root, a phone', '/', { 'user-agent': PHONE }, '1'],
    ['a city in a language that it lacks', '/fr/sydney', {}, '1'],
    ['a city without a language, a phone', '/guam', { 'user-agent': PHONE, 'accept-language': 'ko' }, '1'],
    ['the query, on a phone', '/jp/okinawa?locale-redirect=1', { 'user-agent': PHONE }, '1'],
    ['a deep link without a language', '/paris/brand/listing', { 'accept-language': 'fr' }, '0'],
    ['the query on a deep link, on a phone', '/cn/hong-kong/dining?locale-redirect=1', { 'user-agent': PHONE }, '0'],
    ['a phone, where the language is known', '/kr/guam', { 'user-agent': PHONE }, undefined],
    ['a spent mark', '/', { cookie: 'locale-redirect=0' }, undefined],
  ])('%s: the redirect leaves the mark that leads on to the preferred path', async (_, path, headers, mark) => {
    const answer = await testSite().visit(path, headers);
    expect(answer.status).toBe(302);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(/locale-redirect=(.)/.exec(cookie)?.[1]).toBe(mark);
    if (mark) expect(cookie).toContain('SameSite=Lax');
  });

  test.each(['/en/okinawa', '/en/hong-kong/brand/hesperia'])('%s names the other languages', async (path) => {
    const [note = ''] = /<aside[^>]*id="language-missing".*?<\/aside>/s.exec(await testSite().read(path)) ?? [];
    const offered = path.includes('okinawa') ? ['ja', 'zh-Hans', 'zh-Hant', 'ko'] : ['zh-Hant', 'zh-Hans'];
    expect([...note.matchAll(/hreflang="([^"]+)"/gi)].map(([, language]) => language)).toEqual(offered);
  });

  test('no cache gives the page of one language, where the address names none, to another', async () => {
    const varyOf = async (path: string) => (await testSite().visit(path)).headers.get('vary');
    expect(await varyOf('/sydney/unsupported')).toBe('Accept-Language, User-Agent, Accept');
    expect(await varyOf('/en/sydney')).toBe('User-Agent, Accept');
    expect(await varyOf('/sydney/brand/listing')).toBe('Accept-Language, User-Agent');
  });

  test('a form that is sent to another spelling of its address keeps its method and its body', async () => {
    expect(
      headOf(await testSite().visit('/EN/sydney/contact-us/', {}, { method: 'POST', body: 'a=b' }), 'location'),
    ).toEqual([307, '/en/sydney/contact-us']);
  });

  test.each<[string, Record<string, string>, string, string?]>([
    ['/en/sydney', { 'user-agent': PHONE }, '/en/sydney/mobile'],
    ['/sydney', CHINESE, '/cn/sydney'],
    ['/FR/sydney', {}, '/en/sydney', '#language-missing'],
  ])('%s keeps the shop’s brand id', async (path, headers, location, note = '') => {
    const offline = 'brand/offlinebrandstorypage?brandId=10001';
    expect(headOf(await testSite().visit(`${path}/${offline}`, headers), 'location')).toEqual([
      302,
      `${location}/${offline}${note}`,
    ]);
  });

  const SOURCE = '?source=marketing%20website&sourcedescription=marketing%20website';
  test.each<[string, string, Record<string, string>, string]>([
    [
      'a phone',
      `/en/sydney/member/landing${SOURCE}`,
      { 'user-agent': PHONE },
      `https://member.meridian.example/en/sydney/member/landing${SOURCE}`,
    ],
    [
      'a desktop',
      '/tc/macau/mobile/eshop/search?q=1&q=2',
      {},
      'https://shop.meridian.example/tc/macau/eshop/search?q=1&q=2',
    ],
    ['no language', `/sydney/member/landing${SOURCE}`, { 'user-agent': PHONE }, `/en/sydney/member/landing${SOURCE}`],
    ['no language in the shop', '/hong-kong/eshop/search?q=%3C', CHINESE, '/cn/hong-kong/eshop/search?q=%3C'],
  ])('%s comes to shop and programme with the whole query, in one tree: %s', async (_, path, headers, location) => {
    expect(headOf(await testSite().visit(path, headers), 'location')).toEqual([302, location]);
  });

  test('a phone keeps the departure of my visit', async () => {
    const locationOf = async (query: string) =>
      (await testSite().visit(`/en/sydney/my-visit?${query}`, { 'user-agent': PHONE })).headers.get('location');
    const phone = '/en/sydney/mobile/my-visit';
    expect(await locationOf('on=2026-06-20&at=09:30&utm=x')).toBe(`${phone}?on=2026-06-20&at=09:30`);
    expect(await locationOf('on=2026-06-20&at=09%3A30&without-overlay=true')).toBe(
      `${phone}?without-overlay=true&on=2026-06-20&at=09:30`,
    );
    expect(await locationOf('on=2026-02-30&at=nine')).toBe(phone);
  });

  test.each([
    ['sydney', 'en', 'what-is-happening/event/listing', 'state=past&sort=end'],
    ['paris', 'fr', 'what-is-happening/news/listing', 'sort=start&page=3'],
    ['okinawa', 'jp', 'brand/listing', 'by=floor'],
    ['hong-kong', 'tc', 'dining/listing', 'on=2026-06-20&at=09:30'],
    ['sydney', 'cn', 'stores', 'on=2026-06-20&at=09:30'],
    ['paris', 'en', 'stores/map', 'map=paris-store'],
    ['sydney', 'en', 'searching', 'keyword=tea%20room'],
    ['sydney', 'en', 'contact-us', 'subject=accessibility'],
  ])('phones and other languages keep what an address says: %s, %s, %s, %s', async (city, language, page, query) => {
    const requestedPath = `${page}?utm=x&without-overlay=true&${query}`;
    const redirectPath = `${page}?without-overlay=true&${query}`;
    const phone = await testSite().visit(`/${language}/${city}/${requestedPath}`, { 'user-agent': PHONE });
    expect(phone.headers.get('location')).toBe(`/${language}/${city}/mobile/${redirectPath}`);
    const detected = await testSite().visit(`/eo/${city}/${requestedPath}`);
    expect(detected.headers.get('location')).toBe(`/en/${city}/${redirectPath}#language-missing`);
    const desktop = await testSite().visit(`/${city}/mobile/${requestedPath}`);
    expect(desktop.headers.get('location')).toBe(`/en/${city}/${redirectPath}`);
  });

  test.each(['state=never&sort=up', 'by=colour', 'page=1'])('what means nothing is not kept: %s', async (query) => {
    const answer = await testSite().visit(`/en/sydney/brand/listing?${query}`, { 'user-agent': PHONE });
    expect(answer.headers.get('location')).toBe('/en/sydney/mobile/brand/listing');
  });

  test('the shop’s brand id leads to its brand', async () => {
    expect(headOf(await testSite().visit('/cn/sydney/brand/offlinebrandstorypage?brandId=10001'), 'location')).toEqual([
      302,
      '/cn/sydney/brand/aurelle',
    ]);
  });

  test('a brand id without a brand does nothing: the brands stand at that address', async () => {
    const site = testSite();
    const offline = '/en/sydney/brand/offlinebrandstorypage';
    const brands = textOf(await site.read('/en/sydney/brand/listing'), 'h1');
    for (const query of ['', '?brandId=', '?brandId=nobody', '?brandId=%3Cb%3E']) {
      const answer = await site.visit(offline + query);
      expect([query, answer.status, textOf(await answer.text(), 'h1')]).toEqual([query, 200, brands]);
    }
    // What was cached for one id is no answer for another.
    expect((await site.visit(`${offline}?brandId=10001`)).status).toBe(302);
  });

  test('old Internet Explorer is led away from pages that others have filled the cache with', async () => {
    const site = testSite();
    for (const agent of [OLD_BROWSER, 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)']) {
      expect((await site.visit('/en/sydney')).status).toBe(200);
      expect(headOf(await site.visit('/en/sydney', { 'user-agent': agent }), 'location')).toEqual([
        302,
        '/sydney/unsupported',
      ]);
    }
    expect((await site.visit('/en/sydney')).headers.get('x-cache')).toBe('HIT');
  });

  test('a phone reads its own tree without a redirect', async () => {
    const answer = await testSite().visit('/en/sydney/mobile', { 'user-agent': PHONE });
    expect(answer.status).toBe(200);
    // Marks of the texts' sources are for editors alone.
    expect(await answer.text()).not.toMatch(/[\uE000-\uE0FF]/);
  });
});

describe('closed cities', () => {
  test.each([
    ['maintenance', '{"maintenance":{"cities":{"sydney":true}}}', 'maintenance', 'brisbane queenstown cairns'],
    ['opening soon', '{"comingSoon":{"all":true}}', 'openingsoon', ''],
    ['both: maintenance first', '{"maintenance":{"all":true},"comingSoon":{"all":true}}', 'maintenance', ''],
    ['two', '{"comingSoon":{"cities":{"sydney":true,"cairns":true}}}', 'openingsoon', 'brisbane queenstown auckland'],
  ])('%s', async (_, flags, path, open) => {
    const closedPage = `/sydney/${path}`;
    const site = testSite({ flags: flags });
    expect(headOf(await site.visit('/en/sydney/brand/listing'), 'location')).toEqual([302, closedPage]);
    for (const address of [`/en${closedPage}`, '/en/sydney/a/b/c/d'])
      expect((await site.visit(address)).headers.get('location')).toBe(closedPage);
    const page = await site.visit(closedPage, { 'accept-language': 'zh-CN' });
    expect(headOf(page, 'retry-after', 'cache-control')).toEqual([503, '600', 'no-store']);
    const text = await page.text();
    expect(text).toContain('<html lang="zh-Hans"');
    // The page still has status 503 after the city opens; its button leads to the home page.
    expect(text).toContain('rel="nofollow" href="/cn/sydney"');
    // It says which store it is, and shows its model.
    expect(text).toMatch(/city-sydney\.webp.*<span class="eyebrow">悉尼</s);
    // And what to do meanwhile: the nearest cities that are open, and a newsletter.
    const nearestCities = [...text.matchAll(/quiet-link" data-size="4" href="\/cn\/([^"]+)"/g)].map(([, city]) => city);
    expect(nearestCities.join(' ')).toBe(open);
    expect(/href="\/cn\/([a-z-]+)\/subscribe-news"/.exec(text)?.[1]).toBe(nearestCities[0]);
  });

  test.each([
    ['{"maintenance":{"all":true}}', null],
    ['{"comingSoon":{"all":true}}', '/sydney/openingsoon'],
  ])('%s: a form that is sent is led to %s', async (flags, location) => {
    const site = testSite({ flags: flags });
    const answer = await site.visit('/en/sydney/contact-us', {}, { method: 'POST', body: 'a=b' });
    expect(answer.headers.get('location')).toBe(location);
  });

  test('the root of a closed site', async () => {
    const site = testSite({ flags: '{"maintenance":{"all":true}}' });
    expect((await site.visit('/')).headers.get('location')).toBe('/sydney/maintenance');
  });

  test('the settings of the default city close no other one, whatever language its address has', async () => {
    const at = '2026-06-15T02:00:00.077Z';
    await edit({ at, id: 'sydney-settings', fields: { maintenance: { 'en-US': true } } });
    const site = testSite({ now: at });
    expect((await site.visit('/en/sydney')).headers.get('location')).toBe('/sydney/maintenance');
    expect((await site.visit('/eo/paris')).headers.get('location')).toBe('/en/paris#language-missing');
  });

  test('editors in preview walk through, and are told that visitors get no page', async () => {
    const site = testSite({ flags: '{"maintenance":{"all":true}}' });
    const answer = await site.visit('/en/sydney/accessibility?is-preview-mode=true');
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('data-contentful-entry-id');
    expect(text).toContain('This city is closed: visitors get no page of it.');
    const openCity = await testSite().visit('/en/sydney/accessibility?is-preview-mode=true');
    expect(await openCity.text()).not.toContain('This city is closed');
  });

  test('settings that cannot be read close nothing, and open nothing', async () => {
    const site = testSite({ fetch: async () => new Response('no', { status: 500 }) });
    const closedAnswer = await site.visit('/sydney/maintenance');
    expect(closedAnswer.headers.get('location')).toBeNull();
    expect(await closedAnswer.text()).toContain('<span class="eyebrow">Sydney</span>');
    expect((await site.visit('/en/sydney')).headers.get('location')).toBeNull();
  });

  test('a flag takes effect within a minute, also on a cached page, and is lifted again', async () => {
    const site = testSite();
    expect((await site.visit('/en/sydney')).status).toBe(200);
    site.flagStore.values.set('flags', '{"maintenance":{"all":true}}');
    site.setNow('2026-06-15T02:00:59.000Z');
    expect((await site.visit('/en/sydney')).status).toBe(302);
    site.flagStore.values.set('flags', '{}');
    site.setNow('2026-06-15T02:01:59.000Z');
    expect((await site.visit('/en/sydney')).status).toBe(200);
  });

  test('a broken flag is reported and the site stays open', async () => {
    const site = testSite({ flags: '{"maintenance":"on"}' });
    expect((await site.visit('/en/sydney')).status).toBe(200);
    expect(site.lines.join()).toContain('maintenance is no object of all and cities');
  });
});
