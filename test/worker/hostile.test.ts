import { describe, expect, test } from 'vitest';
import { ALARM, foreignAddresses, scriptAddresses } from '../content/hostile/addresses.ts';
import { markup } from '../content/hostile/markup.ts';
import { hostileJson, texts } from '../content/hostile/texts.ts';
import { words } from '../support/words.ts';
import { ORIGIN, testSite } from '../support/worker/testWorld.ts';

const site = testSite({ variables: { LOG_LEVEL: '4' } });
const domains = ['meridian.example', 'meridian-china.example'];
const addresses = [...Object.values(foreignAddresses).flat(), ...scriptAddresses];
const vectors = Object.values(markup)
  .flat()
  .filter((html) => html.length < 2000);
const hostileTexts = Object.values(texts).map((text) => text.slice(0, 2000).toWellFormed());

/** What is wrong with an answer; nothing for a clean page, a clean refusal, or a way that stays with the company. */
async function problems(path: string, init: RequestInit = {}): Promise<string[]> {
  let answer: Response;
  try {
    answer = await site.visit(path, {}, init);
  } catch (thrown) {
    // What is no address at all never leaves a browser.
    if (thrown instanceof TypeError && /Invalid URL|Parsing a Body|header/i.test(thrown.message)) return [];
    throw thrown;
  }
  const faults: string[] = [];
  if (answer.status >= 500) faults.push(`status ${answer.status}`);
  const location = answer.headers.get('location');
  if (location !== null) {
    const { hostname, protocol } = new URL(location, `${ORIGIN}/en/sydney`);
    if (
      !/^https?:$/.test(protocol) ||
      !domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
    )
      faults.push(`leads to ${location}`);
    if (/[\r\n\t]/.test(location)) faults.push('a line break in the location');
  }
  const body = await answer.text();
  if (/^text\/html/.test(answer.headers.get('content-type') ?? '')) {
    if (hasForeignMarkup(body)) faults.push('markup of a stranger');
    if (!body.endsWith('</html>')) faults.push('half a page');
  }
  if (/polluted/.test(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))))
    faults.push('a polluted prototype');
  return faults.map((problem) => `${init.method ?? 'GET'} ${path.slice(0, 120)}: ${problem}`);
}

/** Returns true if a page has markup that our renderer never writes, outside of quotes. */
function hasForeignMarkup(html: string): boolean {
  return /<[^>]*\son\w+\s*=|<script(?![^>]*\snonce=)|<(?:iframe|object|embed|base)\b(?![^>]*class=)/i.test(
    html.replaceAll(/="[^"]*"/g, '=""'),
  );
}

async function problemsOfAll(paths: readonly string[], init: RequestInit = {}): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) faults.push(...(await problems(path, init)));
  return faults;
}

test('the check itself sees what it looks for', async () => {
  const page = await site.read('/en/sydney');
  expect(hasForeignMarkup(page)).toBe(false);
  for (const html of [
    `<img src=x onerror=${ALARM}>`,
    `<script>${ALARM}</script>`,
    `<svg/onload=${ALARM}><p onclick=x>`,
    '<iframe srcdoc=x>',
  ])
    expect(hasForeignMarkup(page.replace('<h1', `${html}<h1`))).toBe(true);
});

describe('hostile addresses: no failure, and no way off the company’s domains', () => {
  test('as the whole path', async () => {
    expect(await problemsOfAll(addresses.map((address) => `/${address.replace(/^\//, '')}`))).toEqual([]);
    expect(await problemsOfAll(addresses.filter((address) => address.startsWith('/')))).toEqual([]);
  });

  test('below a city, a listing, a shop, an account', async () => {
    for (const place of words(`
      /en/sydney/ /sydney/ /en/sydney/brand/listing/ /en/sydney/member/ /en/hong-kong/eshop/ /en/sydney/searching/
    `))
      expect(await problemsOfAll(addresses.map((address) => place + address))).toEqual([]);
  });

  test('in every parameter that a page knows, and in those it does not', async () => {
    const encoded = addresses.map((address) => encodeURIComponent(address.toWellFormed()));
    for (const names of [
      ['next', 'redirect', 'url', 'brandId', 'keyword'],
      ['locale-redirect'],
      ['without-overlay', 'is-preview-mode'],
    ])
      expect(
        await problemsOfAll(encoded.map((address) => `/sydney?${names.map((name) => `${name}=${address}`).join('&')}`)),
      ).toEqual([]);
    expect(
      await problemsOfAll(encoded.map((address) => `/en/sydney/brand/offlinebrandstorypage?brandId=${address}`)),
    ).toEqual([]);
    expect(await problemsOfAll(encoded.map((address) => `/preview?secret=x&path=${address}`))).toEqual([]);
  });
});

describe('hostile markup and texts: no failure, and nothing of a stranger’s markup on a page', () => {
  const encoded = [...vectors, ...hostileTexts].map((text) => encodeURIComponent(text.toWellFormed()));

  test('as a keyword, a page, a category, a parameter', async () => {
    expect(await problemsOfAll(encoded.map((text) => `/en/sydney/searching/${text}`))).toEqual([]);
    expect(await problemsOfAll(encoded.map((text) => `/en/sydney/searching?keyword=${text}`))).toEqual([]);
    expect(await problemsOfAll(encoded.slice(0, 60).map((text) => `/en/sydney/${text}`))).toEqual([]);
    expect(await problemsOfAll(encoded.slice(60).map((text) => `/en/sydney/brand/listing/${text}`))).toEqual([]);
    expect(
      await problemsOfAll(encoded.slice(0, 60).map((text) => `/en/sydney/stores/map?map=${text}&page=${text}`)),
    ).toEqual([]);
  });

  test('in calls', async () => {
    expect(await problemsOfAll(encoded.map((text) => `/_search/en/sydney?keyword=${text}&limit=1`))).toEqual([]);
    expect(
      await problemsOfAll(encoded.slice(0, 60).map((text) => `/sydney_api?content_type=${text}&fields.title=${text}`)),
    ).toEqual([]);
    expect(await problemsOfAll(encoded.map((text) => `/sydney_api/${text}`))).toEqual([]);
    expect(await problemsOfAll(encoded.slice(0, 60).map((text) => `/_map/sydney/${text}?lang=${text}`))).toEqual([]);
  });
});

describe('hostile bodies: no failure, and no prototype of ours', () => {
  test.each(
    words(`
    /_content/en/sydney/news /_content/en/sydney /_csp /_events /_hooks/contentful /en/sydney/api/logincomall
    /en/sydney/api/loginlistcomall /en/sydney/contact-us /en/sydney/subscribe-news /en/sydney /
  `),
  )('%s', async (path) => {
    for (const body of [...hostileJson, ...hostileJson.map((json) => `{"where":${json}}`), ...hostileTexts]) {
      const isForm = /contact|news$|sydney$|^\/$/.test(path) && !path.startsWith('/_');
      for (const type of isForm
        ? ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
        : ['application/json', '']) {
        expect(await problems(path, { method: 'POST', body, headers: { 'content-type': type } })).toEqual([]);
      }
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('every method on every kind of address', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
      expect(
        await problemsOfAll(
          words(`
            / /en/sydney /en/sydney/no-such-page /sydney_api?content_type=news /_search/en/sydney?keyword=watch
            /_csp /sitemap.xml /_content/en/sydney/news
          `),
          { method },
        ),
      ).toEqual([]);
  });

  test('hostile headers', async () => {
    const failures: string[] = [];
    for (const value of [...addresses, ...vectors, ...hostileTexts].filter((text) => /^[\x20-\x7e]*$/.test(text))) {
      for (const name of words(`
        referer accept-language user-agent cookie cf-ipcountry x-forwarded-host if-none-match cf-ray origin
      `)) {
        const answer = await site.visit('/sydney', { [name]: value });
        const location = answer.headers.get('location') ?? '';
        if (answer.status !== 302 || !location.startsWith('/'))
          failures.push(`${name}: ${value}: ${answer.status} ${location}`);
      }
    }
    expect(failures).toEqual([]);
  });
});
