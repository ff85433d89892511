import type { Dayjs } from 'dayjs';
import { unmarked } from '../model/provenance.ts';
import { type CalendarEvent, DAY, dayAfter, descriptionWithLink, LOCAL } from './calendar.ts';
import type { CityClock } from './clock.ts';
import { changeOfOffset, offsetAt } from './localTime.ts';
import { zonedNow } from './zonedTime.ts';

/*
 * No `ics` package: it writes only UTC or floating times and brings a second schema validator:
 * calendars need a VTIMEZONE to show the city's local hours.
 */

/** Octets in a line before it is folded (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** Events of one city as an iCalendar file (RFC 5545), in the city's own time zone. */
export function icsText(events: readonly CalendarEvent[], now: Date): string {
  const timed = events.filter(({ isWholeDays }) => !isWholeDays);
  const [first] = timed;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meridian Galleria//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(first ? timeZoneLines(spanning(timed, first)) : []),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(unmarked(line))}\r\n`).join('');
}

/** The first event, as long as all of them: one description of the zone is for all. */
function spanning(events: readonly CalendarEvent[], first: CalendarEvent): CalendarEvent {
  const byStart = events.toSorted((left, right) => left.start.diff(right.start));
  const byEnd = events.toSorted((left, right) => right.end.diff(left.end));
  return { ...first, start: (byStart[0] ?? first).start, end: (byEnd[0] ?? first).end };
}

function eventLines(event: CalendarEvent, now: Date): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcText(now)}`,
    ...momentLines(event),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(descriptionWithLink(event))}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `URL:${event.url}`,
    'END:VEVENT',
  ];
}

/** When a file is written, by the clock of its visit: it is true at its moment only. */
export function stampOf(clock: CityClock): Date {
  return clock.at((now) => ({ value: new Date(now), until: now }));
}

function momentLines(event: CalendarEvent): readonly string[] {
  const { start, end, timeZone } = event;
  return event.isWholeDays
    ? [
        `DTSTART;VALUE=DATE:${start.format(DAY)}`,
        `DTEND;VALUE=DATE:${dayAfter(event).format(DAY)}`,
        'TRANSP:TRANSPARENT',
      ]
    : [`DTSTART;TZID=${timeZone}:${start.format(LOCAL)}`, `DTEND;TZID=${timeZone}:${end.format(LOCAL)}`];
}

/** The zone's offset on the day of the event, and its change where one falls into the event. */
function timeZoneLines({ start, end, timeZone }: CalendarEvent): readonly string[] {
  const year = start.year();
  const standard = Math.min(offsetAt(Date.UTC(year, 0, 1), timeZone), offsetAt(Date.UTC(year, 6, 1), timeZone));
  const observance = (onset: Dayjs, from: number, to: number): readonly string[] => {
    const name = to > standard ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${name}`,
      `DTSTART:${onset.format(LOCAL)}`,
      `TZOFFSETFROM:${offsetText(from)}`,
      `TZOFFSETTO:${offsetText(to)}`,
      `END:${name}`,
    ];
  };
  const [before, after] = [start.startOf('day').utcOffset(), end.utcOffset()];
  const change = before === after ? undefined : changeOfOffset(start.startOf('day').valueOf(), end.valueOf(), timeZone);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance(start.startOf('day'), before, before),
    // An onset is written in the local time that ends with it (RFC 5545 §3.6.5).
    ...(change === undefined ? [] : observance(zonedNow(new Date(change + before * 60_000), 'UTC'), before, after)),
    'END:VTIMEZONE',
  ];
}

function offsetText(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

function utcText(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** Text values escape their separators and line ends (RFC 5545 §3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Long lines continue after a line break and a space, never inside a character (RFC 5545 §3.1). */
function folded(line: string): string {
  let [text, room] = ['', LINE_OCTETS];
  for (const character of line) {
    const size = octets(character);
    if (size > room) [text, room] = [`${text}\r\n `, LINE_OCTETS - 1];
    text += character;
    room -= size;
  }
  return text;
}

/** Length of one character in UTF-8. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
