/** Log levels (content-pages §8). */
export const logLevels = { debug: 1, info: 2, warning: 3, error: 4 } as const;
export type LogLevel = keyof typeof logLevels;

/** Facts of an event beside its name; values that can be written as JSON. */
export type LogFacts = Readonly<Record<string, string | number | boolean | undefined | readonly string[]>>;

/** Writes one event as one JSON line. */
export type Log = (level: LogLevel, event: string, facts?: LogFacts) => void;

/** A log that leaves out what is below a level (1 to 4) and writes to a sink, by default the platform's log stream. */
export function createLog(
  minimum: number,
  now: () => Date,
  write: (line: string) => void = (line) => console.log(line),
): Log {
  return (level, event, facts = {}) => {
    if (logLevels[level] < minimum) return;
    write(JSON.stringify({ time: now().toISOString(), level, event, ...facts }));
  };
}

/** What is known of a thrown value, for a log line. */
export function problemOf(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}
