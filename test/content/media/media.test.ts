import { describe, expect, test } from 'vitest';
import { assetMedia, mediaList } from '../../../content/media/media.ts';
import { pictureTone, plateColor } from '../../../content/media/pictureTone.ts';

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
    expect(assetMedia(asset({ url }))).toMatchObject({ url: expected, kind: 'image', alt: 'A lamp' });
  });

  test.each([
    ['video/mp4', 'video'],
    ['image/png', 'image'],
    ['application/video/', 'file'],
  ])('of the type %s is a %s', (contentType, kind) => {
    expect(assetMedia(asset({ contentType }))?.kind).toBe(kind);
  });

  test('has its title where nothing describes it, its size, and none without a file', () => {
    const details = { image: { width: 800, height: 600 } };
    expect(assetMedia(asset({ details }, { description: '' }))).toMatchObject({
      alt: 'Title',
      width: 800,
      height: 600,
    });
    expect(assetMedia({ sys: { id: 'a' }, fields: {} })).toBeUndefined();
  });

  test('a document without words is called by its file', () => {
    const file = { contentType: 'application/pdf', fileName: 'rings.pdf' };
    const none = { title: '', description: '' };
    expect(assetMedia(asset(file, none))?.alt).toBe('rings.pdf');
    expect(assetMedia(asset(file, { ...none, title: 'Sizes of rings' }))?.alt).toBe('Sizes of rings');
    expect(assetMedia(asset({ ...file, contentType: 'image/png' }, none))?.alt).toBe('');
  });
});

describe('a media object of the asset host', () => {
  const secure_url = 'https://assets.meridian.example/hall.webp';
  const parsed = (raw: object) => mediaList([{ secure_url, ...raw }])?.[0];
  const custom = (values: object) => parsed({ context: { custom: values } });

  test('has a value for all that it does not say', () => {
    expect(parsed({})).toEqual({
      url: secure_url,
      kind: 'image',
      tags: [],
      width: 0,
      height: 0,
      alt: '',
      altLanguage: undefined,
      color: '#EDE6DA',
      focus: { x: 0.5, y: 0.5 },
    });
  });

  test('says all that it knows', () => {
    const stated = {
      alt: ' A hall ',
      lang: 'en',
      color: '#a1B2c3',
      focusX: '0.25',
      focusY: 0.75,
      empty: 'right',
      emptyLuminance: 0.1,
    };
    const raw = { resource_type: 'video', tags: ['a', 'b'], width: 1920, height: 1080, context: { custom: stated } };
    expect(parsed(raw)).toEqual({
      url: secure_url,
      kind: 'video',
      tags: ['a', 'b'],
      width: 1920,
      height: 1080,
      alt: 'A hall',
      altLanguage: 'en',
      color: '#a1B2c3',
      focus: { x: 0.25, y: 0.75 },
      empty: { side: 'right', luminance: 0.1 },
    });
  });

  test.each([
    [0, 0],
    [1, 1],
    ['1', 1],
    [-0.01, 0.5],
    [1.01, 0.5],
    ['left', 0.5],
    [null, 0.5],
    [Number.NaN, 0.5],
  ])('with its focus at %j keeps %d', (focus, position) => {
    expect(custom({ focusX: focus, focusY: focus })?.focus).toEqual({ x: position, y: position });
  });

  test.each([
    [1, 1],
    [0, 0],
    [-1, 0],
    [1.5, 0],
    ['90', 0],
  ])('of the size %j has %i pixels', (size, pixels) => {
    expect(parsed({ width: size, height: size })).toMatchObject({ width: pixels, height: pixels });
  });

  test.each([
    [{ tags: ['a', 7] }, { tags: [] }],
    [{ tags: 'a' }, { tags: [] }],
    [{ context: 7 }, { alt: '' }],
    [{ context: null }, { alt: '' }],
    [{ context: { custom: 'x' } }, { alt: '' }],
  ])('with rubbish in it loses no more than that: %j', (raw, expected) => {
    expect(parsed(raw)).toMatchObject({ url: secure_url, ...expected });
  });

  test.each([
    ['color', 'red', 'color', '#EDE6DA'],
    ['color', '#12345', 'color', '#EDE6DA'],
    ['color', 7, 'color', '#EDE6DA'],
    ['alt', 7, 'alt', ''],
    ['lang', 'xx', 'altLanguage', undefined],
    ['lang', 7, 'altLanguage', undefined],
    ['empty', 'top', 'empty', undefined],
  ])('with %s %j is as without', (name, value, field, expected) => {
    expect(Reflect.get({ ...custom({ [name]: value }) }, field)).toBe(expected);
  });

  test.each([
    ['http://a.example/x.jpg', true],
    [' https://a.example/x.jpg ', true],
    ['//a.example/x.jpg', false],
    ['ftp://a.example/x.jpg', false],
    ['https://a.example/x y.jpg', false],
    ['https://a.example/"x.jpg', false],
    ['https://', false],
    ['', false],
    [7, false],
  ])('at the address %j is used: %j', (address, isUsed) => {
    expect(mediaList([{ secure_url: address }])?.length === 1).toBe(isUsed);
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

test.each([
  ['#684838', 'left', 0.05, 'dark', '#684838'],
  ['#585858', 'left', 0.42, 'light', '#adadad'],
  ['#b8b8a8', 'left', 0.35, 'dark', '#656565'],
  ['#887878', 'left', 0, 'dark', '#000000'],
] as const)(
  'the plate of a picture of %s, empty on its %s of %s, under words of a %s picture is %s',
  (color, side, luminance, tone, plate) => {
    expect(plateColor({ color, empty: { side, luminance } }, tone)).toBe(plate);
  },
);
