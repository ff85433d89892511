import { describe, expect, test } from 'vitest';
import { createClock } from '../../../content/time/clock.ts';
import { isOpen, type OpeningHours, openingState } from '../../../content/time/openingHours.ts';
import { readRule } from '../../../content/time/openingRules.ts';

const rules = (...lines: readonly string[]) => lines.flatMap((line) => readRule(line) ?? []);
const hoursOf = (weekly: string, more: Partial<OpeningHours> = {}): OpeningHours => ({
  weekly: rules(weekly),
  seasons: [],
  exceptions: [],
  ...more,
});
/** A time of Thursday the 26th of November in Paris, and the state of a place then. */
const thursday = (time: string) => new Date(`2026-11-26T${time}+01:00`);
// The state of the same hours is remembered, so each question has its own.
const stateAt = (hours: OpeningHours, time: string) =>
  openingState({ ...hours }, createClock({ now: thursday(time), timeZone: 'Europe/Paris' }));
const instant = (time: string) => thursday(time).getTime();
const midnight = new Date('2026-11-27T00:00+01:00').getTime();

describe('the last entry', () => {
  const hours = hoursOf('Mo-Su 10:00-20:00', { lastEntry: 90 });
  test.each([
    ['12:00', '18:30', false],
    ['18:29', '18:30', false],
    // At the very moment it is over; then the words change half an hour before the end.
    ['18:30', '19:30', true],
    ['18:31', '19:30', true],
  ])('at %s, the words hold until %s', (time, until, isOver) => {
    expect(stateAt(hours, time)).toMatchObject({
      kind: 'open',
      closes: instant('20:00'),
      lastEntry: { at: instant('18:30'), isOver },
      until: instant(until),
    });
  });

  test('is none where guests may come until the end', () => {
    expect(stateAt(hoursOf('Mo-Su 10:00-20:00'), '12:00')).toMatchObject({
      lastEntry: undefined,
      isSoon: false,
      until: instant('19:30'),
    });
  });
});

const daily = hoursOf('Mo-Su 10:00-20:00');
const ten = instant('10:00');
const later = (inDays: number, hours: number) => ({ inDays, opens: midnight + hours * 3_600_000, until: midnight });
test.each<[string, OpeningHours, string, object]>([
  ['before it opens', daily, '09:59', { isAllDay: false, inDays: 0, opens: ten, until: ten }],
  ['after it has closed', daily, '20:00', { isAllDay: false, ...later(1, 10) }],
  ['on a day without hours', hoursOf('Sa 10:00-20:00'), '12:00', { isAllDay: true, ...later(2, 34) }],
  ['for ever', hoursOf('Mo-Su closed'), '12:00', { isAllDay: true, inDays: 0, opens: undefined, until: midnight }],
])('a closed place: %s', (_, hours, time, expected) => {
  expect(stateAt(hours, time)).toEqual({ kind: 'closed', ...expected });
});

test('a place that is open for more than a day does not say when it closes, until a day is left', () => {
  const long = hoursOf('Mo-Su 00:00-24:00', { exceptions: rules('2026-11-28 00:00-10:00', '2026-11-29 closed') });
  expect(stateAt(long, '12:00')).toEqual({
    kind: 'open',
    closes: undefined,
    isSoon: false,
    lastEntry: undefined,
    until: midnight,
  });
  const friday = createClock({ now: new Date('2026-11-27T09:59+01:00'), timeZone: 'Europe/Paris' });
  expect(openingState(long, friday)).toMatchObject({ closes: undefined, until: midnight + 10 * 3_600_000 });
  const later = createClock({ now: new Date('2026-11-27T10:00+01:00'), timeZone: 'Europe/Paris' });
  expect(openingState(long, later)).toMatchObject({ closes: midnight + 34 * 3_600_000 });
});

test('a place is open from its very first moment, and not at its last', () => {
  const openAt = (time: string) =>
    isOpen(hoursOf('Mo-Su 10:00-20:00'), createClock({ now: thursday(time), timeZone: 'Europe/Paris' }));
  expect(['09:59:59', '10:00:00', '19:59:59', '20:00:00'].map(openAt)).toEqual([false, true, true, false]);
});

test('a place with a season alone opens in it', () => {
  const season: OpeningHours = { weekly: [], seasons: rules('11-01/11-30 Mo-Su 10:00-20:00'), exceptions: [] };
  expect(stateAt(season, '09:00').until).toBe(instant('10:00'));
});
