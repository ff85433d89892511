import { expect, test } from 'vitest';
import { BUILT_FILES_PATH, RELEASE_FILE_SECONDS, releaseFile } from '../../content/releaseFiles.ts';

test.each([
  ['entry-a1B2.js', 'text/javascript; charset=utf-8'],
  ['page_1.css', 'text/css; charset=utf-8'],
  ['serif.woff2', 'font/woff2'],
  [`${'a'.repeat(100)}.js`, 'text/javascript; charset=utf-8'],
])('the built file %s is kept, as %s', (name, type) => {
  expect(releaseFile(name)).toEqual({ key: `file:${name}`, type });
});

test.each(['', 'entry.html', 'entry.js.map', 'entry.mjs', '.js', 'a/entry.js', '../entry.js', `${'a'.repeat(101)}.js`])(
  'no build makes %j',
  (name) => {
    expect(releaseFile(name)).toBeUndefined();
  },
);

test('built files stand in a folder of their own, and those of a release are kept for a year', () => {
  expect(BUILT_FILES_PATH).toMatch(/^\/[a-z]+$/);
  expect(RELEASE_FILE_SECONDS).toBe(31_536_000);
});
