import { describe, expect, test } from 'vitest';
import { testSite } from '../support/worker/testWorld.ts';

const PAGE = '/en/sydney/about-store/architecture';
const FILE = '/_assets/localhost:8788/meridian/photo/0123/atrium.jpg';

/** A site whose content service has one file. */
function siteWithFile(answer: (request: Request) => Response) {
  const requests: Request[] = [];
  const site = testSite({
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  return { ...site, requests };
}

const picture = (type = 'image/webp') =>
  new Response('bytes', { headers: { 'Content-Type': type, ETag: '"1"', 'Set-Cookie': 'a=b', Server: 'x' } });

describe('a picture that an editor embeds in a text', () => {
  const figureFor = async (country: string) => {
    const html = await testSite().read(PAGE, { 'cf-ipcountry': country });
    return /<figure>.*?<\/figure>/s.exec(html)?.[0].replaceAll('&amp;', '&') ?? '';
  };

  test('comes from the content service’s host in the widths and formats of its image API', async () => {
    const figure = await figureFor('AU');
    expect(figure).toMatch(
      /<source[^>]* type="image\/avif"[^>]*http:\/\/localhost:8788\/meridian\/asset-[^ ]+\?w=320&fm=avif&q=60 320w/,
    );
    expect(figure).toMatch(/<img[^>]* src="http:\/\/localhost:8788\/meridian\/[^"]+\?w=960&fm=webp&q=75"/);
    expect(figure).toMatch(/ alt="[^"]+"/);
  });

  test('comes through the site itself in mainland China', async () => {
    const figure = await figureFor('CN');
    expect(figure).toContain('src="/_assets/localhost:8788/meridian/asset-');
    expect(figure).not.toContain('http://');
  });
});

describe('files that the site fetches for visitors in mainland China', () => {
  test('are asked for with what the image API knows only, and kept for ever', async () => {
    const site = siteWithFile(() => picture());
    const answer = await site.visit(`${FILE}?w=640&fm=webp&evil=1`, { cookie: 'session=1', range: 'bytes=0-3' });
    expect(await answer.text()).toBe('bytes');
    const [request] = site.requests;
    expect(request?.url).toBe('http://localhost:8788/meridian/photo/0123/atrium.jpg?w=640&fm=webp');
    expect([request?.headers.get('cookie'), request?.headers.get('authorization')]).toEqual([null, null]);
    expect(request?.headers.get('range')).toBe('bytes=0-3');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"1"',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect([answer.headers.get('set-cookie'), answer.headers.get('server')]).toEqual([null, null]);
  });

  test.each([
    ['another host', '/_assets/elsewhere.example/meridian/photo/0123/a.jpg'],
    ['another space', '/_assets/localhost:8788/other/photo/0123/a.jpg'],
    ['no file', '/_assets/localhost:8788/meridian'],
  ])('%s is not asked', async (_, path) => {
    const site = siteWithFile(() => picture());
    expect((await site.visit(path)).status).toBe(404);
    expect(site.requests.filter(({ url }) => url.includes('.jpg'))).toEqual([]);
  });

  test.each<[string, () => Response, number, string?]>([
    ['a page', () => picture('text/html'), 404],
    ['a script', () => picture('text/javascript'), 404],
    ['a redirect', () => new Response(null, { status: 302, headers: { Location: 'https://evil.example/' } }), 404],
    ['a refusal', () => new Response('no', { status: 403, headers: { 'Content-Type': 'image/png' } }), 404],
    ['a failure', () => new Response('no', { status: 500 }), 502],
    ['a service that limits', () => new Response('no', { status: 429, headers: { 'Retry-After': '5' } }), 502, '5'],
    [
      'a service that can’t be reached',
      () => {
        throw new TypeError('no network');
      },
      502,
    ],
  ])('%s is never passed on', async (_, answer, status, retryAfter) => {
    const { status: passedStatus, headers } = await siteWithFile(answer).visit(FILE);
    expect([passedStatus, headers.get('cache-control'), headers.get('retry-after') ?? undefined]).toEqual([
      status,
      'no-store',
      retryAfter,
    ]);
  });

  test('a part that a film does not have is refused as that, and the film is still there', async () => {
    const refusal = new Response('no', { status: 416, headers: { 'Content-Range': 'bytes */5', Server: 'x' } });
    const { status, headers } = await siteWithFile(() => refusal).visit(FILE, { range: 'bytes=9-' });
    expect([status, headers.get('content-range'), headers.get('cache-control')]).toEqual([
      416,
      'bytes */5',
      'no-store',
    ]);
    expect(headers.get('server')).toBeNull();
  });

  test('a document is saved, not opened as a page of the site', async () => {
    const documentAnswer = await siteWithFile(() => picture('application/pdf')).visit(FILE.replace('.jpg', '.pdf'));
    expect(documentAnswer.headers.get('content-disposition')).toBe('attachment');
  });
});
