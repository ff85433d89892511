import * as v from 'valibot';
import { type PageVariant, pageVariant } from '../content/ahead/pageJobs.ts';
import type { RecordedAnswer } from '../content/ahead/recordedPages.ts';
import type { City } from '../content/cities.ts';
import { scopeSchema } from '../content/freshness/scope.ts';

const recordRow = v.object({
  path: v.string(),
  device: v.picklist(['desktop', 'mobile']),
  mainland: v.number(),
  scope: v.number(),
  trueUntil: v.nullable(v.number()),
  tag: v.nullable(v.string()),
  changedAt: v.nullable(v.number()),
});

/** The tables of the index. */
export const tables = [
  'CREATE TABLE IF NOT EXISTS scopes (id INTEGER PRIMARY KEY, scope TEXT NOT NULL UNIQUE)',
  // `ahead`: the moment that the page was handed out for; `tag`: of its bytes, which last changed at `changedAt`.
  `CREATE TABLE IF NOT EXISTS pages (build TEXT, path TEXT, device TEXT, mainland INTEGER, at INTEGER, scope INTEGER NOT NULL,
    trueUntil INTEGER, job TEXT, tries INTEGER NOT NULL DEFAULT 0, ahead INTEGER, tag TEXT, changedAt INTEGER,
    PRIMARY KEY (build, path, device, mainland, at)) WITHOUT ROWID`,
  'CREATE INDEX IF NOT EXISTS pagesByMoment ON pages (trueUntil)',
  'CREATE INDEX IF NOT EXISTS pagesByScope ON pages (scope)',
  'CREATE INDEX IF NOT EXISTS pagesByJob ON pages (job) WHERE job IS NOT NULL',
] as const;

/** The columns of a page's key after its build, and the words that ask for it. */
export const keyOf = ({ path, device, isMainland }: PageVariant) => [path, device, isMainland ? 1 : 0] as const;
export const SAME = 'build = ? AND path = ? AND device = ? AND mainland = ?';

/** Rows of one text each. */
export const textRows = v.array(v.object({ value: v.string() }));

/** The columns that a record fills. */
export const MARKS = ['scope', 'trueUntil', 'job', 'tries', 'tag', 'changedAt'] as const;
export const marksRow = v.object({
  scope: v.number(),
  trueUntil: v.nullable(v.number()),
  job: v.nullable(v.string()),
  tries: v.number(),
  tag: v.nullable(v.string()),
  changedAt: v.nullable(v.number()),
});
export type PageMarks = v.InferOutput<typeof marksRow>;

export const scopeRow = v.object({ id: v.number(), scope: v.pipe(v.string(), v.parseJson(), scopeSchema) });

/** The pages of a build as they stand in the copy of an index; pages that have read the same name one scope by its place. */
export const copySchema = v.object({
  build: v.string(),
  pages: v.array(
    v.object({
      ...pageVariant.entries,
      scope: v.number(),
      trueUntil: v.optional(v.number()),
      tag: v.optional(v.string()),
      /** When its bytes last changed, in milliseconds since the epoch. */
      madeAt: v.optional(v.number()),
    }),
  ),
  scopes: v.array(scopeSchema),
});
export type IndexCopy = v.InferOutput<typeof copySchema>;

/** A build's pages of a city, in the desktop tree and from abroad; a language has two letters. */
export function cityRecords(sql: SqlStorage, build: string | undefined, city: City): RecordedAnswer {
  const where = "build = ? AND device = 'desktop' AND mainland = 0 AND at = 0 AND (path || '/') LIKE ? ORDER BY path";
  const { rows, scopes, placeOf } = recordsWhere(sql, where, build ?? '', `/__/${city}/%`);
  const pages = rows.map(({ path, scope, trueUntil, changedAt }) => ({
    path,
    scope: placeOf(scope),
    trueUntil: trueUntil ?? undefined,
    changedAt: changedAt ?? undefined,
  }));
  return { pages, scopes };
}

/** All of a build's pages of now; undefined without a build. */
export function indexCopy(sql: SqlStorage, build: string | undefined): IndexCopy | undefined {
  if (build === undefined) return undefined;
  const { rows, scopes, placeOf } = recordsWhere(sql, 'build = ? AND at = 0', build);
  const pages = rows.map(({ path, device, mainland, scope, trueUntil, tag, changedAt }) => ({
    path,
    device,
    isMainland: mainland === 1,
    scope: placeOf(scope),
    trueUntil: trueUntil ?? undefined,
    tag: tag ?? undefined,
    madeAt: changedAt ?? undefined,
  }));
  return { build, pages, scopes };
}

/** Pages with what they have read: those that have read the same share a scope, which they name by its place. */
function recordsWhere(sql: SqlStorage, where: string, ...values: readonly string[]) {
  const rows = v.parse(v.array(recordRow), sql.exec(`SELECT * FROM pages WHERE ${where}`, ...values).toArray());
  const places = new Map([...new Set(rows.map(({ scope }) => scope))].map((scope, place) => [scope, place]));
  const scopes: IndexCopy['scopes'] = Array.from(places, () => ({ ids: '', lists: [] }));
  for (const each of sql.exec('SELECT id, scope FROM scopes')) {
    const place = places.get(Number(each['id']));
    if (place !== undefined) scopes[place] = v.parse(scopeRow, each).scope;
  }
  return { rows, scopes, placeOf: (scope: number): number => places.get(scope) ?? 0 };
}
