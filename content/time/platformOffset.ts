export const MINUTE_MS = 60_000;
/** 24 hours; calendar days are computed in the city's zone. */
export const DAY_MS = 24 * 60 * MINUTE_MS;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A zone's offset from UTC at a moment (milliseconds), in minutes, as the platform knows it. */
export function platformOffset(instant: number, timeZone: string): number {
  const formatter = formatters.get(timeZone) ?? newFormatter(timeZone);
  const parts = new Map(formatter.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((wall - Math.floor(instant / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

function newFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The minute at which an offset changes between two moments of different offsets, in milliseconds. */
export function minuteOfChange(from: number, to: number, offsetAt: (instant: number) => number): number {
  const before = offsetAt(from);
  let [low, high] = [Math.floor(from / MINUTE_MS), Math.ceil(to / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE_MS) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}
