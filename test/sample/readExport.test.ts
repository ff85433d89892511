import { describe, expect, test } from 'vitest';
import { readExport } from '../../sample/service/model/readExport.ts';
import { readSettings } from '../../sample/service/model/serviceSettings.ts';
import { link, sampleSpace } from '../support/sample/sampleSpace.ts';

const [first] = sampleSpace.entries;
const [english, chinese] = sampleSpace.locales;

describe('a broken space file is refused with its place', () => {
  test.each([
    ['no object', 'nonsense', 'at its root'],
    [
      'an entry without an id',
      { ...sampleSpace, entries: [{ ...first, sys: { ...first?.sys, id: undefined } }] },
      'entries.0.sys.id',
    ],
    [
      'an unknown content type',
      { ...sampleSpace, entries: [{ ...first, sys: { ...first?.sys, contentType: link('ContentType', 'ghost') } }] },
      'entry aurelle: there is no content type ghost',
    ],
    ['an id used twice', { ...sampleSpace, entries: [first, first] }, 'entry aurelle: the id is used twice'],
    [
      'a date that is none',
      {
        ...sampleSpace,
        entries: [
          {
            sys: { id: 'x', contentType: link('ContentType', 'event') },
            fields: { start: { 'en-US': 'soon' } },
          },
        ],
      },
      'entry x, field start in en-US: soon is not a date',
    ],
    [
      'two default locales',
      { ...sampleSpace, locales: [english, { ...chinese, default: true }] },
      'exactly one must be the default',
    ],
    [
      'a fallback that is missing',
      { ...sampleSpace, locales: [english, { ...chinese, fallbackCode: 'fr' }] },
      'locales.zh-Hans: its fallback fr is not a locale',
    ],
    [
      'fallbacks in a circle',
      { ...sampleSpace, locales: [{ ...english, fallbackCode: 'zh-Hans' }, chinese] },
      'its fallbacks go round in a circle',
    ],
  ])('%s', (_, file, message) => {
    expect(() => readExport(file)).toThrow(message);
  });
});

describe('settings', () => {
  test('have defaults', () => {
    expect(readSettings({ CLOCK: '', RATE_LIMIT: '' })).toMatchObject({
      space: 'meridian',
      environment: 'master',
      clock: undefined,
      rateLimit: undefined,
    });
  });

  test.each([
    [{ CLOCK: 'noon' }, 'CLOCK'],
    [{ RATE_LIMIT: '0' }, 'RATE_LIMIT'],
  ])('%o is refused by name', (vars, name) => {
    expect(() => readSettings(vars)).toThrow(name);
  });
});
