import type { Dayjs } from 'dayjs';
import type { EntryOf } from '../model/registry.ts';
import { isWholeDay, zonedTime } from './zonedTime.ts';

/** What happens, as a calendar notes it. */
export interface CalendarEvent {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly timeZone: string;
  readonly start: Dayjs;
  readonly end: Dayjs;
  /** Runs over several days, with hours of its own each day: noted as days, not as one block of hours. */
  readonly isWholeDays: boolean;
}

interface Place {
  readonly timeZone: string;
  readonly city: string;
  /** Absolute address of the event's page. */
  readonly url: string;
}

type Datable = Pick<EntryOf<'event'>, 'id' | 'title' | 'description' | 'location' | 'startDate' | 'endDate'>;

/** Length of an event without an end, in hours. */
const DEFAULT_HOURS = 1;
/** From this length on an event is noted as days. A night that runs past midnight is still one evening. */
const DAY_HOURS = 24;

/** The calendar event of an entry; undefined when it has no start. */
export function calendarEvent(entry: Datable, { timeZone, city, url }: Place): CalendarEvent | undefined {
  const start = zonedTime(entry.startDate, timeZone);
  if (!start) return undefined;
  const stated = zonedTime(entry.endDate, timeZone);
  // An end without a time is the end of that day (content-pages §4).
  const last = stated && isWholeDay(entry.endDate ?? '') && !stated.isSame(start, 'day') ? stated.endOf('day') : stated;
  const end = last?.isAfter(start) ? last : start.add(DEFAULT_HOURS, 'hour');
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

/** Addresses of calendars in the web that take an event from a link. */
export function webCalendars(event: CalendarEvent): readonly { readonly name: string; readonly href: string }[] {
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

/** Calendars name the day after the last one as the end. */
export function dayAfter({ end }: CalendarEvent): Dayjs {
  return end.startOf('day').add(1, 'day');
}

/** What an event is about, with the address of its page. */
export function descriptionWithLink({ description, url }: CalendarEvent): string {
  return description ? `${description}\n\n${url}` : url;
}

function queryText(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
