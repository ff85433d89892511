import * as v from 'valibot';
import type { PageRecord, PageVariant } from '../content/ahead/pageJobs.ts';
import type { EqualPages } from '../content/freshness/changes.ts';
import { buildTable } from './buildTable.ts';
import { keyOf, marksTable, SAME } from './pageMarks.ts';
import { AGAIN, pagesOf, pageWork, TRIES } from './pageWork.ts';
import { recordedRows } from './recordedRows.ts';
import { scopeTable } from './scopeTable.ts';
import { rowsOf, type TableStorage } from './sqlRows.ts';

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

export type PageIndex = ReturnType<typeof sqlPageIndex>;

/**
 * Which pages are made ahead, and what they were made from (docs/rules.md#page-index): a row for each page, and pages that read
 * the same share a scope. It decides what work is done, never whether a page is current.
 */
export function sqlPageIndex(storage: TableStorage) {
  const { sql } = storage;
  // An index from before builds had versions is filled again.
  const versioned = sql.exec("SELECT 1 FROM pragma_table_info('builds') WHERE name = 'version'").toArray();
  if (versioned.length === 0) for (const table of ['pages', 'builds']) sql.exec(`DROP TABLE IF EXISTS ${table}`);
  const [scopes, marks, builds] = [scopeTable(sql), marksTable(sql), buildTable(sql)];
  const [equalPages, pagesWhere] = [equalPageTable(sql), pagesOf(sql)];

  return {
    ...pageWork(storage, scopes),
    ...recordedRows(sql, builds, scopes),
    builds,
    /** Notes pages as they are made. `isStale`: a page does not show what it has to. */
    note: (
      build: string,
      records: readonly PageRecord[],
      { at, isStale }: { readonly at: number; readonly isStale: (record: PageRecord) => boolean },
    ): void =>
      storage.transactionSync(() => {
        builds.add(build);
        const otherBuild = builds.list().find((each) => each !== build);
        for (const record of records) {
          const key = [build, ...keyOf(record), at] as const;
          const before = marks.of(key);
          const tries = (before?.tries ?? 0) + 1;
          const isAgain = isStale(record) && tries < TRIES;
          const next = {
            scope: scopes.idOf(record.scope),
            trueUntil: record.trueUntil ?? null,
            job: isAgain ? AGAIN : null,
            tries: isAgain ? tries : 0,
            tag: record.tag ?? null,
            changedAt: marks.changeOf(record, before, otherBuild),
          };
          marks.write(key, next, before);
          if (at === 0) equalPages.note(build, record);
        }
      }),
    /** Forgets a build with its pages, until it has pages made again. */
    retire: (build: string): void =>
      storage.transactionSync(() => {
        sql.exec('DELETE FROM pages WHERE build = ?', build);
        builds.retire(build);
        equalPages.removeBuild(build);
        scopes.forgetUnused();
      }),
    /** Forgets pages that are not there any more. */
    remove: (build: string, pages: readonly PageVariant[]): void =>
      storage.transactionSync(() => {
        for (const page of pages) {
          sql.exec(`DELETE FROM pages WHERE ${SAME}`, build, ...keyOf(page));
          equalPages.remove(build, page);
        }
      }),
    /**
     * A page that was made for a moment is the page of now from then on. It is untrue under its plain name until it is made once
     * more, so that it is stored there for all data centres.
     */
    promote: (now: number): void =>
      storage.transactionSync(() => {
        for (const page of pagesWhere('at > 0 AND at <= ?', now)) {
          const variant = [page.build, ...keyOf(page)] as const;
          const [made, current] = [marks.of([...variant, page.at]), marks.of([...variant, 0])];
          const changedAt = current?.tag === made?.tag ? (current?.changedAt ?? null) : page.at;
          sql.exec(`DELETE FROM pages WHERE ${SAME} AND at < ?`, ...variant, page.at);
          sql.exec(
            `UPDATE pages SET at = 0, trueUntil = at, changedAt = ? WHERE ${SAME} AND at = ?`,
            changedAt,
            ...variant,
            page.at,
          );
        }
      }),
    /** Stored pages that turned out equal, by the change up to which they did (docs/rules.md#equal-pages). */
    equal: equalPages.list,
    /** The changes are numbered again, and anything may have changed: all pages have to be made again. */
    begin: (): void => {
      equalPages.clear();
      sql.exec('UPDATE pages SET job = ?, tries = 0, ahead = NULL', AGAIN);
    },
  };
}
