import * as v from 'valibot';

/** KV key of the counts of addresses that were not found. */
export const NOT_FOUND_KEY = 'not-found';

/** Addresses that were not found: how often, and when last. */
export type NotFoundCounts = Readonly<Record<string, { readonly count: number; readonly last: string }>>;

/** More addresses come from robots; the rarest are left out. */
const PATHS_LIMIT = 300;
const PATH_LENGTH = 200;

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.pipe(v.string(), v.maxLength(PATH_LENGTH)),
    v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(1)), last: v.string() }),
  ),
);

/** The counts with one more address. */
export function withNotFound(counts: NotFoundCounts, path: string, now: Date): NotFoundCounts {
  const name = path.slice(0, PATH_LENGTH);
  return mergedCounts(counts, { [name]: { count: 1, last: now.toISOString() } });
}

/** Adds two counts, the most frequent addresses first. */
export function mergedCounts(left: NotFoundCounts, right: NotFoundCounts): NotFoundCounts {
  const sum = new Map(Object.entries(left));
  for (const [path, { count, last }] of Object.entries(right)) {
    const earlierCount = sum.get(path);
    sum.set(path, {
      count: count + (earlierCount?.count ?? 0),
      last: earlierCount && earlierCount.last > last ? earlierCount.last : last,
    });
  }
  const ordered = [...sum].toSorted(([, a], [, b]) => b.count - a.count || b.last.localeCompare(a.last));
  return Object.fromEntries(ordered.slice(0, PATHS_LIMIT));
}

/** Reads the counts' JSON text; none for a text that holds none. */
export function readNotFoundCounts(text: string | null): NotFoundCounts {
  const result = v.safeParse(stored, text);
  return result.success ? result.output : {};
}
