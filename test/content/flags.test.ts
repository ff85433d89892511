import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FlagChange, readFlagChange, withFlagChange } from '../../content/flagChange.ts';
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
    ['{"offline":"no","cache":1}', ['cache is neither true nor false', 'offline is neither true nor false']],
  ])('%s is reported and ignored', (text, problems) => {
    expect(readFlags(text)).toEqual({ flags: noFlags, problems });
  });

  test('what is far too long is reported and ignored', () => {
    const text = `{"cache":false}${' '.repeat(65_536)}`;
    expect(readFlags(text)).toEqual({ flags: noFlags, problems: ['flags have more than 65536 characters'] });
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

test.each<[FlagChange, string]>([
  [
    { flag: 'maintenance', city: 'all', value: true },
    '{"maintenance":{"all":true,"cities":{"sydney":true}},"cache":false}',
  ],
  [
    { flag: 'maintenance', city: 'paris', value: false },
    '{"maintenance":{"cities":{"sydney":true,"paris":false}},"cache":false}',
  ],
  [{ flag: 'maintenance', city: 'sydney' }, '{"cache":false}'],
  [{ flag: 'cache', value: true }, '{"maintenance":{"cities":{"sydney":true}},"cache":true}'],
  [{ flag: 'cache' }, '{"maintenance":{"cities":{"sydney":true}}}'],
])('a command changes its own flag and no other: %j', (change, text) => {
  const { flags } = readFlags('{"maintenance":{"cities":{"sydney":true}},"cache":false}');
  const sent = readFlagChange(JSON.parse(JSON.stringify(change)));
  expect(readFlags(JSON.stringify(withFlagChange(flags, sent ?? { flag: 'offline' })))).toEqual(readFlags(text));
});
