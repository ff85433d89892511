import type { PageRecord, PageVariant } from '../content/ahead/pageJobs.ts';
import type { EqualPages } from '../content/freshness/changes.ts';
import { type BuildTable, buildTable } from './buildTable.ts';
import { equalPageTable } from './equalPages.ts';
import { keyOf, marksTable, SAME } from './pageMarks.ts';
import { AGAIN, type IndexedPage, type PageWork, pagesOf, pageWork, TRIES } from './pageWork.ts';
import { type RecordedRows, recordedRows } from './recordedRows.ts';
import { scopeTable } from './scopeTable.ts';
import type { TableStorage } from './sqlRows.ts';

/** The number of builds whose pages are renewed: the one that visitors have, and the one before or after it. */
const BUILDS = 2;

/**
 * Which pages are made ahead, and what they were made from (docs/rules.md#page-index). It decides what work is done, never
 * whether a page is current.
 */
export interface PageIndex extends PageWork, RecordedRows {
  /** Notes pages as they are made; those of older builds leave. `isStale`: a page does not show what it has to. */
  readonly note: (
    build: string,
    records: readonly PageRecord[],
    facts: { readonly at: number; readonly isStale: (record: PageRecord) => boolean },
  ) => void;
  /** Forgets a build with its pages, until it has pages made again. */
  readonly retire: (build: string) => void;
  /** Forgets pages that are not there any more. */
  readonly remove: (build: string, pages: readonly PageVariant[]) => void;
  /** A page that was made for a moment is the page of now from then on; those that are so from now on. */
  readonly promote: (now: number) => readonly IndexedPage[];
  /** Stored pages that turned out equal, by the change up to which they did (docs/rules.md#equal-pages). */
  readonly equal: () => readonly EqualPages[];
  /** The changes are numbered anew, and anything may have changed: all pages have to be made again. */
  readonly begin: () => void;
  readonly builds: BuildTable;
}

/** The index in the storage of a Durable Object: a row for each page, and pages that read the same share a scope. */
export function sqlPageIndex(storage: TableStorage): PageIndex {
  const { sql } = storage;
  // An index from before builds had versions is filled anew.
  const versioned = sql.exec("SELECT 1 FROM pragma_table_info('builds') WHERE name = 'version'").toArray();
  if (versioned.length === 0) for (const table of ['pages', 'builds']) sql.exec(`DROP TABLE IF EXISTS ${table}`);
  const [scopes, marks, builds] = [scopeTable(sql), marksTable(sql), buildTable(sql)];
  const [equalPages, pagesWhere] = [equalPageTable(sql), pagesOf(sql)];

  const forgetBuild = (build: string): void => {
    sql.exec('DELETE FROM pages WHERE build = ?', build);
    builds.remove(build);
    equalPages.removeBuild(build);
    scopes.forgetUnused();
  };

  return {
    ...pageWork(storage, scopes),
    ...recordedRows(sql, builds, scopes),
    builds,
    note: (build, records, { at, isStale }) =>
      storage.transactionSync(() => {
        builds.add(build);
        for (const retired of builds.list().slice(BUILDS)) forgetBuild(retired);
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
    retire: (build) => storage.transactionSync(() => forgetBuild(build)),
    remove: (build, pages) =>
      storage.transactionSync(() => {
        for (const page of pages) {
          sql.exec(`DELETE FROM pages WHERE ${SAME}`, build, ...keyOf(page));
          equalPages.remove(build, page);
        }
      }),
    promote: (now) =>
      storage.transactionSync(() => {
        const due = pagesWhere('at > 0 AND at <= ?', now);
        for (const page of due) {
          const variant = [page.build, ...keyOf(page)] as const;
          const [made, current] = [marks.of([...variant, page.at]), marks.of([...variant, 0])];
          const changedAt = current?.tag === made?.tag ? (current?.changedAt ?? null) : page.at;
          sql.exec(`DELETE FROM pages WHERE ${SAME} AND at < ?`, ...variant, page.at);
          sql.exec(`UPDATE pages SET at = 0, changedAt = ? WHERE ${SAME} AND at = ?`, changedAt, ...variant, page.at);
        }
        return due;
      }),
    equal: equalPages.list,
    begin: () => {
      equalPages.clear();
      sql.exec('UPDATE pages SET job = ?, tries = 0, ahead = NULL', AGAIN);
    },
  };
}
