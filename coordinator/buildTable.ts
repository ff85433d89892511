import { numberOf, textsOf } from './sqlRows.ts';

export type BuildTable = ReturnType<typeof buildTable>;

/**
 * The builds whose pages the index has, and the version of the site that last made pages of each. A build that is retired keeps
 * its row, with the number 0.
 */
export function buildTable(sql: SqlStorage) {
  sql.exec('CREATE TABLE IF NOT EXISTS builds (build TEXT PRIMARY KEY, number INTEGER NOT NULL, version TEXT)');
  const [number, texts] = [numberOf(sql), textsOf(sql)];
  /** The newest first. */
  const list = (): readonly string[] =>
    texts('SELECT build AS value FROM builds WHERE number > 0 ORDER BY number DESC');
  /** The platform's id of a version of the build; undefined: none has told its own. */
  const versionOf = (build: string): string | undefined =>
    texts('SELECT version AS value FROM builds WHERE build = ? AND version IS NOT NULL', build)[0];
  return {
    list,
    /** Makes a build that is not listed the newest one. */
    add: (build: string): void => {
      if (list().includes(build)) return;
      const next = 1 + (number('SELECT max(number) AS value FROM builds') ?? 0);
      sql.exec(
        'INSERT INTO builds (build, number) VALUES (?1, ?2) ON CONFLICT (build) DO UPDATE SET number = ?2',
        build,
        next,
      );
    },
    retire: (build: string): void => {
      sql.exec('UPDATE builds SET number = 0, version = NULL WHERE build = ?', build);
    },
    /** Returns true if it never had a build, as after a loss. */
    isNew: (): boolean => number('SELECT 1 AS value FROM builds LIMIT 1') === undefined,
    versionOf,
    noteVersion: (build: string, version: string): void => {
      if (versionOf(build) !== version) sql.exec('UPDATE builds SET version = ? WHERE build = ?', version, build);
    },
  };
}
