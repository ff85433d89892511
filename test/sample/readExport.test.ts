import { describe, expect, test } from 'vitest';
import { readExport } from '../../sample/service/model/readExport.ts';
import { readSettings } from '../../sample/service/model/serviceSettings.ts';
import { link, sampleSpace } from '../support/sample/sampleSpace.ts';

const [first] = sampleSpace.entries;
const [english, chinese] = sampleSpace.locales;

describe('a broken space file is refused with its place', () => {
  const sys = { id: 'x', contentType: link('ContentType', 'event') };
  const entries = (...list: readonly unknown[]) => ({ ...sampleSpace, entries: list });
  const locales = (...list: readonly unknown[]) => ({ ...sampleSpace, locales: list });
  const ghost = { ...first, sys: { ...first?.sys, contentType: link('ContentType', 'ghost') } };
  const soon = { sys, fields: { start: { 'en-US': 'soon' } } };
  const lost = 'locales.zh-Hans: its fallback fr is not a locale';
  test.each([
    ['no object', 'nonsense', 'at its root'],
    ['no id', entries({ ...first, sys: { ...first?.sys, id: undefined } }), 'entries.0.sys.id'],
    ['an unknown content type', entries(ghost), 'entry aurelle: there is no content type ghost'],
    ['an id used twice', entries(first, first), 'entry aurelle: the id is used twice'],
    ['a date that is none', entries(soon), 'entry x, field start in en-US: soon is not a date'],
    ['two default locales', locales(english, { ...chinese, default: true }), 'exactly one must be the default'],
    ['a fallback that is missing', locales(english, { ...chinese, fallbackCode: 'fr' }), lost],
    ['in a circle', locales({ ...english, fallbackCode: 'zh-Hans' }, chinese), 'its fallbacks go round in a circle'],
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
