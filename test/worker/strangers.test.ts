import { beforeAll, expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { edit, HOOK_SECRET, tell } from '../support/worker/editing.ts';
import { prepareEnquiries } from '../support/worker/formWorld.ts';
import { DESKTOP, headOf, ORIGIN, testSite } from '../support/worker/testWorld.ts';

beforeAll(prepareEnquiries);

const NOW = '2026-06-15T02:00:00.032Z';
const PAGE = '/en/sydney/what-is-happening/event/tea-at-dusk';

/** No constructor gives a GET or a HEAD a body; the platform hands over what came. */
const withBody = (method: string, path = PAGE): Request =>
  Object.defineProperty(
    new Request(ORIGIN + path, { method: 'POST', body: 'x'.repeat(5000), headers: { 'user-agent': DESKTOP } }),
    'method',
    { value: method },
  );
const requestWith = (headers: Record<string, string>, query = ''): Request =>
  new Request(`${ORIGIN}${PAGE}${query}`, { headers: { 'user-agent': DESKTOP, ...headers } });

/** Requests for the page that visitors wait for, each by itself meant to spoil it. */
const hostile: Readonly<Record<string, () => Request>> = {
  'a GET with a body': () => withBody('GET'),
  'a HEAD with a body': () => withBody('HEAD'),
  'a length without a body': () => requestWith({ 'content-length': '99999', 'content-type': 'multipart/form-data' }),
  'the end of a preview': () => requestWith({}, '?is-preview-mode=false'),
  'a preview flag that is none': () => requestWith({}, '?is-preview-mode=%00.%FF'),
  'a cookie of a preview': () => requestWith({ cookie: 'is-preview-mode=0.0; is-preview-mode=x; is-preview-mode' }),
  'a cookie of 15 kB': () => requestWith({ cookie: `dfs-member-user=${'%FF;'.repeat(5000)}` }),
  'a referer that is no address': () => requestWith({ referer: 'http://[::' }),
  'no country': () => requestWith({ 'cf-ipcountry': '%FF|mainland|' }),
  'no language': () => requestWith({ 'accept-language': 'q=0,;;;q=NaN,*-*-*'.repeat(200) }),
  'a refusal of analytics': () => requestWith({ 'sec-gpc': '1', 'sec-purpose': 'prefetch', 'sec-fetch-mode': 'cors' }),
  'another method in a header': () =>
    requestWith({ 'x-http-method-override': 'POST', 'x-original-url': '/en/sydney/member' }),
  'a range and conditions': () =>
    requestWith({ range: 'bytes=9-1', 'if-none-match': '"x", W/', 'if-modified-since': 'never' }),
  'a ray that is none': () => requestWith({ 'cf-ray': '../../x'.repeat(99) }),
  'a robot': () => requestWith({ 'user-agent': 'curl/8 bot' }),
  'Internet Explorer': () => requestWith({ 'user-agent': 'Trident/7.0; rv:11.0' }),
  'an unknown parameter without an end': () => requestWith({}, `?utm_source=${'%FF'.repeat(3000)}`),
  'parameters that are no text': () => requestWith({}, '?page=%FF&sort=%C0%AF&state=%ED%A0%80&=&&&%'),
  'a known parameter of hostile length': () => requestWith({}, `?sort=${'x'.repeat(9000)}`),
};

const variables = { CONTENTFUL_HOOK_SECRET: HOOK_SECRET, PREVIEW_SECRET: 'preview-secret-'.padEnd(64, '0') };
const site = testSite({ now: NOW, variables });

test.each(Object.entries(hostile))('%s holds up no renewal of a page', async (_, request) => {
  const title = `Tea at ${crypto.randomUUID()}`;
  await site.visit(PAGE);
  await site.settled();
  await tell(site, await edit({ at: NOW, id: 'sydney-event-tea-at-dusk', fields: { title: { 'en-US': title } } }));
  for (let times = 0; times < 3; times += 1) {
    const answer = await site.ask(request());
    expect(answer.status).toBeLessThan(500);
    await answer.body?.cancel();
  }
  const answer = await site.visit(PAGE);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(title);
  await site.settled();
});

const plainSite = testSite();

test.each(
  ['GET', 'HEAD'].flatMap((method) =>
    words(`
      / /sydney /en/sydney/contact-us /en/sydney/stored-data /en/sydney/mobile /robots.txt /sitemap.xml
      /sydney_api?content_type=event /_health /en/sydney/no-such-page
    `).map((path) => [method, path] as const),
  ),
)('%s with a body is answered as it is without one, at %s', async (method, path) => {
  const plainAnswer = await plainSite.visit(path, {}, { method });
  const answer = await plainSite.ask(withBody(method, path));
  expect(headOf(answer, 'location')).toEqual(headOf(plainAnswer, 'location'));
  expect(answer.status).toBeLessThan(500);
});

test.each([
  ['/en/sydney/brand/offlinebrandstorypage?brandId=%FF', '/en/sydney/brand/offlinebrandstorypage?brandId=%FE'],
  ['/en/sydney/stores/map?map=%FF', '/en/sydney/stores/map?map=%FE'],
  ['/en/sydney/stores/map?map=caf%c3%a9', '/en/sydney/stores/map?%6Dap=caf%C3%A9&map=x'],
  ['/en/sydney/searching/caf%c3%a9', '/en/sydney/searching/c%61f%C3%A9'],
  ['/en/sydney/stores?map=1+2&utm=1', '/en/sydney/stores?map=1%202'],
])('%s and %s are one page, whichever comes first', async (firstPath, secondPath) => {
  const visits = [
    [firstPath, secondPath],
    [secondPath, firstPath],
  ];
  const pages = await Promise.all(
    visits.map(async (paths) => {
      const site = testSite();
      const answers: Response[] = [];
      for (const path of paths) answers.push(await site.visit(path));
      expect(answers.map(({ headers }) => headers.get('x-cache'))).toEqual(['MISS', 'HIT']);
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      return texts.map((text) => text.replaceAll(/nonce="[^"]*"/g, ''));
    }),
  );
  expect(new Set(pages.flat()).size).toBe(1);
});
