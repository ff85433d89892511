import type { MessageKey } from '../messages/messages.ts';
import { type CityClock, createClock } from './clock.ts';
import { dateAfter, localInstant } from './localTime.ts';
import { minutesOf } from './openingRules.ts';
import { isRealDay } from './realDay.ts';

/** A day and a time of day in the city, as a visitor chose them in a form and as an address holds them. */
export interface VisitMoment {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string;
}

/** The names that forms and addresses give to the day and the time. */
export const momentParameters = { date: 'on', time: 'at' } as const satisfies Record<keyof VisitMoment, string>;

/** Reads a moment from an address; undefined where either is missing, is written otherwise or does not exist. */
export function readMoment(query: (name: string) => string | undefined): VisitMoment | undefined {
  const [date, time] = [query(momentParameters.date) ?? '', query(momentParameters.time) ?? ''];
  return isRealDay(date) && isTimeOfDay(time) ? { date, time } : undefined;
}

/** What is wrong with a day and an hour, by field. */
export type MomentProblems = Readonly<Partial<Record<keyof VisitMoment, MessageKey>>>;

/** What a form sent that is no moment, by field; nothing before it is sent. */
export function unreadable(query: (name: string) => string | undefined): MomentProblems {
  const [date, time] = [query(momentParameters.date), query(momentParameters.time)];
  if (date === undefined && time === undefined) return {};
  return {
    ...(!isRealDay(date ?? '') && { date: date ? 'momentDateWrong' : 'momentDateMissing' }),
    ...(!isTimeOfDay(time ?? '') && { time: time ? 'momentTimeWrong' : 'momentTimeMissing' }),
  };
}

/** Returns true for a time of day, as `HH:MM`. */
function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** A moment as a query, as forms write it but without escapes. */
export function momentQuery({ date, time }: VisitMoment): string {
  return `${momentParameters.date}=${date}&${momentParameters.time}=${time}`;
}

/** A departure before this hour belongs to the night after the chosen day: nobody's day begins so early. */
export const NIGHT_ENDS = { hour: 5, minute: 0 } as const;

/** Returns true for a departure after midnight, in the night that follows its day (docs/rules.md#my-visit-night). */
export function isAtNight({ time }: VisitMoment): boolean {
  return minutesOf(time) < NIGHT_ENDS.hour * 60;
}

/** When a visit departs, in milliseconds. */
export function departureAt(departs: VisitMoment, timeZone: string): number {
  const date = isAtNight(departs) ? dateAfter(departs.date, 1) : departs.date;
  return localInstant(date, minutesOf(departs.time), timeZone);
}

/** A clock at a chosen moment, which does not move with the time. */
export function clockAt({ date, time }: VisitMoment, { timeZone }: Pick<CityClock, 'timeZone'>): CityClock {
  return createClock({ now: new Date(localInstant(date, minutesOf(time), timeZone)), timeZone });
}
