import { isRealDay } from './realDay.ts';

/** What the setting `CLOCK` says (docs/settings.md#running). */
export interface ClockSetting {
  /** Milliseconds since the epoch at which the clock stands; undefined for one that runs. */
  readonly pinned: number | undefined;
  /** How far a clock that runs is ahead of the real one, in milliseconds. */
  readonly aheadMs: number;
}

/** Reads an instant, seconds ahead such as `+3600`, or an empty text for real time; undefined for any other text. */
export function readClock(text: string): ClockSetting | undefined {
  if (/^(?:\+\d+)?$/.test(text)) return { pinned: undefined, aheadMs: Number(text) * 1000 };
  const pinned = isRealDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(pinned) ? undefined : { pinned, aheadMs: 0 };
}
