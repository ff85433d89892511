import { type CreateClientParams, createClient, type Entry } from 'contentful';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../sample/service/service.ts';
import { sampleService } from '../support/sample/server.ts';
import { serve as start } from '../support/tools/serve.ts';

type Server = Awaited<ReturnType<typeof start>>;

const servers: Server[] = [];
const serve = async (service: Service): Promise<Server> => {
  const server = await start(service);
  servers.push(server);
  return server;
};

const client = (port: number, hostname = 'localhost', options: { accessToken?: string; space?: string } = {}) =>
  createClient({
    space: 'meridian',
    accessToken: hostname === 'localhost' ? 'meridian-delivery' : 'meridian-preview',
    host: `${hostname}:${port}`,
    insecure: true,
    retryOnError: false,
    ...options,
  });

let port = 0;
beforeAll(async () => {
  ({ port } = await serve(sampleService()));
});
afterAll(() => {
  for (const server of servers) server.close();
});

const ids = (entries: readonly Entry[]) => entries.map((entry) => entry.sys.id);

describe('the official SDK', () => {
  test('resolves links, cycles included', async () => {
    const { items, errors } = await client(port).getEntries({ content_type: 'event', 'sys.id': 'opening', include: 2 });
    expect(items[0]?.fields).toMatchObject({
      title: 'Grand Opening Café',
      brand: { fields: { title: 'Aurelle', logo: { fields: { title: 'Aurelle logo' } } } },
      related: [
        { fields: { title: 'Winter sale', related: [{ sys: { id: 'opening' } }] } },
        { sys: { type: 'Link' } },
        { sys: { type: 'Link' } },
      ],
      story: { content: [{}, { data: { target: { fields: { title: 'Velmora' } } } }] },
    });
    expect(errors).toHaveLength(2);
  });

  test.each([
    ['zh-Hans', '盛大开幕', 'An evening on 2026-01-20'],
    ['zh-Hant', '盛大开幕', '夜'],
    ['en-US', 'Grand Opening Café', 'An evening on 2026-01-20'],
  ])('falls back from %s field by field', async (locale, title, body) => {
    const entry = await client(port).getEntry('opening', { locale });
    expect(entry.fields).toMatchObject({ title, body, seats: 40 });
    expect(entry.sys.locale).toBe(locale);
  });

  test('leaves out what a locale without fallback does not have', async () => {
    const entry = await client(port).getEntry('opening', { locale: 'ja' });
    expect(entry.fields).not.toHaveProperty('body');
    // What is not localised is the same everywhere.
    expect(entry.fields).toMatchObject({ title: 'グランドオープン', seats: 40 });
  });

  test('reads all locales', async () => {
    const entry = await client(port).withAllLocales.getEntry('aurelle');
    expect(entry.fields.title).toEqual({ 'en-US': 'Aurelle', 'zh-Hans': '欧蕾尔' });
  });

  test('pages by cursor, to the end and back', async () => {
    const sdk = client(port);
    const first = await sdk.getEntriesWithCursor({ order: ['sys.id'], limit: 3 });
    const last = await sdk.getEntriesWithCursor({ order: ['sys.id'], limit: 3, pageNext: first.pages.next ?? '' });
    expect([...ids(first.items), ...ids(last.items)]).toEqual(['aurelle', 'opening', 'quiet', 'sale', 'velmora']);
    expect([first.pages.prev, last.pages.next]).toEqual([undefined, undefined]);
    const back = await sdk.getEntriesWithCursor({ order: ['sys.id'], limit: 3, pagePrev: last.pages.prev ?? '' });
    expect(ids(back.items)).toEqual(ids(first.items));
  });

  test('reads assets, content types, tags, locales and the space', async () => {
    const { fields } = await client(port).getAsset('aurelle-logo');
    expect(fields.file?.url).toBe(`//localhost:${port}/image/upload/v1/meridian/aurelle-logo.webp`);
    expect((await client(port).getAssets({ mimetype_group: 'video' })).items.map((asset) => asset.sys.id)).toEqual([
      'film',
    ]);
    expect((await client(port).getContentType('brand')).fields.map((field) => field.id)).toContain('slug');
    expect((await client(port).getContentTypes()).total).toBe(2);
    expect((await client(port).getTags()).items.map((tag) => tag.name)).toEqual(['global', 'sydney', 'tokyo']);
    expect((await client(port).getLocales()).items.find((locale) => locale.default)?.code).toBe('en-US');
    expect((await client(port).getSpace()).locales).toHaveLength(4);
  });

  test('asks for content types by their words, and for tags by name, in order of their names', async () => {
    const named = (page: { readonly items: readonly { readonly name: string }[] }) =>
      page.items.map(({ name }) => name);
    expect(named(await client(port).getContentTypes({ query: 'bran' }))).toEqual(['brand']);
    expect(named(await client(port).getContentTypes({ query: 'nothing' }))).toEqual([]);
    expect(named(await client(port).getTags({ order: ['-name'] }))).toEqual(['tokyo', 'sydney', 'global']);
    expect(named(await client(port).getTags({ name: 'sydney' }))).toEqual(['sydney']);
    expect(named(await client(port).getTags({ 'name[in]': ['tokyo', 'global'], order: ['name'] }))).toEqual([
      'global',
      'tokyo',
    ]);
    expect(named(await client(port).getTags({ 'name[match]': 'syd', 'sys.visibility': 'public' }))).toEqual(['sydney']);
    expect(named(await client(port).getTags({ 'sys.id[nin]': ['sydney'], limit: 1, order: ['name'] }))).toEqual([
      'global',
    ]);
  });
});

describe('content source maps', () => {
  const service = sampleService();
  /** The client gives source maps from a host named preview only. */
  const adapter: NonNullable<CreateClientParams['adapter']> = async (config) => {
    const { pathname } = new URL(config.url ?? '', config.baseURL);
    const address = new URL(`http://127.0.0.1:8788${pathname}`);
    for (const [name, value] of Object.entries(config.params ?? {})) address.searchParams.set(name, String(value));
    const answer = await service.fetch(new Request(address, { headers: { Authorization: 'Bearer meridian-preview' } }));
    const { status, statusText } = answer;
    return { data: await answer.json(), status, statusText, headers: {}, config };
  };
  const drafts = createClient({
    space: 'meridian',
    accessToken: 'meridian-preview',
    host: 'preview.contentful.com',
    adapter,
    includeContentSourceMaps: true,
  });
  /** Invisible signs behind a text, by which the editor finds its field. */
  const hidden = /\p{Cf}{8,}/u;

  test('stand behind each text of an entry, a list and what it includes, in one locale', async () => {
    const { items, includes } = await drafts.withoutLinkResolution.getEntries({ 'sys.id': 'opening', include: 1 });
    expect(items[0]?.fields.title).toMatch(hidden);
    expect(items[0]?.fields.seats).toBe(40);
    expect(includes?.Entry?.[0]?.fields.title).toMatch(hidden);
    expect((await drafts.getEntry('opening')).fields.title).toMatch(hidden);
  });

  test('stand behind the texts of all locales, and of assets', async () => {
    const { fields } = await drafts.withAllLocales.getEntry('opening');
    expect(fields).toMatchObject({ title: { 'en-US': expect.stringMatching(hidden) } });
    const { items } = await drafts.getAssets();
    expect(items[0]?.fields.title).toMatch(hidden);
  });

  test('are no parameter of published content', async () => {
    const { port: plain } = await serve(service);
    const address = `http://localhost:${plain}/spaces/meridian/environments/master/entries?includeContentSourceMaps=true`;
    expect((await fetch(address, { headers: { Authorization: 'Bearer meridian-delivery' } })).status).toBe(400);
  });
});
