import { describe, expect, test } from 'vitest';
import { previewToken } from '../../worker/preview/previewTokens.ts';
import { edit } from './editing.ts';
import { elements, unescaped } from './pageText.ts';
import { askContentService, testSite } from './testWorld.ts';

const EDITING_NOW = '2026-06-15T02:00:00.008Z';
const SECRET = 'a-preview-secret-of-an-operator';
const now = Math.floor(Date.parse(EDITING_NOW) / 1000);
const guarded = () => testSite({ now: EDITING_NOW, variables: { PREVIEW_SECRET: SECRET } });
const open = () => testSite({ now: EDITING_NOW });
const cookieOf = (answer: Response): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
// Not by its Cache-Control: on a busy machine a page whose parts follow it is its visitor's own as well.
const isPreview = (answer: Response): boolean => answer.headers.get('x-robots-tag') === 'noindex, nofollow';

describe('who sees drafts when a secret is set', () => {
  test('the secret opens the preview, by a cookie that only the editor’s frame needs', async () => {
    const site = guarded();
    const answer = await site.visit(`/preview?secret=${SECRET}&path=/en/sydney`);
    expect([answer.status, isPreview(answer)]).toEqual([302, true]);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^is-preview-mode=[0-9a-z]+\.[0-9a-f]{64}; Max-Age=43200; Path=\/; SameSite=None; Secure; HttpOnly; Partitioned$/,
    );
    const location = answer.headers.get('location') ?? '';
    expect(location.startsWith('/en/sydney?is-preview-mode=')).toBe(true);
    expect(isPreview(await site.visit(location))).toBe(true);
    expect(isPreview(await site.visit('/en/sydney', { cookie: cookieOf(answer) }))).toBe(true);
  });

  test.each<[string, string, Record<string, string>]>([
    ['the plain flag', '/en/sydney?is-preview-mode=true', {}],
    ['the plain cookie', '/en/sydney', { cookie: 'is-preview-mode=true' }],
    ['a referer of the editor', '/en/sydney', { referer: 'https://preview.meridian.example/' }],
    ['an unsigned token', `/en/sydney?is-preview-mode=${(now + 999).toString(36)}.${'0'.repeat(64)}`, {}],
    ['an unsigned cookie', '/en/sydney', { cookie: `is-preview-mode=${(now + 999).toString(36)}.${'a'.repeat(64)}` }],
    ['the secret as the flag', `/en/sydney?is-preview-mode=${SECRET}`, {}],
  ])('%s is a guess and shows the public page', async (_, path, headers) => {
    const site = guarded();
    const answer = await site.visit(path, headers);
    expect([answer.status, isPreview(answer)]).toEqual([200, false]);
    expect(site.calls.some((url) => url.includes('127.0.0.1'))).toBe(false);
    expect(await answer.text()).not.toContain('data-contentful-entry-id');
  });

  test('expired tokens, those of another secret, and share tokens as cookies open nothing', async () => {
    const tokens = [
      await previewToken(SECRET, 'cookie', now - 1),
      await previewToken('another-secret-of-others', 'cookie', now + 99),
      await previewToken(SECRET, 'share', now + 99, '/en/sydney'),
    ];
    for (const token of tokens)
      expect(isPreview(await guarded().visit('/en/sydney', { cookie: `is-preview-mode=${token}` }))).toBe(false);
  });

  test.each([
    ['a wrong secret', '/preview?secret=wrong&path=/en/sydney', 403],
    ['no secret', '/preview?path=/en/sydney', 403],
    ['a foreign address', `/preview?secret=${SECRET}&path=https://evil.example/sydney`, 400],
    ['a foreign host', `/preview?secret=${SECRET}&path=//evil.example/sydney`, 400],
    ['a backslash', `/preview?secret=${SECRET}&path=/\\evil.example`, 400],
    ['no page', `/preview?secret=${SECRET}&path=/preview`, 400],
  ])('%s does not get through', async (_, path, status) => {
    const answer = await guarded().visit(path);
    expect([answer.status, answer.headers.get('set-cookie'), answer.headers.get('location')]).toEqual([
      status,
      null,
      null,
    ]);
  });

  test('a share link opens its own page for a while, and no other', async () => {
    const site = guarded();
    const first = await site.visit(`/preview?secret=${SECRET}&path=/en/sydney/brand/listing`);
    const page = await (await site.visit('/en/sydney/brand/listing', { cookie: cookieOf(first) })).text();
    const [, link = ''] = /value="(https:\/\/www\.meridian\.example\/preview\?[^"]+)"/.exec(page) ?? [];
    const shared = new URL(unescaped(link));
    const answer = await site.visit(shared.pathname + shared.search);
    expect([
      answer.status,
      isPreview(await site.visit('/en/sydney/brand/listing', { cookie: cookieOf(answer) })),
    ]).toEqual([302, true]);
    shared.searchParams.set('path', '/en/paris');
    expect((await site.visit(shared.pathname + shared.search)).status).toBe(403);
    shared.searchParams.set('path', '/en/sydney/brand/listing');
    site.setNow(new Date((now + 73 * 3600) * 1000).toISOString());
    expect((await site.visit(shared.pathname + shared.search)).status).toBe(403);
  });

  test('drafts by call need the same permission', async () => {
    const site = guarded();
    const call = '/sydney_p_api?content_type=event&limit=1';
    const token = await previewToken(SECRET, 'cookie', now + 60);
    expect((await site.visit(`${call}&is-preview-mode=true`)).status).toBe(403);
    expect((await site.visit(call, { cookie: `is-preview-mode=${token}` })).status).toBe(200);
  });

  test('leaving ends the cookie', async () => {
    const answer = await guarded().visit('/en/sydney?is-preview-mode=false');
    expect([isPreview(answer), answer.headers.get('set-cookie')]).toEqual([
      false,
      expect.stringContaining('Max-Age=0'),
    ]);
  });
});

describe('a page in preview', () => {
  test('is never stored or indexed, and framed by the editor’s app alone', async () => {
    const answer = await open().visit('/en/sydney?is-preview-mode=true');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self' https://app.contentful.com https://app.eu.contentful.com");
    expect([
      answer.headers.get('x-frame-options'),
      answer.headers.get('x-robots-tag'),
      answer.headers.get('expires'),
    ]).toEqual([null, 'noindex, nofollow', null]);
    expect((await open().visit('/en/sydney')).headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test.each([
    '/en/sydney',
    '/cn/sydney/what-is-happening/event/wardrobe-of-scent',
    '/en/sydney/special-offers/listing',
    '/en/paris/stores/listing',
    '/en/sydney/brand/listing',
  ])('%s names entry and field of its texts and pictures, and carries no mark', async (path) => {
    const page = await (await open().visit(`${path}?is-preview-mode=true`)).text();
    expect(page).not.toMatch(/[\uE000-\uE0FF]/);
    const tagged = [
      ...page.matchAll(
        /<([a-z0-9]+)[^>]* data-contentful-entry-id="([^"]+)" data-contentful-field-id="([^"]+)" data-contentful-locale="([^"]+)"/g,
      ),
    ];
    expect(tagged.length).toBeGreaterThan(10);
    expect(new Set(tagged.map(([, , , , locale]) => locale))).toEqual(
      new Set([path.startsWith('/cn') ? 'zh-CN' : 'en-US']),
    );
    const fields = new Set(tagged.map(([, , , field]) => field));
    expect(fields.has('title')).toBe(true);
    expect(
      elements(page, 'h1').some((heading) => 'data-contentful-entry-id' in heading) ||
        /<h1[^>]*>.*?data-contentful/s.test(page),
    ).toBe(true);
  });

  test.each<[string, readonly string[]]>([
    ['/en/sydney/stores/listing', ['time', 'phone', 'email', 'address']],
    ['/en/sydney', ['benefits', 'description', 'eyebrow', 'body']],
    ['/en/sydney/what-is-happening/event/wardrobe-of-scent', ['time', 'location', 'frequency', 'body', 'features']],
  ])('%s names the fields of lists and plain facts too', async (path, wanted) => {
    const page = await (await open().visit(`${path}?is-preview-mode=true`)).text();
    const fields = new Set([...page.matchAll(/data-contentful-field-id="([^"]+)"/g)].map(([, field]) => field));
    expect(wanted.filter((field) => !fields.has(field))).toEqual([]);
  });

  test('every line of a long text can be clicked: paragraphs, list items, cells', async () => {
    const page = await (await open().visit('/en/sydney/privacy-policy?is-preview-mode=true')).text();
    const [, body = ''] = /<div class="prose[^"]*">([\s\S]*?)<\/main>/.exec(page) ?? [];
    const lines = [...body.matchAll(/<(p|h[2-6])( [^>]*)?>[^<]*\p{L}/gu)].map(([line]) => line);
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.filter((line) => !line.includes('data-contentful-field-id="body"'))).toEqual([]);
  });

  test('is but for its attributes and its bar the page that visitors get', async () => {
    const path = '/en/paris/stores/listing';
    const site = open();
    const strip = (html: string): string =>
      html
        .replaceAll(/ data-contentful-[a-z-]+="[^"]*"/g, '')
        .replaceAll(/nonce="[^"]*"/g, '')
        .replaceAll(/\?is-preview-mode=true/g, '')
        .replace(/<main[\s\S]*<\/main>|[\s\S]/g, (part) => (part.startsWith('<main') ? part : ''));
    const publicPage = strip(await (await site.visit(path)).text());
    expect(publicPage.length).toBeGreaterThan(500);
    expect(strip(await (await site.visit(`${path}?is-preview-mode=true`)).text())).toBe(publicPage);
  });

  test('pictures can be clicked to edit', async () => {
    const page = await (await open().visit('/en/sydney?is-preview-mode=true')).text();
    expect(page).toMatch(/<span class="picture"[^>]*data-contentful-field-id="media[A-Za-z]*"/);
  });

  test('the bar tells what is draft and what has changed, and links to it in the editor', async () => {
    await edit({
      at: EDITING_NOW,
      id: 'sydney-event-wardrobe-of-scent',
      action: 'save',
      fields: { title: { 'en-US': 'A draft of a title' } },
    });
    const site = open();
    const path = '/en/sydney/what-is-happening/event/wardrobe-of-scent';
    const page = await (await site.visit(`${path}?is-preview-mode=true`)).text();
    expect(page).toContain('A draft of a title');
    expect(page).toMatch(
      /data-state="changed"><a href="https:\/\/app\.contentful\.com\/spaces\/meridian\/environments\/master\/entries\/sydney-event-wardrobe-of-scent"[^>]*>A draft of a title/,
    );
    await edit({ at: EDITING_NOW, id: 'sydney-event-wardrobe-of-scent', action: 'unpublish' });
    expect(await (await site.visit(`${path}?is-preview-mode=true`)).text()).toContain('data-state="draft"');
    expect((await site.visit(path)).status).toBe(404);
  });

  test('a delivery that does not answer leaves the bar without an answer, not the editor without a page', async () => {
    const down = testSite({
      fetch: async (request) =>
        /[?&]sys\.id%5Bin%5D/.test(request.url) ? new Response('no', { status: 500 }) : open().world.fetch(request),
    });
    const answer = await down.visit('/en/sydney?is-preview-mode=true');
    expect([answer.status, (await answer.text()).includes('can’t be told')]).toEqual([200, true]);
  });

  test('without an overlay there is no bar, but click-to-edit', async () => {
    const page = await (await open().visit('/en/sydney?is-preview-mode=true&without-overlay=true')).text();
    expect([
      page.includes('data-preview-tools'),
      page.includes('data-contentful-entry-id'),
      page.includes('/assets/preview.js'),
    ]).toEqual([false, true, true]);
  });

  test('nothing of it reaches the public', async () => {
    const page = await (await open().visit('/en/sydney')).text();
    for (const trace of ['data-contentful', 'preview.js', 'preview.css', 'data-preview', '\uE010'])
      expect(page).not.toContain(trace);
  });
});

describe('time travel', () => {
  const path = '/en/sydney/special-offers/listing';
  const cardsOf = (page: string): number => page.split('class="card-title"').length;

  test('a preview shows the site as at a moment, in the city’s own time', async () => {
    const site = open();
    const today = await (await site.visit(`${path}?is-preview-mode=true`)).text();
    const later = await (await site.visit(`${path}?is-preview-mode=true&preview-at=2028-01-26T18:00`)).text();
    expect(cardsOf(later)).toBeLessThan(cardsOf(today));
    expect(later).toContain('2028-01-26 18:00');
    expect(later).toContain('value="2028-01-26T18:00"');
    expect(later).toContain('preview-at=2028-01-26');
  });

  test('an event of tomorrow runs tomorrow', async () => {
    const site = open();
    const event = '/en/sydney/what-is-happening/event/silk-in-the-hand?is-preview-mode=true';
    const badge = (page: string): string =>
      /<article class="detail"[\s\S]*?class="badge"[^>]*data-state="([a-z]+)"/.exec(page)?.[1] ?? '';
    const states = [];
    for (const at of ['', '&preview-at=2026-07-05', '&preview-at=2026-07-08T01:00'])
      states.push(badge(await (await site.visit(event + at)).text()));
    expect(new Set(states).size).toBeGreaterThan(1);
  });

  test.each(['2027-02-30', '2028-13-99', 'tomorrow', '<script>', '2028-01-26T18:00:00+99:99'])(
    '%s is no moment',
    async (at) => {
      const answer = await open().visit(`/en/sydney?is-preview-mode=true&preview-at=${encodeURIComponent(at)}`);
      expect([answer.status, (await answer.text()).includes('class="preview-at"')]).toEqual([200, false]);
    },
  );

  test('what is scheduled to be published stands there from its moment on', async () => {
    const entry = '/en/sydney/what-is-happening/event/silk-in-the-hand';
    await edit({
      at: EDITING_NOW,
      id: 'sydney-event-silk-in-the-hand',
      action: 'schedule',
      due: '2026-06-20T00:00:00.000Z',
      fields: { title: { 'en-US': 'As it will be called' } },
    });
    const site = open();
    const shows = async (query: string): Promise<boolean> =>
      (await (await site.visit(entry + query)).text()).includes('As it will be called');
    expect([
      await shows(''),
      await shows('?is-preview-mode=true&preview-at=2026-06-19'),
      await shows('?is-preview-mode=true&preview-at=2026-06-21'),
    ]).toEqual([false, false, true]);
  });

  test('a space without a timeline shows its drafts as they are now', async () => {
    const site = testSite({
      fetch: async (request) =>
        request.url.includes('/timeline/')
          ? Response.json({ sys: { type: 'Error', id: 'NotFound' } }, { status: 404 })
          : askContentService(request),
    });
    expect((await site.visit('/en/sydney?is-preview-mode=true&preview-at=2026-06-21')).status).toBe(200);
  });

  test('never outside of preview', async () => {
    const site = open();
    const page = await (await site.visit(`${path}?preview-at=2028-01-26`)).text();
    expect(cardsOf(page)).toBe(cardsOf(await (await site.visit(path)).text()));
    expect(page).not.toContain('preview-at');
  });
});
