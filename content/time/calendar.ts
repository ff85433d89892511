import { queryText } from '../address/addressQuery.ts';
import type { EntryOf } from '../model/registry.ts';
import { dateAfter, localText, offsetAt } from './localTime.ts';
import { DAY_MS } from './platformOffset.ts';
import { instantOf, isWholeDay, lastInstantOf, zonedMoment } from './zonedTime.ts';

/** An event as a calendar stores it. */
export interface CalendarEvent {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly timeZone: string;
  /** In milliseconds since the epoch. */
  readonly start: number;
  readonly end: number;
  /** Runs over several days, with opening hours on each: stored as days, not as one block of hours. */
  readonly isWholeDays: boolean;
}

interface Place {
  readonly timeZone: string;
  readonly city: string;
  /** The gallery with its city: in a calendar of a whole journey a floor alone is nowhere. */
  readonly gallery: string;
  /** Absolute address of the event's page. */
  readonly url: string;
}

type Event = EntryOf<'event'>;

/** The fields of an event that a calendar takes. */
type Datable = Pick<Event, 'id' | 'title' | 'description' | 'location' | 'startDate' | 'endDate'> &
  /** Its hours and days as editors write them; time slots have no such days. */
  Partial<Pick<Event, 'time' | 'frequency'>>;

/** The calendar event of an entry; undefined when it has no start. */
export function calendarEvent(entry: Datable, { timeZone, city, gallery, url }: Place): CalendarEvent | undefined {
  const start = instantOf(entry.startDate, timeZone);
  if (start === undefined) return undefined;
  // An end without a time is the end of that day (docs/rules.md#calendar-file); without an end the event lasts its start day.
  const last = lastInstantOf(entry.endDate, timeZone) ?? start;
  const end = last > start ? last : (zonedMoment(entry.startDate, timeZone)?.dayEnd ?? start);
  // An evening that ends after midnight is no day.
  const isWholeDays = end - start >= DAY_MS || isWholeDay(entry.startDate ?? '');
  const hours = isWholeDays ? [entry.time, entry.frequency] : [];
  return {
    uid: `${entry.id}.${city}@${new URL(url).hostname}`,
    title: entry.title,
    // Days have no hours of their own in a calendar.
    description: [...hours, entry.description].filter(Boolean).join('\n'),
    location: entry.location && `${entry.location}, ${gallery}`,
    url,
    timeZone,
    start,
    end,
    isWholeDays,
  };
}

/** The address of an event's calendar file, beside its page. */
export function icsHref(pagePath: string): string {
  const [path = '', query] = pagePath.split('?');
  return `${path}/calendar.ics${query ? `?${query}` : ''}`;
}

/** Links that add an event to web calendars; none in mainland China, which has the file (docs/rules.md#mainland-links). */
export function webCalendars(
  event: CalendarEvent,
  { isMainland }: { readonly isMainland: boolean },
): readonly { readonly name: string; readonly href: string }[] {
  if (isMainland) return [];
  const { title, location, timeZone } = event;
  const momentText = (instant: number): string =>
    localText(instant, timeZone) + offsetText(offsetAt(instant, timeZone));
  const [from, to] = event.isWholeDays
    ? [firstDay(event), dayAfter(event)]
    : [momentText(event.start), momentText(event.end)];
  const google = {
    action: 'TEMPLATE',
    text: title,
    dates: `${basicForm(from)}/${basicForm(to)}`,
    ctz: timeZone,
    details: descriptionWithLink(event),
    location,
  };
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    body: descriptionWithLink(event),
    location,
    allday: String(event.isWholeDays),
    startdt: from,
    enddt: to,
  };
  return [
    { name: 'Google Calendar', href: `https://calendar.google.com/calendar/render?${queryText(google)}` },
    { name: 'Outlook', href: `https://outlook.live.com/calendar/0/deeplink/compose?${queryText(outlook)}` },
  ];
}

/** A day or a local time as calendar files write it: `20261127` or `20261127T160000`, without an offset. */
export function basicForm(text: string): string {
  return text.slice(0, 19).replaceAll(/[-:]/g, '');
}

/** The first day of an event, `YYYY-MM-DD`. */
export function firstDay({ start, timeZone }: CalendarEvent): string {
  return localText(start, timeZone).slice(0, 10);
}

/** The end of whole days in calendars: the day after the last one, `YYYY-MM-DD`. */
export function dayAfter({ end, timeZone }: CalendarEvent): string {
  return dateAfter(localText(end, timeZone).slice(0, 10), 1);
}

/** An offset from UTC in minutes as `+10:00`. */
export function offsetText(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The description of an event with the address of its page. */
export function descriptionWithLink({ description, url }: CalendarEvent): string {
  return description ? `${description}\n\n${url}` : url;
}
