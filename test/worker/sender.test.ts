import { describe, expect, test } from 'vitest';
import { isFromSitePage, senderOf } from '../../worker/routes/sender.ts';
import { posted } from '../support/worker/services.ts';
import { testSite } from '../support/worker/testWorld.ts';

const requestWith = (headers: Readonly<Record<string, string>>): Request =>
  new Request('https://edge.meridian.example/en/sydney', { headers });

describe('who sends', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    // However an IPv6 address is written, everybody of its network counts as one.
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:db8::2:1', '2001:db8::/64'],
    ['::1', '::/64'],
    // An IPv4 address that is written as IPv6 is the same sender.
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['a:b:no address', 'a:b:no address'],
  ])('%s counts as %s', (address, sender) => {
    expect(senderOf(requestWith({ 'cf-connecting-ip': address }))).toBe(sender);
  });

  test('a rate limit that fails stops no sender, and is logged', async () => {
    const failingLimiter = { write: () => undefined, allows: () => Promise.reject(new Error('limiter down')) };
    const site = testSite({ world: { events: failingLimiter } });
    const report = {
      city: 'sydney',
      language: 'en',
      page: 'home',
      events: [{ event: 'clickBookNow', contentName: 'x' }],
    };
    expect((await site.visit('/_events', ...posted(report))).status).toBe(204);
    expect(site.lines.some((line) => line.includes('rate limit unavailable'))).toBe(true);
  });
});

test.each<[headers: Readonly<Record<string, string>>, isFromSite: boolean]>([
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://www.meridian.example' }, false],
  [{ 'sec-fetch-site': '' }, false],
  [{ origin: 'https://www.meridian.example' }, true],
  [{ origin: 'https://edge.meridian.example' }, true],
  [{ origin: 'http://www.meridian.example' }, false],
  [{ origin: 'null' }, false],
])('a request with %o is from a page of this site: %s', (headers, isFromSite) => {
  expect(isFromSitePage(requestWith(headers), 'https://www.meridian.example')).toBe(isFromSite);
});
