import * as v from 'valibot';
import { isNameIn, isOneOf } from '../../content/names.ts';
import { isPageKind } from '../../content/pages.ts';
import {
  connectionTypes,
  FEWEST_VISITS,
  type PointColumn,
  pointColumns,
  type VitalGroup,
  vitalGroupNames,
  vitalGroups,
  vitals,
  weekAfter,
  weeksBefore,
} from '../../content/visitor/vitals.ts';
import { problemOf } from '../platform/log.ts';
import { callService } from '../platform/upstream.ts';
import type { World } from '../world.ts';
import type { VitalCell } from './vitalStore.ts';

/** Counted events are kept for three months; a week that failed is asked for again for so long. */
const WEEKS_BACK = 8;
/** A year and the week that it is compared with. */
export const WEEKS_KEPT = 53;
/** Figures of one answer, those of most visits: countries are many, and `callService` reads no longer answer. */
const FIGURES = 300;
/** Nobody waits. */
const WAIT_MS = 60_000;

/** Large numbers come as texts. */
const number = v.union([v.number(), v.pipe(v.string(), v.transform(Number), v.number(), v.finite())]);
const answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    data: v.array(v.object({ vital: v.string(), value: v.optional(v.string(), 'all'), p75: number, visits: number })),
  }),
);

/** The values that a figure is kept of: anybody may report a page of a kind that does not exist. */
const isValue = {
  all: () => true,
  kind: isPageKind,
  country: (value) => /^[A-Z]{2}$/.test(value),
  connection: (value) => isOneOf(connectionTypes, value),
} as const satisfies Record<VitalGroup, (value: string) => boolean>;

/**
 * Gathers the 75th percentile of each measure for each whole week that is not there yet, by the SQL interface of the
 * counted events. Runs every night, so that a failed week comes the next one (docs/rules.md#weekly-vitals).
 */
export async function gatherVitals(world: World): Promise<void> {
  if (world.settings.analytics.token === '') return;
  const weeks = weeksBefore(world.now(), WEEKS_KEPT);
  try {
    const store = await world.vitals();
    const stored = new Set(await store.weeks());
    for (const week of weeks.slice(0, WEEKS_BACK).filter((each) => !stored.has(each))) {
      const cells = (await Promise.all(vitalGroupNames.map((group) => cellsOf(world, week, group)))).flat();
      if (cells.length > 0) await store.put(cells);
      world.log('info', 'vitals gathered', { week, cells: cells.length });
    }
    await store.removeBefore(weeks.at(-1) ?? '');
  } catch (thrown) {
    world.log('error', 'vitals not gathered', { problem: problemOf(thrown) });
  }
}

async function cellsOf(world: World, week: string, group: VitalGroup): Promise<readonly VitalCell[]> {
  const { origin, account, table, token } = world.settings.analytics;
  const url = `${origin}/client/v4/accounts/${account}/analytics_engine/sql`;
  const headers = { Authorization: `Bearer ${token}` };
  const call = { method: 'POST', headers, body: vitalsQuery(table, week, group) } as const;
  const { status, body } = await callService(world, url, call, WAIT_MS);
  if (status !== 200 || body === undefined) throw new Error(`the counted events answer with ${status}`);
  return v
    .parse(answer, body)
    .data.flatMap(({ vital, value, p75, visits }) =>
      visits >= FEWEST_VISITS && isNameIn(vitals, vital) && isValue[group](value)
        ? [{ week, vital, group, value, p75, visits: Math.round(visits) }]
        : [],
    );
}

/** A point may stand for several: each counts as often as it was sampled. */
export function vitalsQuery(table: string, week: string, group: VitalGroup): string {
  const { column } = vitalGroups[group];
  const value = column === undefined ? '' : `, ${blob(column)} AS value`;
  return [
    `SELECT ${blob('detail')} AS vital${value}, SUM(_sample_interval) AS visits,`,
    'quantileExactWeighted(0.75)(double1, _sample_interval) AS p75',
    `FROM ${table} WHERE ${blob('event')} = 'webVital'`,
    `AND timestamp >= toDateTime('${week} 00:00:00') AND timestamp < toDateTime('${weekAfter(week)} 00:00:00')`,
    `GROUP BY vital${column === undefined ? '' : ', value'} ORDER BY visits DESC LIMIT ${FIGURES} FORMAT JSON`,
  ].join(' ');
}

function blob(column: PointColumn): string {
  return `blob${pointColumns.indexOf(column) + 1}`;
}
