import { unmarked } from '../provenance.ts';
import { type CityClock, DAY_MS, isArchived, isShown, nextChange, type Period, timeState } from './timeState.ts';
import { zonedNow } from './zonedTime.ts';

/** Something of a city that comes and goes. */
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
  readonly what: 'starts' | 'ends' | 'disappears' | 'is archived';
}

/** What a city shows at a moment, and what changes after it. */
export interface WhatsOn {
  readonly at: Date;
  readonly counts: Readonly<Record<'current' | 'upcoming' | 'past' | 'hidden', number>>;
  readonly changes: readonly Change[];
}

/** The same rules that the pages follow, run forward from a moment for some days. */
export function whatsOn(entries: readonly DatedEntry[], clock: CityClock, days: number): WhatsOn {
  const until = new Date(clock.now.getTime() + days * DAY_MS);
  const counts = { current: 0, upcoming: 0, past: 0, hidden: 0 };
  for (const entry of entries) counts[isShown(entry, clock) ? timeState(entry, clock) : 'hidden'] += 1;
  const changes = entries
    .flatMap((entry) => changesOf(entry, clock, until))
    .toSorted((a, b) => `${a.day} ${a.time}`.localeCompare(`${b.day} ${b.time}`) || a.title.localeCompare(b.title));
  return { at: clock.now, counts, changes };
}

function changesOf(entry: DatedEntry, { now, timeZone }: CityClock, until: Date): readonly Change[] {
  const changes: Change[] = [];
  let before: CityClock = { now, timeZone };
  for (let next = nextChange(entry, before); next && next <= until; next = nextChange(entry, before)) {
    // A state holds to the last millisecond of its day.
    const after = { now: new Date(next.getTime() + 1), timeZone };
    const what = difference(entry, before, after);
    const moment = zonedNow(next, timeZone);
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

function difference(entry: DatedEntry, before: CityClock, after: CityClock): Change['what'] | undefined {
  if (isShown(entry, before) && !isShown(entry, after)) return isArchived(entry, after) ? 'is archived' : 'disappears';
  if (!isShown(entry, after)) return undefined;
  const [was, is] = [timeState(entry, before), timeState(entry, after)];
  if (was === is) return undefined;
  return is === 'past' ? 'ends' : 'starts';
}
