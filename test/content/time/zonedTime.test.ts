import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cities } from '../../../content/cities.ts';
import { dateAfter } from '../../../content/time/localTime.ts';
import { isRealDate, isRealDay } from '../../../content/time/realDay.ts';
import { instantOf, writtenInstant, zonedMoment } from '../../../content/time/zonedTime.ts';

const timeZones = [...new Set(Object.values(cities).map(({ timeZone }) => timeZone))];
const HOUR = 3_600_000;

/** The platform's own formatters: making one takes longer than all that it formats here. */
const formats = new Map<string, Intl.DateTimeFormat>(
  timeZones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** Local time in a city's zone, as `YYYY-MM-DD HH:mm`. */
function localTime(instant: number, timeZone: string): string {
  return formats.get(timeZone)?.format(instant) ?? '';
}

function wordsOf(text: string, timeZone: string): string {
  const moment = zonedMoment(text, timeZone);
  if (!moment) throw new Error(`${text} names no moment`);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${moment.year}-${two(moment.month)}-${two(moment.day)} ${two(moment.hour)}:${two(moment.minute)}`;
}

describe('a date of the content service in a city', () => {
  test.each(timeZones)('in %s is the local time of the platform, and in its day', (timeZone) => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString();
          expect(wordsOf(text, timeZone)).toBe(localTime(date.getTime(), timeZone));
          const moment = zonedMoment(text, timeZone);
          if (!moment) throw new Error('a moment was expected');
          expect(moment.instant).toBe(date.getTime());
          expect(moment.dayStart).toBeLessThanOrEqual(moment.instant);
          expect(moment.dayEnd).toBeGreaterThanOrEqual(moment.instant);
          const day = localTime(moment.instant, timeZone).slice(0, 10);
          expect(localTime(moment.dayStart, timeZone)).toBe(`${day} 00:00`);
          expect(localTime(moment.dayEnd, timeZone)).toBe(`${day} 23:59`);
          // Without a zone the same words are the same moment, but in the hour that comes twice.
          const again = zonedMoment(localTime(moment.instant, timeZone).replace(' ', 'T'), timeZone)?.instant ?? 0;
          const minute = Math.floor(moment.instant / 60_000) * 60_000;
          expect([minute, minute - HOUR, minute - HOUR / 2]).toContain(again);
        },
      ),
      { numRuns: 100 },
    );
  });

  test.each([
    ['2026-10-03', 24],
    ['2026-10-04', 23],
    ['2026-10-05', 24],
    ['2026-04-04', 24],
    ['2026-04-05', 25],
    ['2026-04-06', 24],
  ])('%s has %i hours in Sydney, where summer time begins or ends', (day, hours) => {
    const { dayStart, dayEnd } = zonedMoment(`${day}T12:00`, 'Australia/Sydney') ?? { dayStart: 0, dayEnd: 0 };
    expect((dayEnd + 1 - dayStart) / HOUR).toBe(hours);
  });

  test('an hour that comes twice is the first one, and one that is left out is the moment of the change', () => {
    const instant = (text: string) => new Date(zonedMoment(text, 'Europe/Paris')?.instant ?? 0).toISOString();
    expect(instant('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(instant('2026-03-29T02:30')).toBe('2026-03-29T01:00:00.000Z');
  });

  test.each(['9999-12-31', '9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59-1000'])(
    'an end that is meant for never, %s, is in the last year that there is, in every city',
    (text) => {
      for (const timeZone of timeZones) {
        expect(wordsOf(text, timeZone)).toMatch(/^9999-12-31 /);
        expect(dateAfter(`${zonedMoment(text, timeZone)?.year}-12-31`, 1)).toBe('9999-12-31');
      }
    },
  );

  test.each(['0000-01-01', '0001-01-01T10:00', '0999-12-31', '1899-12-31'])('%s is a slip of the keys', (text) => {
    expect([isRealDay(text.slice(0, 10)), isRealDate(text), writtenInstant(text, 'Asia/Tokyo')]).toEqual([
      false,
      false,
      undefined,
    ]);
  });

  test.each([undefined, '', 'soon', '2026-13-45T99:99', '20260615'])('%j names no moment', (text) => {
    expect(zonedMoment(text, 'Asia/Tokyo')).toBeUndefined();
  });
});

test.each([
  ['2026-06-15', '2026-06-14T14:00:00.000Z'],
  ['2026-06-15T12:30', '2026-06-15T02:30:00.000Z'],
  ['2026-06-15T12:30:30Z', '2026-06-15T12:30:30.000Z'],
  ['2026-06-15T12:30+02:00', '2026-06-15T10:30:00.000Z'],
  ['2026-02-30', undefined],
  ['2026-06-15T25:00', undefined],
  ['15.6.2026', undefined],
  ['soon', undefined],
])('a person who writes %s means %s', (text, expected) => {
  const instant = writtenInstant(text, 'Australia/Sydney');
  expect(instant === undefined ? undefined : new Date(instant).toISOString()).toBe(expected);
});

test('a text with a zone is the same moment in every city', () => {
  for (const zone of ['Australia/Sydney', 'Pacific/Honolulu'])
    expect(instantOf('2026-06-15T12:30:00-0500', zone)).toBe(Date.parse('2026-06-15T17:30:00Z'));
});
