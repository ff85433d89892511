import * as v from 'valibot';
import type { Immutable } from '../immutable.ts';
import { readAs } from '../readAs.ts';

const moment = v.pipe(v.number(), v.minValue(0));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const reportedChange = v.object({
  /** Id of the entry or asset; undefined: everything may have changed. */
  entry: v.optional(id),
  /** Content type; undefined for assets, and for what is gone and of which only the id is known. */
  type: v.optional(id),
  /**
   * Cities whose lists it may stand in now, among other tags: another version of the site may know more cities
   * (docs/rules.md#cities-of-versions). Undefined: all. Lists that it has left are known by its id.
   */
  cities: v.optional(v.array(v.string())),
  /** Its slugs in all locales; undefined: not known. */
  slugs: v.optional(v.array(v.string())),
  /** `sys.revision`; undefined: not known. What is older was fetched from before the change. */
  revision: v.optional(count),
  /**
   * When it was published, unpublished or deleted, in milliseconds since the epoch by the content service's clock;
   * undefined: not known. Revisions count from 1 again for an entry that is deleted and created again, moments do not.
   */
  at: v.optional(moment),
  /** Unpublished or deleted. */
  isGone: v.boolean(),
});

/** A change of published content, as a webhook or the check of the content service reports it. */
export type ReportedChange = Immutable<v.InferOutput<typeof reportedChange>>;

const change = v.object({
  /** Given by the coordinator, in order, never twice. */
  seq: count,
  ...reportedChange.entries,
});

/** A change in the coordinator's log. */
export type Change = Immutable<v.InferOutput<typeof change>>;

/** Characters of a mark: 48 bits of the hash of a stored page and its record. */
export const EQUAL_MARK = 8;

const equalPages = v.object({
  to: count,
  /** Their marks in one text, `EQUAL_MARK` characters each. */
  marks: v.string(),
});

/** Stored pages that were rendered again with all changes up to `to`, and came out equal. */
export type EqualPages = Immutable<v.InferOutput<typeof equalPages>>;

const aheadJob = v.object({
  /** It makes the pages touched by changes after `from` and up to `to`. */
  from: count,
  to: count,
  /** Every page of it that could be made is made. */
  isMade: v.boolean(),
});

/** A job that makes the pages that some changes touch. */
export type AheadJob = Immutable<v.InferOutput<typeof aheadJob>>;

const state = v.object({
  /** Name of the log. Another name: a new log, everything may have changed. */
  epoch: v.string(),
  /** The newest change; 0 when there was none. */
  seq: count,
  /** Changes up to this one are not in `changes`: for an isolate that knows fewer, everything may have changed. */
  floor: count,
  /** In order; of several changes of an entry the last. */
  changes: v.array(change),
  /** The moment of the answer, by the clock that dates the others; undefined: not told. */
  now: v.optional(moment),
  /** Up to this moment the log was compared with the content service, in milliseconds since the epoch; 0: never. */
  checkedAt: moment,
  /** The JSON text of the operators' flags; undefined: not read yet, empty: none are set. */
  flags: v.optional(v.string()),
  /** Counts the texts of the flags: of two answers of a log the one with the higher number has the later text. */
  flagsVersion: v.optional(count),
  /** When the last webhook came and when content last changed, in milliseconds since the epoch; 0: never. */
  hookAt: moment,
  changedAt: moment,
  /** The latest jobs that make touched pages ahead, in order (docs/rules.md#pages-ahead); undefined: there is no index. */
  jobs: v.optional(v.array(aheadJob)),
  /** Pages that jobs rendered again and found equal to the stored ones (docs/rules.md#equal-pages); undefined: none. */
  equal: v.optional(v.array(equalPages)),
});

/** What the coordinator answers: the latest changes, and from where on they are complete. */
export type State = Immutable<v.InferOutput<typeof state>>;

/** A change whose entries are not told: it counts as one of all. */
export const everythingChanged: ReportedChange = { isGone: false };

/** The moment of a text in milliseconds since the epoch; undefined for what is none. */
export function momentOf(text: unknown): number | undefined {
  const moment = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return moment >= 0 ? moment : undefined;
}

/** Reads an answer of the coordinator; undefined for what is none. */
export function readState(value: unknown): State | undefined {
  return readAs(state, value);
}

/**
 * An answer with its moments by another clock, which stood at `requestedAt` (milliseconds since the epoch) when the
 * question was sent: too early by the time of the call, never too late.
 */
export function inTimeOf(requestedAt: number, { now, ...state }: State): State {
  if (now === undefined) return state;
  const moved = (at: number): number => (at === 0 ? 0 : Math.max(0, at - now + requestedAt));
  return {
    ...state,
    checkedAt: moved(state.checkedAt),
    hookAt: moved(state.hookAt),
    changedAt: moved(state.changedAt),
  };
}

/** Reads the changes of a stored log. Throws an error for what is none. */
export function readChanges(value: unknown): readonly Change[] {
  return v.parse(v.array(change), value);
}

/** Reads the body of a report; undefined for what is none. */
export function readReport(value: unknown): readonly ReportedChange[] | undefined {
  return readAs(v.object({ changes: v.array(reportedChange) }), value)?.changes;
}
