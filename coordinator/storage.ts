import * as v from 'valibot';
import type { ChangeLog } from '../content/freshness/changeLog.ts';
import { readChanges } from '../content/freshness/changes.ts';

/** What the coordinator knows beside the changes. Moments in milliseconds since the epoch, 0 for never. */
export interface Facts {
  readonly checkedAt: number;
  readonly hookAt: number;
  readonly changedAt: number;
  /** The flags' JSON text; undefined: not read yet. */
  readonly flags?: string | undefined;
  /** Counts the texts of the flags. */
  readonly flagsVersion: number;
  /** When a command last set a flag, and when anybody last asked, by a clock that always runs. */
  readonly toldAt: number;
  readonly askedAt: number;
  /** When the flags have to be written into KV; undefined: not at all. And before when KV is not read. */
  readonly writeAt?: number | undefined;
  readonly readAt: number;
  /** Up to when updates were asked for, by the content service's own clock; undefined: `checkedAt`. */
  readonly since?: number | undefined;
  /** Where the next synchronization of deletions begins; undefined: at none. */
  readonly syncToken?: string | undefined;
  /** The environment that the content is in, also behind an alias; undefined: not known yet. */
  readonly environment?: string | undefined;
}

export interface Stored {
  readonly log: ChangeLog;
  readonly facts: Facts;
}

/** Stores the coordinator's state. */
export interface Storage {
  /** Undefined where nothing was kept yet. Throws an error for what can't be read. */
  readonly load: () => Stored | undefined;
  /** Forgets what was kept, and keeps this. */
  readonly begin: (stored: Stored) => void;
  /** Stores all of it or, throwing an error, nothing; `before` is the state that was stored last. */
  readonly save: (stored: Stored, before: Stored) => void;
}

const factsRow = v.object({
  epoch: v.string(),
  seq: v.number(),
  floor: v.number(),
  checkedAt: v.number(),
  hookAt: v.number(),
  changedAt: v.number(),
  flags: v.optional(v.string()),
  flagsVersion: v.optional(v.number(), 0),
  toldAt: v.number(),
  askedAt: v.number(),
  writeAt: v.optional(v.number()),
  readAt: v.optional(v.number(), 0),
  since: v.optional(v.number()),
  syncToken: v.optional(v.string()),
  environment: v.optional(v.string()),
});

/** The storage of a Durable Object: a row for each change, and one for everything else. */
export function sqlStorage(storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'>): Storage {
  const { sql } = storage;
  sql.exec('CREATE TABLE IF NOT EXISTS changes (seq INTEGER PRIMARY KEY, change TEXT NOT NULL)');
  sql.exec('CREATE TABLE IF NOT EXISTS facts (row INTEGER PRIMARY KEY CHECK (row = 1), facts TEXT NOT NULL)');
  const keepFacts = ({ log: { epoch, seq, floor }, facts }: Stored): void => {
    const text = JSON.stringify({ epoch, seq, floor, ...facts });
    sql.exec('INSERT INTO facts (row, facts) VALUES (1, ?1) ON CONFLICT (row) DO UPDATE SET facts = ?1', text);
  };
  return {
    load: () => {
      const [row] = sql.exec('SELECT facts FROM facts').toArray();
      if (!row) return undefined;
      const { epoch, seq, floor, ...facts } = v.parse(factsRow, parsed(row['facts']));
      const rows = sql.exec('SELECT change FROM changes ORDER BY seq').toArray();
      return { log: { epoch, seq, floor, changes: readChanges(rows.map((each) => parsed(each['change']))) }, facts };
    },
    begin: (stored) =>
      storage.transactionSync(() => {
        sql.exec('DELETE FROM changes');
        keepFacts(stored);
      }),
    save: (stored, before) =>
      storage.transactionSync(() => {
        const { changes, floor } = stored.log;
        for (const change of changes)
          if (change.seq > before.log.seq)
            sql.exec('INSERT INTO changes (seq, change) VALUES (?, ?)', change.seq, JSON.stringify(change));
        if (floor > before.log.floor) sql.exec('DELETE FROM changes WHERE seq <= ?', floor);
        keepFacts(stored);
      }),
  };
}

function parsed(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : undefined;
}
