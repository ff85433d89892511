import { describe, expect, test } from 'vitest';
import { offsetAt } from '../../../content/time/localTime.ts';
import { DAY_MS, MINUTE_MS } from '../../../content/time/platformOffset.ts';
import { zoneOffsets } from '../../../content/time/zoneOffsets.ts';
import { jsonTables } from '../../../tools/build/jsonTables.ts';

const { from, until, zones } = zoneOffsets;

/** The local time of the platform as if it were UTC, in minutes: another formatter than the site's. */
function platformMinute(format: Intl.DateTimeFormat, instant: number): number {
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) / MINUTE_MS;
}

describe('the clocks of the cities', () => {
  test.each(Object.keys(zones))('the table of %s is the platform’s on every day and at every change', (timeZone) => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const days = Array.from({ length: (until - from) / DAY_MS }, (_, day) => from + day * DAY_MS);
    const changes = (zones[timeZone] ?? []).flatMap(([change]) => [change - MINUTE_MS, change, change + MINUTE_MS]);
    const wrong = [...days, ...changes].filter(
      (instant) => instant / MINUTE_MS + offsetAt(instant, timeZone) !== platformMinute(format, instant),
    );
    expect(wrong.map((instant) => new Date(instant).toISOString())).toEqual([]);
  });

  test('years beyond the table are asked of the platform', () => {
    expect(offsetAt(from - 1, 'Australia/Sydney')).toBe(11 * 60);
    expect(offsetAt(until, 'Australia/Sydney')).toBe(11 * 60);
    expect(offsetAt(Date.UTC(2050, 6), 'Australia/Sydney')).toBe(10 * 60);
    expect(offsetAt(Date.UTC(1999, 6), 'Europe/Paris')).toBe(2 * 60);
  });

  test('the build writes the table as data, which makes no formatter', async () => {
    const { load } = jsonTables('worker');
    if (typeof load !== 'function') throw new Error('the plugin loads by a function');
    const file = new URL('../../../content/time/zoneOffsets.ts', import.meta.url).pathname;
    const code = String(await Reflect.apply(load, {}, [file]));
    expect(code).toMatch(/^export const zoneOffsets = JSON\.parse\("/);
    expect(code).toContain('Australia/Sydney');
    expect(code).not.toContain('import');
  });
});
