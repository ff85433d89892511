import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretNames, standInSecrets } from '../../tools/secrets.ts';

/** Settings that only the Worker may know, with what they are while the embedded services stand in. */
const secrets = secretNames.map((name) => ({ name, value: standInSecrets()[name] || name }));
const built = 'dist/client';
const files = readdirSync(built, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => join(file.parentPath, file.name));

test('there are secrets to look for, and files to look in', () => {
  expect(secrets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['LOYALTY_APP_KEY', 'CART_APP_KEY', 'CONTENTFUL_ACCESS_TOKEN']),
  );
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
});

test.each(secrets)('$name is in no file that a browser gets', ({ name, value }) => {
  for (const file of files) {
    const text = readFileSync(file, 'latin1');
    expect(text.includes(value) || text.includes(name), file).toBe(false);
  }
});
