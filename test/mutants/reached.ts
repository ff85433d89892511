import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { afterAll } from 'vitest';

/** Set-up of every test file: says afterwards which mutants the file reaches. */
const reached = new Set<string>();
Reflect.set(globalThis, 'mutantsReached', reached);
const place = resolve('node_modules/.cache/mutants.json');

afterAll(() => {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify([...reached]));
});
