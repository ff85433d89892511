import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { directDependencies, packageOfModule, productionTree } from '../../tools/dependencies/packages.ts';
import { reasons } from '../../tools/dependencies/reasons.ts';

const page = readFileSync('docs/dependencies.md', 'utf8');
const rowsOf = (heading: string): readonly (readonly string[])[] =>
  (page.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:package|---)/.test(line))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );

test('the page of dependencies lists exactly what package.json asks for, each with a reason', () => {
  const rows = rowsOf('What package.json asks for');
  expect(rows.map(([name]) => name).toSorted()).toEqual(directDependencies().toSorted());
  expect(Object.keys(reasons).toSorted()).toEqual(directDependencies().toSorted());
  for (const row of rows) expect(row.every((cell) => cell !== '')).toBe(true);
});

test('it lists the whole production tree with the versions and licences of the lock file', () => {
  const listed = [...rowsOf('What package.json asks for'), ...rowsOf('What these bring along')];
  expect(listed.map(([name, version, licence]) => [name, version, licence].join(' ')).toSorted()).toEqual(
    productionTree()
      .map(({ name, version, licence }) => [name, version, licence].join(' '))
      .toSorted(),
  );
});

test.each([
  ['/x/node_modules/hono/dist/hono.js', 'hono'],
  ['/x/node_modules/a/node_modules/@b/c/index.js', '@b/c'],
  ['/x/content/pages.ts', undefined],
])('%s belongs to %s', (id, name) => {
  expect(packageOfModule(id)).toBe(name);
});
