import { cities } from '../cities.ts';
import { DAY_MS, minuteOfChange, platformOffset } from './platformOffset.ts';

/** The years of the table: those of the dates that a page meets. */
const FROM = Date.UTC(2022);
const UNTIL = Date.UTC(2034);
/** No city changes its clocks twice in so many days. */
const STEP_MS = 80 * DAY_MS;

/** From a moment (milliseconds) on a zone has an offset from UTC (minutes). */
type OffsetRow = readonly [from: number, offset: number];

const timeZones = new Set(Object.values(cities).map(({ timeZone }) => timeZone));

/**
 * The offsets of all cities' zones, as the platform knows them where the site is built (docs/rules.md#zone-table): the
 * build writes this as data (tools/build/jsonTables.ts), since a platform's first formatter takes a fresh isolate more than
 * half of what its process takes to start.
 */
export const zoneOffsets: {
  readonly from: number;
  readonly until: number;
  readonly zones: Readonly<Record<string, readonly OffsetRow[]>>;
} = {
  from: FROM,
  until: UNTIL,
  zones: Object.fromEntries([...timeZones].map((timeZone) => [timeZone, rowsOf(timeZone)])),
};

/** The first offset and each later one, in their order. */
function rowsOf(timeZone: string): readonly OffsetRow[] {
  const offsetAt = (instant: number): number => platformOffset(instant, timeZone);
  const rows: OffsetRow[] = [[FROM, offsetAt(FROM)]];
  for (let start = FROM; start < UNTIL; start += STEP_MS) {
    const end = Math.min(start + STEP_MS, UNTIL);
    const offset = offsetAt(end);
    if (offset !== rows.at(-1)?.[1]) rows.push([minuteOfChange(start, end, offsetAt), offset]);
  }
  return rows;
}
