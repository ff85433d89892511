import { beforeAll, describe, expect, test } from 'vitest';
import { once } from '../../content/once.ts';
import { previewToken } from '../../worker/preview/previewTokens.ts';
import { edit } from '../support/worker/editing.ts';
import { fillIndex } from '../support/worker/filledIndex.ts';
import { textOf, unescaped } from '../support/worker/pageText.ts';
import { askContentService, HEALTH_KEY, headOf, PREVIEW_SECRET, testSite } from '../support/worker/testWorld.ts';

const AT = '2026-06-15T02:00:00.021Z';
const EVENT = 'sydney-event-tea-at-dusk';
const EVENT_PATH = '/en/sydney/what-is-happening/event/silk-in-the-hand';
const until = Math.floor(Date.parse(AT) / 1000) + 999;

async function editor(options: Parameters<typeof testSite>[0] = {}) {
  const site = testSite({ now: AT, variables: { PREVIEW_SECRET, HEALTH_KEY }, ...options });
  const headers = { cookie: `is-preview-mode=${await previewToken(PREVIEW_SECRET, until)}` };
  const visit = (path: string) => site.visit(path, headers);
  /** The status of an answer, and its text. */
  const ask = async (path: string): Promise<readonly [number, string]> => {
    const answer = await visit(path);
    return [answer.status, await answer.text()];
  };
  return { site, visit, ask };
}

describe('the translation desk', () => {
  const fields = { title: { 'en-US': 'Tea after dusk' }, description: { 'zh-CN': '' } };
  beforeAll(() => edit({ at: AT, id: EVENT, action: 'save', fields }));

  test.each(['/_desk/translations', '/_desk/translations?is-preview-mode=true', '/_desk/nothing'])(
    'nobody without a signed preview reads %s, and nothing is asked for them',
    async (path) => {
      const { site } = await editor();
      const answer = await site.visit(path);
      expect([answer.status, await answer.text()]).toEqual([404, '404 Not Found']);
      expect(site.calls).toEqual([]);
    },
  );

  test('lists what a city’s drafts leave stale and untranslated, with the page and the editor', async () => {
    const { visit } = await editor();
    const answer = await visit('/_desk/translations?city=sydney&language=cn');
    const page = await answer.text();
    expect(headOf(answer, 'x-robots-tag', 'cache-control')).toEqual([200, 'noindex, nofollow', 'private, no-store']);
    expect(page).toContain('<p data-translation="stale"><b>stale</b> title</p>');
    expect(page).not.toContain('<script type="module"');
    expect(page).toContain('<p data-translation="fallsBack"><b>in English</b> description</p>');
    expect(page).toContain('href="/cn/sydney/what-is-happening/event/tea-at-dusk"');
    expect(page).toContain(
      `http://localhost:8788/editor/spaces/meridian/environments/master/entries/${EVENT}?focusedField=title&amp;focusedLocale=zh-CN`,
    );
  });

  test('opens the editor in the space’s own locale', async () => {
    const { visit } = await editor({
      fetch: async (request) =>
        new Response((await (await askContentService(request, AT)).text()).replaceAll('"zh-CN"', '"zh-Hans"')),
    });
    const page = await (await visit('/_desk/translations?city=sydney&language=cn')).text();
    expect(page).toContain(`${EVENT}?focusedField=title&amp;focusedLocale=zh-Hans"`);
  });

  test('carries on the token of an editor whose frame takes no cookie', async () => {
    const { site } = await editor();
    const token = await previewToken(PREVIEW_SECRET, until);
    const answer = await site.visit(`/_desk/translations?city=sydney&language=cn&is-preview-mode=${token}`);
    const page = unescaped(await answer.text());
    expect(page).toContain(`<input type="hidden" name="is-preview-mode" value="${token}">`);
    expect(page).toContain(`tea-at-dusk?is-preview-mode=${token}"`);
  });

  test('shows a page in its own language first, then in others of its city, with what keeps them together', async () => {
    const { site, visit } = await editor();
    const page = await (await visit('/_desk/side-by-side?path=/cn/okinawa/stores')).text();
    const sources = [...page.matchAll(/<iframe src="([^"?]*)/g)].map(([, path]) => path);
    expect(sources).toEqual(['/cn/okinawa/stores', '/jp/okinawa/stores', '/en/okinawa/stores']);
    expect(page).toMatch(/<script type="module" src="\/assets\/preview\.js" nonce="[^"]{24}">/);
    expect((await site.visit('/_desk/side-by-side?path=/cn/okinawa/stores')).status).toBe(404);
  });

  test('reads the whole space, and gives it as CSV', async () => {
    const { visit } = await editor();
    const spacePage = await (await visit('/_desk/translations')).text();
    expect(Number(/<p>(\d+) entries;/.exec(spacePage)?.[1])).toBeGreaterThan(4000);
    const csv = await visit('/_desk/translations?city=sydney&state=stale&format=csv');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await csv.text()).split('\r\n').map((row) => row.split(',').slice(0, 2).join())).toEqual([
      'kind,entry',
      `events,${EVENT}`,
      '',
    ]);
  });

  test('says what is no city, and that the service does not answer', async () => {
    const { ask } = await editor();
    const noCity = await ask('/_desk/translations?city=%3Cb%3Eatlantis');
    expect(noCity).toEqual([400, expect.stringContaining('&lt;b&gt;atlantis is no city.')]);
    const broken = await editor({
      fetch: async (request) =>
        request.url.includes('127.0.0.1') ? new Response('no', { status: 500 }) : askContentService(request, AT),
    });
    const failed = await broken.ask('/_desk/translations');
    expect(failed).toEqual([502, expect.stringContaining('The content service does not answer.')]);
  });

  test('marks a page’s stale and untranslated texts while their panel is open', async () => {
    const { visit } = await editor();
    const path = '/sydney/what-is-happening/event/tea-at-dusk?preview-at=2026-01-05';
    const page = (await (await visit(`/cn${path}`)).text()).replaceAll('<!-- -->', '');
    expect(page).toContain('data-preview-list="translations"');
    expect(page.includes('title (英文原文已更改)')).toBe(true);
    expect(page.includes('description (以英文显示)')).toBe(true);
    expect(page).toContain('href="/_desk/translations?city=sydney&amp;language=cn"');
    const style = /<style nonce="[^"]+">(html:has[^<]*)<\/style>/.exec(page)?.[1];
    expect(style).toContain(`[data-contentful-entry-id="${EVENT}"][data-contentful-field-id="title"]`);
    expect(await (await visit(`/en${path}`)).text()).not.toContain('data-preview-list="translations"');
  });
});

describe('what a release or a moment changes', () => {
  const RELEASE = 'dusk-release';
  beforeAll(async () => {
    const fields = { title: { 'en-US': 'Tea, after a release' } };
    await edit({ at: AT, id: EVENT, action: 'release', release: RELEASE, fields });
    const [id, due] = ['sydney-event-three-honeys', '2026-06-18T00:00:00.000Z'];
    await edit({ at: AT, id, action: 'schedule', due, fields: { title: { 'en-US': 'Four honeys' } } });
  });

  /** A desk whose index knows some of the pages. */
  const filledDesk = once(async () => {
    const { site, visit } = await editor();
    const events = ['listing', 'tea-at-dusk', 'three-honeys'].map((name) => `/sydney/what-is-happening/event/${name}`);
    const paths = ['/sydney', ...events, '/sydney/service/listing'];
    const pages = ['en', 'cn'].flatMap((language) => paths.map((path) => `/${language}${path}`));
    await fillIndex(site, pages);
    return { visit };
  });

  test('lists the pages that a release changes, and no others', async () => {
    const { visit } = await filledDesk();
    const page = await (await visit(`/_desk/changes?release=${RELEASE}&city=sydney`)).text();
    const paths = [...page.matchAll(/\/_desk\/side-by-side\?path=([^&]*)&amp;preview-release=dusk-release/g)].map(
      ([, path = '']) => decodeURIComponent(path),
    );
    expect(paths.toSorted()).toEqual([
      '/en/sydney/what-is-happening/event/listing',
      '/en/sydney/what-is-happening/event/tea-at-dusk',
      // It recommends the event of the release.
      '/en/sydney/what-is-happening/event/three-honeys',
    ]);
    expect(page).toContain('changes: title');
    expect(await (await visit(`/_desk/changes?release=${RELEASE}&city=sydney&format=json`)).json()).toMatchObject({
      left: 0,
      changed: expect.arrayContaining([expect.objectContaining({ path: paths[0], city: 'sydney', kind: 'events' })]),
    });
  });

  test('lists the pages that show an asset of a release of assets alone', async () => {
    const release = 'picture-release';
    const fields = { description: { 'en-US': 'A front that nobody has seen yet' } };
    await edit({ at: AT, id: 'asset-arch-facade-dusk', action: 'release', release, fields });
    const { site, ask } = await editor();
    const [path, other] = ['/en/sydney/about-store/architecture', '/cn/sydney/about-store/architecture'];
    await fillIndex(site, [path, other, EVENT_PATH]);
    const answer: { readonly changed: unknown } = JSON.parse(
      (await ask(`/_desk/changes?release=${release}&city=sydney&format=json`))[1],
    );
    const reason = { contentType: 'asset', what: 'changes', fields: ['description'] };
    expect(answer.changed).toMatchObject([{ path, reasons: [reason] }]);
  });

  test('lists the pages of a city that a release closes', async () => {
    const release = 'closing-release';
    const fields = { maintenance: { 'en-US': true } };
    await edit({ at: AT, id: 'sydney-settings', action: 'release', release, fields });
    const { site, ask } = await editor();
    await fillIndex(site, [EVENT_PATH]);
    const answer = await ask(`/_desk/changes?release=${release}&city=sydney`);
    expect(answer).toEqual([200, expect.stringContaining(`>${EVENT_PATH}</a>`)]);
  });

  test('says that it is not known which pages change where no index is bound or filled', async () => {
    const { ask } = await editor();
    const answer = await ask(`/_desk/changes?release=${RELEASE}&city=sydney`);
    expect(answer).toEqual([503, expect.stringContaining('Ask again once the site has made')]);
  });

  test('lists what is scheduled until a moment, and what begins or ends by then', async () => {
    const { visit } = await filledDesk();
    const page = await (await visit('/_desk/changes?at=2026-06-22T09:00&city=sydney')).text();
    expect(page).toMatch(/event\/three-honeys<\/a>[\s\S]*?changes: title/);
    expect(page).toMatch(/ (?:starts|ends|disappears)<\/p>/);
    const early = await (await visit('/_desk/changes?at=2026-06-15T13:00&city=sydney')).text();
    expect(early).not.toContain('event/three-honeys');
  });

  test('shows a page before and after in two frames, each with the changed texts marked', async () => {
    const { visit } = await editor();
    const path = '/en/sydney/what-is-happening/event/tea-at-dusk';
    const frames = await (await visit(`/_desk/side-by-side?path=${path}&preview-release=${RELEASE}`)).text();
    const [before = '', after = ''] = [...frames.matchAll(/<iframe src="([^"]*)"/g)].map(([, src = '']) =>
      unescaped(src),
    );
    const [answerBefore, answerAfter] = [await visit(before), await visit(after)];
    expect([answerBefore.status, answerAfter.status]).toEqual([200, 200]);
    const [pageBefore, pageAfter] = [await answerBefore.text(), await answerAfter.text()];
    expect([textOf(pageBefore, 'h1'), textOf(pageAfter, 'h1')]).toEqual([
      expect.not.stringContaining('release'),
      'Tea, after a release',
    ]);
    for (const page of [pageBefore, pageAfter]) {
      expect(page).toMatch(
        new RegExp(
          `<style nonce="[^"]+">[^<]*:is\\(\\[data-contentful-entry-id="${EVENT}"\\]\\[data-contentful-field-id="title"\\]\\)`,
        ),
      );
      expect(page).not.toContain('data-preview-tools');
    }
    expect(answerBefore.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  test.each([
    '/_desk/changes?release=dusk-relase',
    '/_desk/changes?release=dusk-relase&city=sydney',
    '/_desk/side-by-side?path=/en/sydney&preview-release=dusk-relase',
  ])('%s names a release that there is none of, and says so', async (path) => {
    const { ask } = await editor();
    expect(await ask(path)).toEqual([404, expect.stringContaining('There is no release dusk-relase')]);
  });

  test.each([
    ['/_desk/changes?at=someday', 'someday is no moment'],
    ['/_desk/changes?release=%3Cscript%3E', 'no id of a release'],
    ['/_desk/changes?city=atlantis', 'atlantis is no city'],
    ['/_desk/side-by-side?path=https://elsewhere.example', 'no such page'],
    ['/_desk/side-by-side?path=/en/sydney&preview-at=someday', 'someday is no moment'],
    ['/_desk/side-by-side?path=/en/sydney&languages=en,xx', 'xx is no language'],
    ['/_desk/side-by-side?path=/en/okinawa&languages=en,cn,jp&languages=kr', '3 languages at most'],
  ])('%s is refused with what is wrong', async (path, problem) => {
    const { ask } = await editor();
    expect(await ask(path)).toEqual([400, expect.stringContaining(problem)]);
  });
});

describe('what is wrong beside the page', () => {
  test.each([
    ['a-mistyped-release', 'a-mistyped-release'],
    ['no%20id', 'no id'],
  ])('the bar says that there is no release %s, and that the page is shown without it', async (typedRelease, text) => {
    const { visit } = await editor();
    const page = async (release: string) =>
      (await visit(`/en/sydney/service/listing?preview-release=${release}`)).text();
    expect(await page(typedRelease)).toContain(`There is no release “${text}”. The page is shown without it.`);
    expect(await page('dusk-release')).not.toContain('There is no release');
  });

  test('the bar tells of redirects that the site refuses, and of a moment that is none', async () => {
    const id = 'syd-redirect-find-us';
    await edit({ at: AT, id, action: 'save', fields: { externalLink: { 'en-US': '/sydney/find-us' } } });
    const { visit } = await editor();
    const page = (await (await visit('/en/sydney/service/listing?preview-at=someday')).text()).replaceAll(
      '<!-- -->',
      '',
    );
    expect(page).toContain('Redirects that are not followed: 1');
    expect(page).toMatch(
      new RegExp(`entries/${id}"[^>]*>Find us, in the visitor guide</a> <span lang="en">it leads back to itself`),
    );
    expect(page).toContain('“someday” is no date. The page is shown as it is now.');
    const datedPage = await (await visit('/en/sydney/service/listing?preview-at=2026-06-20')).text();
    expect(datedPage).not.toContain('is no date');
  });

  test('the bar tells of a redirect that another city leads back', async () => {
    const fields = { externalLink: { 'en-US': '/paris/retrouvez-nous' } };
    await edit({ at: AT, id: 'syd-redirect-find-us', action: 'save', fields });
    const { site } = await editor();
    const sys = { id: 'par-redirect', contentType: { sys: { id: 'redirect' } }, createdAt: AT, updatedAt: AT };
    const items = [{ sys, fields: { title: 'x', source: '/retrouvez-nous', externalLink: '/sydney/find-us' } }];
    const asked: string[] = [];
    const { visit } = await editor({
      fetch: async (request) => {
        const { host, searchParams } = new URL(request.url);
        if (searchParams.get('content_type') !== 'redirect' || !request.url.includes('paris'))
          return site.world.fetch(request);
        asked.push(host);
        return Response.json({ sys: { type: 'Array' }, total: 1, skip: 0, limit: 1, items });
      },
    });
    const page = '/en/sydney/service/listing';
    await visit(`${page}?without-overlay=true`);
    expect(asked).toEqual([]);
    for (const _ of ['first', 'again'])
      expect(await (await visit(page)).text()).toContain(
        '>Find us, in the visitor guide</a> <span lang="en">it leads to another redirect, in paris',
      );
    expect(asked).toEqual(['localhost:8788']);
  });
});
