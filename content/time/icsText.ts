import { unmarked } from '../model/provenance.ts';
import { basicForm, type CalendarEvent, dayAfter, descriptionWithLink, firstDay, offsetText } from './calendar.ts';
import type { CityClock } from './clock.ts';
import { changeOfOffset, localInstant, localText, offsetAt } from './localTime.ts';
import { MINUTE_MS } from './platformOffset.ts';

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
  return {
    ...first,
    start: Math.min(...events.map(({ start }) => start)),
    end: Math.max(...events.map(({ end }) => end)),
  };
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
        `DTSTART;VALUE=DATE:${basicForm(firstDay(event))}`,
        `DTEND;VALUE=DATE:${basicForm(dayAfter(event))}`,
        'TRANSP:TRANSPARENT',
      ]
    : [
        `DTSTART;TZID=${timeZone}:${basicForm(localText(start, timeZone))}`,
        `DTEND;TZID=${timeZone}:${basicForm(localText(end, timeZone))}`,
      ];
}

/** The zone's offset on the day of the event, and its change where one falls into the event. */
function timeZoneLines(event: CalendarEvent): readonly string[] {
  const { end, timeZone } = event;
  const start = localInstant(firstDay(event), 0, timeZone);
  const year = Number(firstDay(event).slice(0, 4));
  const standard = Math.min(offsetAt(Date.UTC(year, 0, 1), timeZone), offsetAt(Date.UTC(year, 6, 1), timeZone));
  // An onset is written in the local time that ends with it (RFC 5545 §3.6.5).
  const observance = (onset: number, from: number, to: number): readonly string[] => {
    const name = to > standard ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${name}`,
      `DTSTART:${basicForm(new Date(onset + from * MINUTE_MS).toISOString())}`,
      `TZOFFSETFROM:${offsetText(from).replace(':', '')}`,
      `TZOFFSETTO:${offsetText(to).replace(':', '')}`,
      `END:${name}`,
    ];
  };
  const [before, after] = [offsetAt(start, timeZone), offsetAt(end, timeZone)];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance(start, before, before),
    ...(before === after ? [] : observance(changeOfOffset(start, end, timeZone), before, after)),
    'END:VTIMEZONE',
  ];
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
