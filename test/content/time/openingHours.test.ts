import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cities, citySlugs } from '../../../content/cities.ts';
import { createClock } from '../../../content/time/clock.ts';
import { nextOpening, type OpeningHours, openingState } from '../../../content/time/openingHours.ts';
import { type DatedRule, readRule } from '../../../content/time/openingRules.ts';
import { hoursTable, openingWords } from '../../../content/time/openingText.ts';

const rules = (lines: readonly string[]): readonly DatedRule[] =>
  lines.map((line) => {
    const rule = readRule(line);
    if (!rule) throw new Error(`${line} is no rule`);
    return rule;
  });

const hoursOf = (
  weekly: readonly string[],
  exceptions: readonly string[] = [],
  seasons: readonly string[] = [],
  lastEntry?: number,
): OpeningHours => ({ weekly: rules(weekly), seasons: rules(seasons), exceptions: rules(exceptions), lastEntry });

const at = (now: string, timeZone = 'Europe/Paris') => createClock({ now: new Date(now), timeZone });

const hours = hoursOf(
  ['Mo-Su 10:00-20:00'],
  ['12-25 closed', '2026-12-24 10:00-17:00'],
  ['12-01/01-06 Mo-Su 10:00-22:00'],
);
test.each([
  ['the week', '2026-11-30T20:30:00+01:00', 'closed'],
  ['a season', '2026-12-01T20:30:00+01:00', 'open'],
  ['a season, after the turn of the year', '2027-01-06T20:30:00+01:00', 'open'],
  ['an exception of one year', '2026-12-24T17:30:00+01:00', 'closed'],
  ['the season, in another year', '2027-12-24T17:30:00+01:00', 'open'],
  ['an exception of every year', '2027-12-25T12:00:00+01:00', 'closed'],
])('which rule holds on a day: %s', (_, now, kind) => {
  expect(openingState(hours, at(now)).kind).toBe(kind);
});

describe('what visitors are told', () => {
  const shop = hoursOf(['Mo-Sa 10:00-20:00'], ['2026-12-25 closed']);
  const bar = hoursOf(['We-Su 18:00-01:00'], [], [], 45);
  test.each([
    ['open for long', shop, '2026-11-23T12:00+01:00', ['Open now, until 8pm']],
    ['open for more than half an hour', shop, '2026-11-23T19:29:59.999+01:00', ['Open now, until 8pm']],
    ['open for half an hour', shop, '2026-11-23T19:30+01:00', ['Closes soon, at 8pm']],
    ['open for a minute', shop, '2026-11-23T19:59+01:00', ['Closes soon, at 8pm']],
    ['before opening', shop, '2026-11-23T09:00+01:00', ['Opens at 10am']],
    ['after closing', shop, '2026-11-23T20:00+01:00', ['Opens tomorrow at 10am']],
    ['after closing, before a day of rest', shop, '2026-11-28T20:00+01:00', ['Opens Monday at 10am']],
    ['on a day of rest', shop, '2026-11-29T12:00+01:00', ['Closed today', 'Opens tomorrow at 10am']],
    ['on a holiday', shop, '2026-12-25T12:00+01:00', ['Closed today', 'Opens tomorrow at 10am']],
    ['on the first of two days of rest', bar, '2026-11-23T12:00+01:00', ['Closed today', 'Opens Wednesday at 6pm']],
    ['after midnight', bar, '2026-11-26T00:10+01:00', ['Open now, until 1am', 'Last entry at 12:15am']],
    ['after the last entry', bar, '2026-11-26T00:15+01:00', ['Open now, until 1am', 'Last entry was at 12:15am']],
    ['day and night', hoursOf(['Mo-Su 00:00-24:00']), '2026-11-26T00:15+01:00', ['Open now']],
    [
      'closed for longer than a week',
      hoursOf(['Tu-Su 10:00-20:00'], ['2026-12-01/2027-02-15 closed']),
      '2026-11-27T12:00+01:00',
      ['Open now, until 8pm', 'Closed Tuesday, December 1 – Monday, February 15'],
    ],
    ['from midnight', hoursOf(['Mo-Su 00:00-06:00']), '2026-11-26T12:00+01:00', ['Opens tomorrow at 12am']],
    ['until midnight', hoursOf(['Mo-Su 10:00-24:00']), '2026-11-26T12:00+01:00', ['Open now, until midnight']],
    [
      'in winter, by the sea',
      hoursOf([], [], ['05-01/09-30 Mo-Su 11:00-18:00']),
      '2026-11-26T12:00+01:00',
      ['Closed today', 'Opens on May 1, 2027 at 11am'],
    ],
    [
      'a house that closed for good',
      hoursOf([], [], ['2025-05-01/2025-09-30 Mo-Su 11:00-18:00']),
      '2026-11-26T12:00+01:00',
      ['Closed at present'],
    ],
  ])('%s', (_, hours, now, phrases) => {
    const words = openingWords({ ...hours }, at(now), 'en').phrases.join('\n');
    expect(words.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')).toBe(phrases.join('\n'));
  });

  test.each([
    ['2026-11-26T00:10+01:00', true],
    ['2026-11-26T00:15+01:00', false],
  ])('a house is open as long as one may go in: %s', (now, isOpen) => {
    expect(openingWords(bar, at(now), 'en').isOpen).toBe(isOpen);
  });

  test.each([
    ['cn', '营业中，至 20:30', '星期一 10:00 开门'],
    ['tc', '營業中，至 20:30', '星期一 10:00 開門'],
    ['fr', 'Ouvert jusqu’à 20\u00a0h\u00a030', 'Ouvre lundi à 10\u00a0h'],
    ['it', 'Aperto fino alle 20.30', 'Apre lunedì alle 10.00'],
    ['jp', '営業中（20:30まで）', '月曜日 10:00に開店'],
    ['kr', '영업 중, 20:30까지', '월요일 10:00에 영업 시작'],
  ] as const)('in %s', (language, open, opens) => {
    const hours = hoursOf(['Mo-Fr 10:00-20:30']);
    expect(openingWords(hours, at('2026-11-23T12:00+01:00'), language).phrases).toEqual([open]);
    expect(openingWords(hours, at('2026-11-27T22:00+01:00'), language).phrases).toEqual([opens]);
  });

  const moment = fc.integer({ min: Date.UTC(2026, 2, 1), max: Date.UTC(2027, 2, 1) });
  const places = fc.constantFrom(shop, bar, hoursOf(['Mo-Su 00:00-24:00']));

  test('words hold until the moment that comes with them', () => {
    fc.assert(
      fc.property(places, moment, fc.double({ min: 0, max: 1, noNaN: true }), (hours, now, part) => {
        const words = openingWords(hours, createClock({ now: new Date(now), timeZone: 'Europe/Paris' }), 'en');
        const until = words?.until ?? 0;
        expect(until).toBeGreaterThan(now);
        const later = Math.min(now + Math.floor((until - now) * part), until - 1);
        // The same hours, of which nothing is remembered.
        const again = openingWords({ ...hours }, createClock({ now: new Date(later), timeZone: 'Europe/Paris' }), 'en');
        expect(again).toEqual(words);
      }),
      { numRuns: 300 },
    );
  });

  test('are the same whatever was looked at before', () => {
    const zone = fc.constantFrom('Europe/Paris', 'Australia/Sydney', 'America/Los_Angeles');
    const near = fc.tuple(moment, fc.array(fc.tuple(fc.integer({ min: -36e5, max: 36e5 }), zone), { maxLength: 6 }));
    fc.assert(
      fc.property(places, near, (hours, [now, looks]) => {
        for (const [apart, timeZone] of looks) {
          const clock = createClock({ now: new Date(now + apart), timeZone });
          expect(openingState(hours, clock)).toEqual(openingState({ ...hours }, clock));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the printed hours', () => {
  test('are those of the week, Monday first, then the exceptions of the next weeks', () => {
    const hours = hoursOf(
      ['Mo-We,Su 10:00-20:00', 'Th-Sa 10:00-15:00,18:00-01:00'],
      ['12-25 closed', '12-31/01-01 12:00-18:00'],
    );
    expect(hoursTable(hours, at('2026-06-02T12:00+02:00'), 'fr')).toHaveLength(3);
    expect(hoursTable(hours, at('2026-12-02T12:00+01:00'), 'en')).toEqual([
      { days: 'Monday – Wednesday', hours: '10am\u00a0–\u2060\u00a08pm' },
      { days: 'Thursday – Saturday', hours: '10am\u00a0–\u2060\u00a03pm, 6pm\u00a0–\u2060\u00a01am' },
      { days: 'Sunday', hours: '10am\u00a0–\u2060\u00a08pm' },
      { days: 'December 25, 2026', hours: 'Closed' },
      { days: 'December 31, 2026 – January 1, 2027', hours: '12pm\u00a0–\u2060\u00a06pm' },
    ]);
  });

  test('tell a closure to its end, with the days that would be closed anyway, and nothing that begins later', () => {
    const closed = hoursOf(
      ['Tu-Su 00:00-06:00'],
      ['2026-12-01/2027-03-31 closed', '2027-05-01 closed', '2026-11-30 closed'],
    );
    expect(hoursTable(closed, at('2026-11-24T12:00+01:00'), 'it').slice(2)).toEqual([
      { days: '30 novembre 2026 – 31 marzo 2027', hours: 'Chiuso' },
    ]);
  });

  test('join no exceptions that are weeks apart, though their days of the week follow each other', () => {
    // A Thursday and a Friday.
    const closed = hoursOf(['Mo-Su 10:00-20:00'], ['2026-11-26 closed', '12-25 closed']);
    expect(hoursTable(closed, at('2026-11-24T12:00+01:00'), 'en').slice(1)).toEqual([
      { days: 'November 26, 2026', hours: 'Closed' },
      { days: 'December 25, 2026', hours: 'Closed' },
    ]);
  });

  test('say one line for the same hours on all days', () => {
    expect(hoursTable(hoursOf(['Mo-Su 00:00-24:00']), at('2026-12-02T12:00+01:00'), 'fr')).toEqual([
      { days: 'Tous les jours', hours: 'Jour et nuit' },
    ]);
  });
});
/** Every moment of 400 days in steps of a quarter of an hour, with what the clocks of a zone show, by the platform. */
const STEP = 15 * 60_000;
const FIRST = Date.UTC(2026, 2, 1);
const STEPS = (400 * 24 * 3_600_000) / STEP;

function wallClock(timeZone: string): Float64Array {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  // The offset is asked for once an hour: clocks change on the hour, or at half past it, in none of these zones within it.
  let offset = 0;
  return Float64Array.from({ length: STEPS }, (_, index) => {
    const moment = FIRST + index * STEP;
    if (index % 4 === 0) offset = Date.parse(`${format.format(moment).replace(' ', 'T')}Z`) - moment;
    return moment + offset;
  });
}

const clocks = new Map(
  [...new Set(citySlugs.map((city) => cities[city].timeZone))].map((zone) => [zone, wallClock(zone)]),
);

/** Hours as plain data that the second computation understands: by weekday, and by the day of a yearly exception. */
interface Plain {
  readonly week: readonly (readonly (readonly [from: number, to: number])[])[];
  readonly special: ReadonlyMap<string, readonly (readonly [from: number, to: number])[]>;
}

const DAY = 24 * 3_600_000;

/** Open or closed at each step, from what the clocks show alone; what they show twice counts once. */
function steppedStates({ week, special }: Plain, wall: Float64Array): readonly boolean[] {
  let latest = 0;
  const lists = new Map<number, readonly (readonly [number, number])[]>();
  const listOf = (day: number) => {
    const computed = lists.get(day);
    if (computed) return computed;
    const date = new Date(day * DAY);
    const list = special.get(date.toISOString().slice(5, 10)) ?? week[(date.getUTCDay() + 6) % 7] ?? [];
    lists.set(day, list);
    return list;
  };
  return Array.from(wall, (wallTime) => {
    latest = Math.max(latest, wallTime);
    const day = Math.floor(latest / DAY);
    const minute = (latest - day * DAY) / 60_000;
    return (
      listOf(day).some(([from, to]) => from <= minute && minute < to) ||
      listOf(day - 1).some(([from, to]) => from <= minute + 1440 && minute + 1440 < to)
    );
  });
}

const quarter = fc.integer({ min: 0, max: 95 }).map((n) => n * 15);
const opening = fc
  .tuple(quarter, fc.integer({ min: 1, max: 95 }))
  .map(([from, length]) => [from, from + length * 15] as const);
const dayList = fc.array(opening, { maxLength: 2 });
const month = fc.integer({ min: 1, max: 12 });
const plain: fc.Arbitrary<Plain> = fc.record({
  week: fc.array(dayList, { minLength: 7, maxLength: 7 }),
  special: fc
    .array(fc.tuple(month, fc.integer({ min: 1, max: 28 }), dayList), { maxLength: 4 })
    .map((days) => new Map(days.map(([m, d, list]) => [`${two(m)}-${two(d)}`, list]))),
});

const two = (value: number): string => String(value).padStart(2, '0');
const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

function written({ week, special }: Plain): OpeningHours {
  const clock = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
  const line = (list: readonly (readonly [number, number])[]): string =>
    list.length === 0 ? 'closed' : list.map(([from, to]) => `${clock(from)}-${clock(to)}`).join();
  return hoursOf(
    week.map((list, index) => `${dayNames[index]} ${line(list)}`),
    [...special].map(([date, list]) => `${date} ${line(list)}`),
  );
}

describe('against a second computation that steps through 400 days', () => {
  test.each([...clocks.keys()])('%s', (timeZone) => {
    const wall = clocks.get(timeZone) ?? new Float64Array();
    fc.assert(
      fc.property(plain, (drawnHours) => {
        const hours = written(drawnHours);
        const states = steppedStates(drawnHours, wall);
        // From each change to the next: what is told at the first moment holds to the last and no longer.
        for (let index = 96; index < STEPS - 96 * 16; ) {
          const now = FIRST + index * STEP;
          const opening = nextOpening(hours, now, timeZone);
          const isOpen = opening !== undefined && opening.opens <= now;
          if (isOpen !== states[index]) throw new Error(`${new Date(now).toISOString()}: ${isOpen}`);
          const change = states.indexOf(!isOpen, index);
          const told = isOpen ? opening.closes : opening?.opens;
          if (change < 0 || told === undefined || change - index > 96 * 8) {
            index += 96 * 8;
            continue;
          }
          if (told !== FIRST + change * STEP)
            throw new Error(`after ${new Date(now).toISOString()}: ${new Date(told).toISOString()}`);
          index = change;
        }
      }),
      { numRuns: 3 },
    );
  });

  test('clocks change in these zones within these days', () => {
    const changing = [...clocks.values()].filter((wall) =>
      wall.some((wallTime, index) => index > 0 && wallTime - (wall[index - 1] ?? 0) !== STEP),
    );
    expect(clocks.size - changing.length).toBeGreaterThan(3);
    expect(changing.length).toBeGreaterThan(5);
  });
});
