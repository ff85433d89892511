import { isRealDay } from './realDay.ts';

/**
 * What the setting `CLOCK` says (docs/settings.md#running): an instant, seconds ahead such as `+3600`, or an empty text for
 * real time; undefined for any other text. `pinned`: milliseconds since the epoch at which the clock stands; undefined for one
 * that runs, `aheadMs` ahead of the real one.
 */
export function readClock(text: string) {
  if (/^(?:\+\d+)?$/.test(text)) return { pinned: undefined, aheadMs: Number(text) * 1000 };
  const pinned = isRealDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(pinned) ? undefined : { pinned, aheadMs: 0 };
}
