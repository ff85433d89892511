import { describe, expect, test } from 'vitest';
import { assetMedia } from '../../../content/media/media.ts';
import { pictureTone } from '../../../content/media/pictureTone.ts';

describe('an asset of the content service', () => {
  const asset = (file: object, fields: object = {}) => ({
    sys: { id: 'a' },
    fields: {
      title: 'Title',
      description: 'A lamp',
      file: { contentType: 'image/jpeg', url: '//x.example/a.jpg', ...file },
      ...fields,
    },
  });

  test.each([
    ['//x.example/a.jpg', 'https://x.example/a.jpg'],
    ['http://x.example/a.jpg', 'http://x.example/a.jpg'],
  ])('at %s is fetched from %s', (url, expected) => {
    expect(assetMedia(asset({ url }))).toMatchObject(['a', { url: expected, kind: 'image', alt: 'A lamp' }]);
  });

  test.each([
    ['video/mp4', 'video'],
    ['image/png', 'image'],
    ['application/video/', 'file'],
  ])('of the type %s is a %s', (contentType, kind) => {
    expect(assetMedia(asset({ contentType }))?.[1].kind).toBe(kind);
  });

  test('has its title where nothing describes it, its size, and none without a file', () => {
    const details = { image: { width: 800, height: 600 } };
    expect(assetMedia(asset({ details }, { description: '' }))?.[1]).toMatchObject({
      alt: 'Title',
      width: 800,
      height: 600,
    });
    expect(assetMedia({ sys: { id: 'a' }, fields: {} })).toBeUndefined();
  });
});

test.each([
  ['#ffffff', 'light'],
  ['#00ff00', 'light'],
  ['#ff0000', 'dark'],
  ['#0000ff', 'dark'],
  ['#ff00ff', 'dark'],
  ['#a0a0a0', 'dark'],
  ['#a4a4a4', 'light'],
  ['#0a0a0a', 'dark'],
  ['#000000', 'dark'],
])('a picture of the colour %s is %s', (color, tone) => {
  expect(pictureTone(color)).toBe(tone);
});
