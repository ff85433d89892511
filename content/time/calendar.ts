import type { Dayjs } from 'dayjs';
import { isWholeDay, zonedTime } from './zonedTime.ts';

/** An event as a calendar stores it. */
export interface CalendarEvent {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly timeZone: string;
  readonly start: Dayjs;
  readonly end: Dayjs;
  /** Runs over several days, with opening hours on each: stored as days, not as one block of hours. */
  readonly isWholeDays: boolean;
}

interface Place {
  readonly timeZone: string;
  readonly city: string;
  /** Absolute address of the event's page. */
  readonly url: string;
}

/** The fields of an event that a calendar takes. */
interface Datable {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
}

/** From this length on an event is stored as days; an evening that ends after midnight is not. */
const DAY_HOURS = 24;

/** The calendar event of an entry; undefined when it has no start. */
export function calendarEvent(entry: Datable, { timeZone, city, url }: Place): CalendarEvent | undefined {
  const start = zonedTime(entry.startDate, timeZone);
  if (!start) return undefined;
  const stated = zonedTime(entry.endDate, timeZone);
  // An end without a time is the end of that day (docs/rules.md#calendar-file); without an end the event lasts its start day.
  const last = stated && isWholeDay(entry.endDate ?? '') ? stated.endOf('day') : stated;
  const end = last?.isAfter(start) ? last : start.endOf('day');
  return {
    uid: `${entry.id}.${city}@${new URL(url).hostname}`,
    title: entry.title,
    description: entry.description,
    location: entry.location,
    url,
    timeZone,
    start,
    end,
    isWholeDays: end.diff(start, 'hour') >= DAY_HOURS || isWholeDay(entry.startDate ?? ''),
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
  const [from, to] = event.isWholeDays
    ? [event.start.format(DAY), dayAfter(event).format(DAY)]
    : [event.start.format(LOCAL), event.end.format(LOCAL)];
  const google = {
    action: 'TEMPLATE',
    text: title,
    dates: `${from}/${to}`,
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
    startdt: event.isWholeDays ? event.start.format('YYYY-MM-DD') : event.start.format(),
    enddt: event.isWholeDays ? dayAfter(event).format('YYYY-MM-DD') : event.end.format(),
  };
  return [
    { name: 'Google Calendar', href: `https://calendar.google.com/calendar/render?${queryText(google)}` },
    { name: 'Outlook', href: `https://outlook.live.com/calendar/0/deeplink/compose?${queryText(outlook)}` },
  ];
}

/** The formats of days and of local times in calendars. */
export const DAY = 'YYYYMMDD';
export const LOCAL = 'YYYYMMDD[T]HHmmss';

/** The end of whole days in calendars: the day after the last one. */
export function dayAfter({ end }: CalendarEvent): Dayjs {
  return end.startOf('day').add(1, 'day');
}

/** The description of an event with the address of its page. */
export function descriptionWithLink({ description, url }: CalendarEvent): string {
  return description ? `${description}\n\n${url}` : url;
}

function queryText(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
