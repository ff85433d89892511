import type { City } from '../cities.ts';
import type { CityClock } from '../time/clock.ts';
import type { HiddenItem } from '../time/hiddenReason.ts';
import type { Period } from '../time/period.ts';
import { isShownOrNoted } from '../time/timeState.ts';

/** What decides which of several entries stands at an address. */
interface Candidate {
  readonly id: string;
  readonly createdAt: string;
  /** The cities that it belongs to. */
  readonly tags?: readonly string[];
}

/** Puts the city's own entries before those of all cities, and of equals the one first that was created first. */
function byRank(city: City): (a: Candidate, b: Candidate) => number {
  const isOfAll = ({ tags }: Candidate): number => Number(!tags?.includes(city));
  return (a, b) => isOfAll(a) - isOfAll(b) || byAge(a, b);
}

/** Puts the one first that was created first. */
export function byAge(a: Omit<Candidate, 'tags'>, b: Omit<Candidate, 'tags'>): number {
  return compare(a.createdAt, b.createdAt) || compare(a.id, b.id);
}

/** ISO instants, and ids. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The city's own entry, otherwise the one of all cities; the first of several (docs/rules.md#own-entry-first). */
export function preferredEntry<Entry extends Candidate>(entries: readonly Entry[], city: City): Entry | undefined {
  return entries.toSorted(byRank(city))[0];
}

/** An item that is hidden, or that has no page of its own, leaves its address to others (docs/rules.md#one-entry-an-address). */
export function hasPage(
  entry: Period & HiddenItem & { readonly withoutDetail?: boolean | undefined },
  clock: CityClock,
): boolean {
  if (entry.withoutDetail !== true) return isShownOrNoted(entry, clock);
  clock.noteHidden?.(entry, { why: 'withoutDetail' }, true);
  return false;
}

/** Notes an entry of a city whose address another one has: one of all cities gives way on purpose. */
export function noteTaken(entry: Candidate & HiddenItem, city: City, { noteHidden }: CityClock, isExpected: boolean) {
  if (entry.tags?.includes(city)) noteHidden?.(entry, { why: 'addressTaken' }, isExpected);
}

/**
 * The entries of a list without those whose address shows another one (docs/rules.md#one-entry-an-address); in their order.
 * An entry without an address stays. All of them are shown now.
 */
export function onePerAddress<Entry extends Candidate>(
  entries: readonly Entry[],
  addressOf: (entry: Entry) => string | undefined,
  city: City,
  noteLeftOut: (entry: Entry) => void = () => undefined,
): readonly Entry[] {
  const rank = byRank(city);
  const first = new Map<string, Entry>();
  const addresses = entries.map(addressOf);
  for (const [at, entry] of entries.entries()) {
    const address = addresses[at];
    const rival = address === undefined ? undefined : first.get(address);
    if (address !== undefined && (!rival || rank(entry, rival) < 0)) first.set(address, entry);
  }
  return entries.filter((entry, at) => {
    const address = addresses[at];
    const isFirst = address === undefined || first.get(address)?.id === entry.id;
    if (!isFirst) noteLeftOut(entry);
    return isFirst;
  });
}
