import { describe, expect, onTestFinished, test } from 'vitest';
import { edit, editingSite as siteOfEditors, tell } from '../support/worker/editing.ts';
import { headOf, PHONE, testSite } from '../support/worker/testWorld.ts';

const at = '2026-06-15T02:00:00.009Z';
const site = () => siteOfEditors(at);

/** A site over another one, whose content service fails for some calls. */
const siteWithout = (source: ReturnType<typeof site>, isFailing: (url: string) => boolean) =>
  testSite({
    now: at,
    fetch: async (request) =>
      isFailing(request.url) ? new Response('no', { status: 500 }) : source.world.fetch(request),
  });

/** A redirect as the content service delivers it. */
const redirect = (id: string, fields: object, createdAt = at) => ({
  sys: { id, contentType: { sys: { id: 'redirect' } }, createdAt, updatedAt: createdAt },
  fields: { title: id, ...fields },
});

/** A site over another one, with other redirects. */
const siteWithRedirects = (
  source: ReturnType<typeof site>,
  itemsFor: (query: URLSearchParams) => readonly object[] | undefined,
) =>
  testSite({
    now: at,
    fetch: async (request) => {
      const query = new URL(request.url).searchParams;
      const items = query.get('content_type') === 'redirect' ? itemsFor(query) : undefined;
      if (!items) return source.world.fetch(request);
      return Response.json({ sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items });
    },
  });

/** Where a redirect leads for the length of a test. */
async function leadTo(editingSite: ReturnType<typeof site>, externalLink: string): Promise<void> {
  const setTarget = (target: string) =>
    edit({ at, id: 'syd-redirect-find-us', fields: { externalLink: { 'en-US': target } } });
  onTestFinished(async () => {
    await setTarget('/sydney/stores/listing');
  });
  await tell(editingSite, await setTarget(externalLink));
}

describe('redirects that editors manage', () => {
  test.each<[string, Record<string, string>, number, string]>([
    ['/en/sydney/find-us', {}, 302, '/en/sydney/stores/listing'],
    ['/cn/sydney/find-us', {}, 302, '/cn/sydney/stores/listing'],
    ['/en/sydney/mobile/find-us', { 'user-agent': PHONE }, 302, '/en/sydney/mobile/stores/listing'],
    ['/en/sydney/happenings', {}, 301, '/en/sydney/what-is-happening/event'],
    ['/en/sydney/happenings/wardrobe-of-scent', {}, 301, '/en/sydney/what-is-happening/event/wardrobe-of-scent'],
    // No page has an address of this form; the previous site may have had one.
    ['/en/sydney/happenings/2019/march/opening', {}, 301, '/en/sydney/what-is-happening/event/2019/march/opening'],
    [
      '/en/sydney/find-us?without-overlay=true&next=//evil.example',
      {},
      302,
      '/en/sydney/stores/listing?without-overlay=true',
    ],
  ])('%s', async (path, headers, status, location) => {
    expect(headOf(await site().visit(path, headers), 'location', 'cache-control')).toEqual([
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
    const editingSite = site();
    const path = '/en/sydney/find-us';
    expect((await editingSite.visit(path)).status).toBe(302);
    await leadTo(editingSite, '/sydney/brand/listing');
    expect((await editingSite.visit(path)).headers.get('location')).toBe('/en/sydney/brand/listing');
    await leadTo(editingSite, '/sydney/brand/listing?page=2#item-12');
    expect((await editingSite.visit(`${path}?without-overlay=true`)).headers.get('location')).toBe(
      '/en/sydney/brand/listing?page=2&without-overlay=true#item-12',
    );
    await leadTo(editingSite, 'https://shop.meridian.example/sale');
    expect((await editingSite.visit(`${path}?without-overlay=true`)).headers.get('location')).toBe(
      'https://shop.meridian.example/sale',
    );
    await leadTo(editingSite, '/sydney/find-us');
    expect((await editingSite.visit(path)).status).toBe(404);
    expect((await editingSite.visit('/en/sydney/happenings')).status).toBe(301);
    // Once for the list, however many visitors ask for it.
    const refusals = editingSite.lines.filter((line) => line.includes('redirects refused'));
    expect(refusals.map((line) => JSON.parse(line))).toMatchObject([
      {
        level: 'error',
        event: 'redirects refused',
        city: 'sydney',
        problems: ['syd-redirect-find-us: it leads back to itself'],
      },
    ]);
    await leadTo(editingSite, 'https://evil.example/');
    expect((await editingSite.visit(path)).status).toBe(404);
  });

  test('two cities do not redirect a visitor to each other for ever', async () => {
    const editingSite = site();
    await leadTo(editingSite, '/paris/retrouvez-nous');
    expect((await editingSite.visit('/en/sydney/find-us')).headers.get('location')).toBe('/en/paris/retrouvez-nous');
    const back = redirect('par-redirect', { source: '/retrouvez-nous', externalLink: '/sydney/find-us' });
    const circularSite = siteWithRedirects(editingSite, (query) => (`${query}`.includes('paris') ? [back] : undefined));
    expect((await circularSite.visit('/en/sydney/find-us')).status).toBe(404);
    expect((await circularSite.visit('/en/paris/retrouvez-nous')).status).toBe(404);
    expect(circularSite.lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        level: 'error',
        event: 'redirects refused',
        city: 'sydney',
        problems: ['syd-redirect-find-us: it leads to another redirect, in paris'],
      }),
    );
  });

  test('an address of the site is a page of it at each of its origins, and elsewhere an address', async () => {
    const items = [
      redirect('moved', { source: '/moved', externalLink: 'https://b.meridian.example/en/sydney/stores' }),
    ];
    const source = site();
    const everywhere = testSite({
      now: at,
      variables: { SITE_ORIGIN: '' },
      fetch: async (request) =>
        request.url.includes('content_type=redirect')
          ? Response.json({ sys: { type: 'Array' }, total: 1, skip: 0, limit: 1000, items })
          : source.world.fetch(request),
    });
    const locations: (string | null)[] = [];
    for (const origin of ['https://a.meridian.example', 'https://b.meridian.example', 'https://a.meridian.example'])
      locations.push(
        (await everywhere.ask(new Request(`${origin}/cn/sydney/moved`, { redirect: 'manual' }))).headers.get(
          'location',
        ),
      );
    const address = 'https://b.meridian.example/en/sydney/stores';
    expect(locations).toEqual([address, '/cn/sydney/stores', address]);
  });

  test('an address that leads on is not in the sitemap, one whose redirect is refused is', async () => {
    const leadingOn = (source: string, fields: object) =>
      redirect(source, { source, externalLink: '/sydney/stores/listing', ...fields });
    const items = [
      leadingOn('/contact-us', {}),
      leadingOn('/what-is-happening/event', { match: 'prefix' }),
      leadingOn('/subscribe-news', { externalLink: '/sydney/subscribe-news' }),
    ];
    const redirectingSite = siteWithRedirects(site(), () => items);
    const listed = await redirectingSite.read('/sitemap/sydney.xml');
    expect(
      ['contact-us<', 'what-is-happening/event', 'contact-us/assistance<', 'subscribe-news<', 'stores/listing<'].filter(
        (path) => listed.includes(`/en/sydney/${path}`),
      ),
    ).toEqual(['contact-us/assistance<', 'subscribe-news<', 'stores/listing<']);
  });

  test('of two redirects from one address the older one is followed', async () => {
    const twice = (id: string, createdAt: string, externalLink: string) =>
      redirect(id, { source: '/twice', externalLink }, createdAt);
    const items = [
      twice('newer', '2026-05-02T00:00:00.000Z', '/sydney/contact-us'),
      twice('older', '2026-05-01T00:00:00.000Z', '/sydney/stores/listing'),
    ];
    const siteWithDuplicates = siteWithRedirects(site(), (query) =>
      query.get('order')?.startsWith('sys.createdAt') ? items.toReversed() : items,
    );
    expect((await siteWithDuplicates.visit('/en/sydney/twice')).headers.get('location')).toBe(
      '/en/sydney/stores/listing',
    );
  });

  test('a redirect into a city whose own list cannot be read is followed', async () => {
    const editingSite = site();
    await leadTo(editingSite, '/paris/retrouvez-nous');
    const brokenSite = siteWithout(
      editingSite,
      (url) => url.includes('content_type=redirect') && url.includes('paris'),
    );
    expect((await brokenSite.visit('/en/sydney/find-us')).headers.get('location')).toBe('/en/paris/retrouvez-nous');
  });

  test('a list that cannot be read redirects nobody and closes nothing', async () => {
    const brokenSite = siteWithout(site(), (url) => url.includes('content_type=redirect'));
    expect((await brokenSite.visit('/en/sydney')).status).toBe(200);
    expect((await brokenSite.visit('/en/sydney/find-us')).status).toBe(404);
  });
});
