import { namesOf } from '../names.ts';
import { dateAfter, weekdayOf } from '../time/localTime.ts';

/** A measure of real visits (https://web.dev/articles/vitals). */
interface Vital {
  readonly title: string;
  /** Up to this value a page is good, and from `poor` on it is poor; in milliseconds, a shift without a unit. */
  readonly good: number;
  readonly poor: number;
  readonly unit: '' | 's' | 'ms';
}

export const vitals = {
  LCP: { title: 'Largest picture or text drawn', good: 2500, poor: 4000, unit: 's' },
  INP: { title: 'From a touch to its answer', good: 200, poor: 500, unit: 'ms' },
  CLS: { title: 'What moves by itself', good: 0.1, poor: 0.25, unit: '' },
} as const satisfies Record<string, Vital>;

export type VitalName = keyof typeof vitals;

export const vitalNames = namesOf(vitals);

/** How fast the browser says its connection is; many say nothing. */
export const connectionTypes = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

/** What visits are told apart by, one at a time, and the column of the data point that holds it. */
export const vitalGroups = {
  all: { title: 'All visits', column: undefined },
  kind: { title: 'Kind of page', column: 'page' },
  country: { title: 'Country', column: 'country' },
  connection: { title: 'Connection', column: 'more' },
} as const satisfies Record<string, { readonly title: string; readonly column: PointColumn | undefined }>;

export type VitalGroup = keyof typeof vitalGroups;

export const vitalGroupNames = namesOf(vitalGroups);

/** The texts of an event's data point, in their order. */
export const pointColumns = ['event', 'city', 'language', 'device', 'page', 'detail', 'more', 'country'] as const;

export type PointColumn = (typeof pointColumns)[number];

/** Fewer visits than these say little of a page and too much of a visitor: no figure of them is stored. */
export const FEWEST_VISITS = 50;

/** The whole weeks before a moment, the newest first, as their Mondays in UTC. */
export function weeksBefore(moment: Date, count: number): readonly string[] {
  const today = moment.toISOString().slice(0, 10);
  const monday = dateAfter(today, -weekdayOf(today));
  return Array.from({ length: count }, (_, at) => dateAfter(monday, -7 * (at + 1)));
}

/** The Monday after a week. */
export function weekAfter(week: string): string {
  return dateAfter(week, 7);
}

/** A figure in words: `2.1 s`, `180 ms`, `0.04`. */
export function vitalText(name: VitalName, value: number): string {
  const { unit } = vitals[name];
  if (unit === 's') return `${(value / 1000).toFixed(1)} s`;
  return unit === 'ms' ? `${Math.round(value)} ms` : value.toFixed(2);
}
