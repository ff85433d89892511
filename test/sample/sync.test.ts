import { describe, expect, test } from 'vitest';
import type { Service } from '../../sample/service/service.ts';
import { ask, sampleService } from '../support/sample/server.ts';

interface Page {
  readonly items: readonly { readonly sys: Readonly<Record<string, unknown>>; readonly fields?: unknown }[];
  readonly nextPageUrl?: string;
  readonly nextSyncUrl?: string;
}

const edit = async (service: Service, id: string, action: string, more: object = {}): Promise<void> => {
  const headers = { authorization: 'Bearer meridian-management' };
  const body = JSON.stringify({ id, action, ...more });
  const answer = await service.fetch(new Request('http://localhost:8788/_publish', { method: 'POST', headers, body }));
  expect(answer.status).toBe(200);
};

const synced = async (service: Service, query: string): Promise<Page> => (await ask(service, `/sync?${query}`)).json();
const next = (page: Page): string => new URL(page.nextPageUrl ?? page.nextSyncUrl ?? '').search.slice(1);
const told = ({ items }: Page) => items.map(({ sys }) => `${sys['type']} ${sys['id']}`);

describe('synchronization', () => {
  test('gives everything published at first, by locale and with links as they are', async () => {
    const page = await synced(sampleService(), 'initial=true');
    expect(told(page).toSorted()).toEqual([
      'Asset aurelle-logo',
      'Asset film',
      'Entry aurelle',
      'Entry opening',
      'Entry quiet',
      'Entry sale',
      'Entry velmora',
    ]);
    expect(page.items.find(({ sys }) => sys['id'] === 'aurelle')?.fields).toMatchObject({
      title: { 'en-US': 'Aurelle', 'zh-Hans': '欧蕾尔' },
    });
    expect(page).not.toHaveProperty('nextPageUrl');
  });

  test('then gives what has changed since, of each entry once', async () => {
    const service = sampleService();
    const first = await synced(service, 'initial=true');
    expect(told(await synced(service, next(first)))).toEqual([]);
    await edit(service, 'sale', 'publish');
    await edit(service, 'opening', 'unpublish');
    await edit(service, 'film', 'delete');
    await edit(service, 'sale', 'publish');
    const second = await synced(service, next(first));
    expect(told(second)).toEqual(['DeletedEntry opening', 'DeletedAsset film', 'Entry sale']);
    expect(second.items[0]?.sys).toEqual({
      type: 'DeletedEntry',
      id: 'opening',
      space: expect.anything(),
      environment: expect.anything(),
      revision: 2,
      createdAt: '2026-01-01T08:00:00.000Z',
      updatedAt: '2026-01-15T12:00:00.000Z',
      deletedAt: '2026-01-15T12:00:00.000Z',
    });
    expect(told(await synced(service, next(second)))).toEqual([]);
    // The same token gives the same again.
    expect(told(await synced(service, next(first)))).toEqual(told(second));
  });

  test('of deletions alone begins with nothing, and leaves out what was published again', async () => {
    const service = sampleService();
    await edit(service, 'quiet', 'delete');
    const first = await synced(service, 'initial=true&type=Deletion');
    expect(told(first)).toEqual([]);
    for (const action of ['unpublish', 'publish']) await edit(service, 'sale', action);
    await edit(service, 'opening', 'delete');
    expect(told(await synced(service, next(first)))).toEqual(['DeletedEntry opening']);
  });

  test('comes in pages', async () => {
    const service = sampleService();
    const page = await synced(service, 'initial=true&type=Entry&limit=3');
    expect([page.items.length, page.nextSyncUrl]).toEqual([3, undefined]);
    const last = await synced(service, next(page));
    expect([last.items.length, last.nextPageUrl]).toEqual([2, undefined]);
    expect(new Set([...told(page), ...told(last)]).size).toBe(5);
  });

  test('gives a scheduled publication when it is due', async () => {
    let now = '2026-01-15T12:00:00.000Z';
    const service = sampleService({ CLOCK: '' }, { now: () => new Date(now) });
    const first = await synced(service, 'initial=true');
    await edit(service, 'sale', 'schedule', { at: '2026-01-15T13:00:00Z' });
    const before = await synced(service, next(first));
    now = '2026-01-15T14:00:00.000Z';
    expect([told(before), told(await synced(service, next(before)))]).toEqual([[], ['Entry sale']]);
    // It is dated by its moment: who asks for what was updated since finds it.
    const since = await ask(
      service,
      '/entries?sys.updatedAt%5Bgte%5D=2026-01-15T12:30:00Z&order=sys.updatedAt&select=sys,metadata',
    );
    expect(told(await since.json())).toEqual(['Entry sale']);
  });

  test.each([
    ['no beginning', ''],
    ['a type that is none', 'initial=true&type=Tag'],
    ['a content type of all types', 'initial=true&content_type=event'],
    ['a token that is none', 'sync_token=x'],
  ])('refuses %s', async (_, query) => {
    expect((await ask(sampleService(), `/sync?${query}`)).status).toBe(400);
  });

  test('refuses the token of a service that was started again', async () => {
    const service = sampleService();
    await edit(service, 'sale', 'publish');
    const page = await synced(service, 'initial=true');
    expect((await ask(sampleService(), `/sync?${next(page)}`)).status).toBe(400);
  });
});

describe('what was updated since a moment', () => {
  test('is asked for with its tags alone, for entries and assets, in order', async () => {
    const service = sampleService();
    await edit(service, 'film', 'publish');
    const query = 'sys.updatedAt%5Bgte%5D=2026-01-13T00:00:00Z&order=sys.updatedAt&select=sys,metadata';
    const entries: Page = await (await ask(service, `/entries?${query}`)).json();
    expect(entries.items).toEqual([
      {
        sys: expect.objectContaining({ id: 'sale', revision: 2 }),
        metadata: expect.objectContaining({ tags: [expect.anything()] }),
      },
    ]);
    const assets: Page = await (await ask(service, `/assets?${query}`)).json();
    expect(assets.items.map(({ sys }) => [sys['id'], sys['revision']])).toEqual([['film', 3]]);
  });
});
