import { describe, expect, test } from 'vitest';
import { sectionTypes } from '../../content/model/targets.ts';
import { textKey } from '../../content/translations/textKey.ts';
import { linkTo } from '../support/content/read.ts';
import { leading, node, textNode } from '../support/content/richText.ts';
import { askContentService, headOf, testSite } from '../support/worker/testWorld.ts';
import { unmarkedWords } from '../support/worker/unmarkedWords.ts';

const DRAFT_NOW = '2026-06-15T02:00:00.031Z';
const HOME = '/en/sydney';
const EVENT = '/en/sydney/what-is-happening/event/silk-in-the-hand';
const event = 'sydney-event-silk-in-the-hand';

type Site = ReturnType<typeof testSite>;
interface TypedEntry {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
interface RequestedPart {
  readonly part: 'section' | 'main' | 'page';
  readonly id?: string;
  readonly type?: string;
  readonly level?: number;
  readonly isFirst?: boolean;
}

const open = (): Site => testSite({ now: DRAFT_NOW });
const bodyOf = (entries: readonly TypedEntry[], part: RequestedPart): string =>
  JSON.stringify({ drafts: { entries }, wanted: part, untranslated: [] });
const json = { 'content-type': 'application/json' };

/** A part of a page with what an editor has typed, in an open preview. */
function draftAnswer(
  site: Site,
  path: string,
  entries: readonly TypedEntry[],
  part: RequestedPart = { part: 'main' },
): Promise<Response> {
  const body = bodyOf(entries, part);
  return site.visit(`/preview/draft${path}?is-preview-mode=true`, json, { method: 'POST', body });
}

interface RawEntry {
  readonly sys: { readonly id: string };
  readonly metadata: { readonly tags: readonly { readonly sys: { readonly id: string } }[] };
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Saved entries of a type, as the content service gives them in English. */
async function savedEntries(type: string, more = ''): Promise<readonly RawEntry[]> {
  const address = `http://127.0.0.1:8788/spaces/meridian/environments/master/entries?content_type=${type}&locale=en-US&limit=40${more}`;
  const headers = { Authorization: 'Bearer meridian-preview' };
  const answer: { readonly items: readonly RawEntry[] } = await (
    await askContentService(new Request(address, { headers }), DRAFT_NOW)
  ).json();
  return answer.items;
}

describe('what an editor types', () => {
  test('is seen in the page’s body, and nowhere else', async () => {
    const site = open();
    const answer = await draftAnswer(site, EVENT, [{ id: event, fields: { title: 'Typed a moment ago' } }]);
    const page = await answer.text();
    expect(headOf(answer, 'cache-control')).toEqual([200, 'private, no-store']);
    expect(page).toMatch(/<h1[^>]* data-contentful-field-id="title"[^>]*>Typed a moment ago</);
    expect(page).not.toMatch(/[\uE000-\uE0FF]/);
    await site.settled();
    for (const path of [EVENT, `${EVENT}?is-preview-mode=true`])
      expect(await site.read(path)).not.toContain('Typed a moment ago');
    const storedText = [...site.contentStore.values.values(), ...site.flagStore.values.values()].join();
    expect(storedText).not.toContain('Typed a moment ago');
  });

  test('is seen on a page of three hundred brands that nobody has translated', async () => {
    const keys = ['title', 'location', 'time', 'status'] as const;
    const untranslated = Array.from({ length: 1200 }, (_, at) => textKey(`brand-${at % 300}`, keys[at % 4] ?? 'title'));
    const drafts = { entries: [{ id: event, fields: { title: 'Typed a moment ago' } }] };
    const body = JSON.stringify({ drafts, wanted: { part: 'main' }, untranslated });
    const path = `/preview/draft${EVENT.replace('/en', '/cn')}?is-preview-mode=true`;
    const answer = await open().visit(path, json, { method: 'POST', body });
    expect(await answer.text()).toContain('Typed a moment ago');
  });

  test('is seen though the editor sends all that its entry links to', async () => {
    const linked = Array.from({ length: 300 }, (_, at) => ({ id: `linked-${at}`, fields: { title: `Linked ${at}` } }));
    const drafts = [...linked, { id: event, fields: { title: 'Typed a moment ago' } }];
    expect(await (await draftAnswer(open(), EVENT, drafts)).text()).toContain('Typed a moment ago');
  });

  test('asks for entries that nobody has read in addresses that the content service takes', async () => {
    const addresses: string[] = [];
    const site = testSite({
      now: DRAFT_NOW,
      fetch: async (request) => {
        addresses.push(request.url);
        return askContentService(request, DRAFT_NOW);
      },
    });
    const content = Array.from({ length: 400 }, (_, at) => linkTo(`an-entry-that-nobody-has-read-${at}`));
    const [card] = await savedEntries('columnContentGenericCard');
    const fields = { title: 'Typed a moment ago', content: [...content, linkTo(card?.sys.id ?? '')] };
    const answer = await draftAnswer(site, EVENT, [{ id: event, fields }]);
    expect(await answer.text()).toContain('Typed a moment ago');
    // The content service refuses longer ones with 414.
    expect(addresses.filter((address) => address.length > 8000)).toEqual([]);
    expect(addresses.some((address) => address.includes(String(card?.sys.id)))).toBe(true);
  });

  test('shows texts, rich text with an embedded entry, pictures, switches and dates of the page’s own entry', async () => {
    const [card] = await savedEntries('columnContentGenericCard');
    const [newsItem] = await savedEntries('news', '&fields.media[exists]=true');
    const body = node(
      'document',
      node('heading-2', textNode('A heading from the keyboard')),
      node('paragraph', textNode('Words of a rich text.')),
      leading('embedded-entry-block', linkTo(card?.sys.id ?? '')),
    );
    const fields = {
      title: 'T',
      description: 'A longer text',
      body,
      media: newsItem?.fields['media'],
      endDate: '2026-07-16',
    };
    const page = await (await draftAnswer(open(), EVENT, [{ id: event, fields }])).text();
    expect(page).toContain('A heading from the keyboard');
    expect(page).toContain('A longer text');
    expect(page).toContain(String(card?.fields['title']).replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    const [picture] = [newsItem?.fields['media']].flat();
    expect(page).toContain(/([^/]+)$/.exec(String(Object(picture)['secure_url']))?.[1]);
    expect(page).toContain('July 5 – 16, 2026');
  });

  test('shows the order of sections, and entries as deep as a page shows their texts', async () => {
    const [home] = await savedEntries('homePage', '&metadata.tags.sys.id[in]=sydney');
    const content = [home?.fields['content']].flat().map((link) => String(Object(link).sys.id));
    const order = (page: string): readonly string[] =>
      [...page.matchAll(/data-contentful-section-id="([^"]+)"/g)].map(([, id = '']) => id);
    const site = open();
    const before = order(await (await draftAnswer(site, HOME, [])).text());
    const reversed = content.toReversed().map((id) => linkTo(id));
    const after = order(
      await (await draftAnswer(site, HOME, [{ id: String(home?.sys.id), fields: { content: reversed } }])).text(),
    );
    expect(after).toEqual(before.toReversed());
    // Home page, carousel, slide, call to action.
    const slide = 'sydney-home-slide-harbour';
    const [cta] = await savedEntries('heroBanner', `&sys.id=${slide}`).then(([hero]) => [hero?.fields['cta']].flat());
    const changedAnswer = await draftAnswer(site, HOME, [
      { id: String(Object(cta).sys.id), fields: { title: 'Four links away' } },
    ]);
    expect(await changedAnswer.text()).toContain('Four links away');
  });

  test('a section is rendered by itself, and so is one that only the draft puts into another', async () => {
    const section = {
      part: 'section',
      id: 'sydney-home-houses',
      type: 'card4Multiply1',
      level: 2,
      isFirst: false,
      isAgain: false,
    } as const;
    const [news] = await savedEntries('news');
    const fields = { title: 'Other news', cards: [linkTo(news?.sys.id ?? '')] };
    const site = open();
    const answer = await draftAnswer(site, HOME, [{ id: section.id, fields }], section);
    const page = await answer.text();
    expect(page.match(/<section/g)).toHaveLength(1);
    expect(page).toMatch(/<h2[^>]*>Other news</);
    expect(page).toContain(`data-contentful-entry-id="${news?.sys.id}"`);
    // Little is asked for: the section, the addresses of pages about the store, and what the draft added.
    expect(site.calls.length).toBeLessThanOrEqual(3);
    expect(
      (await draftAnswer(site, HOME, [{ id: section.id, fields: { title: '', cards: [] } }], section)).status,
    ).toBe(404);
  });

  test.each([
    [1, ['full']],
    [2, ['pair', 'pair']],
    [3, ['third', 'third', 'third']],
  ] as const)('a section for three that has %i cards leaves no half of a row empty', async (count, spans) => {
    const [id, type] = ['sydney-store-tables', 'card3Multiply1'] as const;
    const dining = await savedEntries('dining', '&metadata.tags.sys.id[in]=sydney');
    const fields = { cards: dining.slice(0, count).map(({ sys }) => linkTo(sys.id)) };
    const section = { part: 'section', id, type, level: 2, isFirst: false, isAgain: false } as const;
    const answer = await draftAnswer(open(), HOME, [{ id, fields }], section);
    expect([...(await answer.text()).matchAll(/data-span="(\w+)"/g)].map(([, span]) => span)).toEqual(spans);
  });

  test('while somebody types, what is saved is asked for once a minute, and each view keeps its own', async () => {
    const site = open();
    const callsToShow = async (title: string, view: string): Promise<number> => {
      const before = site.calls.length;
      const drafts = { entries: [{ id: event, fields: { title } }] };
      const body = JSON.stringify({ drafts, wanted: { part: 'main' }, untranslated: [], view });
      const answer = await site.visit(`/preview/draft${EVENT}?is-preview-mode=true`, json, { method: 'POST', body });
      expect(await answer.text()).toMatch(
        new RegExp(`<h1[^>]* data-contentful-entry-id="${event}" data-contentful-field-id="title"[^>]*>${title}<`),
      );
      return site.calls.length - before;
    };
    const firstCalls = await callsToShow('One', 'a');
    expect(firstCalls).toBeGreaterThan(0);
    expect([await callsToShow('Two', 'a'), await callsToShow('Three', 'b')]).toEqual([0, firstCalls]);
    site.setNow(new Date(Date.parse(DRAFT_NOW) + 61_000).toISOString());
    expect(await callsToShow('Four', 'a')).toBe(firstCalls);
  });

  test('the whole page has the drafts in its header too, and the bar', async () => {
    const [settings] = await savedEntries('globalSettings', '&metadata.tags.sys.id[in]=sydney');
    const draft = { id: String(settings?.sys.id), fields: { footerDescription: 'A house renamed' } };
    const page = await (await draftAnswer(open(), HOME, [draft], { part: 'page' })).text();
    expect(page).toContain('A house renamed');
    expect(page).toContain('data-preview-tools');
  });

  test('is written in the language of its page, with the switches of all', async () => {
    const draft = { id: event, fields: { title: '只在中文', endDate: '2031-03-09' } };
    const page = await (await draftAnswer(open(), EVENT.replace('/en/', '/cn/'), [draft])).text();
    expect([page.includes('只在中文'), page.includes('2031')]).toEqual([true, true]);
  });

  test('a brand without a name for visitors is shown by its title, which leads to its field', async () => {
    const drafts = [{ id: 'brand-aurelle', fields: { displayName: '' } }];
    const page = await (await draftAnswer(open(), '/en/sydney/brand/aurelle', drafts)).text();
    expect(page).toMatch(
      /<h1[^>]* data-contentful-entry-id="brand-aurelle" data-contentful-field-id="title"[^>]*>[^<\uE000-\uE0FF]+</,
    );
  });

  test.each<[string, unknown]>([
    ['a number for a text', { title: 7 }],
    ['a text for pictures', { media: 'none' }],
    ['a field of no entry', { 'no-field': 1 }],
    ['links in circles', { content: [linkTo(event)] }],
    ['markup', { title: '<script>alert(1)</script>' }],
  ])('%s does no harm', async (_, fields) => {
    const answer = await draftAnswer(open(), EVENT, [{ id: event, fields: Object(fields) }]);
    expect([200, 400]).toContain(answer.status);
    expect(await answer.text()).not.toContain('<script>alert');
  });
});

test.each(sectionTypes)('every text of the section %s leads to its field', async (type) => {
  const site = open();
  const entries = (await savedEntries(type)).slice(0, 6);
  expect(entries.length).toBeGreaterThan(0);
  let rendered = 0;
  for (const entry of entries) {
    const [tag] = entry.metadata.tags.map(({ sys }) => sys.id);
    const path = `/en/${tag === undefined || tag === 'global' ? 'sydney' : tag}`;
    const section = { part: 'section', id: entry.sys.id, type, level: 2, isFirst: false, isAgain: false } as const;
    const answer = await draftAnswer(site, path, [], section);
    if (answer.status === 404) continue;
    rendered += 1;
    expect(unmarkedWords(await answer.text())).toEqual([]);
  }
  expect(rendered).toBeGreaterThan(0);
});

test.each([true, false])('a second row of three cards keeps its look while its editor types: %s', async (isAgain) => {
  const answers = (await savedEntries('card3Multiply1')).map(({ sys: { id }, metadata }) => {
    const section = { part: 'section', id, type: 'card3Multiply1', level: 2, isFirst: false, isAgain } as const;
    return draftAnswer(open(), `/en/${metadata.tags[0]?.sys.id ?? 'sydney'}`, [], section);
  });
  const pages = await Promise.all(answers.slice(0, 4).map(async (answer) => (await answer).text()));
  expect(pages.join('')).toContain(`data-arrangement="${isAgain ? 'level' : 'three'}"`);
});
