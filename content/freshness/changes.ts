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
  /** Unpublished or deleted. */
  readonly isGone: boolean;
}

/** A change in the coordinator's log. */
export interface Change extends ReportedChange {
  /** Given by the coordinator, in order, never twice. */
  readonly seq: number;
}

/** What the coordinator answers: what changed lately, and how much of it that tells. */
export interface State {
  /** Name of the log. Another name: a log made anew, everything may have changed. */
  readonly epoch: string;
  /** The newest change; 0 when there was none. */
  readonly seq: number;
  /** Changes up to this one are not in `changes`: for whoever knows fewer, everything may have changed. */
  readonly floor: number;
  /** In order; of several changes of an entry the last. */
  readonly changes: readonly Change[];
  /** Up to this moment the log was compared with the content service, in milliseconds since the epoch; 0: never. */
  readonly checkedAt: number;
  /** The JSON text of the operators' flags; undefined: not read yet, empty: none are set. */
  readonly flags?: string | undefined;
  /** When the last webhook came and when content last changed, in milliseconds since the epoch; 0: never. */
  readonly hookAt: number;
  readonly changedAt: number;
}

/** Nothing more is known than that something changed. */
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
  isGone: v.boolean(),
});

const change = v.object({ seq: count, ...reportedChange.entries });

const state = v.object({
  epoch: v.string(),
  seq: count,
  floor: count,
  changes: v.array(change),
  checkedAt: moment,
  flags: v.optional(v.string()),
  hookAt: moment,
  changedAt: moment,
});

/** Reads an answer of the coordinator; undefined for what is none. */
export function readState(value: unknown): State | undefined {
  const result = v.safeParse(state, value);
  return result.success ? result.output : undefined;
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
