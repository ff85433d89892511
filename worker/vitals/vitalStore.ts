import * as v from 'valibot';
import { type VitalGroup, vitalGroupNames, vitalNames } from '../../content/visitor/vitals.ts';

/** The 75th percentile of a measure in one week. */
const cell = v.object({
  /** Monday of the week in UTC, YYYY-MM-DD. */
  week: v.string(),
  vital: v.picklist(vitalNames),
  group: v.picklist(vitalGroupNames),
  /** A kind of page, a country, a connection; `all`. */
  value: v.string(),
  p75: v.number(),
  visits: v.number(),
});
export type VitalCell = Readonly<v.InferOutput<typeof cell>>;

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
