import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPhotoReader, photoType } from '../../../content/forms/photos.ts';
import { photo } from '../../support/photos.ts';

const text = (words: string): Uint8Array => new TextEncoder().encode(words.padEnd(16, ' '));

/** What a file is that arrives in chunks of a size. */
function typeOf(bytes: Uint8Array, chunk = 64 * 1024): string | undefined {
  const reader = createPhotoReader();
  for (let at = 0; at < bytes.length; at += chunk) reader.read(bytes.subarray(at, at + chunk));
  return reader.facts().type;
}

/** The bytes with some of them replaced. */
function changed(bytes: Uint8Array, at: number, ...others: readonly number[]): Uint8Array {
  const copy = bytes.slice();
  copy.set(others, at < 0 ? copy.length + at : at);
  return copy;
}

/** A JPEG with segments of a length before the one that states its size; a preview may stand in each. */
function jpegWithNotes(length: number, count = 1, preview = new Uint8Array()): Uint8Array {
  const whole = photo(200, 'jpeg');
  const notes = new Uint8Array(length + 2);
  notes.set([0xff, 0xe1, length >> 8, length & 0xff, ...preview]);
  return new Uint8Array([
    ...whole.subarray(0, 20),
    ...Array.from({ length: count }, () => [...notes]).flat(),
    ...whole.subarray(20),
  ]);
}

test.each([
  ['a PNG', photo(100).subarray(0, 16), 'image/png'],
  ['a PNG signature alone', photo(100).subarray(0, 8), undefined],
  ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe1]), 'image/jpeg'],
  ['a program', text('MZ\u0090'), undefined],
  ['an SVG', text('<svg xmlns="http:'), undefined],
  ['a GIF', text('GIF89a'), undefined],
  ['a WebP', text('RIFF....WEBPVP8 '), undefined],
  ['nothing', new Uint8Array(), undefined],
])('photos by their first bytes: %s', (_, head, type) => {
  expect(photoType(head)).toBe(type);
});

describe('photos by their header and their end', () => {
  test.each([
    ['a PNG', photo(200), 'image/png'],
    ['a JPEG', photo(200, 'jpeg'), 'image/jpeg'],
    ['a JPEG with a film after it', new Uint8Array([...photo(200, 'jpeg'), ...text('a film')]), 'image/jpeg'],
    [
      'the beginning of a JPEG and a script',
      new Uint8Array([0xff, 0xd8, 0xff, ...text('<script>alert(1)</script>')]),
      undefined,
    ],
    ['a JPEG without an end', photo(200, 'jpeg').subarray(0, 198), undefined],
    ['a PNG without an end', photo(200).subarray(0, 199), undefined],
    ['a PNG with something after it', new Uint8Array([...photo(200), 1]), 'image/png'],
    ['a PNG without width', changed(photo(200), 16, 0, 0, 0, 0), undefined],
    ['a PNG of more pixels than a camera has', changed(photo(200), 16, 0, 1, 0, 0, 0, 1, 0, 0), undefined],
    ['a JPEG without height', changed(photo(200, 'jpeg'), 25, 0, 0), undefined],
    ['a JPEG with a camera’s notes', jpegWithNotes(60_000), 'image/jpeg'],
    ['a JPEG with the notes and the colours of a printer', jpegWithNotes(65_000, 9), 'image/jpeg'],
    ['a JPEG with a preview', jpegWithNotes(500, 1, photo(100, 'jpeg')), 'image/jpeg'],
    ['a JPEG with a preview, cut off', jpegWithNotes(500, 1, photo(100, 'jpeg')).subarray(0, -2), undefined],
    ['a JPEG that ends before its picture', changed(photo(200, 'jpeg'), 34, 0xe2), undefined],
    ['a JPEG whose segments lead nowhere', changed(photo(200, 'jpeg'), 4, 0xff, 0xff), undefined],
    ['a JPEG whose picture starts without a size', changed(photo(200, 'jpeg'), 21, 0xda), undefined],
  ])('%s', (_, bytes, type) => {
    expect(typeOf(bytes)).toBe(type);
  });

  test('take no memory before their bytes come, and little after', () => {
    const before = process.memoryUsage().arrayBuffers;
    const readers = Array.from({ length: 1000 }, () => createPhotoReader());
    for (const reader of readers) reader.read(photo(1000, 'jpeg').subarray(0, 20));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * 1024 * 1024);
    expect(readers).toHaveLength(1000);
  });

  test('are the same however their bytes arrive', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('png', 'jpeg'),
        fc.integer({ min: 60, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        (type, size, chunk) => {
          expect(typeOf(photo(size, type), chunk)).toBe(`image/${type}`);
          expect(typeOf(photo(size, type).subarray(0, -1), chunk)).toBe(undefined);
          expect(typeOf(jpegWithNotes(size * 10), chunk)).toBe('image/jpeg');
          expect(typeOf(new Uint8Array([...photo(size, type), 1, 2, 3]), chunk)).toBe(`image/${type}`);
        },
      ),
    );
  });
});
