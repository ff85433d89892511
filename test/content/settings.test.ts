import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readVariables, required } from '../../content/settings.ts';

test('every setting that is missing or wrong is named', () => {
  const entries = { SPACE: required, PORT: v.pipe(required, v.digits('must be digits')) };
  expect(readVariables(entries, { SPACE: ' house ', PORT: '80' })).toEqual({ SPACE: 'house', PORT: '80' });
  expect(() => readVariables(entries, { SPACE: '', PORT: 'x' })).toThrow(
    /cannot be used: SPACE: .+; PORT: must be digits/,
  );
});
