import * as v from 'valibot';
import type { PageVariant } from '../content/ahead/pageJobs.ts';
import type { Change } from '../content/freshness/changes.ts';
import { type Scope, touches } from '../content/freshness/scope.ts';
import { keyOf, SAME } from './pageMarks.ts';
import { IN_LIST, type ScopeTable } from './scopeTable.ts';
import { numberOf, rowsOf, type TableStorage } from './sqlRows.ts';

/** How often a page is made that fails, or still lacks what it was made for. */
export const TRIES = 3;
/** The job of pages that have to be made again, until the next job takes them. */
export const AGAIN = 'again';
/** The last segment of a page's address. */
export const LAST = "substr(path, length(rtrim(path, replace(path, '/', ''))) + 1)";

/** A page in the index: `at` is the moment that it was made for; 0: it is the page of now. */
export interface IndexedPage extends PageVariant {
  readonly build: string;
  readonly at: number;
}

/** Selects pages by a condition; `moment`: the column that says what they are for. */
export function pagesOf(sql: SqlStorage, moment: 'at' | 'trueUntil' = 'at') {
  const columns = { build: v.string(), path: v.string(), device: v.picklist(['desktop', 'mobile']), at: v.number() };
  const rows = rowsOf(sql, v.object({ ...columns, mainland: v.number() }));
  const statement = `SELECT build, path, device, mainland, ${moment} AS at FROM pages WHERE`;
  return (where: string, ...values: readonly (string | number)[]): readonly IndexedPage[] =>
    rows(`${statement} ${where}`, ...values).map(({ mainland, ...page }) => ({ ...page, isMainland: mainland === 1 }));
}

/** Which pages have to be made, and which job makes them: the columns `job`, `tries` and `ahead` of the pages. */
export function pageWork(storage: TableStorage, scopes: ScopeTable) {
  const { sql } = storage;
  const [number, pagesWhere, untrueWhere] = [numberOf(sql), pagesOf(sql), pagesOf(sql, 'trueUntil')];
  return {
    /**
     * Assigns to a job the pages that changes touch, and those that have to be made again; these pages, first those at the slugs
     * of what changed, at which its editor looks, then short addresses.
     * A job of the same name may have others, which the queue has taken already.
     */
    assignTouched: (job: string, changes: readonly Change[]): readonly IndexedPage[] =>
      storage.transactionSync(() => {
        const isTouched = (scope: Scope): boolean => changes.some((change) => touches(change, scope));
        const touched = changes.length > 0 ? scopes.listWhere(isTouched) : '[]';
        const due = `(job = '${AGAIN}' OR scope ${IN_LIST})`;
        const order = `at, ${LAST} NOT ${IN_LIST}, length(path) - length(replace(path, '/', '')), path`;
        const slugs = JSON.stringify(changes.flatMap((change) => change.slugs ?? []));
        const pages = pagesWhere(`${due} ORDER BY ${order}`, touched, slugs);
        // No visitor waits for a page of a moment to come, which the job of that moment makes.
        sql.exec(`UPDATE pages SET job = iif(at > 0, NULL, ?), ahead = NULL WHERE ${due}`, job, touched);
        scopes.forgetUnused();
        return pages;
      }),
    /**
     * Hands out the pages that are untrue, or become so until a moment; the pages by when they do. Where nothing has come of
     * it by that moment, they are handed out again; after three times they are laid aside, until another moment.
     */
    assignUntrue: (
      now: number,
      until: number,
      again: number,
    ): { readonly pages: readonly IndexedPage[]; readonly laidAside: number } =>
      storage.transactionSync(() => {
        const due = 'at = 0 AND trueUntil <= ? AND coalesce(ahead, 0) <= ? AND job IS NULL';
        const last = `${due} AND ahead IS NOT NULL AND tries = ${TRIES - 1}`;
        const laidAside = number(`SELECT count(*) AS value FROM pages WHERE ${last}`, until, now) ?? 0;
        sql.exec(`UPDATE pages SET tries = ${TRIES}, ahead = ? WHERE ${last}`, again, until, now);
        // What a change's job could not make is another matter.
        sql.exec(`UPDATE pages SET tries = iif(ahead IS NULL, 0, tries + 1) WHERE ${due}`, until, now);
        const pages = untrueWhere(`${due} ORDER BY trueUntil, path`, until, now);
        sql.exec(`UPDATE pages SET ahead = iif(tries < ${TRIES}, ?, ?) WHERE ${due}`, until, again, until, now);
        return { pages, laidAside };
      }),
    /** Takes all pages off a job that ended without them. */
    release: (job: string): void => {
      sql.exec('UPDATE pages SET job = NULL WHERE job = ?', job);
    },
    /** Has pages that become untrue at a moment handed out again. */
    askAgainFor: (moment: number): void => {
      sql.exec('UPDATE pages SET ahead = NULL WHERE at = 0 AND trueUntil = ?', moment);
    },
    /**
     * Takes pages off a job that could not make them: they are made again, three times in all. Those that are laid aside then,
     * which the clock hands out at another moment.
     */
    fail: (job: string, build: string, pages: readonly PageVariant[], again: number): readonly PageVariant[] =>
      storage.transactionSync(() =>
        pages.filter((page) => {
          const isLast = `tries + 1 >= ${TRIES}`;
          const next = `trueUntil = iif(${isLast}, min(coalesce(trueUntil, ?1), ?1), trueUntil)`;
          const marks = `tries = tries + 1, job = iif(${isLast}, NULL, '${AGAIN}'), ${next}`;
          sql.exec(`UPDATE pages SET ${marks} WHERE ${SAME} AND job = ?`, again, build, ...keyOf(page), job);
          return number(`SELECT max(tries) AS value FROM pages WHERE ${SAME}`, build, ...keyOf(page)) === TRIES;
        }),
      ),
    /** Takes pages off a job that are none to keep now, without a try; those of a moment are handed out again after another one. */
    leave: (job: string, build: string, pages: readonly PageVariant[], again: number): void =>
      storage.transactionSync(() => {
        const marks = 'job = NULL, tries = 0, ahead = iif(ahead IS NULL, NULL, ?)';
        for (const page of pages)
          sql.exec(
            `UPDATE pages SET ${marks} WHERE ${SAME} AND at = 0 AND (job IS NULL OR job = ?)`,
            again,
            build,
            ...keyOf(page),
            job,
          );
      }),
    /** Takes pages off a job and has them made once more, where no other job has them. */
    askAgain: (job: string, build: string, pages: readonly PageVariant[]): void =>
      storage.transactionSync(() => {
        const again = `UPDATE pages SET job = '${AGAIN}' WHERE ${SAME} AND at = 0 AND (job IS NULL OR job = ?)`;
        for (const page of pages) sql.exec(again, build, ...keyOf(page), job);
      }),
    /** Returns true if a job still has a page to make. */
    isPending: (job: string): boolean =>
      number('SELECT 1 AS value FROM pages WHERE job = ? LIMIT 1', job) !== undefined,
    /** When the next page is the page of now, or has to be handed out so long before it is untrue; undefined: none has. */
    nextDue: (before: number): number | undefined =>
      number(
        `SELECT min(due) AS value FROM (SELECT at AS due FROM pages WHERE at > 0 UNION ALL
          SELECT coalesce(ahead, trueUntil - ?) FROM pages WHERE at = 0 AND job IS NULL)`,
        before,
      ),
  };
}
