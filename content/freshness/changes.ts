import * as v from 'valibot';
import { type City, isCity } from '../cities.ts';

/** A change of published content, as a webhook or the check of the content service reports it. */
export interface ReportedChange {
  /** Id of the entry or asset; undefined: everything may have changed. */
  readonly entry?: string | undefined;
  /** Content type; undefined for assets, and for what is gone and of which only the id is known. */
  readonly type?: string | undefined;
  /** Cities whose lists it may stand in now; undefined: all. Lists that it has left are known by its id. */
  readonly cities?: readonly City[] | undefined;
  /** Its slugs in all locales; undefined: not known. */
  readonly slugs?: readonly string[] | undefined;
  /** `sys.revision`; undefined: not known. What is older was fetched from before the change. */
  readonly revision?: number | undefined;
  /**
   * When it was published, unpublished or deleted, in milliseconds since the epoch by the content service's clock;
   * undefined: not known. Revisions count from 1 again for an entry that is deleted and created again, moments do not.
   */
  readonly at?: number | undefined;
  /** Unpublished or deleted. */
  readonly isGone: boolean;
}

/** A change in the coordinator's log. */
export interface Change extends ReportedChange {
  /** Given by the coordinator, in order, never twice. */
  readonly seq: number;
}

/** What the coordinator answers: the latest changes, and from where on they are complete. */
export interface State {
  /** Name of the log. Another name: a new log, everything may have changed. */
  readonly epoch: string;
  /** The newest change; 0 when there was none. */
  readonly seq: number;
  /** Changes up to this one are not in `changes`: for an isolate that knows fewer, everything may have changed. */
  readonly floor: number;
  /** In order; of several changes of an entry the last. */
  readonly changes: readonly Change[];
  /** The moment of the answer, by the clock that dates the others; undefined: not told. */
  readonly now?: number | undefined;
  /** Up to this moment the log was compared with the content service, in milliseconds since the epoch; 0: never. */
  readonly checkedAt: number;
  /** The JSON text of the operators' flags; undefined: not read yet, empty: none are set. */
  readonly flags?: string | undefined;
  /** Counts the texts of the flags: of two answers of a log the one with the higher number has the later text. */
  readonly flagsVersion?: number | undefined;
  /** When the last webhook came and when content last changed, in milliseconds since the epoch; 0: never. */
  readonly hookAt: number;
  readonly changedAt: number;
  /** The latest jobs that make touched pages ahead, in order (docs/rules.md#pages-ahead); undefined: there is no index. */
  readonly jobs?: readonly AheadJob[] | undefined;
  /** Pages that jobs rendered again and found equal to the stored ones (docs/rules.md#equal-pages); undefined: none. */
  readonly equal?: readonly EqualPages[] | undefined;
}

/** Stored pages that still show what a page would that is made from the changes up to one. */
export interface EqualPages {
  readonly to: number;
  /** Their marks in one text, `EQUAL_MARK` characters each. */
  readonly marks: string;
}

/** Characters of a mark: 48 bits of the hash of a stored page and its record. */
export const EQUAL_MARK = 8;

/** A job that makes the pages that some changes touch. */
export interface AheadJob {
  /** It makes the pages touched by changes after `from` and up to `to`. */
  readonly from: number;
  readonly to: number;
  /** Every page of it that could be made is made. */
  readonly isMade: boolean;
}

/** All that is known is that something changed. */
export const everythingChanged: ReportedChange = { isGone: false };

const moment = v.pipe(v.number(), v.minValue(0));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const reportedChange = v.object({
  entry: v.optional(id),
  type: v.optional(id),
  cities: v.optional(v.array(v.pipe(v.string(), v.guard(isCity)))),
  slugs: v.optional(v.array(v.string())),
  revision: v.optional(count),
  at: v.optional(moment),
  isGone: v.boolean(),
});

const change = v.object({ seq: count, ...reportedChange.entries });

const state = v.object({
  epoch: v.string(),
  seq: count,
  floor: count,
  changes: v.array(change),
  now: v.optional(moment),
  checkedAt: moment,
  flags: v.optional(v.string()),
  flagsVersion: v.optional(count),
  hookAt: moment,
  changedAt: moment,
  jobs: v.optional(v.array(v.object({ from: count, to: count, isMade: v.boolean() }))),
  equal: v.optional(v.array(v.object({ to: count, marks: v.string() }))),
});

/** The moment of a text in milliseconds since the epoch; undefined for what is none. */
export function momentOf(text: unknown): number | undefined {
  const moment = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return moment >= 0 ? moment : undefined;
}

/** Reads an answer of the coordinator; undefined for what is none. */
export function readState(value: unknown): State | undefined {
  const result = v.safeParse(state, value);
  return result.success ? result.output : undefined;
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
  const result = v.safeParse(v.object({ changes: v.array(reportedChange) }), value);
  return result.success ? result.output.changes : undefined;
}
