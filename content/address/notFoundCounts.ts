import * as v from 'valibot';
import { readJsonAs } from '../readAs.ts';

/** KV key of the counts of addresses that were not found. */
export const NOT_FOUND_KEY = 'not-found';

/** Addresses that were not found: how often, and when last. */
export type NotFoundCounts = Readonly<Record<string, { readonly count: number; readonly last: string }>>;

/** More addresses come from robots: kept are the most frequent and, so that a new one can become frequent, the latest. */
const FREQUENT_LIMIT = 200;
const LATEST_LIMIT = 100;
/** What nobody has asked for since then makes room. */
const KEPT_MS = 7 * 24 * 3600_000;
const PATH_LENGTH = 200;

const stored = v.record(
  v.pipe(v.string(), v.maxLength(PATH_LENGTH)),
  v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(1)), last: v.string() }),
);

/** The counts with one more address. */
export function withNotFound(counts: NotFoundCounts, path: string, now: Date): NotFoundCounts {
  const name = path.slice(0, PATH_LENGTH);
  return mergedCounts(counts, { [name]: { count: 1, last: now.toISOString() } }, now);
}

/** Adds two counts, the most frequent addresses first. */
export function mergedCounts(left: NotFoundCounts, right: NotFoundCounts, now: Date): NotFoundCounts {
  const sum = new Map(Object.entries(left));
  for (const [path, { count, last }] of Object.entries(right)) {
    const earlierCount = sum.get(path);
    sum.set(path, {
      count: count + (earlierCount?.count ?? 0),
      last: earlierCount && earlierCount.last > last ? earlierCount.last : last,
    });
  }
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString();
  const ordered = [...sum].filter(([, { last }]) => last >= oldest).toSorted(byCount);
  const latest = ordered.slice(FREQUENT_LIMIT).toSorted(byLast).slice(0, LATEST_LIMIT);
  return Object.fromEntries([...ordered.slice(0, FREQUENT_LIMIT), ...latest.toSorted(byCount)]);
}

type Row = readonly [string, NotFoundCounts[string]];
const byLast = ([, a]: Row, [, b]: Row): number => b.last.localeCompare(a.last);
const byCount = (a: Row, b: Row): number => b[1].count - a[1].count || byLast(a, b);

/** Reads the counts' JSON text; none for a text that holds none. */
export function readNotFoundCounts(text: string | null): NotFoundCounts {
  return readJsonAs(stored, text) ?? {};
}
