import type { NoteHidden } from './hiddenReason.ts';
import { dateAfter, localInstant, localTime } from './localTime.ts';

/** What a clock's answers depend on beside the moment. */
interface ClockFacts {
  readonly timeZone: string;
  /** For how many days items without an end are shown, by content type (docs/rules.md#shown-for-days); none for ever. */
  readonly shownForDays?: Readonly<Partial<Record<string, number>>> | undefined;
  /** Takes what is left out of a page, and why; undefined outside of preview. */
  readonly noteHidden?: NoteHidden | undefined;
}

/**
 * The clock of all time rules: one moment per request, in the city's zone. Nobody reads the moment itself: each answer says
 * until when it holds, so that a page knows when it becomes untrue (docs/rules.md#next-change).
 */
export interface CityClock extends ClockFacts {
  /** Returns true once a moment (milliseconds since the epoch) has come. */
  readonly hasCome: (moment: number) => boolean;
  /** Computes something from the moment (milliseconds since the epoch), and gives its value. */
  readonly at: <Value>(compute: (now: number) => TimedValue<Value>) => Value;
}

/** Something that depends on the time. */
interface TimedValue<Value> {
  readonly value: Value;
  /** The first moment at which it may be another, in milliseconds; infinite for never. */
  readonly until: number;
}

export type ClockRecord = ReturnType<typeof createClockRecord>;

/** Collects the moments at which a clock's answers change. */
export function createClockRecord() {
  let next = Number.POSITIVE_INFINITY;
  return {
    note: (moment: number): void => {
      if (moment < next) next = moment;
    },
    /** The first of them, in milliseconds since the epoch; infinite for none. */
    next: (): number => next,
  };
}

/** A clock that is stopped at a moment. `record` notes the moments at which its answers change. */
export function createClock({ now, ...facts }: ClockFacts & { readonly now: Date }, record?: ClockRecord): CityClock {
  const moment = now.getTime();
  return {
    ...facts,
    hasCome: (later) => {
      if (later <= moment) return true;
      record?.note(later);
      return false;
    },
    at: (compute) => {
      const { value, until } = compute(moment);
      record?.note(until);
      return value;
    },
  };
}

/** The last date that was asked for in each time zone, from the first moment it was: every page of a city asks again. */
const dates = new Map<string, TimedValue<string> & { readonly from: number }>();

/** The date in the city, `YYYY-MM-DD`, which holds until midnight. */
export function today(clock: CityClock): string {
  const { timeZone } = clock;
  return clock.at((now) => {
    const remembered = dates.get(timeZone);
    if (remembered && remembered.from <= now && now < remembered.until) return remembered;
    const { date } = localTime(now, timeZone);
    const dated = { value: date, until: localInstant(dateAfter(date, 1), 0, timeZone), from: now };
    dates.set(timeZone, dated);
    return dated;
  });
}
