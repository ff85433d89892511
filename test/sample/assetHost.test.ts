import { statSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidateFiles, readAssetAddress } from '../../sample/service/assets/assetAddress.ts';
import { readRange } from '../../sample/service/assets/ranges.ts';
import { sampleService } from '../support/sample/server.ts';
import { words } from '../support/words.ts';

const WIDTHS = { whole: [320, 640, 960, 1200], tall: [320, 640, 720] };
const files = new Map(
  words(`
    /640/hero.avif /640/hero.webp /1200/hero.avif /original/hero.webp /original/loop.mp4 /original/logo.svg
  `).map((path) => [path, `<${path}>`]),
);

const service = sampleService(
  {},
  {
    media: {
      open: async (path) =>
        files.has(path)
          ? new Response(files.get(path) ?? '', { headers: { etag: '"abc"' } })
          : new Response(null, { status: 404 }),
      widthsOf: () => WIDTHS,
    },
  },
);
const get = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  service.fetch(new Request(`http://localhost:8788${path}`, { headers }));

test('a phone’s cut of the video takes less than 250 KB', () => {
  const cut = '/video/upload/c_limit,w_960/v1/meridian/loop-fragrance.mp4';
  const assetRequest = readAssetAddress(new URL(cut, 'http://localhost'));
  const [file = '', original] = (assetRequest && candidateFiles(assetRequest, WIDTHS, false)) ?? [];
  expect([file, original]).toEqual(['/960/loop-fragrance.mp4', '/original/loop-fragrance.mp4']);
  expect(statSync(`sample/media/prepared${file}`).size).toBeLessThan(250_000);
});

describe('which file answers an address', () => {
  const first = (address: string, avif: boolean) => {
    const assetRequest = readAssetAddress(new URL(address, 'http://localhost'));
    return assetRequest && candidateFiles(assetRequest, WIDTHS, avif)[0];
  };
  const cut = 'c_fill,g_xy_center,x_0.66,y_0.50';
  test.each([
    ['/image/upload/f_auto,q_auto,c_limit,w_640/v1/meridian/hero.webp', true, '/640/hero.avif'],
    ['/image/upload/f_auto,w_640/v1/meridian/hero.webp', false, '/640/hero.webp'],
    ['/image/upload/w_641/v1/meridian/hero.webp', true, '/960/hero.webp'],
    ['/image/upload/w_1/v1/meridian/hero.avif', false, '/320/hero.avif'],
    ['/image/upload/c_limit,w_2000/v1/meridian/hero.webp', true, '/original/hero.webp'],
    ['/image/upload/f_auto,w_2000/v1/meridian/hero.webp', true, '/1200/hero.avif'],
    ['/image/upload/f_auto,w_2000/v1/meridian/hero.webp', false, '/original/hero.webp'],
    ['/image/upload/f_auto/v1/meridian/hero.webp', true, '/1200/hero.avif'],
    ['/image/upload/v1/meridian/hero.webp', true, '/original/hero.webp'],
    ['/image/upload/v1700/meridian/hero.webp', true, '/original/hero.webp'],
    ['/image/upload/c_limit,w_640/f_auto/v1/meridian/hero.webp', true, '/640/hero.avif'],
    ['/image/upload/v1/meridian/hero.webp?w=640&fm=avif', false, '/640/hero.avif'],
    ['/image/upload/v1/meridian/hero.webp?w=640&q=80', false, '/640/hero.webp'],
    ['/image/upload/f_auto,w_640/v1/meridian/logo.svg', true, '/original/logo.svg'],
    [`/image/upload/f_auto,${cut},w_640,h_800/v1/meridian/hero.webp`, true, '/tall/640/hero.avif'],
    [`/image/upload/f_auto,${cut},w_450,h_563/v1/meridian/hero.webp`, true, '/tall/640/hero.avif'],
    [`/image/upload/f_auto,${cut},w_640,h_800/v1/meridian/hero.webp`, false, '/640/hero.webp'],
    [`/image/upload/f_auto,${cut},w_640,h_640/v1/meridian/hero.webp`, true, '/640/hero.avif'],
    [`/image/upload/f_jpg,${cut},w_1200,h_630/v1/meridian/hero.webp`, false, '/preview/hero.jpg'],
    [`/meridian/photo/${'0'.repeat(32)}/hero.webp?w=640&fm=avif&q=60`, false, '/640/hero.avif'],
    [`/meridian/photo/${'0'.repeat(32)}/hero.webp?w=640&h=800&fit=fill&f=right&fm=avif`, false, '/tall/640/hero.avif'],
    [`/meridian/photo/${'0'.repeat(32)}/hero.webp`, true, '/original/hero.webp'],
    [`/meridian/photo/${'0'.repeat(32)}/hero.exe`, true, undefined],
    ['/video/upload/q_auto/v1/meridian/loop.mp4', false, '/original/loop.mp4'],
    ['/video/upload/v1/meridian/hero.webp', false, undefined],
    ['/image/upload/v1/meridian/loop.mp4', false, undefined],
    ['/image/upload/v1/other/hero.webp', false, undefined],
    ['/image/upload/v1/meridian/Hero.webp', false, undefined],
    ['/image/upload/v1/meridian/%2e%2e%2fhero.webp', false, undefined],
  ])('%s (AVIF %s): %s', (address, avif, expected) => {
    expect(first(address, avif)).toBe(expected);
  });
});

describe('the asset host', () => {
  test('answers the best format that is accepted, for ever', async () => {
    const response = await get('/image/upload/f_auto,w_640/v1/meridian/hero.webp', { accept: 'image/avif,*/*' });
    expect(await response.text()).toBe('</640/hero.avif>');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/avif',
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
  });

  test('answers the original where the prepared file does not exist', async () => {
    const response = await get('/image/upload/w_960/v1/meridian/hero.webp');
    expect(await response.text()).toBe('</original/hero.webp>');
    expect(response.headers.get('vary')).toBeNull();
  });

  test('answers 304 to a browser that has the file', async () => {
    const { headers } = await get('/image/upload/v1/meridian/logo.svg');
    const again = await get('/image/upload/v1/meridian/logo.svg', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test.each([
    ['bytes=1-3', 206, '/or', 'bytes 1-3/20'],
    ['bytes=-4', 206, 'mp4>', 'bytes 16-19/20'],
    ['bytes=18-', 206, '4>', 'bytes 18-19/20'],
    ['bytes=20-', 416, '', 'bytes */20'],
    ['bytes=0-1,3-4', 200, '</original/loop.mp4>', null],
  ])('gives %s of a video', async (range, status, text, contentRange) => {
    const response = await get('/video/upload/v1/meridian/loop.mp4', { range });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(await response.text()).toBe(text);
  });

  test('gives the whole video when the part is of another version', async () => {
    const response = await get('/video/upload/v1/meridian/loop.mp4', { range: 'bytes=1-3', 'if-range': '"old"' });
    expect(response.status).toBe(200);
  });

  test.each(['/image/upload/v1/meridian/nothing.webp', '/original/hero.webp', '/640/hero.avif', '/'])(
    'has no %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ sys: { type: 'Error', id: 'NotFound' } });
    },
  );

  test('never reads a range outside the file', () => {
    const header = fc
      .tuple(fc.option(fc.nat(40)), fc.option(fc.nat(40)))
      .map(([a, b]) => `bytes=${a ?? ''}-${b ?? ''}`);
    fc.assert(
      fc.property(header, fc.nat(30), (text, size) => {
        const range = readRange(text, size);
        if (range === undefined || range === 'unsatisfiable') return;
        expect(range.from).toBeGreaterThanOrEqual(0);
        expect(range.from).toBeLessThanOrEqual(range.to);
        expect(range.to).toBeLessThan(size);
      }),
    );
  });
});
