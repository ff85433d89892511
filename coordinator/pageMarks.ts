import * as v from 'valibot';
import type { PageRecord, PageVariant } from '../content/ahead/pageJobs.ts';
import { rowsOf } from './sqlRows.ts';

/** The columns of a page's key after its build, and the words that ask for it. */
export const keyOf = ({ path, device, isMainland }: PageVariant) => [path, device, isMainland ? 1 : 0] as const;
export const SAME = 'build = ? AND path = ? AND device = ? AND mainland = ?';

const marksRow = v.object({
  scope: v.number(),
  trueUntil: v.nullable(v.number()),
  job: v.nullable(v.string()),
  tries: v.number(),
  tag: v.nullable(v.string()),
  changedAt: v.nullable(v.number()),
});
/** The columns that a record fills. */
type PageMarks = v.InferOutput<typeof marksRow>;
const columns = v.keyof(marksRow).options;

/** A page's row: its build, its variant and the moment that it was made for, or 0. */
type PageKey = readonly [string, ...ReturnType<typeof keyOf>, number];

/** What a page was made from, and when its bytes last changed: in the rows of pages, which it makes room for. */
export function marksTable(sql: SqlStorage) {
  // `ahead`: when the page is handed out again, where nothing came of it; `tag`: of its bytes, which last changed at `changedAt`.
  sql.exec(`CREATE TABLE IF NOT EXISTS pages (build TEXT, path TEXT, device TEXT, mainland INTEGER, at INTEGER, scope INTEGER NOT NULL,
    trueUntil INTEGER, job TEXT, tries INTEGER NOT NULL DEFAULT 0, ahead INTEGER, tag TEXT, changedAt INTEGER,
    PRIMARY KEY (build, path, device, mainland, at)) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS pagesByMoment ON pages (trueUntil);
    CREATE INDEX IF NOT EXISTS pagesByScope ON pages (scope);
    CREATE INDEX IF NOT EXISTS pagesByJob ON pages (job) WHERE job IS NOT NULL`);
  const marksWhere = rowsOf(sql, marksRow);
  const of = (key: PageKey): PageMarks | undefined =>
    marksWhere(`SELECT ${columns.join()} FROM pages WHERE ${SAME} AND at = ?`, ...key)[0];
  return {
    of,
    /** Writes the row where it differs from what it was before. */
    write: (key: PageKey, marks: PageMarks, before: PageMarks | undefined): void => {
      if (before && columns.every((column) => before[column] === marks[column])) return;
      const values = [...key, ...columns.map((column) => marks[column])];
      sql.exec(
        `INSERT OR REPLACE INTO pages (build, path, device, mainland, at, ${columns.join()}) VALUES (${values.map(() => '?').join()})`,
        ...values,
      );
    },
    /** When a page's content last changed: not with a new build, whose bytes differ without a change of content. */
    changeOf: (record: PageRecord, before: PageMarks | undefined, otherBuild: string | undefined): number | null => {
      const { tag, madeAt } = record;
      if (tag === undefined || madeAt === undefined) return null;
      if (before) return before.tag === tag ? before.changedAt : madeAt;
      return (otherBuild === undefined ? undefined : of([otherBuild, ...keyOf(record), 0])?.changedAt) ?? madeAt;
    },
  };
}
