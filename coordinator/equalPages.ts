import * as v from 'valibot';
import type { PageRecord, PageVariant } from '../content/ahead/pageJobs.ts';
import type { EqualPages } from '../content/freshness/changes.ts';
import { keyOf, SAME } from './pageMarks.ts';
import { rowsOf } from './sqlRows.ts';

const equalRow = v.object({ to: v.number(), marks: v.string() });

/** Stored pages that turned out equal after a change, so that nobody writes them again (docs/rules.md#equal-pages). */
export function equalPageTable(sql: SqlStorage) {
  sql.exec(`CREATE TABLE IF NOT EXISTS equal (build TEXT, path TEXT, device TEXT, mainland INTEGER, last INTEGER NOT NULL,
    mark TEXT NOT NULL, PRIMARY KEY (build, path, device, mainland)) WITHOUT ROWID`);
  const equalRows = rowsOf(sql, equalRow);
  const remove = (build: string, page: PageVariant): void => {
    sql.exec(`DELETE FROM equal WHERE ${SAME}`, build, ...keyOf(page));
  };
  return {
    /** Notes whether a page that was made is the stored one, and up to which change. */
    note: (build: string, record: PageRecord): void => {
      remove(build, record);
      if (record.equal !== undefined)
        sql.exec(
          'INSERT INTO equal (build, path, device, mainland, last, mark) VALUES (?, ?, ?, ?, ?, ?)',
          build,
          ...keyOf(record),
          record.seq,
          record.equal,
        );
    },
    remove,
    removeBuild: (build: string): void => {
      sql.exec('DELETE FROM equal WHERE build = ?', build);
    },
    /** By the change up to which they are equal. */
    list: (): readonly EqualPages[] =>
      equalRows(`SELECT last AS "to", group_concat(mark, '') AS marks FROM equal GROUP BY last ORDER BY last`),
    clear: (): void => {
      sql.exec('DELETE FROM equal');
    },
  };
}
