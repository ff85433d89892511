import { textsOf } from './sqlRows.ts';

/** The builds whose pages the index has, and the version of the site that last made pages of each. */
export interface BuildTable {
  /** The newest first. */
  readonly list: () => readonly string[];
  /** Makes a build that the table does not have the newest one. */
  readonly add: (build: string) => void;
  readonly remove: (build: string) => void;
  /** The platform's id of a version of the build; undefined: none has told its own. */
  readonly versionOf: (build: string) => string | undefined;
  readonly noteVersion: (build: string, version: string) => void;
}

/** The table in the storage of a Durable Object. */
export function buildTable(sql: DurableObjectStorage['sql']): BuildTable {
  sql.exec('CREATE TABLE IF NOT EXISTS builds (build TEXT PRIMARY KEY, number INTEGER NOT NULL, version TEXT)');
  const texts = textsOf(sql);
  const list = (): readonly string[] => texts('SELECT build AS value FROM builds ORDER BY number DESC');
  const versionOf = (build: string): string | undefined =>
    texts('SELECT version AS value FROM builds WHERE build = ? AND version IS NOT NULL', build)[0];
  return {
    list,
    add: (build) => {
      if (!list().includes(build))
        sql.exec('INSERT INTO builds (build, number) SELECT ?, 1 + coalesce(max(number), 0) FROM builds', build);
    },
    remove: (build) => {
      sql.exec('DELETE FROM builds WHERE build = ?', build);
    },
    versionOf,
    noteVersion: (build, version) => {
      if (versionOf(build) !== version) sql.exec('UPDATE builds SET version = ? WHERE build = ?', version, build);
    },
  };
}
