import { textsOf } from './sqlRows.ts';

export type BuildTable = ReturnType<typeof buildTable>;

/** The builds whose pages the index has, and the version of the site that last made pages of each. */
export function buildTable(sql: SqlStorage) {
  sql.exec('CREATE TABLE IF NOT EXISTS builds (build TEXT PRIMARY KEY, number INTEGER NOT NULL, version TEXT)');
  const texts = textsOf(sql);
  /** The newest first. */
  const list = (): readonly string[] => texts('SELECT build AS value FROM builds ORDER BY number DESC');
  /** The platform's id of a version of the build; undefined: none has told its own. */
  const versionOf = (build: string): string | undefined =>
    texts('SELECT version AS value FROM builds WHERE build = ? AND version IS NOT NULL', build)[0];
  return {
    list,
    /** Makes a build that the table does not have the newest one. */
    add: (build: string): void => {
      if (!list().includes(build))
        sql.exec('INSERT INTO builds (build, number) SELECT ?, 1 + coalesce(max(number), 0) FROM builds', build);
    },
    remove: (build: string): void => {
      sql.exec('DELETE FROM builds WHERE build = ?', build);
    },
    versionOf,
    noteVersion: (build: string, version: string): void => {
      if (versionOf(build) !== version) sql.exec('UPDATE builds SET version = ? WHERE build = ?', version, build);
    },
  };
}
