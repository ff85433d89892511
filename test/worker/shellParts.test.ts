import { expect, test } from 'vitest';
import { cityRow, citySlugs } from '../../content/cities.ts';
import { message } from '../../content/messages/messages.ts';
import { changedSite, type Fields, siteWhere } from '../support/worker/changedSite.ts';
import { elements, hrefsIn, mainOf } from '../support/worker/pageText.ts';
import { PHONE, testSite } from '../support/worker/testWorld.ts';

test.each([
  [8, false],
  [9, true],
])('a navigation of %i items shares its row: %s', async (count, isShared) => {
  const site = changedSite(({ fields }, type) =>
    type === 'globalSettings' && Array.isArray(fields['navigationBar'])
      ? { ...fields, navigationBar: Array.from({ length: count }, () => [fields['navigationBar']].flat()[0]) }
      : fields,
  );
  const list = elements(await site.read('/en/sydney'), 'ul').find((ul) => ul['class'] === 'navigation-items');
  expect(list && 'data-flex' in list).toBe(isShared);
});

test.each([
  ['/en/sydney', '', 'panel-pictures'],
  ['/en/sydney/mobile', PHONE, 'menu-banners'],
])('an item of the navigation with pictures alone opens them, on phones too: %s', async (path, agent, list) => {
  const without = (await testSite().read(path, { 'user-agent': agent })).split(`class="${list}"`).length;
  const site = siteWhere('menuItem', { dropdown: undefined });
  const html = await site.read(path, { 'user-agent': agent });
  expect(html.split(`class="${list}"`)).toHaveLength(without);
  for (const titles of ['panel-text', 'menu-categories']) expect(html).not.toContain(`class="${titles}"`);
});

test.each([
  ['/en/sydney', 'fixedRatioBanner', { title: '', cta: undefined, internalLink: undefined, externalLink: '/sydney/a' }],
  [
    '/en/sydney',
    'twoOptionsForCircularDesign',
    { title1st: '', internalLink1st: undefined, externalLink1st: '/sydney/a' },
  ],
  [
    '/en/sydney/about-store/sydney',
    'asset1lMultiply2r',
    { title2nd: '', externalLink2nd: '/sydney/a', internalLink2nd: undefined },
  ],
  [
    '/en/sydney/about-store/architecture',
    'columnContentGenericCard',
    { title: '', internalLink: undefined, externalLink: '/sydney/a' },
  ],
])('a picture without a title keeps its link: %s, %s', async (path, changedType, change) => {
  const site = siteWhere(changedType, change);
  const links = mainOf(await site.read(path)).match(/<a class="card-link" href="\/en\/sydney\/a">.*?<\/a>/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(/<span class="visually-hidden">[^<]+<\/span>/);
});

test.each([
  ['/en/sydney', '', ['wide'], 'v1/wide.mp4'],
  ['/en/sydney/mobile', PHONE, ['wide'], 'c_limit,w_960/v1/tall.mp4'],
  ['/en/sydney', '', [], 'v1/tall.mp4'],
])('its openings and banners play a phone’s own video on phones: %s', async (path, agent, wide, played) => {
  const film = (name: string) => [
    { secure_url: `https://assets.meridian.example/video/upload/v1/${name}.mp4`, resource_type: 'video' },
  ];
  const site = changedSite(({ fields }, type) =>
    type === 'heroBanner' || type === 'fixedRatioBanner'
      ? { ...fields, media: wide.flatMap(film), mediaMobile: film('tall') }
      : fields,
  );
  const videos = elements(await site.read(path, { 'user-agent': agent }), 'video');
  expect(new Set(videos.map(({ src }) => src))).toEqual(
    new Set([`https://assets.meridian.example/video/upload/${played}`]),
  );
  expect(videos.length).toBeGreaterThan(1);
});

test.each([
  ['news', 'what-is-happening/news'],
  ['artCulture', 'art-and-culture'],
  ['mediaCenterDetailPage', 'media-center'],
])('the page of an item plays its video, and shows a phone’s own picture there: %s', async (changedType, path) => {
  const asset = (kind: 'image' | 'video', name: string) => ({
    secure_url: `https://assets.meridian.example/${kind}/upload/v1/${name}`,
    resource_type: kind,
    width: 1600,
    height: 1200,
  });
  const [href = ''] = hrefsIn(mainOf(await testSite().read(`/en/sydney/${path}/listing`))).filter(
    (each) => each.startsWith(`/en/sydney/${path}/`) && !each.includes('/listing'),
  );
  const withMedia = (fields: Fields) =>
    changedSite((entry, type) => (type === changedType ? { ...entry.fields, ...fields } : entry.fields));
  const film = withMedia({ media: [asset('video', 'film.mp4')], videoCoverImage: [asset('image', 'still.webp')] });
  const html = mainOf(await film.read(href));
  expect(elements(html, 'video').map(({ src }) => src)).toEqual([asset('video', 'film.mp4').secure_url]);
  expect(html).toContain('still.webp');
  const pictures = withMedia({ media: [asset('image', 'wide.webp')], mediaMobile: [asset('image', 'tall.webp')] });
  const phoneHtml = await pictures.read(href.replace('/sydney/', '/sydney/mobile/'), { 'user-agent': PHONE });
  expect(elements(mainOf(phoneHtml), 'img')[0]?.['src']).toContain('/tall.webp');
});

test('links of the footer, calls to action and banners have a name for phones', async () => {
  const site = changedSite(({ fields }, type) => {
    const { title, description } = fields;
    const spoken = [title, type === 'promoBanner' && description, 'for phones'].filter(Boolean).join(' ');
    return ['link', 'cta', 'promoBanner'].includes(type) ? { ...fields, accessibleTitleForMobile: spoken } : fields;
  });
  const namedClasses = (html: string) =>
    new Set(elements(html, 'a').flatMap((link) => (link['aria-label']?.endsWith('for phones') ? [link['class']] : [])));
  const [phoneHtml, html] = await Promise.all([
    site.read('/en/sydney/mobile', { 'user-agent': PHONE }),
    site.read('/en/sydney'),
  ]);
  expect([...namedClasses(phoneHtml)]).toEqual(
    expect.arrayContaining(['menu-link', 'panel-banner', 'footer-link', 'button']),
  );
  for (const of of ['footer-link', 'button']) expect(namedClasses(html)).not.toContain(of);
});

test.each([
  ['/cn/sydney', '', 1280],
  ['/cn/sydney/mobile', PHONE, 1024],
])('its logos, icons and codes to scan are no wider than pictures: %s', async (path, agent, width) => {
  const media = [{ secure_url: 'https://assets.meridian.example/image/upload/v1/huge.png', width: 5000, height: 5000 }];
  const site = changedSite(({ fields }, type) => {
    if (type === 'globalSettings') return { ...fields, headerLogo: media, footerLogo: media };
    return type === 'socialItem' ? { ...fields, socialIconImage: media, socialIconImagePopup: media } : fields;
  });
  const sources = elements(await site.read(path, { 'user-agent': agent }), 'img').flatMap(({ src = '' }) =>
    src.endsWith('/huge.png') ? [src] : [],
  );
  expect(new Set(sources.map((src) => src.replace(/^https:\/\/[^/]*|^\/_assets/, '')))).toEqual(
    new Set([`/image/upload/f_auto,c_limit,w_${width}/v1/huge.png`]),
  );
  expect(sources.length).toBeGreaterThan(3);
});

test.each([
  ['/en/sydney', 2, ''],
  ['/cn/sydney', 2, ''],
  ['/en/sydney/mobile', 1, 'iPhone'],
])('the home page %s is light: its menus name each section %i times', async (path, times, agent) => {
  const html = await testSite().read(path, { 'user-agent': agent });
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  expect(header.match(/href="[^"]*\/brand\/aurelle"/g)).toHaveLength(times);
  expect(new TextEncoder().encode(html).length).toBeLessThan(90_000);
});

test.each([
  ['/cn/hong-kong/select-destination', ''],
  ['/fr/paris/mobile/select-destination', PHONE],
])('the gallery of destinations shows the flag of each city’s country: %s', async (path, agent) => {
  const flags = elements(mainOf(await testSite().read(path, { 'user-agent': agent })), 'img').flatMap(
    ({ class: name, src }) => (name === 'flag' ? [src] : []),
  );
  expect(flags.toSorted()).toEqual(citySlugs.map((city) => `/flags/${cityRow(city).country}.svg`).toSorted());
});

test.each([
  ['/en/sydney', '"bali":"', '"venice":"', '"paris":"'],
  ['/en/sydney/select-destination', '/en/bali"', '/en/venice"', '/en/paris"'],
  ['/fr/paris/select-destination', '/jp/bali"', '/it/venice"', '/kr/guam"'],
  ['/kr/guam/select-destination', '/cn/bali"', '/cn/venice"', '/tc/hong-kong"'],
  ['/singapore/openingsoon', '/en/bali"', undefined, '/en/siem-reap"'],
  ['/sitemap.xml', '/sitemap/bali.xml', '/sitemap/venice.xml', '/sitemap/paris.xml'],
  ['/robots.txt', '/sitemap/bali.xml', '/sitemap/venice.xml', '/sitemap/guam.xml'],
])('hidden cities are in no list of cities: %s', async (path, bali, venice, open) => {
  const listOf = async (hidden: string): Promise<readonly (boolean | undefined)[]> => {
    const site = testSite({
      variables: { DESTINATION_HIDE_LIST: hidden },
      flags: '{"comingSoon":{"cities":{"singapore":true}}}',
    });
    const html = (await site.read(path, { 'accept-language': 'en' })).replaceAll('&quot;', '"');
    return [bali, venice, open].map((name) => (name === undefined ? undefined : html.includes(name)));
  };
  const expected = (isListed: boolean) => [bali, venice].map((name) => (name === undefined ? undefined : isListed));
  expect(await listOf('')).toEqual([...expected(true), true]);
  expect(await listOf(' Bali, venice ,')).toEqual([...expected(false), true]);
});

test.each([
  ['/en/sydney', '"bali":"'],
  ['/en/sydney/select-destination', 'href="/en/bali"'],
  ['/kr/guam/select-destination', 'href="/cn/bali"'],
  ['/singapore/openingsoon', 'href="/en/bali"'],
])('a city that is not online by its content is open in no list of cities: %s', async (path, bali) => {
  const isOpen = async (isOnline: boolean): Promise<boolean> => {
    const site = changedSite(({ sys, fields }) => (sys.id === 'website-bali' ? { ...fields, isOnline } : fields));
    site.flagStore.values.set('flags', '{"comingSoon":{"cities":{"singapore":true}}}');
    return (await site.read(path)).replaceAll('&quot;', '"').includes(bali);
  };
  expect([await isOpen(true), await isOpen(false)]).toEqual([true, false]);
});

test('the gallery of destinations marks a city that the content gives a shop', async () => {
  const marksOf = async (onlineShop: boolean): Promise<number> => {
    const site = changedSite(({ sys, fields }) => (sys.id === 'website-bali' ? { ...fields, onlineShop } : fields));
    return (await site.read('/en/sydney/select-destination')).split('Online shopping').length;
  };
  expect(await marksOf(true)).toBe((await marksOf(false)) + 1);
});

test.each([
  '/it/venice/nothing',
  '/cn/hainan/accessibility-statement',
  '/fr/paris/stores',
  '/jp/okinawa/searching/zzzz',
])('all links and forms of a page carry its query along: %s', async (path) => {
  const main = mainOf(await testSite().read(`${path}?without-overlay=true`));
  const links = hrefsIn(main).filter((href) => /^\/[a-z]{2}\//.test(href));
  expect(links.filter((href) => !href.includes('without-overlay=true'))).toEqual([]);
  const forms = main.match(/<form.*?<\/form>/gs) ?? [];
  expect(links.length + forms.length).toBeGreaterThan(0);
  expect(forms.filter((form) => !form.includes('without-overlay'))).toEqual([]);
});

test.each([
  ['/fr/paris/select-destination', 60],
  ['/en/sydney/stores/map', 8],
  ['/jp/paris/my-visit', 5],
])('no two links of %s with one name lead to two places', async (path, count) => {
  const main = mainOf(await testSite().read(path));
  const links = [...main.matchAll(/<a .*?<\/a>/gs)].map(([link]) => ({
    name: link.replaceAll(/<[^>]*>/g, ''),
    place: `${link.replaceAll(/<[^>]*>/g, '')} ${hrefsIn(link)}`,
  }));
  expect(links.length).toBeGreaterThan(count);
  expect(new Set(links.map(({ place }) => place)).size).toBe(new Set(links.map(({ name }) => name)).size);
});

test('the contact form says how its data are handled', async () => {
  const form = async (fields: Fields): Promise<string> => {
    const site = changedSite(({ fields: savedFields }, type) =>
      type === 'pageContactUsPage' ? { ...savedFields, ...fields } : savedFields,
    );
    const main = mainOf(await site.read('/cn/sydney/contact-us'));
    return main.slice(main.indexOf('<form'), main.lastIndexOf('</form>'));
  };
  expect(await form({})).toContain('隐私');
  // The interface's own words where the editors wrote none.
  expect(await form({ disclaimer: undefined })).toContain(message('formDisclaimer', 'cn'));
});

test('calls are as deep as specified', async () => {
  const site = testSite();
  await site.visit('/en/sydney/searching');
  const calls = site.calls.map((call) => new URL(call).searchParams);
  const depthOf = (type: string) =>
    calls.filter((call) => call.get('content_type') === type).map((call) => [call.get('include'), call.get('order')]);
  expect(depthOf('globalSettings')).toContainEqual(['5', 'sys.createdAt,sys.id']);
  expect(depthOf('announcement')).toContainEqual(['4', '-sys.updatedAt,sys.id']);
  expect(depthOf('notification')).toContainEqual(['2', '-sys.createdAt,sys.id']);
  expect(depthOf('localeWebsite')).toContainEqual(['0', 'fields.locale,fields.cityBaseValue,sys.id']);
  expect(calls.find((call) => call.get('fields.slug') === 'predict-search')?.get('include')).toBe('2');
});
