import { describe, expect, test } from 'vitest';
import { htmlOnAssetHost, pictureSrcSet, pictureUrl, plainUrl } from '../../content/mediaUrl.ts';

const hosts = {
  world: 'https://assets.meridian.example',
  china: 'https://assets.meridian-china.example',
  known: ['assets.meridian.example'],
};
const abroad = { hosts, isMainland: false, tree: 'desktop' } as const;
const picture = 'https://assets.meridian.example/image/upload/v1/meridian/hero-atrium.webp';

describe('asset addresses (content-pages §7)', () => {
  test('a width is inserted into the path', () => {
    expect(pictureUrl(picture, 640, abroad)).toBe(
      'https://assets.meridian.example/image/upload/f_auto,c_limit,w_640/v1/meridian/hero-atrium.webp',
    );
  });

  test.each([
    ['desktop', 'w_1280'],
    ['mobile', 'w_1024'],
  ] as const)('on the %s tree nothing is wider than the limit', (tree, width) => {
    expect(pictureUrl(picture, 4000, { ...abroad, tree })).toContain(width);
    const widths = [...pictureSrcSet({ url: picture, width: 4000 }, { ...abroad, tree }).matchAll(/ (\d+)w/g)];
    expect(widths.map(([, candidate]) => Number(candidate))).toEqual(
      tree === 'desktop' ? [320, 640, 960, 1280] : [320, 640, 960],
    );
  });

  test('a picture is offered no wider than it is, and at all widths where that is unknown', () => {
    const offered = (width: number) => pictureSrcSet({ url: picture, width }, abroad).split(', ').length;
    expect([offered(700), offered(0)]).toEqual([2, 4]);
  });

  test('visitors in mainland China get the China host', () => {
    expect(pictureUrl(picture, 640, { ...abroad, isMainland: true })).toMatch(
      /^https:\/\/assets\.meridian-china\.example\//,
    );
    expect(
      plainUrl('https://assets.meridian.example/video/upload/v1/meridian/loop.mp4', { ...abroad, isMainland: true }),
    ).toBe('https://assets.meridian-china.example/video/upload/v1/meridian/loop.mp4');
  });

  test('so do pictures in an editor’s own markup', () => {
    const html = `<p><a href="${picture}">all of it</a><img src="${picture}" alt="x"><img src="data:image/png;base64,AA"></p>`;
    expect(htmlOnAssetHost(html, { ...abroad, isMainland: true, tree: 'mobile' })).toBe(
      html.replace(
        `src="${picture}"`,
        'src="https://assets.meridian-china.example/image/upload/f_auto,c_limit,w_1024/v1/meridian/hero-atrium.webp"',
      ),
    );
  });

  test('foreign hosts and drawings stay as they are', () => {
    expect(plainUrl('https://elsewhere.example/a.png', abroad)).toBe('https://elsewhere.example/a.png');
    const foreign = 'https://elsewhere.example/image/upload/a.png';
    expect(pictureUrl(foreign, 640, abroad)).toBe(foreign);
    expect(
      pictureSrcSet({ url: 'https://assets.meridian.example/image/upload/v1/meridian/mark.svg', width: 0 }, abroad),
    ).toBe('');
  });
});
