import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPath } from '../../content/address/address.ts';
import { cityOffers, citySlugs } from '../../content/cities.ts';
import { readFlags } from '../../content/flags.ts';
import { languageCodes, languages } from '../../content/languages.ts';
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
const parts = [...words('host language city tree path device country query flags parameter parameter'), 'all'] as const;
const pair = fc
  .tuple(visit, visit, fc.constantFrom(...parts), parameter, fc.tuple(word, word))
  .map(([one, two, part, name, values]): [Visit, Visit] => {
    if (part !== 'parameter') return [one, part === 'all' ? two : { ...one, [part]: two[part as keyof Visit] }];
    const [first, second] = values.map((value) => ({ ...one, query: { ...one.query, [name]: value } }));
    return [first ?? one, second ?? one];
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

describe('no two pages share a key', () => {
  test('that differ in host, language, city, tree, path, device, country, filters or flags', () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const [first, second] = [keyOf(one), keyOf(other)];
        const isSame =
          JSON.stringify({ ...one, query: Object.entries(one.query).sort() }) ===
          JSON.stringify({ ...other, query: Object.entries(other.query).sort() });
        if (first !== undefined && second !== undefined) expect(first === second).toBe(isSame);
      }),
      { numRuns: 3000 },
    );
  });

  test('nothing of a person stands in a key: cookies, referer, languages, address, unknown parameters', () => {
    const plain = new Request(`${ORIGIN}/en/sydney`, { headers: { 'user-agent': DESKTOP } });
    const personal = new Request(`${ORIGIN}/en/sydney?utm_source=mail&gclid=1`, {
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
    expect(pageKeyOf(personal, context)).toBe(pageKeyOf(plain, context));
    expect(pageKeyOf(personal, context)).not.toMatch(/secret|utm|203\.0/);
  });

  test.each<[string, Request, boolean]>([
    ['a preview', new Request(`${ORIGIN}/en/sydney`), true],
    ['a form that is sent', new Request(`${ORIGIN}/en/sydney/contact-us`, { method: 'POST' }), false],
    [
      'what is stored, for a browser that refuses it',
      new Request(`${ORIGIN}/en/sydney/stored-data`, { headers: { 'sec-gpc': '1' } }),
      false,
    ],
    ['a call', new Request(`${ORIGIN}/en/sydney/api/logincomall`), false],
    ['an address without a language', new Request(`${ORIGIN}/sydney`), false],
    ['a language that its city lacks', new Request(`${ORIGIN}/fr/sydney`), false],
    ['the end of a preview', new Request(`${ORIGIN}/en/sydney?is-preview-mode=false`), false],
    ['what the loyalty programme gets with its query', new Request(`${ORIGIN}/en/sydney/member/card`), false],
    ['the root', new Request(`${ORIGIN}/`), false],
    ['a value of hostile length', new Request(`${ORIGIN}/en/sydney/brand/listing?page=${'1'.repeat(65)}`), false],
  ])('%s has none', (_, request, isPreview) => {
    expect(pageKeyOf(request, { isPreview, flags: '' })).toBeUndefined();
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
    .map((all) => JSON.stringify(all));

  test('the closing flags of its own city, on no other city’s, and on no flag that only script needs', () => {
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...citySlugs),
        fc.constantFrom(...citySlugs),
        onOff,
        (json, own, other, value) => {
          const { flags } = readFlags(json);
          const { cities, all } = flags.maintenance;
          const changed = { ...flags, maintenance: { all, cities: { ...cities, [other]: value } } };
          const isSame = own !== other || (value ?? all) === (cities[own] ?? all);
          expect(flagsKey(flags, own) === flagsKey(changed, own)).toBe(isSame);
          // No page shows them.
          expect(flagsKey(flags, own)).toBe(flagsKey({ ...flags, cache: value, offline: value }, own));
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
        async (one, two, part) => {
          const other = part === 'all' ? two : { ...one, [part]: two[part] };
          const parameters = ({ type, city, language, ...query }: typeof one) =>
            listParameters(type, city, language, query);
          const sorted = (from: typeof one): string =>
            JSON.stringify(
              Object.entries(parameters(from))
                .map(([name, text]) => [name, String(text)])
                .sort(),
            );
          expect((await contentKey(parameters(one))) === (await contentKey(parameters(other)))).toBe(
            sorted(one) === sorted(other),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('and the same question in another order has the same key', async () => {
    const own = listParameters('news', 'sydney', 'en', { filters: { 'fields.slug': 'x' } });
    expect(await contentKey(Object.fromEntries(Object.entries(own).toReversed()))).toBe(await contentKey(own));
  });

  test('a value that looks like the next parameter stays a value', async () => {
    const own = listParameters('news', 'sydney', 'en', { filters: { 'fields.slug': 'x' } });
    const keys = await Promise.all(
      [
        own,
        { ...own, 'fields.slug': 'x&include=1' },
        { ...own, 'fields.slug': `x&locale=${languages.cn.locale}` },
        { ...own, select: `x&select=${String(own['select'])}` },
      ].map(contentKey),
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(new TextEncoder().encode(key).length).toBeLessThan(512);
  });
});

describe('what goes on at the same time shares nothing of a visitor', () => {
  test('sixty pages of many cities, languages and devices at once are each what they are alone', async () => {
    const visits = (['sydney', 'paris', 'okinawa', 'hong-kong'] as const).flatMap((city) =>
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
    const read = async (site: ReturnType<typeof testSite>, at: number): Promise<string> => {
      const { address, agent } = visits[at] ?? { address: '/', agent: '' };
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
      for (const [, found] of body.matchAll(/nonce="([^"]*)"/g)) expect(found).toBe(nonce);
      return body.replaceAll(nonce, 'NONCE');
    };
    // No limit ends before its work does, however busy the machine is.
    const together = testSite({ variables: { LOG_LEVEL: '4' } });
    const atOnce = await Promise.all(visits.map((_, at) => read(together, at)));
    const alone = testSite({ variables: { LOG_LEVEL: '4' } });
    for (const [at, body] of atOnce.entries()) expect(body === (await read(alone, at))).toBe(true);
    expect(together.lines.join()).not.toMatch(/secret-\d|Ada-\d/);
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
    for (const page of site.pageStore.pages.values())
      expect(new TextDecoder().decode(await page.clone().arrayBuffer())).not.toContain('data-contentful');
  });
});

test.each([
  ['/jp/okinawa/searching', true],
  ['/jp/okinawa/searching/gin', false],
  ['/jp/okinawa/searching?keyword=gin', false],
  ['/jp/okinawa/what-is-happening/news/listing', true],
  ['/jp/okinawa/what-is-happening/news/listing?page=2', false],
])('%s is one of the site’s own addresses: %s', (path, isCommon) => {
  expect(pageAddress(`https://example.com${path}`).isCommon).toBe(isCommon);
});
