import { describe, expect, test } from 'vitest';
import { previewToken } from '../../worker/preview/previewTokens.ts';
import { edit } from '../support/worker/editing.ts';
import { elements, unescaped } from '../support/worker/pageText.ts';
import { PREVIEW_SECRET, testSite } from '../support/worker/testWorld.ts';

const AT = '2026-06-15T02:00:00.085Z';
const PATH = '/en/sydney/accessibility';
const seconds = Math.floor(Date.parse(AT) / 1000);

/** The bar of a page in preview: where it leads. */
async function barOf(
  site: ReturnType<typeof testSite>,
  address: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const page = (await site.read(address, headers)).replaceAll('<!-- -->', '');
  const bar = /<aside class="preview-tools[\s\S]*<\/aside>/.exec(page)?.[0] ?? '';
  const inputs = elements(bar, 'input');
  const [form = ''] = /<form class="preview-panel"[\s\S]*?<\/form>/.exec(bar) ?? [];
  const hidden = (markup: string) =>
    elements(markup, 'input').flatMap(({ type, name, value }) => (type === 'hidden' ? [[name, value]] : []));
  return {
    page,
    bar,
    share: { ...Object.fromEntries(hidden(form)), action: unescaped(elements(form, 'form')[0]?.['action'] ?? '') },
    links: elements(bar, 'a').map(({ href }) => unescaped(href ?? '')),
    moment: inputs.find(({ name }) => name === 'preview-at')?.['value'],
    carried: hidden(bar.replace(form, '')),
  };
}

describe('the bar of a page in preview', () => {
  test('leads to the entry, to a link for others, and out of the preview', async () => {
    const site = testSite({ now: AT });
    const { page, bar, share, links, moment, carried } = await barOf(site, `${PATH}?is-preview-mode=true`);
    expect(share).toEqual({ path: PATH, action: '/_desk/links?is-preview-mode=true' });
    expect(links).toContain(`${PATH}?is-preview-mode=false`);
    expect([moment, carried]).toEqual([undefined, [['is-preview-mode', 'true']]]);
    expect(bar).toContain('Accessibility');
    expect(bar).not.toContain('data-preview-list="translations"');
    const main = elements(bar, 'a').find((link) => 'data-preview-main' in link);
    expect(main?.['href']).toBe(
      `http://localhost:8788/editor/spaces/meridian/environments/master/entries/${main?.['data-preview-main']}`,
    );
    const entryNames = JSON.parse(unescaped(elements(bar, 'aside')[0]?.['data-named'] ?? '{}'));
    expect(entryNames[main?.['data-preview-main'] ?? '']).toMatch(/^[\w ]+$/);
    // Its own styles and script, and the words for robots once.
    expect(page.split('name="robots"')).toHaveLength(2);
    expect(page).toMatch(/<link rel="stylesheet" href="\/assets\/preview\.css" nonce="[^"]{24}">/);
    expect(page).toMatch(/<script type="module" src="\/assets\/preview\.js" nonce="[^"]{24}">/);
  });

  test('shows a moment in the city’s time, carries it along in the link for others, and leads back to now', async () => {
    const site = testSite({ now: AT });
    const query = 'is-preview-mode=true&preview-at=2026-06-20T09:30&preview-release=spring';
    const { page, bar, share, links, moment } = await barOf(site, `${PATH}?${query}`);
    // Changes are marked in the two frames that compare a page, and nowhere else.
    expect(page).not.toContain('.notice{display:none}');
    expect([moment, bar.includes('2026-06-20 09:30')]).toEqual(['2026-06-20T09:30', true]);
    expect(share).toEqual({
      action: '/_desk/links?is-preview-mode=true',
      path: PATH,
      'preview-at': '2026-06-19T23:30:00.000Z',
      'preview-release': 'spring',
    });
    expect(links).toContain(`${PATH}?is-preview-mode=true`);
  });

  test('with a secret nothing of the secret, of the cookie or of a token stands on the page', async () => {
    const site = testSite({ now: AT, variables: { PREVIEW_SECRET } });
    const cookie = `is-preview-mode=${await previewToken(PREVIEW_SECRET, seconds + 60)}`;
    const { page, share, carried } = await barOf(site, `${PATH}?preview-at=2026-06-20`, { cookie });
    expect([share.action, carried]).toEqual(['/_desk/links', []]);
    expect(page).not.toMatch(new RegExp(`${PREVIEW_SECRET}|${cookie.slice(-64)}|is-preview-mode=[0-9a-z]+\\.`));
  });

  test.each([
    ['/en/sydney', 'sydney-home'],
    ['/en/sydney/brand/aurelle', 'sydney-brand-aurelle'],
    ['/fr/paris/what-is-happening/event', 'paris-list-events'],
    ['/en/sydney/stores', undefined],
  ])('leads to the page’s own entry, never to that of its heading or a notice: %s', async (path, entry) => {
    const { bar } = await barOf(testSite({ now: AT }), `${path}?is-preview-mode=true`);
    expect(/data-preview-main="([^"]*)"/.exec(bar)?.[1]).toBe(entry);
    expect(bar.includes(`/_desk/uses?entry=${entry}&amp;is-preview-mode=true`)).toBe(entry !== undefined);
  });
});

test.each(['no-such-page', 'no/such/kind/of/page'])('a page that is not there has its bar, too: %s', async (path) => {
  const site = testSite({ now: AT });
  const answer = await site.visit(`/en/sydney/${path}?is-preview-mode=true`);
  expect([answer.status, (await answer.text()).includes('data-untranslated=""')]).toEqual([404, true]);
});

/** A site whose content service does not say how entries are written in all languages. */
function siteWithoutStates() {
  const plainSite = testSite({ now: AT });
  return testSite({
    now: AT,
    fetch: async (request) =>
      new URL(request.url).searchParams.get('locale') === '*'
        ? new Response('no', { status: 500 })
        : plainSite.world.fetch(request),
  });
}

test('what changes is not marked where it cannot be told, and nothing lies over the page', async () => {
  const site = siteWithoutStates();
  const side = `${PATH}?is-preview-mode=true&without-overlay=true&preview-side=before&preview-release=no-release`;
  const page = await site.read(side);
  expect(page).toMatch(/<style nonce="[^"]{24}">\.consent,\.notice\{display:none\}<\/style>/);
  expect(page).not.toContain('<aside class="preview-tools');
  expect(page).toMatch(/><\/body>/);
  const lines = site.lines.map((line) => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ level: 'warning', event: 'changes unknown' }));
});

test('only what changes in the page’s language is marked', async () => {
  const id = 'sydney-event-tea-at-dusk';
  await edit({ at: AT, id, action: 'release', release: 'dusk', fields: { title: { 'zh-CN': '黄昏之后' } } });
  const query = 'is-preview-mode=true&without-overlay=true&preview-side=after&preview-release=dusk';
  const page = async (language: string) =>
    testSite({ now: AT }).read(`/${language}/sydney/what-is-happening/event/tea-at-dusk?${query}`);
  const mark = `.notice{display:none}:is([data-contentful-entry-id="${id}"][data-contentful-field-id="title"])`;
  expect(await page('cn')).toContain(mark);
  expect(await page('en')).toContain('.notice{display:none}</style>');
});

test('a release that cannot be found at the moment is said to be none', async () => {
  const plainSite = testSite({ now: AT });
  const site = testSite({
    now: AT,
    fetch: async (request) =>
      /\/timeline\/.*[?&]select=sys\.id(?:&|$)/.test(request.url)
        ? new Response('no', { status: 500 })
        : plainSite.world.fetch(request),
  });
  const { bar } = await barOf(site, `${PATH}?is-preview-mode=true&preview-release=spring`);
  expect(bar).toContain('There is no release “spring”.');
});

test('texts that are no pages carry no marks', async () => {
  const site = testSite({ now: AT });
  const calendar = '/en/sydney/what-is-happening/event/tea-at-dusk/calendar.ics?is-preview-mode=true';
  const answer = await site.visit(calendar);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).not.toMatch(/[\uE000-\uE0FF]|<aside/);
});

test('what the services that look through the space do not answer leaves the page as it is', async () => {
  const site = siteWithoutStates();
  const answer = await site.visit('/cn/sydney/accessibility?is-preview-mode=true');
  expect([answer.status, (await answer.text()).includes('data-preview-tools')]).toEqual([200, true]);
  expect(site.lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 'warning', event: 'translations unknown' }),
  );
});
