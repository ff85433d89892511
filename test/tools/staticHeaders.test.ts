import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixedHeaders } from '../../worker/fixedHeaders.ts';

test('static files have the security headers of every other answer', () => {
  const [, ofAll = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(readFileSync('client/public/_headers', 'utf8')) ?? [];
  const lines = ofAll.split('\n').map((line) => line.trim());
  const expected = Object.entries(fixedHeaders({ hstsMaxAge: 120 })).map(([name, value]) => `${name}: ${value}`);
  expect(lines).toEqual(expect.arrayContaining(expected));
});
