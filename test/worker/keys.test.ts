import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPath } from '../../content/address/address.ts';
import { pageParameters } from '../../content/address/pageParameters.ts';
import { cityOffers, citySlugs } from '../../content/cities.ts';
import { readFlags } from '../../content/flags.ts';
import { languageCodes, languages } from '../../content/languages.ts';
import { matchPage, NO_PAGE_PATH } from '../../content/pages.ts';
import { contentKey } from '../../worker/cache/contentKeys.ts';
import { flagsKey, type KeyContext, pageKey } from '../../worker/cache/pageKey.ts';
import { listParameters } from '../../worker/contentful/listCall.ts';
import { pageAddress } from '../../worker/pageAddress.ts';
import { words } from '../support/words.ts';
import { DESKTOP, ORIGIN, PHONE, testSite } from '../support/worker/testWorld.ts';

/** Everything that a page depends on. */
interface Visit {
  readonly host: string;
  readonly language: (typeof languageCodes)[number];
  readonly city: (typeof citySlugs)[number];
  readonly tree: 'desktop' | 'mobile';
  readonly path: readonly string[];
  readonly device: string;
  readonly country: string;
  readonly query: Readonly<Record<string, string>>;
  readonly flags: string;
}

const pages = [[], ['what-is-happening', 'event', 'listing'], ['brand', 'listing'], ['contact-us']];

/** Words that look like the key's own punctuation, beside harmless ones. */
const word = fc.oneof(
  fc.constantFrom('a|mobile|abroad', 'a b', ...words('brand listing mobile desktop abroad | || x|y sort=end & %7C')),
  fc
    .string({ minLength: 1, maxLength: 8 })
    .filter((text) => /^[^/\\\p{C}]+$/u.test(text) && text !== '.' && text !== '..'),
);

const parameter = fc.constantFrom(...words('at brandId by event from keyword map on page sort state stops'));

const visit: fc.Arbitrary<Visit> = fc.record({
  host: fc.constantFrom('www.meridian.example', 'www.meridian-china.example'),
  language: fc.constantFrom(...languageCodes),
  city: fc.constantFrom(...citySlugs),
  tree: fc.constantFrom('desktop' as const, 'mobile' as const),
  // Pages, as what is none has no key.
  path: fc.oneof(fc.constantFrom(...pages), fc.array(word, { maxLength: 3 })),
  device: fc.constantFrom(DESKTOP, PHONE),
  country: fc.constantFrom('CN', 'AU'),
  query: fc.dictionary(parameter, word, { maxKeys: 3, noNullPrototype: true }),
  flags: fc.constantFrom('', '{"cache":true}', '{"maintenance":{"cities":{"paris":true}}}'),
});

/** Two that differ in a single thing, as near to each other as can be. */
const parts = ['host', 'language', 'city', 'tree', 'path', 'device', 'country', 'query', 'flags'] as const;
const pair = fc
  .tuple(visit, visit, fc.constantFrom(...parts, 'parameter', 'parameter', 'all'), parameter, fc.tuple(word, word))
  .map(([left, right, part, name, values]): [Visit, Visit] => {
    if (part === 'all') return [left, right];
    if (part !== 'parameter') return [left, { ...left, [part]: right[part] }];
    const [first, second] = values.map((value) => ({ ...left, query: { ...left.query, [name]: value } }));
    return [first ?? left, second ?? left];
  });

const pageKeyOf = (request: Request, context: KeyContext): string | undefined =>
  pageKey(request, pageAddress(request.url), context);

const keyOf = ({ host, device, country, query, flags, ...address }: Visit): string | undefined => {
  const search = new URLSearchParams(query).toString();
  const request = new Request(`https://${host}${buildPath(address)}${search ? `?${search}` : ''}`, {
    headers: { 'user-agent': device, 'cf-ipcountry': country },
  });
  return pageKeyOf(request, { isPreview: false, flags });
};

/** What two visits must share to be answered by one page: of the query only what a page of this kind reads. */
const partsOf = ({ query, ...visit }: Visit) => {
  const names = pageParameters(matchPage(visit.path)?.kind);
  return {
    ...visit,
    query: Object.entries(query)
      .filter(([name]) => names.includes(name))
      .sort(),
  };
};

describe('no two pages share a key', () => {
  test('that differ in host, language, city, tree, path, device, country, filters or flags', () => {
    fc.assert(
      fc.property(pair, ([firstVisit, secondVisit]) => {
        const [firstKey, secondKey] = [keyOf(firstVisit), keyOf(secondVisit)];
        const isSame = JSON.stringify(partsOf(firstVisit)) === JSON.stringify(partsOf(secondVisit));
        if (firstKey !== undefined && secondKey !== undefined) expect(firstKey === secondKey).toBe(isSame);
      }),
      { numRuns: 3000 },
    );
  });

  test('nothing of a person stands in a key: cookies, referer, languages, address, unknown parameters', () => {
    const plainRequest = new Request(`${ORIGIN}/en/sydney`, { headers: { 'user-agent': DESKTOP } });
    const personalRequest = new Request(`${ORIGIN}/en/sydney?utm_source=mail&gclid=1`, {
      headers: {
        'user-agent': `${DESKTOP} Edg/150`,
        cookie: 'dfs-member-user=secret',
        referer: 'https://mail.example/',
        'accept-language': 'fr',
        'cf-connecting-ip': '203.0.113.7',
        authorization: 'Bearer x',
      },
    });
    const context = { isPreview: false, flags: '' };
    expect(pageKeyOf(personalRequest, context)).toBe(pageKeyOf(plainRequest, context));
    expect(pageKeyOf(personalRequest, context)).not.toMatch(/secret|utm|203\.0/);
  });

  test.each<[string, string, RequestInit]>([
    ['what is stored, for a browser that refuses it', '/en/sydney/stored-data', { headers: { 'sec-gpc': '1' } }],
    ['an address without a language', '/sydney', {}],
  ])('%s has none', (_, path, init) => {
    expect(pageKeyOf(new Request(ORIGIN + path, init), { isPreview: false, flags: '' })).toBeUndefined();
  });
});

describe('a page depends on', () => {
  test.each(languageCodes)('its language, any of the table: %s is cached', (language) => {
    const city = citySlugs.find((slug) => cityOffers(slug, language));
    expect(pageKeyOf(new Request(`${ORIGIN}/${language}/${city}`), { isPreview: false, flags: '' })).toBeDefined();
  });

  const onOff = fc.constantFrom(undefined, true, false);
  const closings = fc.record({ all: onOff, cities: fc.dictionary(fc.constantFrom(...citySlugs), onOff) });
  const text = fc
    .record({ maintenance: closings, comingSoon: closings, cache: onOff })
    .map((flags) => JSON.stringify(flags));

  test('the closing flags of its own city, on no other city’s, and on no flag that only script needs', () => {
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...citySlugs),
        fc.constantFrom(...citySlugs),
        onOff,
        (json, city, otherCity, value) => {
          const { flags } = readFlags(json);
          const { cities, all } = flags.maintenance;
          const changedFlags = { ...flags, maintenance: { all, cities: { ...cities, [otherCity]: value } } };
          const isSame = city !== otherCity || (value ?? all) === (cities[city] ?? all);
          expect(flagsKey(flags, city) === flagsKey(changedFlags, city)).toBe(isSame);
          // No page shows them.
          expect(flagsKey(flags, city)).toBe(flagsKey({ ...flags, cache: value, offline: value }, city));
        },
      ),
    );
  });
});

describe('no two questions to the content service share a key', () => {
  const value = fc.oneof(
    word,
    fc.constantFrom('x&include=5', 'x&locale=zh-CN', 'a","b', 'global,paris', 'x&select=y', '=', ''),
  );
  const question = fc.record({
    type: fc.constantFrom('news', 'event'),
    city: fc.constantFrom(...citySlugs),
    language: fc.constantFrom(...languageCodes),
    include: fc.constantFrom(0, 1, 5),
    filters: fc.dictionary(fc.constantFrom('fields.slug', 'fields.title[match]', 'order', 'select', 'skip'), value, {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  });

  test('that differ in type, city, language, depth or a filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        question,
        question,
        fc.constantFrom('type', 'city', 'language', 'include', 'filters', 'all'),
        async (firstQuestion, secondQuestion, part) => {
          const comparedQuestion = part === 'all' ? secondQuestion : { ...firstQuestion, [part]: secondQuestion[part] };
          const parameters = ({ type, city, language, ...query }: typeof firstQuestion) =>
            listParameters(type, city, language, query);
          const sorted = (candidate: typeof firstQuestion): string =>
            JSON.stringify(
              Object.entries(parameters(candidate))
                .map(([name, text]) => [name, String(text)])
                .sort(),
            );
          expect(
            (await contentKey(parameters(firstQuestion))) === (await contentKey(parameters(comparedQuestion))),
          ).toBe(sorted(firstQuestion) === sorted(comparedQuestion));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('and the same question in another order has the same key', async () => {
    const query = listParameters('news', 'sydney', 'en', { filters: { 'fields.slug': 'x' } });
    expect(await contentKey(Object.fromEntries(Object.entries(query).toReversed()))).toBe(await contentKey(query));
  });

  test('a value that looks like the next parameter stays a value', async () => {
    const parameters = listParameters('news', 'sydney', 'en', { filters: { 'fields.slug': 'x' } });
    const keys = await Promise.all(
      [
        parameters,
        { ...parameters, 'fields.slug': 'x&include=1' },
        { ...parameters, 'fields.slug': `x&locale=${languages.cn.locale}` },
        { ...parameters, select: `x&select=${String(parameters['select'])}` },
      ].map(contentKey),
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(new TextEncoder().encode(key).length).toBeLessThan(512);
  });
});

describe('what goes on at the same time shares nothing of a visitor', () => {
  test('sixty pages of many cities, languages and devices at once are each what they are alone', async () => {
    const visits = (['sydney', 'okinawa', 'sydney', 'okinawa'] as const).flatMap((city) =>
      (['en', 'cn'] as const).flatMap((language) =>
        [
          ['desktop', DESKTOP],
          ['mobile', PHONE],
        ].flatMap(([tree, agent = '']) =>
          ['', 'brand/listing', 'searching/watch', 'no-such-page'].map((path) => ({
            address: ['', language, city, ...(tree === 'mobile' ? ['mobile'] : []), ...(path ? [path] : [])].join('/'),
            agent,
          })),
        ),
      ),
    );
    const bodyOf = async (site: ReturnType<typeof testSite>, at: number): Promise<string> => {
      const { address, agent } = visits[at] ?? { address: '/', agent: '' };
      // Each page is asked for by two visitors of one country.
      const country = at % 2 === 0 ? 'CN' : 'AU';
      const answer = await site.visit(address, {
        'user-agent': agent,
        'cf-ipcountry': country,
        cookie: `dfs-member-user=secret-${at}; name=Ada-${at}`,
        referer: `https://mail.example/private-${at}`,
        'accept-language': 'fr',
      });
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
      const body = await answer.text();
      expect(body).not.toMatch(/secret-\d|Ada-\d|private-\d/);
      expect(JSON.stringify([...answer.headers])).not.toMatch(/secret-\d|Ada-\d|private-\d/);
      for (const [, pageNonce] of body.matchAll(/nonce="([^"]*)"/g)) expect(pageNonce).toBe(nonce);
      return body.replaceAll(nonce, 'NONCE');
    };
    // The test's clock stands: no time limit ends, however busy the machine is.
    const sharedSite = testSite({ variables: { LOG_LEVEL: '4' } });
    const sharedBodies = await Promise.all(visits.map((_, at) => bodyOf(sharedSite, at)));
    const quietSite = testSite({ variables: { LOG_LEVEL: '4' } });
    for (const [at, body] of sharedBodies.entries()) expect(body === (await bodyOf(quietSite, at))).toBe(true);
    expect(sharedSite.lines.join()).not.toMatch(/secret-\d|Ada-\d/);
  });

  test('a preview at the same time as visitors leaves nothing in what they get', async () => {
    const site = testSite();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        site.visit(at % 2 === 0 ? '/en/sydney' : '/en/sydney?is-preview-mode=true'),
      ),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    await site.settled();
    for (const [at, body] of bodies.entries())
      expect([at, body.includes('data-contentful-entry-id')]).toEqual([at, at % 2 === 1]);
    for (const page of site.dataCentreStore.values.values()) expect(page).not.toContain('data-contentful');
  });
});

test('the page of all addresses without one is kept', () => {
  const request = new Request(`${ORIGIN}/en/sydney/${NO_PAGE_PATH.join('/')}`);
  expect(pageKeyOf(request, { isPreview: false, flags: '' })).toBeDefined();
});
