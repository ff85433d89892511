import { beforeAll, describe, expect, test } from 'vitest';
import { HOOK_SECRET, tell } from './editing.ts';
import { formPages, formSite, goodNewsletter, prepareEnquiries } from './formWorld.ts';
import { testSite } from './testWorld.ts';

const onEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=120',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-xss-protection': '1; mode=block',
  'x-frame-options': 'SAMEORIGIN',
  'reporting-endpoints': 'csp="/_csp"',
};

const HEALTH_KEY = 'a-key-of-the-operators';
const PREVIEW_SECRET = 'a-secret-of-the-editors';

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
  [
    'a file that is only asked about',
    () => testSite().visit('/robots.txt', {}, { method: 'HEAD' }),
    200,
    /^public, max-age=120$/,
    /^text\/plain/,
  ],
  [
    'a page that ends a preview',
    () => testSite().visit('/en/sydney?is-preview-mode=false'),
    200,
    /^no-store$/,
    /^text\/html/,
  ],
  ['a preview', () => testSite().visit('/en/sydney?is-preview-mode=true'), 200, /^private, no-store$/, /^text\/html/],
  [
    'a door to the preview that stays shut',
    () => testSite({ variables: { PREVIEW_SECRET } }).visit('/preview?secret=wrong&path=/en/sydney'),
    403,
    /no-store/,
    undefined,
  ],
  [
    'a door to the preview that opens',
    () => testSite({ variables: { PREVIEW_SECRET } }).visit(`/preview?secret=${PREVIEW_SECRET}&path=/en/sydney`),
    302,
    /no-store/,
    undefined,
  ],
  [
    'a form that was sent',
    () => formSite().fill(formPages.newsletter, goodNewsletter),
    200,
    /^private, no-store$/,
    /^text\/html/,
  ],
  ['a form that comes back', () => formSite().fill(formPages.newsletter, {}), 422, /no-store/, /^text\/html/],
  [
    'a form from a foreign page',
    () => formSite().post(formPages.newsletter, new FormData(), { origin: 'https://evil.example' }),
    403,
    /no-store/,
    /^text\/html/,
  ],
  [
    'a hook that is taken',
    () =>
      tell(testSite({ variables: { CONTENTFUL_HOOK_SECRET: HOOK_SECRET } }), {
        topic: 'ContentManagement.Asset.publish',
        payload: { sys: { type: 'Asset', id: 'a' } },
      }),
    200,
    /^no-store$/,
    /^application\/json/,
  ],
  [
    'a hook that is refused',
    () => testSite({ variables: { CONTENTFUL_HOOK_SECRET: HOOK_SECRET } }).visit('/_hooks/contentful', {}, json({})),
    403,
    /^no-store$/,
    /^application\/json/,
  ],
  ['health', () => testSite().visit('/_health'), 200, /^no-store$/, /^text\/plain/],
  [
    'health in particular',
    () => testSite({ variables: { HEALTH_KEY } }).visit('/_health', { 'x-health-key': HEALTH_KEY }),
    200,
    /^private, no-store$/,
    /^application\/json/,
  ],
  [
    'health with a wrong key',
    () => testSite().visit('/_health', { 'x-health-key': 'wrong' }),
    403,
    /^no-store$/,
    undefined,
  ],
  [
    'a call for members without a session',
    () => testSite().visit('/en/sydney/api/logincomall', {}, json({})),
    400,
    /no-store/,
    /^application\/json/,
  ],
  [
    'a call for members from a foreign page',
    () => testSite().visit('/en/sydney/api/logincomall', { 'sec-fetch-site': 'cross-site' }, json({})),
    403,
    /^private, no-store$/,
    /^application\/json/,
  ],
  [
    'an empty cart',
    () => testSite().visit('/en/hong-kong/api/cart-quantity'),
    200,
    /^private, no-store$/,
    /^application\/json/,
  ],
  [
    'a report that is too long',
    () => testSite().visit('/_csp', {}, json('x'.repeat(20_000))),
    413,
    /^no-store$/,
    undefined,
  ],
];

beforeAll(prepareEnquiries);

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

  test.each([
    ['booking', 'BOOKING_SCRIPT', 'data-booking-failed', 'The booking service does not answer'],
    ['chat', 'CHAT_SCRIPT', 'data-chat-failed', 'The chat does not answer'],
  ])(
    '%s by another house is never in the page, which brings words for when it does not come',
    async (_, name, mark, words) => {
      const script = 'https://other.example/widget.js';
      const page = await (await testSite({ variables: { [name]: script } }).visit('/en/sydney')).text();
      expect(page).not.toContain(`src="${script}"`);
      const [, template = ''] = new RegExp(`<template ${mark}="">(.*?)</template>`).exec(page) ?? [];
      expect(template).toContain(words);
      expect(template).toContain('href="/en/sydney/contact-us"');
      expect(await (await testSite({ variables: { [name]: '' } }).visit('/en/sydney')).text()).not.toContain(mark);
    },
  );

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
