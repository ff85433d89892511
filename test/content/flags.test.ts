import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closingSetting, noFlags, readFlags } from '../../content/flags.ts';

describe('operators’ flags', () => {
  test.each([null, '', '   '])('nothing stored (%j) means nothing set', (text) => {
    expect(readFlags(text)).toEqual({ flags: noFlags, problems: [] });
  });

  test('a city’s own flag counts before the one for all', () => {
    const { flags, problems } = readFlags('{"maintenance":{"all":true,"cities":{"sydney":false}},"cache":false}');
    expect(problems).toEqual([]);
    expect([
      closingSetting(flags, 'maintenance', 'sydney'),
      closingSetting(flags, 'maintenance', 'paris'),
      closingSetting(flags, 'comingSoon', 'paris'),
      flags.cache,
    ]).toEqual([false, true, undefined, false]);
  });

  test.each([
    ['{', ['flags are no JSON object']],
    ['[]', ['flags are no JSON object']],
    ['{"maintenance":true}', ['maintenance is no object of all and cities']],
    ['{"maintenance":{"all":"yes"}}', ['maintenance.all is neither true nor false']],
    ['{"maintenance":{"cities":{"atlantis":true}}}', ['maintenance.cities.atlantis is no city']],
    ['{"cache":"on"}', ['cache is neither true nor false']],
    ['{"cashe":true}', ['cashe is no flag']],
  ])('%s is reported and ignored', (text, problems) => {
    expect(readFlags(text)).toEqual({ flags: noFlags, problems });
  });

  test('one broken flag leaves the others in force', () => {
    expect(readFlags('{"maintenance":{"all":1,"cities":{"sydney":true}},"cache":false}').flags).toMatchObject({
      maintenance: { all: undefined, cities: { sydney: true } },
      cache: false,
    });
  });

  test('no stored value is ever fatal', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readFlags(text).flags).toHaveProperty('maintenance');
      }),
    );
  });
});
