import { expect, test } from 'vitest';
import { clock, readVariables, required } from '../../content/settings.ts';

test('an operator is told of every setting that is missing or wrong', () => {
  const entries = { HOST: required, CLOCK: clock };
  expect(readVariables(entries, { HOST: ' content.example ' })).toEqual({ HOST: 'content.example', CLOCK: '' });
  expect(() => readVariables(entries, { HOST: ' ', CLOCK: 'noon' })).toThrow(
    /HOST: is missing; CLOCK: must be an instant/,
  );
  expect(() => readVariables(entries, {})).toThrow('Settings cannot be used: HOST: is missing');
  expect(() => readVariables(entries, undefined)).toThrow(/settings: /);
});
