import { describe, expect, test } from 'vitest';
import {
  htmlOnAssetHost,
  isOfferedAsAvif,
  pictureSrcSet,
  pictureUrl,
  plainUrl,
  previewUrl,
  publicPictureUrl,
  tallSrcSet,
  videoUrl,
} from '../../../content/media/mediaUrl.ts';

const hosts = {
  world: 'https://assets.meridian.example',
  china: 'https://assets.meridian-china.example',
  content: ['assets.meridian.example'],
  service: ['images.ctfassets.net', 'videos.ctfassets.net'],
};
const abroad = { assets: hosts, isMainland: false, tree: 'desktop' } as const;
const picture = 'https://assets.meridian.example/image/upload/v1/meridian/hero-atrium.webp';

describe('asset addresses', () => {
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
      tree === 'desktop' ? [320, 450, 640, 800, 960, 1280] : [320, 450, 640, 800, 960],
    );
  });

  test('a picture is offered up to its own width, and at all widths where that is unknown', () => {
    const offered = (width: number) =>
      [...pictureSrcSet({ url: picture, width }, abroad).matchAll(/ (\d+)w/g)].map(([, each]) => Number(each));
    expect([offered(700), offered(0)]).toEqual([
      [320, 450, 640, 700],
      [320, 450, 640, 800, 960, 1280],
    ]);
  });

  test('a tall crop names its size and the point that it keeps', () => {
    const media = { url: picture, width: 1920, height: 1080, focus: { x: 0.655, y: 0.5 } };
    expect(tallSrcSet(media, abroad).split(', ').at(-2)).toBe(
      'https://assets.meridian.example/image/upload/f_auto,c_fill,g_xy_center,x_0.66,y_0.50,w_800,h_1000/v1/meridian/hero-atrium.webp 800w',
    );
    expect(tallSrcSet(media, abroad)).toMatch(/ 864w$/);
  });

  test('a picture that is tall itself or of unknown size is not cropped', () => {
    const focus = { x: 0.5, y: 0.5 };
    expect(tallSrcSet({ url: picture, width: 1080, height: 1920, focus }, abroad)).toBe('');
    expect(tallSrcSet({ url: picture, width: 0, height: 0, focus }, abroad)).toBe('');
  });

  test('visitors in mainland China get the China host', () => {
    expect(pictureUrl(picture, 640, { ...abroad, isMainland: true })).toMatch(
      /^https:\/\/assets\.meridian-china\.example\//,
    );
    expect(
      plainUrl('https://assets.meridian.example/video/upload/v1/meridian/loop.mp4', { ...abroad, isMainland: true }),
    ).toBe('https://assets.meridian-china.example/video/upload/v1/meridian/loop.mp4');
  });

  test.each([
    ['the content’s', 'https://assets.meridian.example'],
    ['the world’s', 'https://staging-assets.meridian.example'],
    ['China’s', 'https://staging-assets.meridian-china.example'],
  ])('where the content names %s host, each visitor gets their own', (_, named) => {
    const [world, china] = ['https://staging-assets.meridian.example', 'https://staging-assets.meridian-china.example'];
    const assets = { ...hosts, world, china };
    const hostFor = (isMainland: boolean) =>
      new URL(pictureUrl(`${named}/image/upload/a.jpg`, 320, { ...abroad, assets, isMainland })).origin;
    expect([hostFor(false), hostFor(true)]).toEqual([assets.world, assets.china]);
  });

  test('a phone asks for the smaller cut of a video', () => {
    const video = 'https://assets.meridian.example/video/upload/v1/meridian/loop.mp4';
    expect(videoUrl(video, abroad)).toBe(plainUrl(video, abroad));
    const phone = { ...abroad, tree: 'mobile' } as const;
    expect(videoUrl(video, phone)).toBe(plainUrl(video, phone).replace('/v1/', '/c_limit,w_960/v1/'));
    for (const url of ['https://videos.ctfassets.net/meridian/film/0123/loop.mp4', 'https://elsewhere.example/a.mp4'])
      expect(videoUrl(url, phone)).toBe(plainUrl(url, phone));
  });

  test('pictures in an editor’s own markup get the China host and the phone’s width', () => {
    const html = `<p><a href="${picture}">all of it</a><img src="${picture}" alt="x"><img src="data:image/png;base64,AA"></p>`;
    expect(htmlOnAssetHost(html, { ...abroad, isMainland: true, tree: 'mobile' })).toBe(
      html.replace(
        `src="${picture}"`,
        'src="https://assets.meridian-china.example/image/upload/f_auto,c_limit,w_1024/v1/meridian/hero-atrium.webp"',
      ),
    );
  });

  test('other hosts and drawings stay as they are', () => {
    expect(plainUrl('https://elsewhere.example/a.png', abroad)).toBe('https://elsewhere.example/a.png');
    const foreign = 'https://elsewhere.example/image/upload/a.png';
    expect(pictureUrl(foreign, 640, abroad)).toBe(foreign);
    expect(
      pictureSrcSet({ url: 'https://assets.meridian.example/image/upload/v1/meridian/mark.svg', width: 0 }, abroad),
    ).toBe('');
  });
});

describe('the content service’s own files', () => {
  const file = '//images.ctfassets.net/meridian/photo/0123/atrium.jpg';
  const mainland = { ...abroad, isMainland: true };

  test('the image API is told width, format and quality', () => {
    expect(pictureUrl(file, 4000, { ...abroad, tree: 'mobile' })).toBe(
      'https://images.ctfassets.net/meridian/photo/0123/atrium.jpg?w=1024&fm=webp&q=75',
    );
  });

  test.each([
    [false, 'https://images.ctfassets.net'],
    [true, 'https://www.meridian.example/_assets/images.ctfassets.net'],
  ])('those who read a page’s head in mainland China get them from the site: %s', (isMainland, start) => {
    const context = { assets: hosts, isMainland, origin: 'https://www.meridian.example' };
    const path = '/meridian/photo/0123/atrium.jpg';
    expect(publicPictureUrl(`https:${file}?w=10`, context)).toBe(`${start}${path}?w=1280&fm=jpg&q=80`);
    expect(previewUrl({ url: file, focus: { x: 0.5, y: 0.5 } }, { width: 1200, height: 630 }, context)).toBe(
      `${start}${path}?w=1200&h=630&fit=fill&f=center&fm=jpg&q=80`,
    );
  });

  test.each([
    ['middle', { x: 0.5, y: 0.5 }, 'center'],
    ['right', { x: 0.66, y: 0.5 }, 'right'],
    ['upper left', { x: 0.2, y: 0.1 }, 'top_left'],
    ['foot', { x: 0.4, y: 0.9 }, 'bottom'],
  ])('a tall crop keeps the area of its focal point: %s', (_, focus, area) => {
    const crop = tallSrcSet({ url: file, width: 1600, height: 1000, focus }, abroad, undefined, 'avif');
    expect(crop).toContain(`?w=320&h=400&fit=fill&f=${area}&fm=avif&q=60 320w`);
  });

  test('are offered as AVIF as far as the image API makes it; other hosts choose the format themselves', () => {
    const offered = (url: string, width: number) => isOfferedAsAvif({ url, width, height: 1000 }, abroad);
    expect([offered(file, 9000), offered(file, 9001)]).toEqual([true, false]);
    expect([offered(file, 0), offered(picture, 900)]).toEqual([false, false]);
  });

  test('come through the site itself for visitors in mainland China', () => {
    expect(pictureUrl(file, 640, mainland)).toBe(
      '/_assets/images.ctfassets.net/meridian/photo/0123/atrium.jpg?w=640&fm=webp&q=75',
    );
    expect(plainUrl('https://videos.ctfassets.net/meridian/film/0123/loop.mp4', mainland)).toBe(
      '/_assets/videos.ctfassets.net/meridian/film/0123/loop.mp4',
    );
  });

  test('drawings and moving pictures stay whole', () => {
    const drawing = '//images.ctfassets.net/meridian/mark/0123/mark.svg';
    expect(pictureUrl(drawing, 640, abroad)).toBe('https://images.ctfassets.net/meridian/mark/0123/mark.svg');
    expect(pictureSrcSet({ url: '//images.ctfassets.net/a.gif', width: 900 }, abroad)).toBe('');
  });
});
