import { describe, expect, test } from 'vitest';
import { previewToken } from '../../worker/preview/previewTokens.ts';
import { headOf, PREVIEW_SECRET, testSite } from '../support/worker/testWorld.ts';

const EDITING_NOW = '2026-06-15T02:00:00.005Z';
const now = Math.floor(Date.parse(EDITING_NOW) / 1000);
const guardedSite = () => testSite({ now: EDITING_NOW, variables: { PREVIEW_SECRET } });
const cookieOf = (answer: Response): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
// Not by its Cache-Control: on a busy machine a page whose parts follow it is its visitor's own as well.
const isPreview = (answer: Response): boolean => answer.headers.get('x-robots-tag') === 'noindex, nofollow';

describe('who sees drafts when a secret is set', () => {
  test('the secret opens the preview, by a cookie that only the editor’s frame needs', async () => {
    const site = guardedSite();
    const answer = await site.visit(`/preview?secret=${PREVIEW_SECRET}&path=/en/sydney`);
    expect([answer.status, isPreview(answer)]).toEqual([302, true]);
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^is-preview-mode=[0-9a-z]+\.[0-9a-f]{64}; Max-Age=43200; Path=\/; SameSite=None; Secure; HttpOnly; Partitioned$/,
    );
    const location = answer.headers.get('location') ?? '';
    expect(location.startsWith('/en/sydney?is-preview-mode=')).toBe(true);
    expect(isPreview(await site.visit(location))).toBe(true);
    expect(isPreview(await site.visit('/en/sydney', { cookie: cookieOf(answer) }))).toBe(true);
  });

  test.each([
    ['entry=sydney-event-tea-at-dusk', '/en/sydney/what-is-happening/event/tea-at-dusk'],
    ['entry=sydney-event-tea-at-dusk&locale=zh-CN', '/cn/sydney/what-is-happening/event/tea-at-dusk'],
    ['entry=sydney-event-tea-at-dusk&locale=de', '/en/sydney/what-is-happening/event/tea-at-dusk'],
    ['entry=brand-aurelle', '/en/sydney'],
  ])('%s opens at %s', async (query, page) => {
    const site = guardedSite();
    const answer = await site.visit(`/preview?secret=${PREVIEW_SECRET}&${query}`);
    expect([answer.status, answer.headers.get('location')?.split('?')[0]]).toEqual([302, page]);
  });

  test.each([
    ['an entry that is not there', `secret=${PREVIEW_SECRET}&entry=nobody`, 404],
    ['an entry that is no id', `secret=${PREVIEW_SECRET}&entry=a,b`, 400],
    ['an entry with a wrong secret', 'secret=wrong&entry=sydney-event-tea-at-dusk', 403],
  ])('%s opens nothing', async (_, query, status) => {
    expect(headOf(await guardedSite().visit(`/preview?${query}`), 'set-cookie')).toEqual([status, null]);
  });

  test('an entry that the content service does not tell of opens nothing, and says so', async () => {
    const fetch = async () => new Response('no', { status: 401 });
    const variables = { PREVIEW_SECRET };
    const site = testSite({ now: EDITING_NOW, variables, fetch });
    const answer = await site.visit(`/preview?secret=${PREVIEW_SECRET}&entry=any`);
    expect(site.lines.filter((line) => line.includes('"preview not opened"'))).toHaveLength(1);
    expect([answer.status, answer.headers.get('set-cookie'), await answer.text()]).toEqual([
      502,
      null,
      'The content service does not tell of the entry: content service answered 401.',
    ]);
  });

  test.each<[string, string, Record<string, string>]>([
    ['the plain flag', '/en/sydney?is-preview-mode=true', {}],
    ['an unsigned token', `/en/sydney?is-preview-mode=${(now + 999).toString(36)}.${'0'.repeat(64)}`, {}],
    ['an unsigned cookie', '/en/sydney', { cookie: `is-preview-mode=${(now + 999).toString(36)}.${'a'.repeat(64)}` }],
    ['the secret as the flag', `/en/sydney?is-preview-mode=${PREVIEW_SECRET}`, {}],
  ])('%s is a guess and shows the public page', async (_, path, headers) => {
    const site = guardedSite();
    const answer = await site.visit(path, headers);
    expect([answer.status, isPreview(answer)]).toEqual([200, false]);
    expect(site.calls.some((url) => url.includes('127.0.0.1'))).toBe(false);
    expect(await answer.text()).not.toContain('data-contentful-entry-id');
  });

  test('who guesses the secret has only so many guesses, an editor with the secret never waits', async () => {
    const events = { write: () => undefined, allows: async (key: string) => !key.startsWith('preview ') };
    const site = testSite({ variables: { PREVIEW_SECRET }, now: EDITING_NOW, world: { events } });
    const refused = await site.visit('/preview?secret=wrong&path=/en/sydney');
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('Wait a minute')]);
    expect((await site.visit(`/preview?secret=${PREVIEW_SECRET}&path=/en/sydney`)).status).toBe(302);
  });

  test.each([
    ['a wrong secret', '/preview?secret=wrong&path=/en/sydney', 403],
    ['no secret', '/preview?path=/en/sydney', 403],
    ['a foreign address', `/preview?secret=${PREVIEW_SECRET}&path=https://evil.example/sydney`, 400],
    ['a foreign host', `/preview?secret=${PREVIEW_SECRET}&path=//evil.example/sydney`, 400],
    ['a backslash', `/preview?secret=${PREVIEW_SECRET}&path=/\\evil.example`, 400],
    ['no page', `/preview?secret=${PREVIEW_SECRET}&path=/preview`, 400],
  ])('%s does not get through', async (_, path, status) => {
    const site = guardedSite();
    const answer = await site.visit(path);
    expect(headOf(answer, 'set-cookie', 'location')).toEqual([status, null, null]);
    expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
      'private, no-store',
      'noindex, nofollow',
    ]);
    expect(site.lines.some((line) => line.includes('"warning","event":"preview refused"'))).toBe(status === 403);
  });

  test('drafts by call need the same permission', async () => {
    const site = guardedSite();
    const call = '/sydney_p_api?content_type=event&limit=1';
    const token = await previewToken(PREVIEW_SECRET, now + 60);
    expect((await site.visit(`${call}&is-preview-mode=true`)).status).toBe(403);
    expect((await site.visit(call, { cookie: `is-preview-mode=${token}` })).status).toBe(200);
  });

  test.each<[string, string, Record<string, string>]>([
    ['a call that a page sends', 'true', { 'sec-fetch-mode': 'cors' }],
    ['what the service worker fetches', 'false', { 'sec-fetch-mode': 'same-origin' }],
    ['a prefetch of the link that leaves', 'false', { 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' }],
  ])('%s neither opens nor ends the preview', async (_, flag, headers) => {
    const path = `/en/sydney?is-preview-mode=${flag}`;
    const site = testSite({ now: EDITING_NOW });
    expect((await site.visit(path, headers)).headers.get('set-cookie')).toBeNull();
    expect((await site.visit(path, { 'sec-fetch-mode': 'navigate' })).headers.get('set-cookie')).not.toBeNull();
  });

  test('leaving ends the cookie, and nobody keeps the page that does it', async () => {
    const answer = await guardedSite().visit('/en/sydney?is-preview-mode=false');
    expect([isPreview(answer), answer.headers.get('set-cookie')]).toEqual([
      false,
      expect.stringContaining('Max-Age=0'),
    ]);
    expect([answer.headers.get('cache-control'), answer.headers.get('expires')]).toEqual(['private, no-store', null]);
  });

  test.each(['member/landing', 'eshop/cart'])('nothing of a preview goes to %s, which others run', async (path) => {
    const token = await previewToken(PREVIEW_SECRET, now + 60);
    const preview = `is-preview-mode=${token}&preview-at=2026-07-01&preview-release=spring&preview-side=after`;
    const query = `?source=a%20b&${preview}&is%2Dpreview-mode=${token}&q=1&q=2`;
    expect(headOf(await guardedSite().visit(`/en/hong-kong/${path}${query}`), 'location')).toEqual([
      302,
      expect.stringMatching(/^https:\/\/(?:member|shop)\.meridian\.example\/.*\?source=a%20b&q=1&q=2$/),
    ]);
  });

  test('the moment and the release of the address are shown when the preview opens', async () => {
    const query = 'path=/en/sydney&preview-at=2026-07-01T09:00&preview-release=spring';
    const answer = await guardedSite().visit(`/preview?secret=${PREVIEW_SECRET}&${query}`);
    const { searchParams } = new URL(answer.headers.get('location') ?? '', 'https://site.example');
    expect([searchParams.get('preview-at'), searchParams.get('preview-release')]).toEqual([
      '2026-07-01T09:00',
      'spring',
    ]);
  });

  test('without a secret, on one’s own machine, the plain flag opens it', async () => {
    expect(headOf(await testSite().visit('/preview?secret=&entry=sydney-home&locale=en-US'), 'location')).toEqual([
      302,
      '/en/sydney?is-preview-mode=true',
    ]);
  });

  test('the root and another spelling open as the page that they lead to', async () => {
    const open = async (path: string) =>
      (await guardedSite().visit(`/preview?secret=${PREVIEW_SECRET}&path=${path}`)).headers;
    expect((await open('/')).get('location')).toMatch(/^\/\?is-preview-mode=/);
    expect((await open('/EN/Sydney//dining/')).get('location')).toMatch(/^\/en\/sydney\/dining\?is-preview-mode=/);
    expect((await open('/en/sydney%3Fa=b')).get('location')).toBeNull();
  });
});
