import { describe, expect, test } from 'vitest';
import { testSite } from './testWorld.ts';

/**
 * By the rules of Mozilla's Observatory (github.com/mdn/mdn-http-observatory, src/grader/charts.js) a page of ours has
 * 100 points, 10 less for the specified HSTS of 120 seconds (six months are wanted; HSTS_MAX_AGE sets it), and so the
 * 90 from which extra credit counts: 10 for a policy from `default-src 'none'` without anything unsafe, 5 for the
 * referrer policy, 5 for framing by policy, 10 for the resource policy. That is 120, an A+; 130 with a long HSTS.
 */
const onEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=120',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-xss-protection': '0',
  'x-frame-options': 'SAMEORIGIN',
  'reporting-endpoints': 'csp="/_csp"',
};

const failing = () => testSite({ fetch: async () => new Response('', { status: 500 }) });
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** Every kind of answer: what is asked for, the status, its cache and its type. */
const answers: readonly [string, () => Promise<Response>, number, RegExp, RegExp | undefined][] = [
  ['a page', () => testSite().visit('/en/sydney'), 200, /^public, max-age=\d{1,3}$/, /^text\/html; charset=utf-8$/],
  [
    'a page with the cache off',
    () => testSite({ variables: { CACHE: '0' } }).visit('/en/sydney'),
    200,
    /no-store/,
    /^text\/html/,
  ],
  ['a page that is not there', () => testSite().visit('/en/sydney/no-such-page'), 404, /^no-store$/, /^text\/html/],
  ['an error page', () => failing().visit('/en/sydney'), 500, /^no-store$/, /^text\/html/],
  ['a closed door', () => testSite().visit('/sydney/maintenance'), 503, /^no-store$/, /^text\/html/],
  ['a redirect by a gate', () => testSite().visit('/'), 302, /^no-store$/, undefined],
  [
    'a redirect by a page',
    () => testSite().visit('/en/sydney/brand/offlinebrandstorypage'),
    302,
    /^no-store$/,
    undefined,
  ],
  [
    'a redirect to a cleaned keyword',
    () => testSite().visit('/en/sydney/searching/%3Cb%3E'),
    302,
    /^no-store$/,
    undefined,
  ],
  [
    'an answer of the content proxy',
    () => testSite().visit('/sydney_api?content_type=news'),
    200,
    /^public, max-age=120$/,
    /^application\/json/,
  ],
  [
    'a refusal of the content proxy',
    () => testSite().visit('/sydney_api?content_type=nonsense'),
    400,
    /^no-store$/,
    /^application\/json/,
  ],
  [
    'a failure of the content proxy',
    () => failing().visit('/sydney_api?content_type=news'),
    502,
    /^no-store$/,
    /^application\/json/,
  ],
  [
    'a content query',
    () => testSite().visit('/_content/en/sydney/news', {}, json({ limit: 1 })),
    200,
    /^no-store$/,
    /^application\/json/,
  ],
  [
    'a search',
    () => testSite().visit('/_search/en/sydney?keyword=watch'),
    200,
    /^public, max-age=120$/,
    /^application\/json/,
  ],
  ['robots.txt', () => testSite().visit('/robots.txt'), 200, /^public, max-age=120$/, /^text\/plain/],
  ['a sitemap', () => testSite().visit('/sitemap.xml'), 200, /^public, max-age=120$/, /^application\/xml/],
  [
    'the web manifest',
    () => testSite().visit('/manifest.webmanifest'),
    200,
    /^public, max-age=120$/,
    /^application\/manifest\+json/,
  ],
  [
    'a method that nothing answers to',
    () => testSite().visit('/en/sydney', {}, { method: 'DELETE' }),
    405,
    /^no-store$/,
    /^text\/plain/,
  ],
  ['a report', () => testSite().visit('/_csp', {}, json([])), 204, /^no-store$/, undefined],
  ['a preview', () => testSite().visit('/en/sydney?is-preview-mode=true'), 200, /^private, no-store$/, /^text\/html/],
];

describe('headers of every kind of answer', () => {
  test.each(answers)('%s', async (name, ask, status, cache, type) => {
    const { status: found, headers } = await ask();
    expect(found).toBe(status);
    expect(headers.get('cache-control')).toMatch(cache);
    if (type) expect(headers.get('content-type')).toMatch(type);
    for (const [header, value] of Object.entries(onEveryAnswer)) {
      if (name === 'a preview' && header === 'x-frame-options') expect(headers.get(header)).toBeNull();
      else expect([header, headers.get(header)]).toEqual([header, value]);
    }
    expect(headers.get('permissions-policy')).toContain('camera=()');
    for (const inner of ['x-fresh-until', 'x-true-until', 'x-powered-by', 'server', 'access-control-allow-origin'])
      expect([inner, headers.get(inner)]).toEqual([inner, null]);
    if (/no-store/.test(headers.get('cache-control') ?? '')) expect(headers.get('expires')).toBeNull();
  });

  test.each([
    'a page',
    'a page that is not there',
    'an error page',
    'a closed door',
    'a redirect by a gate',
    'a search',
  ])('the policy of %s', async (name) => {
    const [, ask] = answers.find(([candidate]) => candidate === name) ?? [];
    const policy = (await ask?.())?.headers.get('content-security-policy') ?? '';
    const directives = Object.fromEntries(policy.split('; ').map((text) => [text.split(' ', 1)[0], text]));
    expect({
      ...directives,
      'script-src': directives['script-src']?.replace(/'nonce-[A-Za-z0-9+/]{22}=='/, 'NONCE'),
      'style-src': directives['style-src']?.replace(/'nonce-[A-Za-z0-9+/]{22}=='/, 'NONCE'),
    }).toEqual({
      'default-src': "default-src 'none'",
      'script-src': "script-src NONCE 'strict-dynamic'",
      'style-src': "style-src 'self' NONCE",
      'img-src': "img-src 'self' data: https://assets.meridian.example https://assets.meridian-china.example",
      'media-src': "media-src 'self' https://assets.meridian.example https://assets.meridian-china.example",
      'font-src': "font-src 'self'",
      'connect-src': "connect-src 'self'",
      'frame-src': "frame-src 'self'",
      'form-action': "form-action 'self'",
      'manifest-src': "manifest-src 'self'",
      'base-uri': "base-uri 'none'",
      'frame-ancestors': "frame-ancestors 'self'",
      'require-trusted-types-for': "require-trusted-types-for 'script'",
      'trusted-types': 'trusted-types scripts',
      'report-to': 'report-to csp',
      'report-uri': 'report-uri /_csp',
    });
  });

  test('scripts of other houses take Trusted Types back to reports only', async () => {
    const site = testSite({ variables: { BOOKING_SCRIPT: 'https://booking.example/widget.js' } });
    for (const { headers } of [await site.visit('/en/sydney'), await site.visit('/en/sydney')]) {
      expect(headers.get('content-security-policy')).not.toContain('trusted-types');
      expect(headers.get('content-security-policy-report-only')).toBe(
        "require-trusted-types-for 'script'; trusted-types scripts; report-to csp; report-uri /_csp",
      );
    }
  });

  test('a preview may be framed by the editor’s own app alone, and is never indexed', async () => {
    const { headers } = await testSite().visit('/en/sydney?is-preview-mode=true');
    expect(headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://app.contentful.com https://app.eu.contentful.com",
    );
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });

  test('a map frame has a policy of its own; without a key it lets nobody in', async () => {
    const { status, headers } = await testSite().visit('/_map/sydney/sydney');
    expect([status, headers.get('cache-control'), headers.get('content-security-policy-report-only')]).toEqual([
      200,
      'private, no-store',
      null,
    ]);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'nonce-[^']+' ; /);
  });
});

describe('reports of what the policy stopped', () => {
  const violation = (page = 'https://www.meridian.example/en/sydney?name=Ada#x') => ({
    type: 'csp-violation',
    url: page,
    body: {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js?token=1',
      documentURL: page,
      sourceFile: '',
      disposition: 'enforce',
    },
  });

  test('one line each, without anything personal', async () => {
    const site = testSite();
    await site.visit('/_csp', {}, json([violation(), violation()]));
    const lines = site.lines.filter((line) => line.includes('policy violated'));
    expect(lines.length).toBe(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'https://www.meridian.example/en/sydney',
      disposition: 'enforce',
    });
    expect(site.lines.join()).not.toMatch(/Ada|token/);
  });

  test('older browsers’ form', async () => {
    const site = testSite();
    await site.visit(
      '/_csp',
      {},
      json({
        'csp-report': {
          'violated-directive': 'img-src',
          'blocked-uri': 'data',
          'document-uri': 'https://www.meridian.example/',
        },
      }),
    );
    expect(site.lines.join()).toContain('"directive":"img-src"');
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another list', '[1,2]'],
    ['another report', '[{"type":"deprecation","body":{}}]'],
    ['more than a browser sends', JSON.stringify(Array.from({ length: 11 }, () => violation()))],
    [
      'line breaks in a value, which stay inside their line',
      JSON.stringify([{ ...violation('https://x.example/\n{"level":"error"}') }]),
    ],
  ])('%s', async (_, body) => {
    const site = testSite();
    const { status } = await site.visit('/_csp', {}, { method: 'POST', body });
    expect(status).toBe(204);
    for (const line of site.lines) expect(line).not.toContain('\n');
  });

  test('a body that is too long is refused', async () => {
    expect(
      (
        await testSite().visit(
          '/_csp',
          {},
          { method: 'POST', body: 'x'.repeat(20_000), headers: { 'content-length': '20000' } },
        )
      ).status,
    ).toBe(413);
  });

  test('sixty a minute, whatever comes', async () => {
    const site = testSite();
    const statuses: number[] = [];
    for (let count = 0; count < 100; count += 1)
      statuses.push((await site.visit('/_csp', {}, json([violation()]))).status);
    expect([
      statuses.filter((status) => status === 204).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([60, 40]);
    site.setNow('2026-06-15T02:01:01.000Z');
    expect((await site.visit('/_csp', {}, json([violation()]))).status).toBe(204);
  });

  test('a visitor whom the platform limits is refused', async () => {
    const site = testSite({ world: { events: { write: () => undefined, allows: async () => false } } });
    expect((await site.visit('/_csp', {}, json([violation()]))).status).toBe(429);
  });
});
