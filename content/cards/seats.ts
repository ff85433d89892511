import { addressTarget, type LinkPlace, linkTarget } from '../address/linkTarget.ts';
import type { Visit } from '../address/visit.ts';
import { message } from '../messages/messages.ts';
import type { EntryOf } from '../model/registry.ts';
import type { CityClock } from '../time/clock.ts';
import { weekdayDateText } from '../time/dateText.ts';
import { localInstant, localTime } from '../time/localTime.ts';
import { DAY_MS } from '../time/platformOffset.ts';
import { instantOf, lastInstantOf, type ZonedMoment, zonedMoment } from '../time/zonedTime.ts';

type Event = EntryOf<'event' | 'eventDetailPage'>;

/** Returns true for an entry that takes place, of either type. */
export function isEvent(entry: { readonly contentType: string }): entry is Event {
  return entry.contentType === 'event' || entry.contentType === 'eventDetailPage';
}

type SeatFields = Pick<Event, 'seatsTotal' | 'seatsLeft' | 'seatsDay' | 'admission' | 'startDate' | 'endDate'>;

/** Returns true if nobody else can come (docs/rules.md#event-seats); seats counted for one day say nothing of others. */
export function isSoldOut(event: SeatFields, { timeZone }: Pick<CityClock, 'timeZone'>): boolean {
  const { admission, seatsDay, startDate } = event;
  if (admission === 'sold out') return true;
  return seatsDay ? isFullOn(startDate, event, timeZone) && isOnce(event, timeZone) : hasNoneLeft(event);
}

/** Returns true if the seats of an event are counted for the day of a date, and none is left. */
export function isFullOn(date: string | undefined, event: SeatFields, timeZone: string): boolean {
  const [day, counted] = [date, event.seatsDay].map((text) => zonedMoment(text, timeZone)?.dayStart);
  return hasNoneLeft(event) && counted !== undefined && counted === day;
}

function hasNoneLeft({ seatsLeft }: SeatFields): boolean {
  return seatsLeft !== undefined && seatsLeft <= 0;
}

/** Returns true for an event of one day, or of one night: both take less than a day. */
function isOnce({ startDate, endDate }: SeatFields, timeZone: string): boolean {
  const [from, to] = [instantOf(startDate, timeZone), lastInstantOf(endDate || startDate, timeZone)];
  return from !== undefined && to !== undefined && to - from < DAY_MS;
}

/** When an event of several days ends on one of them: at the hour of its end, or at midnight without one, or at night. */
function endOn({ dayStart, dayEnd }: ZonedMoment, { startDate, endDate }: SeatFields, timeZone: string): number {
  const [opens, closes] = [startDate, endDate].map((text) =>
    text?.includes('T') ? zonedMoment(text, timeZone) : undefined,
  );
  if (!closes || minuteOf(closes) <= (opens ? minuteOf(opens) : 0)) return dayEnd + 1;
  return localInstant(localTime(dayStart, timeZone).date, minuteOf(closes), timeZone);
}

const minuteOf = ({ hour, minute }: ZonedMoment): number => 60 * hour + minute;

/** An event's seats in words, and for which day they are counted; empty where its editors say nothing of them. */
export function seatsText(event: SeatFields, { clock, language }: Pick<Visit, 'clock' | 'language'>): string {
  const { admission, seatsTotal: total } = event;
  const day = zonedMoment(event.seatsDay, clock.timeZone);
  // Seats that were counted for a day are not shown once that day's hours are over.
  const left = day && clock.hasCome(endOn(day, event, clock.timeZone)) ? undefined : event.seatsLeft;
  const words = (): string => {
    if (isSoldOut(event, clock) || (left !== undefined && left <= 0)) return message('seatsSoldOut', language);
    if (admission === 'by invitation') return message('seatsInvited', language);
    if (left === 1) return message('seatsOne', language);
    if (left !== undefined)
      return message(total === undefined ? 'seatsLeft' : 'seatsLeftOf', language, { left, total: total ?? left });
    if (total === undefined) return '';
    return total === 1 ? message('seatsTotalOne', language) : message('seatsTotal', language, { total });
  };
  if (!day || left === undefined || admission) return words();
  return message('seatsOnDay', language, { seats: words(), day: weekdayDateText(day, language) });
}

/**
 * Returns true if an event itself leads to a place at it: by a booking, a link or a time slot (docs/rules.md#event-way). Joining
 * online is no seat where an event takes place.
 */
export function hasWayToSeat(event: Event, place: LinkPlace): boolean {
  const slots = event.contentType === 'eventDetailPage' ? event.timeslots : [];
  const targets = [
    addressTarget(event.location ? '' : event.joinLink, place.domains),
    linkTarget(event, place),
    ...event.cta.map((cta) => linkTarget(cta, place)),
    ...slots.map(({ externalLink }) => addressTarget(externalLink, place.domains)),
  ];
  const isBooked = [event, ...event.cta, ...slots].some(({ booking }) => booking !== undefined);
  return isBooked || targets.some(({ kind }) => kind !== 'none');
}
