import { describe, expect, test } from 'vitest';
import { createProvenance } from '../../content/model/provenance.ts';
import { editableHtml } from '../../worker/preview/editableHtml.ts';
import { createFindUntranslated, fieldSelector, translationStyles } from '../../worker/preview/fieldMarks.ts';
import { previewerOf } from '../../worker/preview/previewAccess.ts';
import { leavingCookies, openingCookie } from '../../worker/preview/previewCookie.ts';
import { badMoment, previewedContent, previewSide } from '../../worker/preview/previewMoment.ts';
import { previewToken, readPreviewToken } from '../../worker/preview/previewTokens.ts';
import { refusedRedirects } from '../../worker/preview/refusedRedirects.ts';
import { entryPage } from '../../worker/routes/preview.ts';
import { entryOf } from '../support/content/read.ts';
import { elements } from '../support/worker/pageText.ts';
import { ORIGIN, PREVIEW_SECRET, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

const now = new Date(TEST_NOW);
const seconds = now.getTime() / 1000;
const worldWith = (variables: Readonly<Record<string, string>>) => testSite({ variables }).world;
const open = worldWith({ PREVIEW_DOMAINS: 'preview.meridian.example' });
const guarded = worldWith({ PREVIEW_SECRET, PREVIEW_DOMAINS: 'preview.meridian.example' });

test('a token is valid until its very second, and for its secret', async () => {
  const token = await previewToken(PREVIEW_SECRET, seconds + 1);
  const endAt = (at: number, secret = PREVIEW_SECRET) => readPreviewToken(secret, token, new Date(at));
  expect(await endAt(now.getTime() + 999)).toBe(seconds + 1);
  expect(await endAt(now.getTime() + 1000)).toBeUndefined();
  expect(await endAt(now.getTime(), 'another-secret-of-others')).toBeUndefined();
  for (const forgedToken of [`x${token}`, `${token}0`, token.toUpperCase(), token.replace('.', '-'), ''])
    expect(await readPreviewToken(PREVIEW_SECRET, forgedToken, now)).toBeUndefined();
});

const attributes = 'Path=/; SameSite=None; Secure; HttpOnly; Partitioned';

test('the cookie of a preview lives as long as what opened it', async () => {
  const token = await previewToken(PREVIEW_SECRET, seconds + 600);
  expect(await openingCookie(token, guarded)).toBe(`is-preview-mode=${token}; Max-Age=600; ${attributes}`);
  expect(await openingCookie('true', guarded)).toBeUndefined();
  expect(await openingCookie('true', open)).toBe(`is-preview-mode=true; Max-Age=43200; ${attributes}`);
  expect(await openingCookie(token, open)).toBeUndefined();
  expect(leavingCookies(undefined)).toEqual([`is-preview-mode=; Max-Age=0; ${attributes}`]);
});

describe('who sees drafts', () => {
  const requestFor = (path: string, headers: Readonly<Record<string, string>>, origin = ORIGIN): [Request, URL] => {
    const url = new URL(path, origin);
    return [new Request(url, { headers }), url];
  };

  test.each<[string, Record<string, string>, string, open: boolean]>([
    ['/', {}, ORIGIN, false],
    ['/?is-preview-mode=true', {}, ORIGIN, true],
    ['/?is-preview-mode=maybe', {}, ORIGIN, false],
    ['/?is-preview-mode=false', { cookie: 'is-preview-mode=true' }, ORIGIN, false],
    ['/', { cookie: 'a=b;  is-preview-mode=true ; c=d' }, ORIGIN, true],
    ['/', { cookie: 'is-preview-mode=no' }, ORIGIN, false],
    ['/', { cookie: 'not-is-preview-mode=true' }, ORIGIN, false],
    ['/', { cookie: 'is-preview-mode' }, ORIGIN, false],
    ['/', {}, 'https://preview.meridian.example', true],
    ['/', {}, 'https://draft.preview.meridian.example', true],
    ['/', {}, 'https://notpreview.meridian.example', false],
    ['/', { referer: 'https://preview.meridian.example/x' }, ORIGIN, true],
    ['/', { referer: 'https://other.example/preview.meridian.example' }, ORIGIN, false],
    ['/', { referer: 'preview.meridian.example' }, ORIGIN, false],
  ])('without a secret: %s, %o, %s', async (path, headers, origin, isOpen) => {
    const [request, url] = requestFor(path, headers, origin);
    expect((await previewerOf(request, open, url)) !== undefined).toBe(isOpen);
    expect(await previewerOf(request, guarded, url)).toBeUndefined();
  });

  test('with a secret: a signed flag, or one of three signed cookies', async () => {
    const token = await previewToken(PREVIEW_SECRET, seconds + 60);
    const may = async (path: string, cookie = '') => {
      const [request, url] = requestFor(path, { cookie });
      return (await previewerOf(request, guarded, url)) !== undefined;
    };
    expect(await may(`/?is-preview-mode=${token}`)).toBe(true);
    const cookies = (before: number) => `${'is-preview-mode=old; '.repeat(before)}is-preview-mode=${token}`;
    for (const before of [0, 2, 3]) expect(await may('/', cookies(before))).toBe(before < 3);
  });
});

describe('the address of a preview', () => {
  const content = (query: string, zone = 'Australia/Sydney') =>
    previewedContent(new URL(`/en/sydney?${query}`, ORIGIN), zone);

  test('names a moment in the city’s time, a release or both', () => {
    expect(content('')).toBeUndefined();
    expect(content('preview-at=2026-07-01T09:00')).toEqual({
      at: new Date('2026-06-30T23:00:00.000Z'),
      release: undefined,
    });
    expect(content('preview-release=spring.2-b_c')).toEqual({ at: undefined, release: 'spring.2-b_c' });
    expect(content('preview-release=%3Cb%3E')).toBeUndefined();
    expect(content(`preview-release=${'x'.repeat(65)}&preview-at=2026-07-01T09:00`)?.release).toBeUndefined();
  });

  test('says which side of a comparison it is, and a moment that is none', () => {
    const side = (query: string) => previewSide(new URL(`/en/sydney?${query}`, ORIGIN));
    expect([side('preview-side=before'), side('preview-side=after'), side('preview-side=x'), side('')]).toEqual([
      'before',
      'after',
      undefined,
      undefined,
    ]);
    const bad = (query: string) => badMoment(new URL(`/en/sydney?${query}`, ORIGIN), 'UTC');
    expect([bad(''), bad('preview-at='), bad('preview-at=2026-07-01')]).toEqual([undefined, undefined, undefined]);
    expect([bad('preview-at=someday'), bad(`preview-at=${'x'.repeat(50)}`)]).toEqual(['someday', 'x'.repeat(40)]);
  });
});

describe('the page of an entry', () => {
  const page = (entry: object | undefined, locale = '') =>
    entryPage(
      {
        list: async () => ({ total: 0, items: entry ? [entry] : [] }),
        assets: () => Promise.reject(new Error('not asked')),
        locales: () => Promise.reject(new Error('not asked')),
      },
      'id',
      locale,
    );
  const entry = (type: string, slug: unknown, ...tags: readonly string[]) => ({
    sys: { id: 'id', contentType: { sys: { id: type } } },
    metadata: { tags: tags.map((id) => ({ sys: { id } })) },
    fields: { slug: { 'en-US': slug } },
  });

  const tea = (...tags: readonly string[]) => entry('event', 'tea', ...tags);
  const inLists = { ...tea('paris'), fields: { slug: { 'en-US': 'tea' }, withoutDetail: { 'en-US': true } } };
  const path = '/what-is-happening/event/tea';
  test.each<[string, object | undefined, string, string | undefined]>([
    ['its own', tea('paris'), 'fr', `/fr/paris${path}`],
    ['in a language of its city', tea('paris'), 'eo', `/fr/paris${path}`],
    ['in the locale that is asked for', tea('paris'), 'zh-CN', `/cn/paris${path}`],
    ['of the first city where it stands in several', tea('venice', 'paris'), '', `/fr/paris${path}`],
    ['of the default city where it stands there too', tea('paris', 'sydney'), '', `/en/sydney${path}`],
    [
      'of a city that has the locale where the default city lacks it',
      tea('sydney', 'venice'),
      'it',
      `/it/venice${path}`,
    ],
    ['of the default city where none of its cities has the locale', tea('venice', 'sydney'), 'eo', `/en/sydney${path}`],
    ['of the default city where it stands nowhere', tea(), '', `/en/sydney${path}`],
    ['the home page for what has none', entry('footerLink', 'x', 'paris'), '', '/fr/paris'],
    ['the home page for what has no slug', entry('event', undefined, 'paris'), '', '/fr/paris'],
    ['the home page for what stands in lists alone', inLists, '', '/fr/paris'],
    ['none for what is not there', undefined, '', undefined],
  ])('%s', async (_, foundEntry, locale, path) => {
    expect(await page(foundEntry, locale)).toBe(path);
  });

  test('an entry without tags or fields has one too', async () => {
    expect(await page({ sys: { id: 'id', contentType: { sys: { id: 'event' } } } })).toBe('/en/sydney');
  });
});

describe('what the editor can click', () => {
  const provenance = createProvenance();
  const mark = (entry: string, field: string, text: string): string =>
    String(provenance.marked({ entry, field }, text));

  /** A page in preview with a mark in each of its parts. */
  const edited = (body: string, head = '') =>
    editableHtml(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, provenance, 'en-US');
  const attributesOf = (entry: string, field: string): string =>
    ` data-contentful-entry-id="${entry}" data-contentful-field-id="${field}" data-contentful-locale="en-US"`;

  test('are texts and attributes, each by its entry and field, and nothing else changes', () => {
    const title = mark('one', 'title', 'Tea &amp; more');
    const { withTools, entries } = edited(
      `<p class="a">Plain</p><h2>${title}</h2><img alt="${mark('two', 'alt', 'A cup')}"/><br/><p>${mark('three', 'text', 'Words')}`,
    );
    expect(withTools('<meta name="tools">', '<aside>Bar</aside>')).toBe(
      `<!doctype html><html><head><meta name="tools"></head><body><p class="a">Plain</p><h2${attributesOf('one', 'title')}>Tea &amp; more</h2><img alt="A cup"${attributesOf('two', 'alt')}/><br/><p${attributesOf('three', 'text')}>Words<aside>Bar</aside></body></html>`,
    );
    expect(entries).toEqual(['one', 'two', 'three']);
  });

  test('an element’s words come before its attributes', () => {
    const { entries, withTools } = edited(
      `<p>${mark('one', 'text', 'a')}</p><h1 title="${mark('two', 'name', 'b')}"><span>${mark('three', 'title', 'c')}</span></h1><p title="${mark('four', 'a', 'd')}">${mark('five', 'b', 'e')}</p>`,
    );
    expect(entries).toEqual(['one', 'two', 'three', 'five']);
    expect(withTools('', '')).toContain(`<span${attributesOf('three', 'title')}>c</span>`);
  });

  test('scripts and styles are no texts, also where they hold a mark', () => {
    const { withTools, entries } = edited(
      `<script>"${mark('one', 'a', 'x')}"</script><style>${mark('one', 'a', 'y')}</style>`,
    );
    expect([entries, withTools('', '')]).toEqual([
      [],
      '<!doctype html><html><head></head><body><script>"x"</script><style>y</style></body></html>',
    ]);
  });

  test('what is left of a mark in the head is gone too, and a page that breaks off has its bar at its end', () => {
    expect(edited('', `<title>${mark('one', 'title', 'Tea')}</title>`).withTools('', '')).toContain(
      '<title>Tea</title>',
    );
    const cutPage = editableHtml('<!doctype html><html><head></head><body><p>x', provenance, 'en-US');
    expect(cutPage.withTools('<i>', '<b>')).toBe('<!doctype html><html><head><i></head><body><p>x<b>');
  });

  test('an element that no tag opens cannot be named', () => {
    const bare = editableHtml(mark('one', 'title', 'Tea'), provenance, 'en-US');
    expect([bare.withTools('', ''), bare.entries]).toEqual(['Tea', []]);
  });

  test('an id that no entry can have selects nothing', () => {
    expect(fieldSelector('a.b-c_1', 'title')).toEqual([
      '[data-contentful-entry-id="a.b-c_1"][data-contentful-field-id="title"]',
    ]);
    for (const badId of ['', 'a"]', '</style>', 'x'.repeat(65)])
      expect([fieldSelector(badId, 'title'), fieldSelector('a', badId)]).toEqual([[], []]);
  });
});

test('the styles of a page for editors have the nonce of its policy', async () => {
  const answer = await testSite().visit('/_desk/changes?is-preview-mode=true');
  const [, nonce] = /'nonce-([^']{24})'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
  const styles = elements(await answer.text(), 'link');
  expect(styles.map((link) => [link['href'], link['nonce']])).toEqual([
    ['/assets/index.css', nonce],
    ['/assets/preview.css', nonce],
  ]);
});

describe('texts that need a translator', () => {
  test('are outlined each by its state, while their list is open', () => {
    const styles = translationStyles(
      [
        {
          id: 'tea',
          title: 'Tea',
          texts: [
            { field: 'title', state: 'stale' },
            { field: 'body', state: 'fallsBack' },
            { field: 'time', state: 'missing' },
          ],
        },
      ],
      'n',
    );
    const outlined = [...styles.matchAll(/:is\(([^)]*)\)\{outline:\S+ (\S+)/g)].map(([, ...words]) => words);
    expect(outlined).toEqual([
      [fieldSelector('tea', 'body').join(), 'dotted'],
      [fieldSelector('tea', 'title').join(), 'dashed'],
    ]);
    expect(styles).toMatch(/^<style nonce="n">(?:html:has\([^{}]*\{[^{}]*\})+<\/style>$/);
    expect(translationStyles([], 'n')).toBe('');
  });

  test('are looked for in as many entries as an editor waits for', async () => {
    const site = testSite({ fetch: async () => Response.json({ sys: { type: 'Array' }, total: 0, items: [] }) });
    const ids = Array.from({ length: 301 }, (_, at) => `tea-${at}.`);
    expect(await createFindUntranslated(site.world)(ids, 'cn')).toEqual([]);
    expect(['tea-299.', 'tea-300.'].map((id) => site.calls.some((url) => url.includes(id)))).toEqual([true, false]);
  });
});

describe('redirects that are not followed', () => {
  test('none are named where the list cannot be read', async () => {
    const visit = { city: 'sydney', origin: ORIGIN, domains: ['meridian.example'] } as const;
    expect(await refusedRedirects(undefined, visit, async () => undefined)).toEqual([]);
  });

  test('are looked for in the lists of the cities that they lead to, and in no list twice', async () => {
    const visit = { city: 'sydney', origin: ORIGIN, domains: ['meridian.example'] } as const;
    const entries = ['/sydney/stores/listing', '/paris/stores/listing'].map((externalLink) =>
      entryOf('redirect', { source: `/to${externalLink}`, match: 'exact', externalLink }),
    );
    const cities: string[] = [];
    const listOf = async (city: string) => {
      cities.push(city);
      return undefined;
    };
    await refusedRedirects({ total: entries.length, entries, notes: [] }, visit, listOf);
    expect(cities).toEqual(['paris']);
  });
});
