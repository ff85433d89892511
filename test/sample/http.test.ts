import { describe, expect, test } from 'vitest';
import { ask, sampleService } from '../support/sample/server.ts';

const service = sampleService();
const get = async (url: string, init?: RequestInit) => service.fetch(new Request(url, init));
const LOCAL = 'http://localhost:8788';

describe('who is let in', () => {
  test.each([
    [`${LOCAL}/spaces/meridian/entries?access_token=meridian-delivery`, 200],
    [`${LOCAL}/spaces/meridian/entries?access_token=meridian-preview`, 401],
    [`${LOCAL}/spaces/meridian/entries?access_token=wrong`, 401],
    [`${LOCAL}/spaces/meridian/entries`, 401],
    [`${LOCAL}/spaces/unknown`, 401],
    ['http://127.0.0.1:8788/spaces/meridian/entries?access_token=wrong', 401],
    ['http://127.0.0.1:8788/spaces/meridian/entries?access_token=meridian-preview', 200],
    ['http://127.0.0.1:8788/spaces/meridian/entries?access_token=meridian-delivery', 200],
  ])('%s: %i', async (url, status) => {
    const response = await get(url);
    expect(response.status).toBe(status);
    if (status === 401)
      expect(await response.json()).toMatchObject({ sys: { type: 'Error', id: 'AccessTokenInvalid' } });
  });
});

test('drafts take the preview’s token: its host alone is another name of this machine', async () => {
  const titlesOf = async (token: string): Promise<number> => {
    const answer = await get(`http://127.0.0.1:8788/spaces/meridian/entries?access_token=${token}&limit=1000`);
    const { total }: { total: number } = await answer.json();
    return total;
  };
  expect(await titlesOf('meridian-preview')).toBeGreaterThan(await titlesOf('meridian-delivery'));
});

describe('every answer', () => {
  test('names its request, is open to any origin and typed', async () => {
    const response = await ask(service, '/entries');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.contentful.delivery.v1+json',
      'access-control-allow-origin': '*',
      'cache-control': 'max-age=0',
    });
    expect(response.headers.get('x-contentful-request-id')).toMatch(/^request-/);
  });

  test('an error gives the same request id in its body, and is open too', async () => {
    const response = await ask(service, '/entries/nowhere');
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({
      sys: { type: 'Error', id: 'NotFound' },
      message: 'The resource could not be found.',
      details: { type: 'Entry', id: 'nowhere', environment: 'master', space: 'meridian' },
      requestId: response.headers.get('x-contentful-request-id'),
    });
  });

  test('is 304 for a client that has it', async () => {
    const { headers } = await ask(service, '/entries');
    const etag = headers.get('etag') ?? '';
    expect((await ask(service, '/entries', { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
    expect((await ask(service, '/entries', { 'if-none-match': '"x"' })).status).toBe(200);
  });

  test.each([
    ['HEAD', 200],
    ['OPTIONS', 204],
    ['POST', 405],
    ['DELETE', 405],
  ])('to %s is %i without content', async (method, status) => {
    const response = await get(`${LOCAL}/spaces/meridian/entries?access_token=meridian-delivery`, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    if (status < 400) expect(await response.text()).toBe('');
  });

  test.each([
    '/spaces/other/entries',
    '/spaces/meridian/environments/staging/entries',
    '/spaces/meridian/environments/master/entries/opening/references',
  ])('%s is 404', async (path) => {
    expect((await get(`${LOCAL}${path}?access_token=meridian-delivery`)).status).toBe(404);
  });
});

describe('bodies', () => {
  const body = async (path: string) => (await ask(service, path)).json();

  test('an entry has the sys of the delivery API, and no omitted field', async () => {
    expect(await body('/entries/aurelle')).toEqual({
      metadata: { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'global' } }], concepts: [] },
      sys: {
        space: { sys: { type: 'Link', linkType: 'Space', id: 'meridian' } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
        id: 'aurelle',
        type: 'Entry',
        createdAt: '2026-01-01T08:00:00.000Z',
        updatedAt: '2026-01-10T08:00:00.000Z',
        publishedVersion: 3,
        revision: 2,
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'brand' } },
        locale: 'en-US',
      },
      fields: {
        title: 'Aurelle',
        slug: 'aurelle',
        logo: { sys: { type: 'Link', linkType: 'Asset', id: 'aurelle-logo' } },
      },
    });
  });

  test('an asset is served by the host that was asked, foreign ones stay where they are', async () => {
    expect(await body('/assets/aurelle-logo')).toMatchObject({
      fields: { file: { url: '//localhost:8788/image/upload/v1/meridian/aurelle-logo.webp' } },
    });
    expect(await body('/assets/film')).toMatchObject({ fields: { file: { url: '//other.example/film.mp4' } } });
  });

  test('JSON fields pass unchanged', async () => {
    expect(await body('/entries/opening')).toMatchObject({
      fields: { media: [{ secure_url: 'https://assets.meridian.example/image/upload/v1/meridian/hero-atrium.webp' }] },
    });
  });

  test('select keeps what is not linked any more out of the includes', async () => {
    expect(await body('/entries?content_type=brand&sys.id=aurelle&select=sys,fields.slug')).not.toHaveProperty(
      'includes',
    );
    expect(await body('/entries?content_type=brand&sys.id=aurelle&select=sys,fields.logo')).toHaveProperty(
      'includes.Asset',
    );
  });
});

describe('dates move with the clock', () => {
  const field = async (clock: string, path: string) => (await ask(sampleService({ CLOCK: clock }), path)).json();

  test('by whole days, in sys and in fields of type Date only', async () => {
    expect(await field('2026-02-14T23:00:00.000Z', '/entries/opening')).toMatchObject({
      sys: { createdAt: '2026-01-31T08:00:00.000Z', updatedAt: '2026-02-09T08:00:00.000Z' },
      fields: { start: '2026-02-19', end: '2026-02-24T18:00+11:00', body: 'An evening on 2026-01-20' },
    });
  });

  test('before filters are applied', async () => {
    const query = '/entries?content_type=event&fields.start[gte]=2026-02-15';
    expect(await field('2026-01-15T00:00:00.000Z', query)).toMatchObject({ total: 0 });
    expect(await field('2026-02-14T00:00:00.000Z', query)).toMatchObject({ total: 1 });
  });

  test('from one day to the next in a service that goes on', async () => {
    let now = new Date('2026-01-15T23:59:59.000Z');
    const running = sampleService({ CLOCK: '' }, { now: () => now });
    expect(await (await ask(running, '/entries/opening')).json()).toMatchObject({ fields: { start: '2026-01-20' } });
    now = new Date('2026-01-16T00:00:00.000Z');
    expect(await (await ask(running, '/entries/opening')).json()).toMatchObject({ fields: { start: '2026-01-21' } });
  });
});
