import * as v from 'valibot';
import { type Scope, scopeSchema } from '../content/freshness/scope.ts';
import { numberOf, rowsOf } from './sqlRows.ts';

const scopeRow = v.object({ id: v.number(), scope: v.pipe(v.string(), v.parseJson(), scopeSchema) });

/** A list of ids as one value: the platform binds at most 100 values to a statement. */
export const IN_LIST = 'IN (SELECT value FROM json_each(?))';

export type ScopeTable = ReturnType<typeof scopeTable>;

/** What pages were made from: pages that have read the same share a scope. */
export function scopeTable(sql: SqlStorage) {
  sql.exec('CREATE TABLE IF NOT EXISTS scopes (id INTEGER PRIMARY KEY, scope TEXT NOT NULL UNIQUE)');
  const [number, rows] = [numberOf(sql), rowsOf(sql, scopeRow)];
  return {
    idOf: ({ ids, lists }: Scope): number => {
      const text = JSON.stringify({ ids, lists });
      sql.exec('INSERT INTO scopes (scope) VALUES (?) ON CONFLICT DO NOTHING', text);
      return number('SELECT id AS value FROM scopes WHERE scope = ?', text) ?? 0;
    },
    /** Ids of the scopes that are meant, as a list for `IN_LIST`. */
    listWhere: (isMeant: (scope: Scope) => boolean): string => {
      const ids: number[] = [];
      // One by one: together they may be megabytes.
      for (const each of sql.exec('SELECT id, scope FROM scopes')) {
        const { id, scope } = v.parse(scopeRow, each);
        if (isMeant(scope)) ids.push(id);
      }
      return JSON.stringify(ids);
    },
    ofIds: (ids: Iterable<number>) =>
      rows(`SELECT id, scope FROM scopes WHERE id ${IN_LIST} ORDER BY id`, JSON.stringify([...ids])),
    /** Forgets what no page has read. */
    forgetUnused: (): void => {
      sql.exec('DELETE FROM scopes WHERE id NOT IN (SELECT scope FROM pages)');
    },
  };
}
