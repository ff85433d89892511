import * as v from 'valibot';
import { count, EQUAL_MARK, id } from '../freshness/changes.ts';
import { scopeSchema } from '../freshness/scope.ts';
import type { Immutable } from '../immutable.ts';
import { readAs } from '../readAs.ts';

const path = v.pipe(v.string(), v.regex(/^\//), v.maxLength(512));
const moment = v.pipe(v.number(), v.minValue(0));

/** Reads a common page as it stands in messages and copies. `path` is the canonical one, such as `/en/sydney/brands`. */
export const pageVariant = v.object({ path, device: v.picklist(['desktop', 'mobile']), isMainland: v.boolean() });

/** A common page as the caches hold it: an address for one of the two trees, for the mainland or for abroad. */
export type PageVariant = Immutable<v.InferOutput<typeof pageVariant>>;

const pageRecord = v.object({
  ...pageVariant.entries,
  /** The log and its newest change that the page knows. */
  epoch: v.string(),
  seq: count,
  scope: scopeSchema,
  /** From this moment on the page is untrue, in milliseconds since the epoch; undefined: for ever true. */
  trueUntil: v.optional(moment),
  /** The same for equal bytes, and when they were made, in milliseconds since the epoch. */
  tag: v.optional(v.string()),
  madeAt: v.optional(moment),
  /** The mark of the stored page, which was not written since the new one is equal (docs/rules.md#equal-pages). */
  equal: v.optional(v.pipe(v.string(), v.length(EQUAL_MARK))),
});

/** What a page that was made ahead was made from, as the coordinator's index holds it. */
export type PageRecord = v.InferOutput<typeof pageRecord>;

const pageReport = v.object({
  build: v.string(),
  /** The platform's id of the version that made them; undefined: it has none. */
  version: v.optional(id),
  pages: v.array(pageRecord),
  /** The job that made them; undefined for a filling. */
  job: v.optional(id),
  /** Pages of the job that could not be made. */
  failed: v.optional(v.array(pageVariant), []),
  /** Pages of the job that are not there any more. */
  gone: v.optional(v.array(pageVariant), []),
  /** Addresses of the job that are none to keep now: they lead elsewhere, or the cache is off. */
  left: v.optional(v.array(pageVariant)),
  /** No version of the build is deployed any more: its pages can't be made, and no visitor gets them. */
  isRetired: v.optional(v.boolean()),
});

/** What the site tells the coordinator of pages that it made ahead. */
export type PageReport = v.InferOutput<typeof pageReport>;

const pageJob = v.object({
  /** Names the job, and with it the pages that it makes (docs/rules.md#pages-ahead). */
  job: id,
  build: v.string(),
  /** The platform's id of a version of that build; undefined: not known. */
  version: v.optional(id),
  epoch: v.string(),
  /** The newest change that the pages have to show. */
  seq: count,
  /** The clock that the pages are made with, in milliseconds since the epoch; undefined: that of now. */
  at: v.optional(moment),
  pages: v.array(pageVariant),
  /** An entry that was published and may have an address in a city of the build for which no page is stored. */
  publication: v.optional(v.object({ entry: id, city: v.string() })),
  /** The coordinator announces pages that turn out equal to all isolates, so that they need no write. */
  tellsEqual: v.optional(v.boolean(), false),
});

/** A message of the queue: pages to make before a visitor asks for them. */
export type PageJob = v.InferOutput<typeof pageJob>;

/** Reads what the site made; undefined for what is no report. */
export function readPageReport(value: unknown): PageReport | undefined {
  return readAs(pageReport, value);
}

/** Reads a message of the queue; undefined for what is none. */
export function readPageJob(value: unknown): PageJob | undefined {
  return readAs(pageJob, value);
}

/** The name of the job that makes pages for the changes up to one. */
export function jobOfChanges(epoch: string, seq: number): string {
  return `${epoch}.${seq}`.slice(-64);
}

/** The name of the job that makes pages for a moment, in milliseconds since the epoch. */
export function jobOfMoment(at: number): string {
  return `at.${at}`;
}

/** The moment that a job makes pages for; undefined for a job of changes. */
export function momentOfJob(job: string): number | undefined {
  return job.startsWith('at.') ? Number(job.slice(3)) : undefined;
}
