import * as v from 'valibot';
import type { ChangeLog } from '../content/freshness/changeLog.ts';
import { readChanges } from '../content/freshness/changes.ts';
import { type TableStorage, textsOf } from './sqlRows.ts';

/** What the coordinator knows beside the changes. Moments in milliseconds since the epoch, 0 for never. */
const factsRow = v.object({
  checkedAt: v.number(),
  hookAt: v.number(),
  changedAt: v.number(),
  /** The flags' JSON text; undefined: not read yet. */
  flags: v.optional(v.string()),
  /** Counts the texts of the flags. */
  flagsVersion: v.optional(v.number(), 0),
  /** When a command last set a flag, and when anybody last asked, by a clock that always runs. */
  toldAt: v.number(),
  askedAt: v.number(),
  /** When the flags have to be written into KV; undefined: not at all. And before when KV is not read. */
  writeAt: v.optional(v.number()),
  readAt: v.optional(v.number(), 0),
  /** Up to when updates were asked for, by the content service's own clock; undefined: `checkedAt`. */
  since: v.optional(v.number()),
  /** Where the next synchronization of deletions begins; undefined: at none. */
  syncToken: v.optional(v.string()),
  /** Host, space and environment that the content is in, also behind an alias; undefined: not known yet. */
  source: v.optional(v.string()),
});
export type Facts = Readonly<v.InferOutput<typeof factsRow>>;

const storedRow = v.object({ ...factsRow.entries, epoch: v.string(), seq: v.number(), floor: v.number() });

export interface Stored {
  readonly log: ChangeLog;
  readonly facts: Facts;
}

export type Storage = ReturnType<typeof sqlStorage>;

/** The coordinator's state in the storage of a Durable Object: a row for each change, and one for everything else. */
export function sqlStorage(storage: TableStorage) {
  const { sql } = storage;
  sql.exec('CREATE TABLE IF NOT EXISTS changes (seq INTEGER PRIMARY KEY, change TEXT NOT NULL)');
  sql.exec('CREATE TABLE IF NOT EXISTS facts (row INTEGER PRIMARY KEY CHECK (row = 1), facts TEXT NOT NULL)');
  const texts = textsOf(sql);
  const keepFacts = ({ log: { epoch, seq, floor }, facts }: Stored): void => {
    const text = JSON.stringify({ epoch, seq, floor, ...facts });
    sql.exec('INSERT INTO facts (row, facts) VALUES (1, ?1) ON CONFLICT (row) DO UPDATE SET facts = ?1', text);
  };
  return {
    /** Undefined where nothing was kept yet. Throws an error for what can't be read. */
    load: (): Stored | undefined => {
      const [row] = texts('SELECT facts AS value FROM facts');
      if (row === undefined) return undefined;
      const { epoch, seq, floor, ...facts } = v.parse(storedRow, JSON.parse(row));
      const changes = texts('SELECT change AS value FROM changes ORDER BY seq').map((text): unknown =>
        JSON.parse(text),
      );
      return { log: { epoch, seq, floor, changes: readChanges(changes) }, facts };
    },
    /** Forgets what was kept, and keeps this. */
    begin: (stored: Stored): void =>
      storage.transactionSync(() => {
        sql.exec('DELETE FROM changes');
        keepFacts(stored);
      }),
    /** Stores all of it or, throwing an error, nothing; `before` is the state that was stored last. */
    save: (stored: Stored, before: Stored): void =>
      storage.transactionSync(() => {
        const { changes, floor } = stored.log;
        for (const change of changes.filter(({ seq }) => seq > before.log.seq))
          sql.exec('INSERT INTO changes (seq, change) VALUES (?, ?)', change.seq, JSON.stringify(change));
        if (floor > before.log.floor) sql.exec('DELETE FROM changes WHERE seq <= ?', floor);
        keepFacts(stored);
      }),
  };
}
