import { beforeAll, describe, expect, test } from 'vitest';
import { answers } from './everyAnswer.ts';
import { prepareEnquiries } from './formWorld.ts';
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
