import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Address, buildPath, parsePath } from '../../../content/address/address.ts';
import { citySlugs } from '../../../content/cities.ts';
import { languageCodes } from '../../../content/languages.ts';

/** Segments that a page may have: anything printable that is no separator and no dot segment. */
const segment = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter(
    (text) => !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}/\\]/u.test(text) && text !== '.' && text !== '..' && text.isWellFormed(),
  );

const address = fc.record({
  language: fc.option(fc.constantFrom(...languageCodes), { nil: undefined }),
  city: fc.constantFrom(...citySlugs),
  tree: fc.constantFrom('desktop' as const, 'mobile' as const),
  path: fc.array(segment, { maxLength: 5 }).filter(([first]) => first?.toLowerCase() !== 'mobile'),
});

describe('the address grammar', () => {
  test('reads back what it wrote', () => {
    fc.assert(
      fc.property(address, (written) => {
        const parsed = parsePath(buildPath(written));
        expect(parsed).toEqual({ kind: 'address', address: written, canonical: buildPath(written) });
      }),
    );
  });

  test('never throws, and its canonical spelling is a fixed point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parsePath(`/${text}`);
        if (parsed.kind === 'address')
          expect(parsePath(parsed.canonical)).toMatchObject({ kind: 'address', canonical: parsed.canonical });
      }),
    );
  });

  const parsedAddress = (path: string): Address | string => {
    const parsed = parsePath(path);
    if (parsed.kind === 'unknown' && parsed.start) return `unknown in ${parsed.start.language} ${parsed.start.city}`;
    return parsed.kind === 'address' ? parsed.address : parsed.kind;
  };

  test.each([
    ['/', 'root'],
    ['//', 'root'],
    ['/sydney', { language: undefined, city: 'sydney', tree: 'desktop', path: [] }],
    ['/EN/Sydney', { language: 'en', city: 'sydney', tree: 'desktop', path: [] }],
    ['/en//sydney/', { language: 'en', city: 'sydney', tree: 'desktop', path: [] }],
    [
      '/cn/new-york-city/mobile/brand/listing',
      { language: 'cn', city: 'new-york-city', tree: 'mobile', path: ['brand', 'listing'] },
    ],
    ['/en/sydney/brand/mobile', { language: 'en', city: 'sydney', tree: 'desktop', path: ['brand', 'mobile'] }],
    ['/en/sydney/caf%C3%A9', { language: 'en', city: 'sydney', tree: 'desktop', path: ['café'] }],
    ['/eo/sydney', 'unknown'],
    ['/en/atlantis', 'unknown'],
    ['/en', 'root'],
    ['/xx', 'unknown'],
    ['/en/sydney/%E0%A4%A', 'unknown in en sydney'],
    ['/en/sydney/a%00b', 'unknown in en sydney'],
    ['/en/sydney/..%2f..%2fetc', 'unknown in en sydney'],
    ['/en/sydney/%2e%2e/x', 'unknown in en sydney'],
    ['/en/sydney/a%5cb', 'unknown in en sydney'],
    [`/en/sydney/${'a'.repeat(8000)}`, 'unknown in en sydney'],
    [`/en/sydney/${'a'.repeat(161)}`, 'unknown in en sydney'],
    ['/Okinawa/%E3%82/x', 'unknown in undefined okinawa'],
    ['/%E3%82/sydney', 'unknown'],
    ['/en/%E3%82/sydney', 'unknown'],
    ['/constructor/sydney', 'unknown'],
    ['/en/toString', 'unknown'],
  ])('%s', (path, expected) => {
    expect(parsedAddress(path)).toEqual(expected);
  });
});
