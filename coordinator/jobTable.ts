import * as v from 'valibot';
import { rowsOf } from './sqlRows.ts';

/**
 * A job that was handed out: it makes the pages touched by changes after `from` and up to `to`; `begunAt` by a clock that
 * always runs.
 */
const jobRow = v.object({ job: v.string(), from: v.number(), to: v.number(), begunAt: v.number() });
type JobRow = Readonly<v.InferOutput<typeof jobRow>>;

export type JobTable = ReturnType<typeof sqlJobTable>;

/** The jobs of the last hour, and the newest one whatever its age. */
export function sqlJobTable({ sql }: Pick<DurableObjectStorage, 'sql'>) {
  sql.exec(
    'CREATE TABLE IF NOT EXISTS jobs (job TEXT PRIMARY KEY, first INTEGER NOT NULL, last INTEGER NOT NULL, begunAt INTEGER NOT NULL)',
  );
  const rows = rowsOf(sql, jobRow);
  return {
    /** The newest last. */
    list: (): readonly JobRow[] => rows('SELECT job, first AS "from", last AS "to", begunAt FROM jobs ORDER BY last'),
    /** Notes a job; one of the same name begins again. */
    add: ({ job, from, to, begunAt }: JobRow): void => {
      sql.exec(
        'INSERT INTO jobs (job, first, last, begunAt) VALUES (?, ?, ?, ?) ON CONFLICT (job) DO UPDATE SET begunAt = excluded.begunAt',
        job,
        from,
        to,
        begunAt,
      );
    },
    remove: (job: string): void => {
      sql.exec('DELETE FROM jobs WHERE job = ?', job);
    },
    /** Forgets jobs that began before a moment, but for the newest one. */
    forgetBefore: (moment: number): void => {
      sql.exec('DELETE FROM jobs WHERE begunAt < ? AND last < (SELECT max(last) FROM jobs)', moment);
    },
    clear: (): void => {
      sql.exec('DELETE FROM jobs');
    },
  };
}
