import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { secretNames } from '../../worker/commands/secrets.ts';

const page = readFileSync('docs/operations.md', 'utf8');
const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);

test('every command that the page for operators names is there', () => {
  const named = [...page.matchAll(/npm run (?:-s )?([a-z]+)/g)].flatMap(([, name]) => name ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test('every link within the page leads somewhere', () => {
  const anchors = [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.length).toBeGreaterThan(9);
  expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
});

test('every command on a deployed site says which configuration it reads, never the last build’s', () => {
  const lines = page.split('\n').filter((line) => line.includes('--env '));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !/(?:--config|-c) wrangler\.toml/.test(line))).toEqual([]);
});

test('every secret can be looked up', () => {
  const isNamed = (name: string): boolean => page.includes(name) || page.includes(`…${name.replace('CONTENTFUL', '')}`);
  expect(secretNames.filter((name) => !isNamed(name))).toEqual([]);
});
