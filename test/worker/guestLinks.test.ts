import { describe, expect, test } from 'vitest';
import { readLimits } from '../../worker/platform/siteWorld.ts';
import { previewToken } from '../../worker/preview/previewTokens.ts';
import { edit } from '../support/worker/editing.ts';
import { elements, unescaped } from '../support/worker/pageText.ts';
import { headOf, later, ORIGIN, PHONE, PREVIEW_SECRET, testSite } from '../support/worker/testWorld.ts';

const AT = '2026-06-15T02:00:00.091Z';
const EVENT = '/en/sydney/what-is-happening/event/tea-at-dusk';
const GUESTS = '/preview/guest';
const seconds = Math.floor(Date.parse(AT) / 1000);

const guardedSite = (variables = { PREVIEW_SECRET }) => testSite({ now: AT, variables });
type Site = ReturnType<typeof guardedSite>;
// Not by its Cache-Control: on a busy machine a page whose parts follow it is its visitor's own as well.
const isPreview = (answer: Response): boolean => answer.headers.get('x-robots-tag') === 'noindex, nofollow';
const editorCookie = async (secret = PREVIEW_SECRET) =>
  `is-preview-mode=${await previewToken(secret, seconds + 40 * 86_400)}`;

async function post(
  site: Site,
  path: string,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  return site.visit(path, headers, { method: 'POST', body: new URLSearchParams(form) });
}

/** An editor makes a link. */
async function linkOf(site: Site, form: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await post(
    site,
    '/_desk/links',
    { path: EVENT, hours: '1', ...form },
    { cookie: await editorCookie() },
  );
  expect(answer.status).toBe(200);
  const input = elements(await answer.text(), 'input').find(({ name }) => name === 'link');
  return unescaped(input?.['value'] ?? '');
}

/** The hashes by which an editor can withdraw the live links. */
async function listedHashes(site: Site): Promise<readonly string[]> {
  const cookie = await editorCookie(site.world.settings.previewSecret);
  return elements(await site.read('/_desk/links', { cookie }), 'button').map(({ value }) => value ?? '');
}

/** A guest opens a link: the answer, and the header that the browser sends from then on. */
async function openLink(site: Site, link: string) {
  const answer = await post(site, GUESTS, { link: new URL(link).hash.slice(1) });
  const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
  return { answer, location: answer.headers.get('location') ?? '', headers: { cookie } };
}

describe('a link for a guest', () => {
  test('opens the drafts of one page in both trees, without tools, and says what it is', async () => {
    await edit({
      at: AT,
      id: 'sydney-event-tea-at-dusk',
      action: 'save',
      fields: { title: { 'en-US': 'Only a draft' } },
    });
    const site = guardedSite();
    const link = await linkOf(site);
    const { answer, location, headers } = await openLink(site, link);
    expect([answer.status, location, answer.headers.get('cache-control')]).toEqual([303, EVENT, 'private, no-store']);
    const token = link.slice(-64);
    expect(answer.headers.getSetCookie()).toEqual(
      [EVENT, EVENT.replace('sydney', 'sydney/mobile')].map(
        (path) => `preview-guest=${token}; Max-Age=3600; Path=${path}; SameSite=Lax; Secure; HttpOnly`,
      ),
    );
    const draft = await site.visit(`${location}?utm_source=letter`, headers);
    expect([draft.status, isPreview(draft), draft.headers.get('cache-control')]).toEqual([
      200,
      true,
      'private, no-store',
    ]);
    const page = (await draft.text()).replaceAll('<!-- -->', '');
    expect(page).toContain('Only a draft');
    expect(page).toContain('Unpublished content is shown.');
    for (const tool of ['data-contentful', 'preview.css', 'preview.js', '/_desk/', '\uE010'])
      expect(page).not.toContain(tool);
    const phoneHeaders = { ...headers, 'user-agent': PHONE };
    const phoneRedirect = await site.visit(location, phoneHeaders);
    expect(isPreview(await site.visit(phoneRedirect.headers.get('location') ?? '', phoneHeaders))).toBe(true);
    expect(await site.read(EVENT)).not.toContain('Only a draft');
  });

  test('shows its moment and its release, and no others', async () => {
    const site = guardedSite();
    const fields = { title: { 'en-US': 'Only in the release' } };
    await edit({ at: AT, id: 'sydney-event-tea-at-dusk', action: 'release', release: 'spring', fields });
    const laterView = { 'preview-at': '2026-06-15T04:00:00.000Z', 'preview-release': 'spring' };
    const { location, headers } = await openLink(site, await linkOf(site, laterView));
    expect(location).toBe(`${EVENT}?${new URLSearchParams(laterView)}`);
    const draft = await site.visit(location, headers);
    expect([isPreview(draft), (await draft.text()).includes('Only in the release')]).toEqual([true, true]);
    const phoneRedirect = await site.visit(location, { ...headers, 'user-agent': PHONE });
    const phoneAnswer = await site.visit(phoneRedirect.headers.get('location') ?? '', {
      ...headers,
      'user-agent': PHONE,
    });
    expect([phoneRedirect.status, isPreview(phoneAnswer)]).toEqual([302, true]);
    for (const address of [
      EVENT,
      location.replace('spring', 'summer'),
      location.replace('T04', 'T05'),
      `${location}&preview-side=before`,
      `${location}&preview-at=2027-01-01`,
      `${location}&is-preview-mode=false`,
    ])
      expect([address, isPreview(await site.visit(address, headers))]).toEqual([address, false]);
  });

  test('opens no other page, no call and no desk', async () => {
    const site = guardedSite();
    const { headers } = await openLink(site, await linkOf(site));
    for (const path of ['/en/sydney', EVENT.replace('/en/', '/cn/'), EVENT.replace('tea-at-dusk', 'silk-in-the-hand')])
      expect([path, isPreview(await site.visit(path, headers))]).toEqual([path, false]);
    const statuses = [
      await site.visit('/sydney_p_api?content_type=event&limit=1', headers),
      await site.visit('/_desk/links', headers),
      await post(site, '/_desk/links', { path: EVENT, hours: '1' }, headers),
      await site.visit(`/preview/receipt${EVENT}`, headers, { method: 'POST', body: '{}' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 404, 404, 403]);
  });

  test('ends after its hours, when it is withdrawn, and with the preview’s secret', async () => {
    const site = guardedSite();
    const link = await linkOf(site, { hours: '336' });
    const { headers } = await openLink(site, link);
    const opens = async (): Promise<readonly [number, boolean]> => [
      (await openLink(site, link)).answer.status,
      isPreview(await site.visit(EVENT, headers)),
    ];
    site.setNow(later(336 * 3600 - 1, AT));
    expect(await opens()).toEqual([303, true]);
    site.setNow(later(336 * 3600, AT));
    expect(await opens()).toEqual([403, false]);
    site.setNow(AT);
    const cookie = await editorCookie();
    const [hash = ''] = await listedHashes(site);
    expect((await post(site, '/_desk/links/withdraw', { hash }, headers)).status).toBe(404);
    expect((await post(site, '/_desk/links/withdraw', { hash }, { cookie })).status).toBe(200);
    expect(await opens()).toEqual([403, false]);
    for (const noLink of [hash, '0'.repeat(64)])
      expect((await post(site, '/_desk/links/withdraw', { hash: noLink }, { cookie })).status).toBe(404);
    expect([...site.flagStore.values.keys()].join()).not.toContain('0'.repeat(64));
    expect(await listedHashes(site)).toEqual([]);
    const rotatedSite = guardedSite({ PREVIEW_SECRET: 'another-secret-of-this-operator' });
    const otherLink = await linkOf(site);
    for (const [key, value] of site.flagStore.values) rotatedSite.flagStore.values.set(key, value);
    expect([
      (await openLink(site, otherLink)).answer.status,
      (await openLink(rotatedSite, otherLink)).answer.status,
    ]).toEqual([303, 403]);
    expect([(await listedHashes(site)).length, await listedHashes(rotatedSite)]).toEqual([1, []]);
  });

  test('is listed with its page, moment, release and end until it ends, those that end first first', async () => {
    const site = guardedSite();
    const laterView = { 'preview-at': '2026-06-15T04:00:00.000Z', 'preview-release': 'spring' };
    const lateLink = await linkOf(site, { hours: '48', ...laterView });
    const soonLink = await linkOf(site, { path: '/en/sydney' });
    const linksPage = async () => {
      const answer = await site.visit('/_desk/links', { cookie: await editorCookie() });
      return answer.text();
    };
    const rows = (page: string) =>
      [...page.matchAll(/<td>([^<]*)<\/td><td>([^<]*)<\/td><td>([^<]*)<\/td>/g)].map(([, ...cells]) => cells);
    const page = await linksPage();
    expect(rows(page)).toEqual([
      ['/en/sydney', 'now', '2026-06-15 03:00 UTC'],
      [EVENT, '2026-06-15T04:00:00.000Z, with the release spring', '2026-06-17 02:00 UTC'],
    ]);
    for (const link of [lateLink, soonLink]) expect(page).not.toContain(link.slice(-64));
    site.setNow(later(3600, AT));
    expect(rows(await linksPage())).toHaveLength(1);
    site.setNow(later(48 * 3600, AT));
    expect(await linksPage()).toContain('No link opens anything.');
  });

  test('is handed out although the store does not list it', async () => {
    const flagKeys = async () => Promise.reject(new Error('down'));
    const site = testSite({ variables: { PREVIEW_SECRET }, now: AT, world: { flagKeys } });
    expect((await openLink(site, await linkOf(site))).answer.status).toBe(303);
    const page = await site.read('/_desk/links', { cookie: await editorCookie() });
    expect(page).toContain('Which links there are is not known at the moment.');
  });

  test.each(['', 'no token', '0'.repeat(64), `${'0'.repeat(63)}x`, '0'.repeat(65)])(
    'that is forged opens nothing: %j',
    async (link) => {
      const site = guardedSite();
      await linkOf(site);
      const answer = await post(site, GUESTS, { link });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
      expect(isPreview(await site.visit(EVENT, { cookie: `preview-guest=${link}` }))).toBe(false);
      expect(site.lines.filter((line) => line.includes('guest link refused'))).toHaveLength(1);
    },
  );

  test('who guesses has only so many guesses', async () => {
    const events = { write: () => undefined, allows: async (key: string) => !key.startsWith('preview ') };
    const site = testSite({ variables: { PREVIEW_SECRET }, now: AT, world: { events } });
    expect((await post(site, GUESTS, { link: '0'.repeat(64) })).status).toBe(429);
    expect((await openLink(site, await linkOf(site))).answer.status).toBe(303);
  });

  test('stands in no log, no store and no address: its token is in the fragment', async () => {
    const site = guardedSite();
    const link = await linkOf(site);
    expect(link).toMatch(new RegExp(`^${ORIGIN}/preview/guest#[0-9a-f]{64}$`));
    const token = link.slice(-64);
    const guestPage = await site.visit(GUESTS);
    const { location, headers } = await openLink(site, link);
    await site.visit(location, headers);
    const [hash = ''] = await listedHashes(site);
    await post(site, '/_desk/links/withdraw', { hash }, { cookie: await editorCookie() });
    await openLink(site, link);
    expect(headOf(guestPage, 'referrer-policy', 'cache-control')).toEqual([200, 'no-referrer', 'private, no-store']);
    const [, nonce] = /<script nonce="([^"]+)">/.exec(await guestPage.text()) ?? [];
    expect(guestPage.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    const writtenTexts = [...site.lines, ...site.calls, ...[...site.flagStore.values].flat(), location];
    expect(site.lines.filter((line) => line.includes('guest link')).length).toBe(3);
    expect(writtenTexts.filter((text) => text.includes(token))).toEqual([]);
  });

  test.each([
    { hours: '0' },
    { hours: '337' },
    { hours: '1.5' },
    { hours: '' },
    { path: '/preview' },
    { path: '//evil.example/en/sydney' },
    { path: 'https://evil.example/en/sydney' },
    { path: '/en/sydney?preview-release=spring' },
    { 'preview-at': 'tomorrow' },
    { 'preview-release': 'a,b' },
  ])('is not made with %j', async (form) => {
    const site = guardedSite();
    const cookie = await editorCookie();
    const answer = await post(site, '/_desk/links', { path: EVENT, hours: '1', ...form }, { cookie });
    expect([answer.status, site.flagStore.values.size]).toEqual([400, 0]);
  });

  test('is made by pages of this site alone', async () => {
    const site = guardedSite();
    const headers = { cookie: await editorCookie(), 'sec-fetch-site': 'cross-site' };
    for (const path of ['/_desk/links', '/_desk/links/withdraw'])
      expect((await post(site, path, { path: EVENT, hours: '1' }, headers)).status).toBe(403);
  });

  test('opens nothing while the store fails, and the public page stays', async () => {
    const flagStore = { get: async () => Promise.reject(new Error('down')), put: async () => undefined };
    const site = testSite({ variables: { PREVIEW_SECRET }, now: AT, world: { flagStore } });
    const page = await site.visit(EVENT, { cookie: `preview-guest=${'0'.repeat(64)}` });
    expect([page.status, isPreview(page)]).toEqual([200, false]);
    expect(site.lines.some((line) => line.includes('guest link not checked'))).toBe(true);
    const opened = await post(site, '/preview/guest', { link: '0'.repeat(64) });
    expect([opened.status, await opened.text()]).toEqual([
      503,
      'The link could not be checked. Open it again in a moment.',
    ]);
  });

  test('opens its page from a store that is too slow for flags', async () => {
    const site = guardedSite();
    const link = await linkOf(site);
    const get = async (key: string) => {
      await new Promise((resolve) => setTimeout(resolve));
      return site.flagStore.values.get(key) ?? null;
    };
    // The time limit of flags is over at once.
    const after = (milliseconds: number, run: () => void) => {
      if (milliseconds <= readLimits.flags) run();
      return () => undefined;
    };
    const world = { after, flagStore: { get, put: async () => undefined } };
    const slowSite = testSite({ variables: { PREVIEW_SECRET }, now: AT, world });
    expect((await openLink(slowSite, link)).answer.status).toBe(303);
  });

  test('is left by its own way out', async () => {
    const site = guardedSite();
    const { location, headers } = await openLink(site, await linkOf(site));
    const answer = await site.visit(`${location}?is-preview-mode=false`, headers);
    expect([
      isPreview(answer),
      answer.headers.getSetCookie().filter((cookie) => cookie.includes('guest=; Max-Age=0')),
    ]).toEqual([false, [expect.stringContaining(`Path=${EVENT};`), expect.stringContaining('/mobile/')]]);
  });
});
