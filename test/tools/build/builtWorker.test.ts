import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type BuiltWorker, nameOf, workerProblems } from '../../../tools/build/builtWorker.ts';

const flags = ['new_module_registry', 'no_nodejs_compat', 'no_nodejs_compat_v2'];

function built(changes: Partial<BuiltWorker> = {}, code: Readonly<Record<string, string>> = {}): BuiltWorker {
  const modules = new Map(
    Object.entries({
      'assets/a-1.js': 'export const a=1;',
      'assets/late-2.js': 'export const late=2;',
      'index.js': 'import{a as n}from"./assets/a-1.js";const l=()=>import(`./assets/late-2.js`);export default n;',
      ...code,
    }),
  );
  return { main: 'index.js', date: '2026-10-01', flags, modules, ...changes };
}

describe('a built Worker', () => {
  test('has none of Node’s features and starts with little', () => {
    expect(workerProblems(built())).toEqual([]);
  });

  test.each<[string, BuiltWorker, RegExp]>([
    ['half of Node by a missing flag', built({ flags: flags.slice(0, 2) }), /lacks the flag no_nodejs_compat_v2/],
    ['Node by a flag', built({ flags: [...flags, 'nodejs_compat'] }), /has the flag nodejs_compat/],
    ['a module of Node', built({}, { 'assets/late-2.js': 'import{Buffer}from"node:buffer";' }), /imports node:buffer/],
    ['one that is loaded later', built({}, { 'assets/late-2.js': 'await import(`node:fs/promises`)' }), /node:fs/],
    ['much code at its start', built({}, { 'assets/a-1.js': 'x'.repeat(100_000) }), /index\.js brings 100\d{3} bytes/],
  ])('%s fails the build', (_, worker, problem) => {
    expect(workerProblems(worker).join('; ')).toMatch(problem);
  });

  test('may have much code that is loaded when it is needed', () => {
    expect(workerProblems(built({}, { 'assets/late-2.js': 'x'.repeat(1_000_000) }))).toEqual([]);
  });
});

describe('the name of a build', () => {
  test('is the same for the same code', () => {
    expect(nameOf(built())).toBe(nameOf(built()));
    expect(nameOf(built())).toMatch(/^[0-9a-f]{24}$/);
  });

  test.each<[string, BuiltWorker]>([
    ['code', built({}, { 'assets/late-2.js': 'export const late=3;' })],
    ['a further module', built({}, { 'assets/more.js': '' })],
    ['the date', built({ date: '2026-10-02' })],
    ['the flags', built({ flags: flags.slice(1) })],
  ])('differs with %s', (_, changed) => {
    expect(nameOf(changed)).not.toBe(nameOf(built()));
  });
});

test('the packages bring one runtime, for start, tests and bench alike', () => {
  const lock = v.parse(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.object({ packages: v.record(v.string(), v.object({ version: v.optional(v.string()) })) }),
    ),
    readFileSync('package-lock.json', 'utf8'),
  );
  const runtimes = Object.entries(lock.packages).filter(([path]) => path.endsWith('node_modules/workerd'));
  expect(runtimes.map(([path]) => path)).toEqual(['node_modules/workerd']);
  expect(lock.packages['node_modules/miniflare']?.version).toContain(runtimes[0]?.[1].version?.split('.')[1]);
});
