import { expect, test } from 'vitest';
import { testSite } from '../support/worker/testWorld.ts';

/** What Mozilla's Observatory says of an answer: points of the tests that a page's headers decide. */
type Rule = (headers: Headers, directive: (name: string) => string) => number;

const SIX_MONTHS = 15_768_000;
const maxAge = (headers: Headers): number =>
  Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? -1);

/**
 * By its public rules (github.com/mdn/mdn-http-observatory, src/grader/charts.js), in our words: 100 points to begin
 * with, these are lost or, from 90 on, gained. 100 and more is an A+.
 */
const rules: Readonly<Record<string, Rule>> = {
  policy: (_, directive) => {
    const scripts = directive('script-src') || directive('default-src');
    if (scripts === '' || /'unsafe-inline'|data:|https?:(?:\s|$)/.test(scripts)) return scripts === '' ? -25 : -20;
    if (scripts.includes("'unsafe-eval'")) return -10;
    if (/\bhttp:/.test(directive('img-src') + directive('media-src'))) return -10;
    if (/'unsafe-inline'|data:|https:(?:\s|$)/.test(directive('style-src'))) return 0;
    return directive('default-src') === "'none'" && /^'(?:none|self)'$/.test(directive('form-action')) ? 10 : 5;
  },
  cookies: (headers) =>
    headers.getSetCookie().some((cookie) => !/;\s*secure/i.test(cookie) || !/;\s*httponly/i.test(cookie)) ? -40 : 0,
  sharing: (headers) => (headers.has('access-control-allow-credentials') ? -50 : 0),
  referrer: (headers) =>
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers.get('referrer-policy') ?? '',
    )
      ? 5
      : -5,
  transport: (headers) => (maxAge(headers) < 0 ? -20 : maxAge(headers) < SIX_MONTHS ? -10 : 0),
  sniffing: (headers) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  framing: (headers, directive) =>
    directive('frame-ancestors') ? 5 : /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20,
  resource: (headers) => (/^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0),
};

function score(headers: Headers): number {
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((text): [string, string] => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
  const points = Object.values(rules).map((rule) => rule(headers, (name) => policy.get(name) ?? ''));
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const remainingPoints = 100 + sum(points.filter((value) => value < 0));
  return remainingPoints >= 90 ? remainingPoints + sum(points.filter((value) => value > 0)) : remainingPoints;
}

test.each<[string, Record<string, string>, string, number]>([
  ['a page', {}, '/en/sydney', 120],
  ['a page on a phone', {}, '/cn/sydney/mobile', 120],
  ['a page with a form', {}, '/en/sydney/contact-us', 120],
  ['a page that is not there', {}, '/en/sydney/no-such-page', 120],
  ['a page with a long HSTS', { HSTS_MAX_AGE: '31536000' }, '/en/sydney', 130],
  ['a page with third-party scripts', { BOOKING_SCRIPT: 'https://booking.example/widget.js' }, '/en/sydney', 120],
])('the headers of a page reach an A+: %s', async (_, variables, path, points) => {
  // As in production, over https.
  const site = testSite({ variables: { SERVICE_ASSET_HOSTS: 'images.ctfassets.net', ...variables } });
  expect(score((await site.visit(path)).headers)).toBe(points);
  // The one from the cache as well.
  expect(score((await site.visit(path)).headers)).toBe(points);
});
