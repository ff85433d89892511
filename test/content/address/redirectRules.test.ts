import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findRedirect,
  placeOf,
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

function leads(path: string, ...entries: RedirectEntry[]): string | undefined {
  const found = findRedirect(readRedirects(entries, site).rules, path.split('/').filter(Boolean));
  return found && redirectionHref(found, visit);
}
const problems = (...entries: RedirectEntry[]): string[] =>
  readRedirects(entries, site).problems.map(({ entry: id, problem }) => `${id}: ${problem}`);

describe('redirects', () => {
  test.each<[string, string, RedirectEntry, string | undefined]>([
    [
      'speaks the visitor’s language and stays in the tree',
      '/old',
      entry('a', '/old', '/en/sydney/new'),
      '/cn/sydney/mobile/new',
    ],
    ['in any case', '/OLD', entry('a', 'old', '/sydney/new'), '/cn/sydney/mobile/new'],
    ['a source with its city', '/old', entry('a', '/en/sydney/old', '/sydney/new'), '/cn/sydney/mobile/new'],
    ['to another city', '/old', entry('a', '/old', '/paris/new'), '/cn/paris/mobile/new'],
    [
      'keeps query and anchor',
      '/old',
      entry('a', '/old', '/sydney/new?sort=end#more'),
      '/cn/sydney/mobile/new?sort=end#more',
    ],
    [
      'an own address is a path',
      '/old',
      entry('a', '/old', 'https://www.meridian.example/en/sydney/new'),
      '/cn/sydney/mobile/new',
    ],
    [
      'another own domain',
      '/old',
      entry('a', '/old', 'https://shop.meridian-china.example/x'),
      'https://shop.meridian-china.example/x',
    ],
    ['an exact one does not take what is below', '/old/more', entry('a', '/old', '/sydney/new'), undefined],
    [
      'a prefix carries over what is below',
      '/old/more',
      entry('a', '/old', '/sydney/new', 'prefix'),
      '/cn/sydney/mobile/new/more',
    ],
    ['a prefix ends at a slash', '/older', entry('a', '/old', '/sydney/new', 'prefix'), undefined],
  ])('%s', (_, path, redirect, href) => {
    expect(leads(path, redirect)).toBe(href);
  });

  test('the most specific one wins', () => {
    const entries = [
      entry('a', '/old', '/sydney/a', 'prefix'),
      entry('b', '/old/more', '/sydney/b', 'prefix'),
      entry('c', '/old/more', '/sydney/c'),
    ];
    expect([leads('/old/x', ...entries), leads('/old/more/x', ...entries), leads('/old/more', ...entries)]).toEqual([
      '/cn/sydney/mobile/a/x',
      '/cn/sydney/mobile/b/x',
      '/cn/sydney/mobile/c',
    ]);
  });

  test.each<[string, RedirectEntry[], string[]]>([
    ['to itself', [entry('a', '/old', '/sydney/old')], ['a: it leads back to itself']],
    ['to itself in capitals and with a slash', [entry('a', '/old', '/en/Sydney/OLD/')], ['a: it leads back to itself']],
    ['a prefix into itself', [entry('a', '/old', '/sydney/old/new', 'prefix')], ['a: it leads back to itself']],
    [
      'in a circle',
      [entry('a', '/one', '/sydney/two'), entry('b', '/two', '/sydney/one')],
      ['a: it leads back to itself', 'b: it leads back to itself'],
    ],
    [
      'in a circle of three',
      [entry('a', '/1', '/sydney/2'), entry('b', '/2', '/sydney/3'), entry('c', '/3', '/sydney/1')],
      ['a: it leads back to itself', 'b: it leads back to itself', 'c: it leads back to itself'],
    ],
    [
      'a chain',
      [entry('a', '/one', '/sydney/two'), entry('b', '/two', '/sydney/three')],
      ['a: it leads to another redirect'],
    ],
    [
      'to itself on another host of ours',
      [entry('a', '/old', 'https://www.meridian-china.example/cn/sydney/old')],
      ['a: it leads back to itself'],
    ],
    [
      'a chain by prefix',
      [entry('a', '/one', '/sydney/two/x'), entry('b', '/two', '/sydney/three', 'prefix')],
      ['a: it leads to another redirect'],
    ],
    [
      'a prefix onto others',
      [entry('a', '/one', '/sydney/two', 'prefix'), entry('b', '/two/x', '/sydney/three')],
      ['a: it leads to another redirect'],
    ],
    [
      'in a circle below a prefix',
      [entry('a', '/one', '/sydney/two', 'prefix'), entry('b', '/two/x', '/sydney/one/x')],
      ['b: it leads back to itself', 'a: it leads back to itself'],
    ],
    [
      'a prefix to one page of another host of ours, above another',
      [
        entry('a', '/one', 'https://www.meridian-china.example/cn/sydney/two', 'prefix'),
        entry('b', '/two/x', '/sydney/three'),
      ],
      [],
    ],
    [
      'twice the same source',
      [entry('a', '/old', '/sydney/x'), entry('b', '/OLD/', '/sydney/y')],
      ['b: another redirect has the same source'],
    ],
    ['off the domains', [entry('a', '/old', 'https://evil.example/')], ['a: it leads off the company’s domains']],
    ['by mail', [entry('a', '/old', 'mail@meridian.com')], ['a: it leads off the company’s domains']],
    [
      'a domain that only looks alike',
      [entry('a', '/old', 'https://meridian.example.evil.example/')],
      ['a: it leads off the company’s domains'],
    ],
    ['a script', [entry('a', '/old', 'javascript:alert(1)')], ['a: it leads nowhere']],
    ['a path without a host', [entry('a', '/old', '//evil.example/sydney')], ['a: it leads nowhere']],
    ['a path that turns into a host', [entry('a', '/old', '/x/..//evil.example')], ['a: it leads nowhere']],
    ['nowhere', [entry('a', '/old', '#')], ['a: it leads nowhere']],
    [
      'the whole city',
      [entry('a', '/', '/paris', 'prefix'), entry('b', '/sydney', '/paris', 'prefix')],
      ['a: the source is no path after the city', 'b: the source would take the whole city'],
    ],
    ['another city’s source', [entry('a', '/paris/old', '/sydney/new')], ['a: the source is no path after the city']],
    [
      'no path',
      [entry('a', 'https://www.meridian.example/old', '/sydney/new')],
      ['a: the source is no path after the city'],
    ],
    ['a source with a query', [entry('a', '/old?x=1', '/sydney/new')], ['a: the source is no path after the city']],
  ])('%s is refused', (_, entries, expected) => {
    expect(problems(...entries)).toEqual(expected);
  });

  test('whatever editors write, a visitor is redirected once at most, and never off the company’s domains', () => {
    const segment = fc.constantFrom('a', 'b', 'c');
    const path = fc.array(segment, { minLength: 1, maxLength: 3 });
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
      fc.property(fc.array(redirect, { maxLength: 8 }), path, (list, asked) => {
        const { rules } = readRedirects(
          list.map(([source, to, match], index) => entry(String(index), source.join('/'), to, match)),
          site,
        );
        const found = findRedirect(rules, asked);
        if (!found) return;
        const landing = placeOf(found.destination, 'sydney');
        if (landing?.city === 'sydney') expect(findRedirect(rules, landing.path)).toBeUndefined();
        const href = new URL(redirectionHref(found, visit), site.origin);
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
