import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { counted } from '../../content/counted.ts';

describe('a number with what it counts', () => {
  test.each<[string, string]>([
    [counted(0, 'page'), '0 pages'],
    [counted(1, 'page'), '1 page'],
    [counted(1, 'city', 'cities'), '1 city'],
    [counted(21, 'city', 'cities'), '21 cities'],
    [counted(1, 'place needs', 'places need'), '1 place needs'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });

  test('is written by no command and no page for editors in any other way', () => {
    const folders = ['tools/editors', 'worker/preview', 'client/preview'];
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    );
    // A number that is put before a word in the plural: `${found.length} places`.
    const plural = /\$\{[^{}]*(?:\.length|\.size|count|total|days|cities|languages|entries|pages)\} [a-z]+(?:s|ies)\b/;
    const handwritten = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => plural.test(line) && !/> 3 \?/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(handwritten).toEqual([]);
  });
});
