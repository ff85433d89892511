import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findRedirect,
  placeOf,
  problemsElsewhere,
  type RedirectEntry,
  readRedirects,
  redirectionHref,
} from '../../../content/address/redirectRules.ts';
import { entryOf } from '../../support/content/read.ts';

const site = {
  city: 'sydney',
  origin: 'https://www.meridian.example',
  domains: ['meridian.example', 'meridian-china.example'],
} as const;
const visit = { language: 'cn', city: 'sydney', tree: 'mobile' } as const;

function entry(id: string, source: string, target: string, match: 'exact' | 'prefix' = 'exact'): RedirectEntry {
  return { id, title: id, source, match, isPermanent: undefined, internalLink: undefined, externalLink: target };
}

/** Redirects `from > to`, or `from >> to` for all below, called a, b, c in their order. */
const entries = (...lines: readonly string[]): RedirectEntry[] =>
  lines.map((line, at) => {
    const [source = '', sign, target = ''] = line.split(/ (>>?) /);
    return entry('abc'[at] ?? '', source, target, sign === '>>' ? 'prefix' : 'exact');
  });

function leads(path: string, ...entries: RedirectEntry[]): string | undefined {
  const redirection = findRedirect(readRedirects(entries, site).rules, path.split('/').filter(Boolean));
  return redirection && redirectionHref(redirection, visit);
}
const problems = (...entries: RedirectEntry[]): string[] =>
  readRedirects(entries, site).problems.map(({ entry: id, problem }) => `${id}: ${problem}`);

describe('redirects', () => {
  const mobile = '/cn/sydney/mobile/new';
  const shop = 'https://shop.meridian-china.example/x';
  test.each([
    ['speaks the visitor’s language and stays in the tree', '/old', '/old > /en/sydney/new', mobile],
    ['in any case', '/OLD', 'old > /sydney/new', mobile],
    ['a source with its city', '/old', '/en/sydney/old > /sydney/new', mobile],
    ['to another city', '/old', '/old > /paris/new', '/cn/paris/mobile/new'],
    ['a source of letters and marks apart', '/café', `/${'café'.normalize('NFD')} > /sydney/new`, mobile],
    ['an address of them', `/${'café'.normalize('NFD')}`, '/café > /sydney/new', mobile],
    ['keeps query and anchor', '/old', '/old > /sydney/new?sort=end#more', `${mobile}?sort=end#more`],
    ['an own address is a path', '/old', '/old > https://www.meridian.example/en/sydney/new', mobile],
    ['another own domain', '/old', `/old > ${shop}`, shop],
    ['an exact one does not take what is below', '/old/more', '/old > /sydney/new', undefined],
    ['a prefix carries over what is below', '/old/more', '/old >> /sydney/new', `${mobile}/more`],
    ['a prefix ends at a slash', '/older', '/old >> /sydney/new', undefined],
  ])('%s', (_, path, redirect, href) => {
    expect(leads(path, ...entries(redirect))).toBe(href);
  });

  test.each([
    ['/en/sydney/new?x=1#a', '/en/sydney/new?x=1#a'],
    ['/jp/okinawa', '/en/okinawa'],
    ['/venice', '/en/venice'],
    ['/en/paris/new', '/fr/paris/new'],
  ])('a French visitor of Paris comes to %s in a language of that city', (target, href) => {
    const { rules } = readRedirects([entry('a', '/old', target)], { ...site, city: 'paris' });
    const redirection = findRedirect(rules, ['old']);
    const from = { language: 'fr', city: 'paris', tree: 'desktop' } as const;
    expect(redirection && redirectionHref(redirection, from)).toBe(href);
  });

  test('the most specific one wins', () => {
    const three = entries('/old >> /sydney/a', '/old/more >> /sydney/b', '/old/more > /sydney/c');
    expect([leads('/old/x', ...three), leads('/old/more/x', ...three), leads('/old/more', ...three)]).toEqual([
      '/cn/sydney/mobile/a/x',
      '/cn/sydney/mobile/b/x',
      '/cn/sydney/mobile/c',
    ]);
  });

  const [itself, another, off] = [
    'leads back to itself',
    'leads to another redirect',
    'leads off the company’s domains',
  ];
  const noPath = ['a: the source is no path after the city'];
  const china = 'https://www.meridian-china.example/cn/sydney';
  test.each<[string, string[], string[]]>([
    ['to itself', ['/old > /sydney/old'], [`a: it ${itself}`]],
    ['to itself in capitals and with a slash', ['/old > /en/Sydney/OLD/'], [`a: it ${itself}`]],
    ['a prefix into itself', ['/old >> /sydney/old/new'], [`a: it ${itself}`]],
    ['in a circle', ['/one > /sydney/two', '/two > /sydney/one'], [`a: it ${itself}`, `b: it ${itself}`]],
    [
      'of three',
      ['/1 > /sydney/2', '/2 > /sydney/3', '/3 > /sydney/1'],
      ['a', 'b', 'c'].map((id) => `${id}: it ${itself}`),
    ],
    ['a chain', ['/one > /sydney/two', '/two > /sydney/three'], [`a: it ${another}`]],
    ['to itself on another host of ours', [`/old > ${china}/old`], [`a: it ${itself}`]],
    ['a chain by prefix', ['/one > /sydney/two/x', '/two >> /sydney/three'], [`a: it ${another}`]],
    ['a prefix onto others', ['/one >> /sydney/two', '/two/x > /sydney/three'], [`a: it ${another}`]],
    ['below a prefix', ['/one >> /sydney/two', '/two/x > /sydney/one/x'], [`b: it ${itself}`, `a: it ${itself}`]],
    ['a prefix to one page of another host, above another', [`/one >> ${china}/two`, '/two/x > /sydney/three'], []],
    [
      'a source twice, with its marks apart',
      ['/é > /sydney/x', `/${'é'.normalize('NFD')} > /sydney/y`],
      ['b: another redirect has the same source'],
    ],
    ['a source twice', ['/old > /sydney/x', '/OLD/ > /sydney/y'], ['b: another redirect has the same source']],
    ['off the domains', ['/old > https://evil.example/'], [`a: it ${off}`]],
    ['by mail', ['/old > mail@meridian.com'], [`a: it ${off}`]],
    ['a domain that only looks alike', ['/old > https://meridian.example.evil.example/'], [`a: it ${off}`]],
    ['a script', ['/old > javascript:alert(1)'], ['a: it leads nowhere']],
    ['a path without a host', ['/old > //evil.example/sydney'], ['a: it leads nowhere']],
    ['a path that turns into a host', ['/old > /x/..//evil.example'], ['a: it leads nowhere']],
    ['nowhere', ['/old > #'], ['a: it leads nowhere']],
    ['the whole city', ['/ >> /paris', '/sydney >> /paris'], [...noPath, 'b: the source would take the whole city']],
    ['another city’s source', ['/paris/old > /sydney/new'], noPath],
    ['no path', ['https://www.meridian.example/old > /sydney/new'], noPath],
    ['a source with a query', ['/old?x=1 > /sydney/new'], noPath],
  ])('%s is refused', (_, lines, expected) => {
    expect(problems(...entries(...lines))).toEqual(expected);
  });

  test.each([
    ['/old > /paris/new', '/new > /paris/x', 'a: it leads to another redirect, in paris'],
    ['/old > /paris/new', '/new/tea > /paris/x', undefined],
    ['/old >> /paris/new', '/new/tea > /paris/x', 'a: it leads to another redirect, in paris'],
    ['/old >> /paris/new', '/new >> /paris/x', 'a: it leads to another redirect, in paris'],
    ['/old >> /paris/new', '/newer > /paris/x', undefined],
    [`/old >> ${china.replace('sydney', 'paris')}/new`, '/new/tea > /paris/x', undefined],
  ])('into another city’s redirects: %s above %s', (redirect, elsewhere, problem) => {
    const { rules } = readRedirects(entries(redirect), site);
    const found = problemsElsewhere(
      rules,
      'sydney',
      (city) => readRedirects(entries(elsewhere), { ...site, city }).rules,
    );
    expect(found.map(({ entry: id, problem: text }) => `${id}: ${text}`)).toEqual(problem ? [problem] : []);
  });

  // Each isolate reads its city's list before its first page.
  test.each([
    ['500 prefixes that lead home', 500, 500, '/sydney'],
    ['2,000, a hundred of them prefixes that lead home', 2000, 100, '/sydney'],
    ['5,000 addresses', 5000, 0, ''],
    ['1,000 prefixes from room to room', 1000, 1000, undefined],
  ])('a long list is judged in less than a second: %s', (_, length, prefixes, home) => {
    const list = Array.from({ length }, (_each, at) => {
      const target = at < prefixes ? (home ?? `/sydney/room-${(at % 9) + 1}`) : `/sydney/new/${at}`;
      return entry(`${at}`, `/room-${at % 9}/page-${at}`, target, at < prefixes ? 'prefix' : 'exact');
    });
    const before = process.cpuUsage();
    expect(readRedirects(list, site).candidates).toHaveLength(length);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });

  test('whatever editors write, a visitor is redirected once at most, and never off the company’s domains', () => {
    const path = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 });
    const target = fc.oneof(
      path.map((segments) => `/sydney/${segments.join('/')}`),
      fc.constantFrom(
        'https://evil.example/',
        'https://a.meridian.example/x',
        '//evil.example',
        '/\\evil.example',
        '/%2f%2fevil.example',
        'https:/evil.example',
        '/sydney',
        '/paris/a',
        '',
      ),
      fc.string(),
    );
    const redirect = fc.tuple(path, target, fc.constantFrom<'exact' | 'prefix'>('exact', 'prefix'));
    fc.assert(
      fc.property(fc.array(redirect, { maxLength: 8 }), path, (list, visitedPath) => {
        const { rules } = readRedirects(
          list.map(([source, to, match], index) => entry(String(index), source.join('/'), to, match)),
          site,
        );
        const redirection = findRedirect(rules, visitedPath);
        if (!redirection) return;
        const landing = placeOf(redirection.destination, 'sydney');
        if (landing?.city === 'sydney') expect(findRedirect(rules, landing.path)).toBeUndefined();
        const href = new URL(redirectionHref(redirection, visit), site.origin);
        expect(site.domains.some((domain) => href.hostname === domain || href.hostname.endsWith(`.${domain}`))).toBe(
          true,
        );
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['exact', '/old', '/cn/sydney/mobile/what-is-happening/event/tea'],
  ['prefix', '/old/more', '/cn/sydney/mobile/what-is-happening/event/tea/more'],
] as const)('a redirect to an entry leads to its page: %s', (match, path, href) => {
  const tea = entryOf('event', { title: 'Tea', slug: 'tea' });
  expect(leads(path, { ...entry('a', '/old', '', match), internalLink: tea })).toBe(href);
});
