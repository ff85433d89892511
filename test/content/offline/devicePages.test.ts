import { expect, test } from 'vitest';
import { DEVICE_PREFIX, deviceCaches, SERVICE_WORKER_PATH } from '../../../content/offline/deviceCaches.ts';
import {
  drawingsIn,
  filesIn,
  isFile,
  isStorable,
  listedPages,
  pagesToDrop,
  placesOfPage,
  requestKind,
  storeListingOf,
  storePagesIn,
  titleIn,
  withSmallPicture,
} from '../../../content/offline/devicePages.ts';

const origin = 'https://www.meridian.example';

test('a device finds what an earlier release stored, and drops what is the site’s alone', () => {
  expect([DEVICE_PREFIX, ...Object.values(deviceCaches)]).toEqual(['kept-', 'kept-seen', 'kept-stores', 'kept-files']);
  // At the root: its address limits the pages that it answers for.
  expect(SERVICE_WORKER_PATH).toBe('/sw.js');
});

test.each([
  ['a page', { destination: 'document', address: `${origin}/en/sydney?sort=end` }, 'page'],
  ['a built file', { destination: 'script', address: `${origin}/assets/main-1.js` }, 'file'],
  ['a floor plan', { destination: 'image', address: 'https://assets.meridian.example/plan.svg' }, 'picture'],
  ['a picture', { destination: 'image', address: 'https://assets.meridian.example/hero.jpg' }, 'picture'],
  ['a first picture', { destination: 'image', address: `${origin}/_assets/image/upload/v1/a.webp` }, 'picture'],
  ['a frame', { destination: 'iframe', address: `${origin}/_map/sydney/sydney` }, undefined],
  ['a call', { destination: '', address: `${origin}/_search/en/sydney?keyword=watch` }, undefined],
  ['a form', { destination: 'document', address: `${origin}/en/sydney/contact-us`, method: 'POST' }, undefined],
  ['another site', { destination: 'document', address: 'https://other.example/' }, undefined],
])('the service worker sorts %s', (_, request, kind) => {
  expect(requestKind({ method: 'GET', origin, ...request })).toBe(kind);
});

test('the opening picture of a kept page is its smallest useful width alone', () => {
  const image = (start: string, more: string) =>
    `<img class="picture-image" src="${start}?w=960" srcSet="${start}?w=160&amp;q=1 160w, ${start}?w=400&amp;q=1 400w, ${start}?w=960 960w" sizes="90vw" alt="A, B"${more}/>`;
  const html = `<p>${image('/other.webp', '')}</p><picture><source type="image/avif" srcSet="x 1w"/>${image('/main.webp', ' fetchPriority="high"')}</picture>`;
  expect(withSmallPicture(html)).toEqual({
    address: '/main.webp?w=400&q=1',
    html: `<p>${image('/other.webp', '')}</p><picture><img class="picture-image" src="/main.webp?w=400&amp;q=1" alt="A, B" fetchPriority="high"/></picture>`,
  });
  expect(withSmallPicture('<p>no picture</p>')).toBeUndefined();
});

const page = {
  status: 200,
  isRedirected: false,
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'public, max-age=120',
};
test.each([
  ['a page for everybody', {}, true],
  ['a preview, and a page with a form', { cacheControl: 'private, no-store' }, false],
  ['a page while caching is off', { cacheControl: 'no-store' }, false],
  ['a page that is not there', { status: 404 }, false],
  ['a closed city', { status: 503 }, false],
  ['a redirected call', { isRedirected: true }, false],
  ['a calendar file', { contentType: 'text/calendar' }, false],
])('what may be kept: %s: %o', (_, facts, may) => {
  expect(isStorable({ ...page, ...facts })).toBe(may);
});

test.each([
  ['/en/sydney/brand/harbour', '/en/sydney/stores/listing'],
  ['/jp/okinawa/mobile', '/jp/okinawa/mobile/stores/listing'],
  ['/sydney/maintenance', undefined],
  ['/robots.txt', undefined],
])('the stores of %s are at %s', (path, listing) => {
  expect(storeListingOf(path)).toBe(listing);
});

test.each<[string, Partial<Parameters<typeof isFile>[1]>, boolean]>([
  ['/assets/main-a.js', { contentType: 'text/javascript; charset=utf-8' }, true],
  ['/assets/index-a.css', { contentType: 'text/css; charset=utf-8' }, true],
  ['/assets/text-a.woff2', { contentType: 'font/woff2' }, true],
  ['/plan.svg', { contentType: 'image/svg+xml' }, true],
  ['/_assets/image/upload/f_auto,w_320/v1/main.webp', { contentType: 'image/avif' }, true],
  ['/_assets/image/upload/f_auto,w_320/v1/main.webp', { contentType: 'text/html' }, false],
  ['/assets/main-a.js', { contentType: 'text/html' }, false],
  ['/assets/main-a.js', { contentType: '' }, false],
  ['/assets/index-a.css', { contentType: 'text/javascript' }, false],
  ['/assets/other-a.bin', { contentType: 'text/html; charset=utf-8' }, false],
  ['/assets/main-a.js', { contentType: 'text/javascript', isRedirected: true }, false],
  ['/assets/main-a.js', { contentType: 'text/javascript', status: 206 }, false],
  ['/assets/main-a.js', { contentType: 'text/javascript', status: 404 }, false],
])('an answer in the place of %s is kept only as the file that it names: %o %s', (path, facts, isKept) => {
  expect(isFile(path, { status: 200, isRedirected: false, contentType: '', cacheControl: '', ...facts })).toBe(isKept);
});

function placesOf(address: string): readonly string[] {
  const { pathname, searchParams } = new URL(address, origin);
  return placesOfPage(pathname, (name) => searchParams.get(name) ?? undefined);
}

test.each([
  ['/en/sydney', '', '/en/sydney/mobile'],
  ['/en/sydney/mobile/brand/a', '?utm_source=mail', '/en/sydney/brand/a'],
  ['/other', '?a=b', undefined],
])('a page kept in one tree answers for the other, the installed site starts on both: %s%s', (path, more, other) => {
  expect(placesOf(path + more)).toEqual(other === undefined ? [path] : [path, other]);
});

test.each([
  ['my-visit', 'utm_source=mail&on=2026-06-20&at=14:00&from=82003', 'on=2026-06-20&at=14:00&from=82003'],
  ['what-is-happening/event/listing', 'state=upcoming', 'state=upcoming'],
  ['searching', 'keyword=whisky', 'keyword=whisky'],
  ['stores/listing', 'on=2026-06-20&at=14:00', 'on=2026-06-20&at=14:00'],
  ['brand/listing', 'by=floor&sort=end', 'by=floor'],
])('another page does not answer for what a query asks for: %s?%s', (path, query, places) => {
  expect(placesOf(`/en/okinawa/${path}?${query}`)).toEqual([
    `/en/okinawa/${path}?${places}`,
    `/en/okinawa/mobile/${path}?${places}`,
  ]);
});

test('a list of stores with a map is answered for by the one without', () => {
  expect(placesOf('/en/okinawa/stores/listing?on=2026-06-20&at=14:00&map=okinawa')).toEqual([
    '/en/okinawa/stores/listing?on=2026-06-20&at=14:00&map=okinawa',
    '/en/okinawa/mobile/stores/listing?on=2026-06-20&at=14:00&map=okinawa',
    '/en/okinawa/stores/listing?on=2026-06-20&at=14:00',
    '/en/okinawa/mobile/stores/listing?on=2026-06-20&at=14:00',
  ]);
});

test('reads store pages, floor plans, files and title from a page', () => {
  const html = `<title>Stores &amp; hours | Meridian</title><link rel="stylesheet" href="/assets/a-1.css"><script data-main="/assets/m-1.js /assets/s-1.js"></script>
    <a href="/en/sydney/stores/quay">Quay</a><a class="x" href="/en/sydney/stores/quay">again</a>
    <a href="/en/sydney/stores/map?map=quay">map</a><a href="/cn/sydney/stores/quay">中文</a><a href="/en/guam/stores/x">Guam</a>
    <a href="/en/sydney/no/such/page">gone</a>
    <img class="guide-plan" alt="" src="https://assets.meridian.example/quay.svg"><img src="/flags/AU.svg">
    <img class="logo" src="/_assets/image/upload/v1/wordmark.svg">`;
  expect(storePagesIn(html, '/en/sydney/stores/listing')).toEqual(['/en/sydney/stores/quay']);
  expect(drawingsIn(html)).toEqual([
    'https://assets.meridian.example/quay.svg',
    '/_assets/image/upload/v1/wordmark.svg',
  ]);
  expect(filesIn(html)).toEqual(['/assets/a-1.css', '/assets/m-1.js', '/assets/s-1.js']);
  expect(titleIn(html)).toBe('Stores &amp; hours');
});

test('the oldest pages go first, and those past their lifetime', () => {
  const pages = [5, 90, 40, 70].map((storedAt) => ({ address: String(storedAt), storedAt }));
  const dropped = (limit: number, lifetime: number) =>
    pagesToDrop(pages, limit, 100, lifetime).map(({ address }) => address);
  expect([dropped(4, 100), dropped(2, 100), dropped(4, 50), dropped(3, 20)]).toEqual([
    [],
    ['40', '5'],
    ['40', '5'],
    ['70', '40', '5'],
  ]);
});

test('the offline page lists each page once, in its language where it is kept in it, others last', () => {
  const paths = '/en/hainan/stores/hainan /en/hainan /cn/hainan /cn/hainan /en/paris /cn/hainan/stores/hainan'.split(
    ' ',
  );
  const pages = paths.map((path) => ({ address: origin + path, storedAt: 0 }));
  expect(listedPages(pages, 'cn').map(({ address }) => new URL(address).pathname)).toEqual([
    '/cn/hainan',
    '/cn/hainan/stores/hainan',
    '/en/paris',
  ]);
});
