import * as v from 'valibot';
import type { PageRecord, PageVariant } from '../content/ahead/pageJobs.ts';
import type { RecordedAnswer } from '../content/ahead/recordedPages.ts';
import type { City } from '../content/cities.ts';
import type { Change, EqualPages } from '../content/freshness/changes.ts';
import { hasMark } from '../content/freshness/idMarks.ts';
import { type Scope, touches } from '../content/freshness/scope.ts';
import { type BuildTable, buildTable } from './buildTable.ts';
import { equalPageTable } from './equalPages.ts';
import {
  cityRecords,
  type IndexCopy,
  indexCopy,
  keyOf,
  MARKS,
  marksRow,
  type PageMarks,
  SAME,
  scopeRow,
  tables,
  textRows,
} from './recordedRows.ts';

/** The number of builds whose pages are renewed: the one that visitors have, and the one before or after it. */
const BUILDS = 2;
/** How often a page is made that still lacks the change that it was made for. */
const TRIES = 3;

/** A page in the index: `at` is the moment that it was made for; 0: it is the page of now. */
export interface IndexedPage extends PageVariant {
  readonly build: string;
  readonly at: number;
}

/** How much the index holds. */
export interface IndexSize {
  readonly pages: number;
  readonly scopes: number;
  readonly builds: number;
  /** Pages that a job is making. */
  readonly pending: number;
  /** Pages that failed as often as they may, and are left to visitors. */
  readonly laidAside: number;
  /** Of the database, whatever it holds. */
  readonly bytes: number;
}

/**
 * Which pages are made ahead, and what they were made from (docs/rules.md#page-index). It decides what work is done, never
 * whether a page is current.
 */
export interface PageIndex {
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
  /** Assigns to a job the pages that changes touch, and those that have to be made again; the pages, short addresses first. */
  readonly assignTouched: (job: string, changes: readonly Change[]) => readonly IndexedPage[];
  /** Assigns to a job the pages that become untrue until a moment, each once; the pages by that moment. */
  readonly assignUntrue: (now: number, until: number) => readonly IndexedPage[];
  /** Takes all pages off a job that ended without them. */
  readonly release: (job: string) => void;
  /** Takes pages off a job that could not make them: they are made again, three times in all. Those that are laid aside. */
  readonly fail: (job: string, build: string, pages: readonly PageVariant[]) => readonly PageVariant[];
  /** Returns true if a job still has a page to make. */
  readonly isPending: (job: string) => boolean;
  /** A page that was made for a moment is the page of now from then on; those that are so from now on. */
  readonly promote: (now: number) => readonly IndexedPage[];
  /** Stored pages that turned out equal, by the change up to which they did (docs/rules.md#equal-pages). */
  readonly equal: () => readonly EqualPages[];
  /** The changes are numbered anew, and anything may have changed: all pages have to be made again. */
  readonly begin: () => void;
  /** When the next page becomes untrue; undefined: none does. */
  readonly nextMoment: (now: number) => number | undefined;
  /** The newest build's pages of a city, in the desktop tree and from abroad, with what they have read. */
  readonly records: (city: City) => RecordedAnswer;
  /** Addresses of the newest build's pages that read an entry or asset. */
  readonly uses: (entry: string) => readonly string[];
  /** Returns true if a page of an address that ends with a slug is kept. */
  readonly hasSlug: (slug: string) => boolean;
  /** The newest build's pages of now; undefined: there are none. */
  readonly copy: () => IndexCopy | undefined;
  readonly builds: BuildTable;
  readonly size: () => IndexSize;
}

const row = v.object({
  build: v.string(),
  path: v.string(),
  device: v.picklist(['desktop', 'mobile']),
  mainland: v.number(),
  at: v.number(),
});
const numberRow = v.object({ value: v.nullable(v.number()) });

/** The job of pages that have to be made again, until the next job takes them. */
const AGAIN = 'again';
/** The platform binds at most 100 values to a statement. */
const BOUND = 90;

/** The index in the storage of a Durable Object: a row for each page, and pages that read the same share a scope. */
export function sqlPageIndex(storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'>): PageIndex {
  const { sql } = storage;
  // An index from before builds had versions is filled anew.
  const versioned = sql.exec("SELECT 1 FROM pragma_table_info('builds') WHERE name = 'version'").toArray();
  if (versioned.length === 0) for (const table of ['pages', 'builds']) sql.exec(`DROP TABLE IF EXISTS ${table}`);
  for (const statement of tables) sql.exec(statement);
  const equalPages = equalPageTable(sql);
  const builds = buildTable(sql);

  const numberOf = (statement: string, ...values: readonly (string | number)[]): number | undefined =>
    v.parse(v.array(numberRow), sql.exec(statement, ...values).toArray())[0]?.value ?? undefined;
  const pagesOf = (statement: string, ...values: readonly (string | number)[]): readonly IndexedPage[] =>
    v
      .parse(v.array(row), sql.exec(statement, ...values).toArray())
      .map(({ mainland, ...page }) => ({ ...page, isMainland: mainland === 1 }));
  const scopesWhere = (isMeant: (scope: Scope) => boolean): readonly number[] => {
    const ids: number[] = [];
    for (const each of sql.exec('SELECT id, scope FROM scopes')) {
      const { id, scope } = v.parse(scopeRow, each);
      if (isMeant(scope)) ids.push(id);
    }
    return ids;
  };

  const idOfScope = ({ ids, lists }: Scope): number => {
    const text = JSON.stringify({ ids, lists });
    sql.exec('INSERT INTO scopes (scope) VALUES (?) ON CONFLICT DO NOTHING', text);
    return numberOf('SELECT id AS value FROM scopes WHERE scope = ?', text) ?? 0;
  };

  const forgetUnused = (): void => {
    sql.exec('DELETE FROM scopes WHERE id NOT IN (SELECT scope FROM pages)');
  };

  const forgetBuild = (build: string): void => {
    sql.exec('DELETE FROM pages WHERE build = ?', build);
    builds.remove(build);
    equalPages.removeBuild(build);
    forgetUnused();
  };

  const noteBuild = (build: string): void => {
    builds.add(build);
    for (const retired of builds.list().slice(BUILDS)) forgetBuild(retired);
  };

  const marksOf = (key: readonly (string | number)[]): PageMarks | undefined =>
    v.parse(
      v.array(marksRow),
      sql.exec(`SELECT ${MARKS.join()} FROM pages WHERE ${SAME} AND at = ?`, ...key).toArray(),
    )[0];

  /** When a page's content last changed: not with a new build, whose bytes differ without a change of content. */
  const changeOf = (
    record: PageRecord,
    before: PageMarks | undefined,
    otherBuild: string | undefined,
  ): number | null => {
    const { tag, madeAt } = record;
    if (tag === undefined || madeAt === undefined) return null;
    if (before) return before.tag === tag ? before.changedAt : madeAt;
    return (otherBuild === undefined ? undefined : marksOf([otherBuild, ...keyOf(record), 0])?.changedAt) ?? madeAt;
  };

  return {
    note: (build, records, { at, isStale }) =>
      storage.transactionSync(() => {
        noteBuild(build);
        const otherBuild = builds.list().find((each) => each !== build);
        for (const record of records) {
          const key = [build, ...keyOf(record), at] as const;
          const before = marksOf(key);
          const tries = (before?.tries ?? 0) + 1;
          const isAgain = isStale(record) && tries < TRIES;
          const marks: PageMarks = {
            scope: idOfScope(record.scope),
            trueUntil: record.trueUntil ?? null,
            job: isAgain ? AGAIN : null,
            tries: isAgain ? tries : 0,
            tag: record.tag ?? null,
            changedAt: changeOf(record, before, otherBuild),
          };
          if (!before || JSON.stringify(before) !== JSON.stringify(marks))
            sql.exec(
              `INSERT OR REPLACE INTO pages (build, path, device, mainland, at, ${MARKS.join()}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
              ...key,
              ...MARKS.map((mark) => marks[mark]),
            );
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
    assignTouched: (job, changes) =>
      storage.transactionSync(() => {
        const scopes =
          changes.length === 0 ? [] : scopesWhere((scope) => changes.some((change) => touches(change, scope)));
        for (let from = 0; from < scopes.length; from += BOUND) {
          const part = scopes.slice(from, from + BOUND);
          sql.exec(
            `UPDATE pages SET job = ?, ahead = NULL WHERE scope IN (${part.map(() => '?').join()})`,
            job,
            ...part,
          );
        }
        sql.exec('UPDATE pages SET job = ?, ahead = NULL WHERE job = ?', job, AGAIN);
        forgetUnused();
        return pagesOf(
          "SELECT build, path, device, mainland, at FROM pages WHERE job = ? ORDER BY at, length(path) - length(replace(path, '/', '')), path",
          job,
        );
      }),
    assignUntrue: (now, until) =>
      storage.transactionSync(() => {
        const due = 'at = 0 AND trueUntil > ? AND trueUntil <= ? AND job IS NULL AND ahead IS NOT trueUntil';
        const pages = pagesOf(
          `SELECT build, path, device, mainland, trueUntil AS at FROM pages WHERE ${due} ORDER BY trueUntil, path`,
          now,
          until,
        );
        sql.exec(`UPDATE pages SET ahead = trueUntil WHERE ${due}`, now, until);
        return pages;
      }),
    release: (job) => {
      sql.exec('UPDATE pages SET job = NULL WHERE job = ?', job);
    },
    fail: (job, build, pages) =>
      storage.transactionSync(() =>
        pages.filter((page) => {
          const key = [build, ...keyOf(page), job] as const;
          sql.exec(
            `UPDATE pages SET tries = tries + 1, job = iif(tries + 1 < ${TRIES}, '${AGAIN}', NULL) WHERE ${SAME} AND job = ?`,
            ...key,
          );
          return numberOf(`SELECT max(tries) AS value FROM pages WHERE ${SAME}`, build, ...keyOf(page)) === TRIES;
        }),
      ),
    isPending: (job) => numberOf('SELECT 1 AS value FROM pages WHERE job = ? LIMIT 1', job) !== undefined,
    promote: (now) =>
      storage.transactionSync(() => {
        const due = pagesOf('SELECT build, path, device, mainland, at FROM pages WHERE at > 0 AND at <= ?', now);
        for (const page of due) {
          const [key, now] = [[page.build, ...keyOf(page), page.at] as const, [page.build, ...keyOf(page), 0] as const];
          const isSame = marksOf(now)?.tag === marksOf(key)?.tag;
          const changedAt = isSame ? (marksOf(now)?.changedAt ?? null) : page.at;
          sql.exec(`UPDATE pages SET changedAt = ? WHERE ${SAME} AND at = ?`, changedAt, ...key);
          sql.exec(`DELETE FROM pages WHERE ${SAME} AND at < ?`, page.build, ...keyOf(page), page.at);
          sql.exec(`UPDATE pages SET at = 0 WHERE ${SAME} AND at = ?`, page.build, ...keyOf(page), page.at);
        }
        return due;
      }),
    equal: equalPages.list,
    begin: () => {
      equalPages.clear();
      sql.exec('UPDATE pages SET job = ?, tries = 0, ahead = NULL', AGAIN);
    },
    nextMoment: (now) =>
      numberOf('SELECT min(trueUntil) AS value FROM pages WHERE trueUntil > ? AND ahead IS NOT trueUntil', now),
    records: (city) => cityRecords(sql, builds.list()[0], city),
    copy: () => indexCopy(sql, builds.list()[0]),
    uses: (entry) => {
      const scopes = scopesWhere(({ ids }) => hasMark(ids, entry));
      const paths = new Set<string>();
      for (let from = 0; from < scopes.length; from += BOUND) {
        const part = scopes.slice(from, from + BOUND);
        const pathRows = sql.exec(
          `SELECT DISTINCT path AS value FROM pages WHERE build = ? AND scope IN (${part.map(() => '?').join()})`,
          builds.list()[0] ?? '',
          ...part,
        );
        for (const { value } of v.parse(textRows, pathRows.toArray())) paths.add(value);
      }
      return [...paths].toSorted();
    },
    hasSlug: (slug) =>
      numberOf("SELECT 1 AS value FROM pages WHERE substr(path, -length(?1) - 1) = '/' || ?1 LIMIT 1", slug) !==
      undefined,
    builds,
    size: () => ({
      pages: numberOf('SELECT count(*) AS value FROM pages') ?? 0,
      scopes: numberOf('SELECT count(*) AS value FROM scopes') ?? 0,
      builds: builds.list().length,
      pending: numberOf('SELECT count(*) AS value FROM pages WHERE job IS NOT NULL') ?? 0,
      laidAside: numberOf('SELECT count(*) AS value FROM pages WHERE tries >= ?', TRIES) ?? 0,
      bytes: sql.databaseSize,
    }),
  };
}
