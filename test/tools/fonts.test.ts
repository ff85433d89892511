import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { digestOf, FOLDER, fonts, SOURCES } from '../../tools/fonts/fonts.ts';

test('the fonts were made from the installed packages (npx node tools/fonts/subsetFonts.ts)', () => {
  const sources: unknown = JSON.parse(readFileSync(SOURCES, 'utf8'));
  expect(sources).toEqual(
    Object.fromEntries(fonts.map(({ source }) => [basename(source), digestOf(readFileSync(source))])),
  );
});

test('those that every page preloads weigh 30 KB at most', () => {
  const preloaded = fonts.filter(({ file }) => file === 'display.woff2' || file === 'text.woff2');
  expect(preloaded.length).toBe(2);
  const sizes = preloaded.map(({ file }) => readFileSync(`${FOLDER}/${file}`).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * 1024);
});

test('the variable one has every weight that the styles use', () => {
  const tokens = readFileSync('client/styles/tokens.css', 'utf8');
  const used = [...tokens.matchAll(/--weight-[\w-]+: (\d+)/g)].map(([, weight]) => Number(weight));
  const [[least = 0, most = 0] = []] = fonts.flatMap(({ weights }) => (weights ? [weights] : []));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((weight) => weight < least || weight > most)).toEqual([]);
});
