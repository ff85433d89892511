import { describe, expect, onTestFinished, test } from 'vitest';
import { edit, HOOK_SECRET, tell } from '../support/worker/editing.ts';
import { PHONE, testSite } from '../support/worker/testWorld.ts';

const at = '2026-06-15T02:00:00.009Z';
const site = () => testSite({ now: at, variables: { CONTENTFUL_HOOK_SECRET: HOOK_SECRET } });

/** Where a redirect leads for the length of a test. */
async function leadTo(editing: ReturnType<typeof site>, externalLink: string): Promise<void> {
  const to = (target: string) =>
    edit({ at, id: 'syd-redirect-find-us', fields: { externalLink: { 'en-US': target } } });
  onTestFinished(async () => {
    await to('/sydney/stores/listing');
  });
  await tell(editing, await to(externalLink));
}

describe('redirects that editors manage', () => {
  test.each<[string, Record<string, string>, number, string]>([
    ['/en/sydney/find-us', {}, 302, '/en/sydney/stores/listing'],
    ['/cn/sydney/find-us', {}, 302, '/cn/sydney/stores/listing'],
    ['/en/sydney/mobile/find-us', { 'user-agent': PHONE }, 302, '/en/sydney/mobile/stores/listing'],
    ['/en/sydney/happenings', {}, 301, '/en/sydney/what-is-happening/event'],
    ['/en/sydney/happenings/wardrobe-of-scent', {}, 301, '/en/sydney/what-is-happening/event/wardrobe-of-scent'],
    // No page has an address of this form; the site before may have had.
    ['/en/sydney/happenings/2019/march/opening', {}, 301, '/en/sydney/what-is-happening/event/2019/march/opening'],
    [
      '/en/sydney/find-us?without-overlay=true&next=//evil.example',
      {},
      302,
      '/en/sydney/stores/listing?without-overlay=true',
    ],
  ])('%s', async (path, headers, status, location) => {
    const answer = await site().visit(path, headers);
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      status,
      location,
      'no-store',
    ]);
  });

  test('another city knows nothing of them', async () => {
    expect((await site().visit('/en/paris/find-us')).status).toBe(404);
  });

  test('gates come first', async () => {
    expect((await site().visit('/sydney/find-us')).headers.get('location')).toBe('/en/sydney/find-us');
  });

  test('a published redirect leads on at once; one that leads in a circle is refused and reported', async () => {
    const editing = site();
    const path = '/en/sydney/find-us';
    expect((await editing.visit(path)).status).toBe(302);
    await leadTo(editing, '/sydney/brand/listing');
    expect((await editing.visit(path)).headers.get('location')).toBe('/en/sydney/brand/listing');
    await leadTo(editing, '/sydney/brand/listing?page=2#item-12');
    expect((await editing.visit(`${path}?without-overlay=true`)).headers.get('location')).toBe(
      '/en/sydney/brand/listing?page=2&without-overlay=true#item-12',
    );
    await leadTo(editing, '/sydney/find-us');
    expect((await editing.visit(path)).status).toBe(404);
    expect((await editing.visit('/en/sydney/happenings')).status).toBe(301);
    // Once for the list, however many visitors ask for it.
    const refused = editing.lines.filter((line) => line.includes('redirects refused'));
    expect(refused.map((line) => JSON.parse(line))).toMatchObject([
      {
        level: 'error',
        event: 'redirects refused',
        city: 'sydney',
        problems: ['syd-redirect-find-us: it leads back to itself'],
      },
    ]);
    await leadTo(editing, 'https://evil.example/');
    expect((await editing.visit(path)).status).toBe(404);
  });

  test('two cities do not send a visitor to and fro', async () => {
    const editing = site();
    await leadTo(editing, '/paris/retrouvez-nous');
    expect((await editing.visit('/en/sydney/find-us')).headers.get('location')).toBe('/en/paris/retrouvez-nous');
    const both = testSite({
      now: at,
      fetch: async (request) => {
        const answer = await editing.world.fetch(request);
        if (!request.url.includes('content_type=redirect') || !request.url.includes('paris')) return answer;
        const sys = { id: 'par-redirect', contentType: { sys: { id: 'redirect' } }, createdAt: at, updatedAt: at };
        return Response.json({
          sys: { type: 'Array' },
          total: 1,
          skip: 0,
          limit: 1,
          items: [{ sys, fields: { title: 'x', source: '/retrouvez-nous', externalLink: '/sydney/find-us' } }],
        });
      },
    });
    expect((await both.visit('/en/sydney/find-us')).status).toBe(404);
    expect((await both.visit('/en/paris/retrouvez-nous')).status).toBe(404);
    expect(both.lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        level: 'error',
        event: 'redirects refused',
        city: 'sydney',
        problems: ['syd-redirect-find-us: it leads to another redirect, in paris'],
      }),
    );
  });

  test('of two from one address the older leads on', async () => {
    const whole = site();
    const redirect = (id: string, createdAt: string, externalLink: string) => ({
      sys: { id, contentType: { sys: { id: 'redirect' } }, createdAt, updatedAt: createdAt },
      fields: { title: id, source: '/twice', externalLink },
    });
    const items = [
      redirect('newer', '2026-05-02T00:00:00.000Z', '/sydney/contact-us'),
      redirect('older', '2026-05-01T00:00:00.000Z', '/sydney/stores/listing'),
    ];
    const twice = testSite({
      now: at,
      fetch: async (request) => {
        const asked = new URL(request.url).searchParams;
        if (asked.get('content_type') !== 'redirect') return whole.world.fetch(request);
        const inOrder = asked.get('order')?.startsWith('sys.createdAt') ? items.toReversed() : items;
        return Response.json({ sys: { type: 'Array' }, total: 2, skip: 0, limit: 2, items: inOrder });
      },
    });
    expect((await twice.visit('/en/sydney/twice')).headers.get('location')).toBe('/en/sydney/stores/listing');
  });

  test('one into a city whose own list cannot be read leads there', async () => {
    const editing = site();
    await leadTo(editing, '/paris/retrouvez-nous');
    const broken = testSite({
      now: at,
      fetch: async (request) =>
        request.url.includes('content_type=redirect') && request.url.includes('paris')
          ? new Response('no', { status: 500 })
          : editing.world.fetch(request),
    });
    expect((await broken.visit('/en/sydney/find-us')).headers.get('location')).toBe('/en/paris/retrouvez-nous');
  });

  test('a list that cannot be read redirects nobody and closes nothing', async () => {
    const whole = site();
    const broken = testSite({
      now: at,
      fetch: async (request) =>
        request.url.includes('content_type=redirect')
          ? new Response('no', { status: 500 })
          : whole.world.fetch(request),
    });
    expect((await broken.visit('/en/sydney')).status).toBe(200);
    expect((await broken.visit('/en/sydney/find-us')).status).toBe(404);
  });
});
