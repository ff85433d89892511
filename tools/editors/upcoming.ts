import { unmarked } from '../../content/model/provenance.ts';
import { type CityClock, type ClockRecord, createClockRecord } from '../../content/time/clock.ts';
import { localText } from '../../content/time/localTime.ts';
import type { Period } from '../../content/time/period.ts';
import { DAY_MS } from '../../content/time/platformOffset.ts';
import { isShown, type Transition, timeState, transition } from '../../content/time/timeState.ts';

/** An entry of a city that starts, ends or expires. */
export interface DatedEntry extends Period {
  readonly id: string;
  readonly contentType: string;
  readonly title: string;
}

interface Change extends Pick<DatedEntry, 'id' | 'contentType' | 'title'> {
  /** Day and time in the city's own zone. */
  readonly day: string;
  readonly time: string;
  readonly what: Transition;
}

/** What a city shows at a moment, and what changes after it (docs/rules.md#what-is-on). */
export interface WhatsOn {
  readonly at: Date;
  readonly counts: Readonly<Record<'current' | 'upcoming' | 'past' | 'hidden', number>>;
  readonly changes: readonly Change[];
}

/** The clock of a city at a moment, and what it is asked. */
export type ClockAt = (moment: Date, record?: ClockRecord) => CityClock;

/** Applies the rules of the pages to each day after a moment. */
export function whatsOn(entries: readonly DatedEntry[], clockAt: ClockAt, at: Date, days: number): WhatsOn {
  const until = at.getTime() + days * DAY_MS;
  const clock = clockAt(at);
  const counts = { current: 0, upcoming: 0, past: 0, hidden: 0 };
  for (const entry of entries) counts[isShown(entry, clock) ? timeState(entry, clock) : 'hidden'] += 1;
  const changes = entries
    .flatMap((entry) => changesOf(entry, clockAt, at, until))
    .toSorted((a, b) => `${a.day} ${a.time}`.localeCompare(`${b.day} ${b.time}`) || a.title.localeCompare(b.title));
  return { at, counts, changes };
}

function changesOf(entry: DatedEntry, clockAt: ClockAt, at: Date, until: number): readonly Change[] {
  const changes: Change[] = [];
  let before = clockAt(at);
  for (let next = changeAfter(entry, clockAt, at); next <= until; next = changeAfter(entry, clockAt, new Date(next))) {
    const after = clockAt(new Date(next));
    const what = transition(entry, before, after);
    // A day ends with its last minute.
    const moment = localText(what === 'ends' ? next - 1 : next, after.timeZone);
    if (what)
      changes.push({
        day: moment.slice(0, 10),
        time: moment.slice(11, 16),
        id: entry.id,
        contentType: entry.contentType,
        title: unmarked(entry.title),
        what,
      });
    before = after;
  }
  return changes;
}

/** The next moment, in milliseconds, at which the rules of time say something else of an entry; infinite for none. */
function changeAfter(entry: DatedEntry, clockAt: ClockAt, at: Date): number {
  const record = createClockRecord();
  const clock = clockAt(at, record);
  isShown(entry, clock);
  timeState(entry, clock);
  return record.next();
}
