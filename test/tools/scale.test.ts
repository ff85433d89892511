import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assumptions } from '../../tools/scale/model.ts';
import { runHere } from '../support/tools/runHere.ts';

const rowsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line))
    .map((line) => line.replaceAll(/\s+/g, ' '));

test('docs/scale.md shows what npm run scale prints', async () => {
  const { status, stdout } = await runHere('scale/scale', []);
  expect(status).toBe(0);
  const documented = rowsOf(readFileSync('docs/scale.md', 'utf8'));
  expect(rowsOf(stdout).filter((row) => !documented.includes(row))).toEqual([]);
});

test.each([
  ['cachedMs', 'cached page'],
  ['checkMs', 'cold render, warm content'],
] as const)('%s is what the last bench measured, to within a tenth', (name, row) => {
  const results = readFileSync('test/bench/RESULTS.md', 'utf8');
  const [, measured] = new RegExp(`^\\| ${row} \\| ([\\d.]+) \\|`, 'm').exec(results) ?? [];
  const ratio = assumptions[name].value / Number(measured);
  expect([ratio > 0.9, ratio < 1.1]).toEqual([true, true]);
});
