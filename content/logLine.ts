import { shortened } from './shortened.ts';

/** A log line has texts of so many characters, and lists of so many parts, at most. */
const TEXT_MOST = 1000;
const LIST_MOST = 20;

/** One event as one line of JSON, which no content and no flag makes long (docs/rules.md#log-line). */
export function logLine(time: Date, level: string, event: string, facts: object): string {
  return JSON.stringify({ time: time.toISOString(), level, event, ...facts }, (_, value: unknown) => cut(value));
}

function cut(value: unknown): unknown {
  if (typeof value === 'string') return shortened(value, TEXT_MOST);
  if (!Array.isArray(value) || value.length <= LIST_MOST) return value;
  const parts: readonly unknown[] = value.slice(0, LIST_MOST);
  return [...parts, `and ${value.length - LIST_MOST} more`];
}
