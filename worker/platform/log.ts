import { logLine } from '../../content/logLine.ts';

/** Log levels (docs/rules.md#log-levels). */
export const logLevels = { debug: 1, info: 2, warning: 3, error: 4 } as const;
export type LogLevel = keyof typeof logLevels;

/** Further fields of a log line. */
type LogFacts = Readonly<Record<string, string | number | boolean | undefined | readonly string[]>>;

/** Writes one event as one JSON line; `worker/middleware/requestContext.ts` adds what all lines of a request have. */
export type Log = (level: LogLevel, event: string, facts?: LogFacts) => void;

/** A log that drops lines below a level (1 to 4); it writes to the platform's log stream unless `write` is given. */
export function createLog(
  minimum: number,
  now: () => Date,
  write: (line: string) => void = (line) => console.log(line),
): Log {
  return (level, event, facts = {}) => {
    if (logLevels[level] < minimum) return;
    write(logLine(now(), level, event, facts));
  };
}

/** A thrown value as text for a log line. */
export function problemOf(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}

/** An answer; the fallback where it fails, which the log says. */
export function orFallback<Answer, Fallback>(
  log: Log,
  event: string,
  answer: Promise<Answer>,
  fallback: Fallback,
): Promise<Answer | Fallback> {
  return answer.catch((thrown: unknown) => {
    log('warning', event, { problem: problemOf(thrown) });
    return fallback;
  });
}
