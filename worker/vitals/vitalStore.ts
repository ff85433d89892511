import * as v from 'valibot';
import { type VitalCell, type VitalGroup, vitalGroupNames, vitalNames } from '../../content/visitor/vitals.ts';

const cell = v.object({
  week: v.string(),
  vital: v.picklist(vitalNames),
  group: v.picklist(vitalGroupNames),
  value: v.string(),
  p75: v.number(),
  visits: v.number(),
});

export type VitalStore = ReturnType<typeof d1Vitals>;

/** Weekly figures of real visits in D1; worker/migrations has the table. */
export function d1Vitals(database: D1Database) {
  const all = async (sql: string, ...values: readonly string[]): Promise<unknown> => {
    const { results } = await database
      .prepare(sql)
      .bind(...values)
      .all();
    return results;
  };
  return {
    /** Stores the figures of a week; those that are there already are replaced. */
    put: async (cells: readonly VitalCell[]): Promise<void> => {
      const sql = 'INSERT OR REPLACE INTO vitals (week, vital, grouping, value, p75, visits) VALUES (?, ?, ?, ?, ?, ?)';
      const insert = database.prepare(sql);
      await database.batch(
        cells.map(({ week, vital, group, value, p75, visits }) => insert.bind(week, vital, group, value, p75, visits)),
      );
    },
    /** The weeks of which there are figures. */
    weeks: async (): Promise<readonly string[]> => {
      const rows = await all('SELECT DISTINCT week FROM vitals');
      return v.parse(v.array(v.object({ week: v.string() })), rows).map(({ week }) => week);
    },
    /** All figures of one group, the newest week first. */
    cells: async (group: VitalGroup): Promise<readonly VitalCell[]> =>
      v.parse(
        v.array(cell),
        await all(
          'SELECT week, vital, grouping AS "group", value, p75, visits FROM vitals WHERE grouping = ? ORDER BY week DESC, vital, value',
          group,
        ),
      ),
    removeBefore: async (week: string): Promise<void> => {
      await all('DELETE FROM vitals WHERE week < ?', week);
    },
  };
}
