import { expect, test } from 'vitest';
import { pageQuery } from '../../../content/address/pageQuery.ts';
import { matchPage } from '../../../content/pages.ts';
import { clockAt, departureAt, isAtNight, momentQuery, readMoment } from '../../../content/time/visitMoment.ts';

const momentOf = (on?: string, at?: string) => readMoment((name) => ({ on, at })[name]);

test.each([
  ['2026-06-17', '19:30', true],
  ['2026-06-17', '00:00', true],
  ['2026-06-17', '23:59', true],
  ['2028-02-29', '10:00', true],
  ['2026-02-29', '10:00', false],
  ['2026-06-31', '10:00', false],
  ['2026-13-01', '10:00', false],
  ['26-06-17', '10:00', false],
  ['2026-06-17T00:00', '10:00', false],
  ['2026-06-17', '24:00', false],
  ['2026-06-17', '10:60', false],
  ['2026-06-17', '9:00', false],
  ['2026-06-17', '10:00:00', false],
  ['2026-06-17', undefined, false],
  [undefined, '10:00', false],
])('%s at %s is a moment: %j', (on, at, isMoment) => {
  expect(momentOf(on, at)).toEqual(isMoment ? { date: on, time: at } : undefined);
});

test.each([
  ['04:59', true, '2026-06-17T18:59:00.000Z'],
  ['05:00', false, '2026-06-16T19:00:00.000Z'],
  ['00:00', true, '2026-06-17T14:00:00.000Z'],
  ['23:59', false, '2026-06-17T13:59:00.000Z'],
])('a departure at %s is in the night after its day: %j', (time, isNight, departs) => {
  const moment = { date: '2026-06-17', time };
  expect(isAtNight(moment)).toBe(isNight);
  expect(new Date(departureAt(moment, 'Australia/Sydney')).toISOString()).toBe(departs);
});

test('the clock of a chosen moment is that of its day, at night too', () => {
  const timeZone = 'Australia/Sydney';
  const clock = clockAt({ date: '2026-06-17', time: '04:00' }, { timeZone });
  const chosen = Date.parse('2026-06-16T18:00:00Z');
  expect([clock.timeZone, clock.hasCome(chosen), clock.hasCome(chosen + 1)]).toEqual([timeZone, true, false]);
});

test('a query says a moment as forms write it', () => {
  const moment = { date: '2026-06-17', time: '19:30' };
  expect(momentQuery(moment)).toBe('on=2026-06-17&at=19:30');
  const parameters = new URLSearchParams(momentQuery(moment));
  expect(readMoment((name) => parameters.get(name) ?? undefined)).toEqual(moment);
});

test.each([
  ['my-visit', 'on=2026-06-17&at=19:30', 'on=2026-06-17&at=19:30'],
  ['my-visit', 'on=2026-06-17', ''],
  ['brand/offlinebrandstorypage', 'brandId=a%2Fb%26c', 'brandId=a%2Fb%26c'],
  ['brand/offlinebrandstorypage', '', ''],
  ['brand/listing', 'brandId=7&on=2026-06-17&at=19:30', ''],
  ['no/page/of/this/kind', 'brandId=7', ''],
])('of %s?%s a redirect keeps %j', (path, query, expected) => {
  const parameters = new URLSearchParams(query);
  expect(pageQuery(matchPage(path.split('/')), (name) => parameters.get(name) ?? undefined)).toBe(expected);
});
