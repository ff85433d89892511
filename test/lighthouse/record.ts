import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

const measuredSchema = v.object({
  /** When, to the minute (UTC), and at what load of the machine. */
  at: v.string(),
  load: v.number(),
  visits: v.number(),
  version: v.string(),
  scores: v.object({
    performance: v.number(),
    accessibility: v.number(),
    'best-practices': v.number(),
    seo: v.number(),
  }),
  /** First and largest contentful paint and total blocking time in milliseconds, cumulative layout shift. */
  firstPaint: v.number(),
  paint: v.number(),
  blocking: v.number(),
  shift: v.number(),
  waterfall: v.optional(
    v.pipe(
      v.array(v.object({ path: v.string(), bytes: v.number(), from: v.number(), until: v.number() })),
      v.readonly(),
    ),
    [],
  ),
});

/** What was measured of a page. */
export type Measured = Readonly<v.InferOutput<typeof measuredSchema>>;

/** Pages by the name of their row. */
export type LighthouseRecord = Readonly<Record<string, Measured>>;

const FILE = 'test/lighthouse/results.json';

/** What earlier runs have measured: a run of some kinds leaves the other rows as they are. */
export function readRecord(): LighthouseRecord {
  if (!existsSync(FILE)) return {};
  return v.parse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), measuredSchema)), readFileSync(FILE, 'utf8'));
}

/** Writes the record, row by row as they come, so that a run that breaks off keeps what it has. */
export function writeRecord(record: LighthouseRecord): void {
  writeFileSync(FILE, `${JSON.stringify(record, undefined, 2)}\n`);
}
