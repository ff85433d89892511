import { describe, expect, test } from 'vitest';
import { testSite } from '../support/worker/testWorld.ts';

const variables = { SECURITY_CONTACT: 'mailto:security@meridian.example' };
const CITY_MANIFEST = '/manifest/en/sydney.webmanifest';

describe('the small files of the site', () => {
  test.each([
    ['/robots.txt', /^text\/plain/],
    ['/sw.js', /^text\/javascript/],
    ['/speculation-rules.json', /^application\/speculationrules\+json/],
    ['/.well-known/gpc.json', /^application\/json/],
    ['/.well-known/security.txt', /^text\/plain/],
    [CITY_MANIFEST, /^application\/manifest\+json/],
  ])('%s asks the content service nothing, and says so to caches and to whoever reads the log', async (path, type) => {
    const site = testSite({ variables });
    const answer = await site.visit(path);
    expect([answer.status, answer.headers.get('x-cache'), site.calls]).toEqual([200, 'BYPASS', []]);
    expect(answer.headers.get('content-type')).toMatch(type);
    expect(answer.headers.get('cache-control')).toMatch(path === '/sw.js' ? /^no-cache$/ : /^public, max-age=120/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/);
    expect((await answer.text()).length).toBeGreaterThan(10);
    const head = await site.visit(path, {}, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test.each([
    ['/.well-known/no-such-file', {}],
    ['/.well-known/security.txt', {}],
    ['/manifest/en/atlantis.webmanifest', {}],
    ['/robots.txt', { method: 'DELETE' }],
  ])('%s %o is no small file, and is left to the site', async (path, init) => {
    const answer = await testSite().visit(path, {}, init);
    expect(answer.status).toBe('method' in init ? 405 : 404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('are the same for editors, whose drafts they have nothing of', async () => {
    const [usualFile, editorFile] = await Promise.all(
      [{}, { referer: 'https://preview.meridian.example/' }].map((headers) => testSite().visit(CITY_MANIFEST, headers)),
    );
    expect(await editorFile?.text()).toBe(await usualFile?.text());
  });

  test('are not kept while operators have turned caches off', async () => {
    const site = testSite();
    site.coordinator?.setFlags('{"cache":false}');
    expect((await site.visit('/robots.txt')).headers.get('cache-control')).toBe('no-store');
  });

  test('that fail get a plain answer, which nobody keeps', async () => {
    const random = (): never => {
      throw new Error('no random bytes');
    };
    const site = testSite({ world: { random } });
    const answer = await site.visit('/robots.txt');
    expect([answer.status, await answer.text()]).toEqual([500, '500 Internal Server Error']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'strict-transport-security': 'max-age=120',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-xss-protection': '1; mode=block',
    });
    expect(site.lines.join('\n')).toContain('request failed');
  });
});
