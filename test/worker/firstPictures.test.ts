import { describe, expect, test } from 'vitest';
import { siteWhere } from '../support/worker/changedSite.ts';
import { headOf, testSite } from '../support/worker/testWorld.ts';

const PICTURE = '/image/upload/f_auto,c_limit,w_640/v1/meridian/inside-sydney.webp';
const ADDRESS = `/_assets${PICTURE}`;

const siteWithPicture = (answer: () => Response) => testSite({ fetch: async () => answer() });

const picture = (type = 'image/avif') =>
  new Response('bytes', { headers: { 'Content-Type': type, ETag: '"1"', 'Set-Cookie': 'a=b' } });

describe('the first picture of a page', () => {
  const sources = async (country: string, path = '/en/sydney', site = testSite()) => {
    const html = await site.read(path, { 'cf-ipcountry': country });
    return [...html.matchAll(/<img[^>]* fetchPriority="high"[^>]*>/gi)].map(
      ([image]) => / src="([^"]*)"/.exec(image)?.[1],
    );
  };

  test('comes from the site itself, and from the China host in mainland China', async () => {
    const [[firstSource, ...furtherSources], [mainlandSource]] = await Promise.all([sources('AU'), sources('CN')]);
    expect(firstSource).toMatch(/^\/_assets\/image\/upload\/f_auto,/);
    expect(furtherSources).toEqual([]);
    expect(mainlandSource).toMatch(/^https:\/\/assets\.meridian-china\.example\/image\/upload\/f_auto,/);
  });

  test('is the first store’s in a list of stores, which opens with none', async () => {
    const firstSources = await sources('IT', '/it/venice/stores/listing');
    expect(firstSources).toEqual([expect.stringMatching(/^\/_assets\/image\/upload\/f_auto,.*-venice\.webp$/)]);
  });

  test('is the first card’s in a list that opens with none', async () => {
    const site = siteWhere('mediaCenterListingPage', { media: undefined });
    const firstSources = await sources('AU', '/en/sydney/media-center/listing', site);
    expect(firstSources).toEqual([expect.stringMatching(/^\/_assets\/image\/upload\/f_auto,/)]);
  });

  test.each([
    ['image/avif,image/webp,*/*', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpg'],
  ])('is fetched in the best format that the browser takes: %s', async (accept, format) => {
    const site = siteWithPicture(() => picture());
    const answer = await site.visit(ADDRESS, { accept, cookie: 'session=1' });
    expect([answer.status, new TextDecoder().decode(await answer.arrayBuffer())]).toEqual([200, 'bytes']);
    expect(site.calls.filter((url) => url.includes('/image/'))).toEqual([
      `https://assets.meridian.example${PICTURE.replace('f_auto', `f_${format}`)}`,
    ]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test.each<[string, () => Response]>([
    ['is no picture', () => picture('text/html')],
    ['is not there', () => new Response('no', { status: 404 })],
    [
      'can’t be reached',
      () => {
        throw new TypeError('no network');
      },
    ],
  ])('is left to the asset host where it %s', async (_, answer) => {
    expect(headOf(await siteWithPicture(answer).visit(ADDRESS), 'location', 'cache-control')).toEqual([
      302,
      `https://assets.meridian.example${PICTURE}`,
      'no-store',
    ]);
  });
});
