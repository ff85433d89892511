import { beforeAll, describe, expect, test } from 'vitest';
import { answers } from '../support/worker/everyAnswer.ts';
import { prepareEnquiries } from '../support/worker/formWorld.ts';
import { testSite } from '../support/worker/testWorld.ts';

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
    const { status: actualStatus, headers } = await ask();
    expect(actualStatus).toBe(status);
    expect(headers.get('cache-control')).toMatch(cache);
    if (type) expect(headers.get('content-type')).toMatch(type);
    for (const [header, value] of Object.entries(onEveryAnswer)) {
      if (name === 'a preview' && header === 'x-frame-options') expect(headers.get(header)).toBeNull();
      else expect([header, headers.get(header)]).toEqual([header, value]);
    }
    expect(headers.get('permissions-policy')).toContain('camera=()');
    // It would keep out the pictures and the framed pages of other hosts.
    expect(headers.get('cross-origin-embedder-policy')).toBeNull();
    for (const inner of ['x-fresh-until', 'x-true-until', 'x-powered-by', 'server', 'access-control-allow-origin'])
      expect([inner, headers.get(inner)]).toEqual([inner, null]);
    if (/no-store/.test(headers.get('cache-control') ?? '')) expect(headers.get('expires')).toBeNull();
  });

  test.each([
    'a page',
    'a page that is not there',
    'an error page',
    'a closed city',
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
      'img-src':
        "img-src 'self' data: https://assets.meridian.example https://assets.meridian-china.example http://localhost:8788",
      'media-src':
        "media-src 'self' https://assets.meridian.example https://assets.meridian-china.example http://localhost:8788",
      'font-src': "font-src 'self'",
      'connect-src': "connect-src 'self'",
      'frame-src': "frame-src 'self'",
      'form-action': "form-action 'self'",
      'manifest-src': "manifest-src 'self'",
      'worker-src': "worker-src 'self'",
      'base-uri': "base-uri 'none'",
      'frame-ancestors': "frame-ancestors 'self'",
      'require-trusted-types-for': "require-trusted-types-for 'script'",
      'trusted-types': 'trusted-types service-worker wechat-script closed-menus',
      'report-to': 'report-to csp',
      'report-uri': 'report-uri /_csp',
    });
  });

  const thirdParties = {
    BOOKING_SCRIPT: 'https://booking.example/widget.js',
    BOOKING_FRAMES: 'https://frames.booking.example',
    CHAT_SCRIPT: 'https://chat.example/chat.js',
    CHAT_ORIGINS: 'wss://chat.example',
    CONSENT_SCRIPT: 'https://consent.example/tool.js',
    TURNSTILE_SITE_KEY: 'key',
    TURNSTILE_ORIGIN: 'https://check.example',
  };

  test('frames may come from the hosts that a setting names', async () => {
    const answer = await testSite({ variables: { FRAME_HOSTS: 'video.example' } }).visit('/en/sydney');
    expect(answer.headers.get('content-security-policy')).toContain("; frame-src 'self' https://video.example;");
  });

  test('third-party scripts change nothing in the policy of the pages', async () => {
    const site = testSite({ variables: thirdParties });
    const policy = async (ask: Promise<Response>): Promise<string> =>
      ((await ask).headers.get('content-security-policy') ?? '').replaceAll(/'nonce-[^']*'/g, 'NONCE');
    const plainPolicy = await policy(testSite().visit('/en/sydney'));
    expect(plainPolicy).toContain(
      "require-trusted-types-for 'script'; trusted-types service-worker wechat-script closed-menus",
    );
    for (const path of ['/en/sydney', '/en/sydney', '/en/sydney/contact-us'])
      expect(await policy(site.visit(path))).toBe(plainPolicy);
  });

  test.each([
    ['booking', 'https://booking.example/widget.js', 'https://booking.example https://frames.booking.example'],
    ['chat', 'https://chat.example/chat.js', 'https://chat.example wss://chat.example'],
    ['consent', 'https://consent.example/tool.js', 'https://consent.example'],
    ['humanCheck', 'https://check.example/turnstile/v0/api.js?render=explicit', 'https://check.example'],
  ])('the framed page of %s may load from its own service alone', async (name, script, origins) => {
    const path = `/_third-party/${name}?lang=fr`;
    const answer = await testSite({ variables: thirdParties }).visit(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(await answer.text()).toContain(`<html lang="fr" data-third-party="${name}" data-script="${script}">`);
    expect(policy).toContain(`; frame-src ${origins};`);
    expect(policy).toContain(`; connect-src ${origins};`);
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[^']+' 'strict-dynamic';/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-eval');
    expect((await testSite({ variables: { BOOKING_SCRIPT: '' } }).visit(path)).status).toBe(404);
  });

  test.each([
    ['booking', 'BOOKING_SCRIPT', 'data-booking-failed', 'The booking service does not answer'],
    ['chat', 'CHAT_SCRIPT', 'data-chat-failed', 'The chat does not answer'],
  ])('%s by a third party is never in the page, which has a text for when it fails', async (_, name, mark, words) => {
    const script = 'https://other.example/widget.js';
    const page = await testSite({ variables: { [name]: script } }).read('/en/sydney');
    expect(page).not.toContain(`src="${script}"`);
    const [, template = ''] = new RegExp(`<template ${mark}="">(.*?)</template>`).exec(page) ?? [];
    expect(template).toContain(words);
    expect(template).toContain('href="/en/sydney/contact-us"');
    expect(await testSite({ variables: { [name]: '' } }).read('/en/sydney')).not.toContain(mark);
  });

  test('a map frame has its own policy; without a key it allows no map service', async () => {
    const { status, headers } = await testSite().visit('/_map/sydney/sydney');
    expect([status, headers.get('cache-control'), headers.get('content-security-policy-report-only')]).toEqual([
      200,
      'private, no-store',
      null,
    ]);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'nonce-[^']+' ; /);
  });
});
