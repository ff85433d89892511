import { html } from 'hono/html';
import {
  FEWEST_VISITS,
  type VitalGroup,
  type VitalName,
  vitalGroupNames,
  vitalGroups,
  vitalNames,
  vitals,
  vitalText,
} from '../../content/visitor/vitals.ts';
import { hrefOf, type Markup, tableHtml } from '../preview/desk/deskPage.ts';
import type { VitalCell } from './vitalStore.ts';

/** Where operators see how fast pages are for real visitors. */
export const VITALS_PATH = '/_vitals';

/** Height of the drawn line of a year, in its own units; a week is one unit wide. */
const LINE_HEIGHT = 12;

/** The page of one group: a table for each measure, a column a week, the newest first (docs/rules.md#weekly-vitals). */
export function vitalsHtml(group: VitalGroup, cells: readonly VitalCell[], weeks: readonly string[]): Markup {
  const gatheredWeeks = weeks.filter((week) => cells.some((cell) => cell.week === week));
  return html`<main><h1>How fast pages are for visitors</h1>
<nav aria-label="Visits by"><ul>${vitalGroupNames.map((name) => html`<li><a href="${hrefOf(VITALS_PATH, { by: name })}"${name === group ? html` aria-current="page"` : ''}>${vitalGroups[name].title}</a></li>`)}</ul></nav>
<p>Three visits of four were at least as fast as these figures. They come from visitors who consented, by week from Monday in UTC; of fewer than ${FEWEST_VISITS} visits there is none.</p>
${cells.length === 0 ? html`<p>No week is gathered yet. It is done at night, with ANALYTICS_ACCOUNT and ANALYTICS_TOKEN (docs/settings.md).</p>` : vitalNames.map((name) => vitalTable(name, group, cells, gatheredWeeks))}</main>`;
}

function vitalTable(name: VitalName, group: VitalGroup, cells: readonly VitalCell[], weeks: readonly string[]): Markup {
  const { title, good, poor } = vitals[name];
  const byValue = Map.groupBy(
    cells.filter(({ vital }) => vital === name),
    ({ value }) => value,
  );
  // What most visitors see stands first.
  const rows = [...byValue].toSorted(([, left], [, right]) => visitsOf(right) - visitsOf(left));
  const head = [vitalGroups[group].title, 'Year', ...weeks];
  const rowHtml = ([value, row]: readonly [string, readonly VitalCell[]]): Markup => {
    const byWeek = new Map(row.map((cell) => [cell.week, cell]));
    return html`<tr><th scope="row">${labelOf(group, value)}</th><td>${lineHtml(name, weeks, byWeek)}</td>${weeks.map((week) => cellHtml(name, byWeek.get(week)))}</tr>`;
  };
  return html`<h2>${title} (${name})</h2><p>Good up to ${vitalText(name, good)}, poor from ${vitalText(name, poor)}.</p>
${tableHtml(`${title} by week`, head, rows.map(rowHtml))}`;
}

function cellHtml(name: VitalName, cell: VitalCell | undefined): Markup {
  if (!cell) return html`<td>–</td>`;
  const { good, poor } = vitals[name];
  const mark = cell.p75 <= good ? '' : cell.p75 < poor ? '▲\u00a0' : '▲▲\u00a0';
  return html`<td>${mark}${vitalText(name, cell.p75)}<br><small>${cell.visits.toLocaleString('en')}</small></td>`;
}

/** The year as a line, the oldest week at the left; weeks without a figure are bridged. */
function lineHtml(name: VitalName, weeks: readonly string[], byWeek: ReadonlyMap<string, VitalCell>): Markup {
  const points = weeks.toReversed().flatMap((week, at) => {
    const cell = byWeek.get(week);
    return cell ? [{ at, p75: cell.p75 }] : [];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return html``;
  const top = Math.max(vitals[name].poor, ...points.map(({ p75 }) => p75));
  const line = points.map(({ at, p75 }) => `${at},${(LINE_HEIGHT * (1 - p75 / top)).toFixed(2)}`).join(' ');
  const label = `From ${vitalText(name, first.p75)} to ${vitalText(name, last.p75)}`;
  return html`<svg class="desk-line" role="img" aria-label="${label}" viewBox="0 0 ${Math.max(weeks.length - 1, 1)} ${LINE_HEIGHT}" preserveAspectRatio="none"><polyline points="${line}"/></svg>`;
}

function visitsOf(row: readonly VitalCell[]): number {
  return row.reduce((sum, { visits }) => sum + visits, 0);
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

function labelOf(group: VitalGroup, value: string): string {
  if (group === 'all') return vitalGroups.all.title;
  return group === 'country' ? (countries.of(value) ?? value) : value;
}
