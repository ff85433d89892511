import { unmarked } from '../../content/model/provenance.ts';
import { DAY_MS } from '../../content/time/localTime.ts';
import { type CityClock, isShown, nextChange, type Period, timeState } from '../../content/time/timeState.ts';
import { type Transition, transition } from '../../content/time/transitions.ts';
import { zonedNow } from '../../content/time/zonedTime.ts';

/** An entry of a city that starts, ends or expires. */
export interface DatedEntry extends Period {
  readonly id: string;
  readonly contentType: string;
  readonly title: string;
}

/** What happens to an entry on a day. */
interface Change {
  /** Day and time in the city's own zone. */
  readonly day: string;
  readonly time: string;
  readonly id: string;
  readonly contentType: string;
  readonly title: string;
  readonly what: Transition;
}

/** What a city shows at a moment, and what changes after it. */
export interface WhatsOn {
  readonly at: Date;
  readonly counts: Readonly<Record<'current' | 'upcoming' | 'past' | 'hidden', number>>;
  readonly changes: readonly Change[];
}

/** Applies the rules of the pages to each day after a moment. */
export function whatsOn(entries: readonly DatedEntry[], clock: CityClock, days: number): WhatsOn {
  const until = new Date(clock.now.getTime() + days * DAY_MS);
  const counts = { current: 0, upcoming: 0, past: 0, hidden: 0 };
  for (const entry of entries) counts[isShown(entry, clock) ? timeState(entry, clock) : 'hidden'] += 1;
  const changes = entries
    .flatMap((entry) => changesOf(entry, clock, until))
    .toSorted((a, b) => `${a.day} ${a.time}`.localeCompare(`${b.day} ${b.time}`) || a.title.localeCompare(b.title));
  return { at: clock.now, counts, changes };
}

function changesOf(entry: DatedEntry, clock: CityClock, until: Date): readonly Change[] {
  const changes: Change[] = [];
  let before = clock;
  for (let next = nextChange(entry, before); next && next <= until; next = nextChange(entry, before)) {
    // A state holds to the last millisecond of its day.
    const after = { ...clock, now: new Date(next.getTime() + 1) };
    const what = transition(entry, before, after);
    const moment = zonedNow(next, clock.timeZone);
    if (what)
      changes.push({
        day: moment.format('YYYY-MM-DD'),
        time: moment.format('HH:mm'),
        id: entry.id,
        contentType: entry.contentType,
        title: unmarked(entry.title),
        what,
      });
    before = after;
  }
  return changes;
}
