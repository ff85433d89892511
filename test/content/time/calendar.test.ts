import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarEvent, icsHref, webCalendars } from '../../../content/time/calendar.ts';
import { icsText } from '../../../content/time/icsText.ts';
import { words } from '../../support/words.ts';

const now = new Date('2026-11-21T00:30:00Z');
const sydney = {
  timeZone: 'Australia/Sydney',
  city: 'sydney',
  gallery: 'Meridian Galleria Sydney',
  url: 'https://www.meridian.example/en/sydney/what-is-happening/event/three-honeys',
};
const honeys = {
  id: 'sydney-event-three-honeys',
  title: 'Three honeys, three coasts',
  description: 'Leatherwood; ironbark,\nand a wild-bush honey.',
  location: 'Level 2, food hall',
  startDate: '2026-11-27T16:00',
  endDate: '2026-11-27T17:30',
};

function fileOf(entry: Parameters<typeof calendarEvent>[0], place = sydney): string {
  const event = calendarEvent(entry, place);
  if (!event) throw new Error('no event');
  return icsText([event], now);
}

/** Lines as a calendar reads them: folds taken out (RFC 5545 §3.1). */
const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');

const zone = 'TZID=Australia/Sydney';

describe('the calendar file', () => {
  test.each([
    ['the evening before', '2026-11-27T18:00', '2026-11-28', 'VALUE=DATE:20261127', 'VALUE=DATE:20261129'],
    ['a first day, and meant for never', '2026-11-27', '9999-12-31', 'VALUE=DATE:20261127', 'VALUE=DATE:99991231'],
    ['the same, to the second', '2026-11-27', '9999-12-31T23:59:59.000Z', 'VALUE=DATE:20261127', 'VALUE=DATE:99991231'],
    ['the same day', '2026-11-27T18:00', '2026-11-27', `${zone}:20261127T180000`, `${zone}:20261127T235959`],
  ])('an end without a time is the end of that day, from %s', (_, startDate, endDate, start, end) => {
    const lines = unfolded(fileOf({ ...honeys, startDate, endDate }));
    expect(lines.filter((line) => /^DT(?:START|END);/.test(line))).toEqual([`DTSTART;${start}`, `DTEND;${end}`]);
  });

  test('names hours in the city’s time zone and tells its offset', () => {
    expect(unfolded(fileOf(honeys))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Meridian Galleria//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Australia/Sydney',
      'BEGIN:DAYLIGHT',
      'DTSTART:20261127T000000',
      'TZOFFSETFROM:+1100',
      'TZOFFSETTO:+1100',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:sydney-event-three-honeys.sydney@www.meridian.example',
      'DTSTAMP:20261121T003000Z',
      'DTSTART;TZID=Australia/Sydney:20261127T160000',
      'DTEND;TZID=Australia/Sydney:20261127T173000',
      'SUMMARY:Three honeys\\, three coasts',
      `DESCRIPTION:Leatherwood\\; ironbark\\,\\nand a wild-bush honey.\\n\\n${sydney.url}`,
      'LOCATION:Level 2\\, food hall\\, Meridian Galleria Sydney',
      `URL:${sydney.url}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test.each([
    ['Pacific/Honolulu', '-1000'],
    ['Asia/Kolkata', '+0530'],
    ['UTC', '+0000'],
    ['America/St_Johns', '-0330'],
  ])('tells the offset of %s as %s', (timeZone, offset) => {
    expect(fileOf(honeys, { ...sydney, timeZone })).toContain(`TZOFFSETTO:${offset}\r\n`);
  });

  test('names a place only where there is one', () => {
    expect(fileOf({ ...honeys, location: '' })).not.toContain('LOCATION');
  });

  test('marks several days as days, the end being the day after the last', () => {
    const lines = unfolded(fileOf({ ...honeys, endDate: '2026-12-03T20:00' }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261127');
    expect(lines).toContain('DTEND;VALUE=DATE:20261204');
    expect(lines).not.toContain('BEGIN:VTIMEZONE');
  });

  test('says the hours of days in words', () => {
    const hours = { time: '4–5.30pm', frequency: 'Daily' };
    const days = fileOf({ ...honeys, ...hours, endDate: '2026-12-03T20:00', description: 'Three honeys.' });
    expect(unfolded(days)).toContain(`DESCRIPTION:4–5.30pm\\nDaily\\nThree honeys.\\n\\n${sydney.url}`);
    expect(fileOf({ ...honeys, ...hours })).not.toContain('Daily');
  });

  test('takes a date without a time as its whole day, and a night past midnight as hours', () => {
    expect(unfolded(fileOf({ ...honeys, startDate: '2026-11-27', endDate: '2026-11-27' }))).toContain(
      'DTEND;VALUE=DATE:20261128',
    );
    expect(unfolded(fileOf({ ...honeys, startDate: '2026-11-27T22:00', endDate: '2026-11-28T01:00' }))).toContain(
      'DTEND;TZID=Australia/Sydney:20261128T010000',
    );
  });

  test('tells of the change of clocks that falls into a night', () => {
    const lines = unfolded(fileOf({ ...honeys, startDate: '2026-10-03T22:00', endDate: '2026-10-04T04:00' }));
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE') + 2, lines.indexOf('END:VTIMEZONE'));
    expect(zone).toEqual(
      words(`
      BEGIN:STANDARD DTSTART:20261003T000000 TZOFFSETFROM:+1000 TZOFFSETTO:+1000 END:STANDARD BEGIN:DAYLIGHT
      DTSTART:20261004T020000 TZOFFSETFROM:+1000 TZOFFSETTO:+1100 END:DAYLIGHT
    `),
    );
  });

  test('lasts until the end of its day when no end, or one before the start, is known', () => {
    for (const endDate of [undefined, '2026-11-26T10:00'])
      expect(unfolded(fileOf({ ...honeys, endDate }))).toContain('DTEND;TZID=Australia/Sydney:20261127T235959');
  });

  test.each([
    ['\u007F', 1],
    ['\u0080', 2],
    ['\u07FF', 2],
    ['\u0800', 3],
    ['\uFFFF', 3],
    ['\u{10000}', 4],
  ])('fills a line with as many %j as its octets allow, %i each', (letter, octets) => {
    const lines = fileOf({ ...honeys, title: letter.repeat(200) }).split('\r\n');
    const folded = lines.filter((line) => line.includes(letter));
    expect(folded[1]).toBe(` ${letter.repeat(Math.floor(74 / octets))}`);
  });

  test('folds every line to 75 octets and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const file = fileOf({ ...honeys, title: `三${title}` });
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const summary = unfolded(file).find((line) => line.startsWith('SUMMARY:'));
        const unescaped = summary
          ?.slice('SUMMARY:'.length)
          .replaceAll(/\\(.)/gs, (_, character: string) => (character === 'n' ? '\n' : character));
        expect(unescaped).toBe(`三${title}`.replaceAll(/\r\n|\r|\n/g, '\n'));
      }),
    );
  });
});

test('an entry without a start has no place in a calendar', () => {
  expect(calendarEvent({ ...honeys, startDate: undefined }, sydney)).toBeUndefined();
});

test('the file lies beside the page, carried query last', () => {
  expect(icsHref('/en/sydney/what-is-happening/event/x')).toBe('/en/sydney/what-is-happening/event/x/calendar.ics');
  expect(icsHref('/en/sydney/what-is-happening/event/x?is-preview-mode=true')).toBe(
    '/en/sydney/what-is-happening/event/x/calendar.ics?is-preview-mode=true',
  );
});

test('web calendars get the same hours, and whole days up to the day after', () => {
  const addresses = (endDate: string, isMainland = false) => {
    const event = calendarEvent({ ...honeys, endDate }, sydney);
    return (event ? webCalendars(event, { isMainland }) : []).map(({ href }) => new URL(href));
  };
  const [google, outlook] = addresses(honeys.endDate);
  expect(google?.searchParams.get('dates')).toBe('20261127T160000/20261127T173000');
  expect(google?.searchParams.get('ctz')).toBe('Australia/Sydney');
  expect(google?.searchParams.get('text')).toBe(honeys.title);
  expect(outlook?.searchParams.get('startdt')).toBe('2026-11-27T16:00:00+11:00');
  expect(outlook?.searchParams.get('allday')).toBe('false');
  expect(addresses('2026-12-03T20:00')[0]?.searchParams.get('dates')).toBe('20261127/20261204');
  expect(addresses(honeys.endDate, true)).toEqual([]);
});
