import { describe, expect, test } from 'vitest';
import { calendarEvent, webCalendars } from '../../../content/time/calendar.ts';
import { icsText } from '../../../content/time/icsText.ts';
import { instantOf, writtenInstant } from '../../../content/time/zonedTime.ts';

const sydney = 'Australia/Sydney';
const now = new Date('2026-06-15T02:00:00Z');

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
  const instant = writtenInstant(text, sydney);
  expect(instant === undefined ? undefined : new Date(instant).toISOString()).toBe(expected);
});

test('a text with a zone is the same moment in every city', () => {
  for (const zone of [sydney, 'Pacific/Honolulu'])
    expect(instantOf('2026-06-15T12:30:00-0500', zone)).toBe(Date.parse('2026-06-15T17:30:00Z'));
});

describe('a calendar file', () => {
  const honolulu = {
    timeZone: 'Pacific/Honolulu',
    city: 'hawaii',
    gallery: 'Meridian Galleria Hawaii',
    url: 'https://www.meridian.example/x',
  };
  const entry = {
    id: 'e',
    title: 'Tea',
    description: '',
    location: '',
    startDate: '2026-06-15T10:00',
    endDate: '2026-06-15T11:00',
  };
  const fileOf = (fields: object, place = honolulu): string => {
    const event = calendarEvent({ ...entry, ...fields }, place);
    if (!event) throw new Error('no event');
    return icsText([event], now);
  };

  test.each([
    ['Pacific/Honolulu', '-1000'],
    ['Asia/Kolkata', '+0530'],
    ['UTC', '+0000'],
    ['America/St_Johns', '-0230'],
  ])('tells the offset of %s as %s', (timeZone, offset) => {
    expect(fileOf({}, { ...honolulu, timeZone })).toContain(`TZOFFSETTO:${offset}\r\n`);
  });

  test('has a place only where there is one', () => {
    expect(fileOf({})).not.toContain('LOCATION');
    expect(fileOf({ location: 'Level 2' })).toContain('LOCATION:Level 2\\, Meridian Galleria Hawaii\r\n');
  });

  test.each([
    ['é', 2],
    ['\u07ff', 2],
    ['茶', 3],
    ['\uffff', 3],
    ['🍵', 4],
    ['\u{10000}', 4],
  ])('counts %s as %i octets: its lines are as long as they may be', (character, octets) => {
    const lines = fileOf({ title: character.repeat(200) })
      .split('\r\n')
      .filter((line) => line.includes(character));
    const lengths = lines.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    // What stands between the first line and the last is full.
    for (const length of lengths.slice(1, -1)) expect(length + octets).toBeGreaterThan(75);
  });

  test('web calendars get whole days up to the day after, and moments as they are', () => {
    const href = (fields: object): string => {
      const event = calendarEvent({ ...entry, ...fields }, honolulu);
      return event ? decodeURIComponent(webCalendars(event, { isMainland: false })[0]?.href ?? '') : '';
    };
    expect(href({})).toContain('dates=20260615T100000/20260615T110000');
    expect(href({ startDate: '2026-06-15', endDate: '2026-06-16' })).toContain('dates=20260615/20260617');
  });
});
