import * as v from 'valibot';

/** A job that was handed out: it makes the pages touched by changes after `from` and up to `to`. */
export interface JobRow {
  readonly job: string;
  readonly from: number;
  readonly to: number;
  /** In milliseconds since the epoch, by a clock that always runs. */
  readonly begunAt: number;
}

/** The jobs of the last hour, and the newest one whatever its age. */
export interface JobTable {
  /** The newest last. */
  readonly list: () => readonly JobRow[];
  /** Notes a job; one of the same name begins again. */
  readonly add: (job: JobRow) => void;
  readonly remove: (job: string) => void;
  /** Forgets jobs that began before a moment, but for the newest one. */
  readonly forgetBefore: (moment: number) => void;
  readonly clear: () => void;
}

const rows = v.array(v.object({ job: v.string(), from: v.number(), to: v.number(), begunAt: v.number() }));

export function sqlJobTable({ sql }: Pick<DurableObjectStorage, 'sql'>): JobTable {
  sql.exec(
    'CREATE TABLE IF NOT EXISTS jobs (job TEXT PRIMARY KEY, first INTEGER NOT NULL, last INTEGER NOT NULL, begunAt INTEGER NOT NULL)',
  );
  return {
    list: () =>
      v.parse(rows, sql.exec('SELECT job, first AS "from", last AS "to", begunAt FROM jobs ORDER BY last').toArray()),
    add: ({ job, from, to, begunAt }) => {
      sql.exec(
        'INSERT INTO jobs (job, first, last, begunAt) VALUES (?, ?, ?, ?) ON CONFLICT (job) DO UPDATE SET begunAt = excluded.begunAt',
        job,
        from,
        to,
        begunAt,
      );
    },
    remove: (job) => {
      sql.exec('DELETE FROM jobs WHERE job = ?', job);
    },
    forgetBefore: (moment) => {
      sql.exec('DELETE FROM jobs WHERE begunAt < ? AND last < (SELECT max(last) FROM jobs)', moment);
    },
    clear: () => {
      sql.exec('DELETE FROM jobs');
    },
  };
}
