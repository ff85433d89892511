import { styleText } from 'node:util';
import * as v from 'valibot';
import { namesOf } from '../../content/names.ts';
import { visibleText } from '../../content/visibleText.ts';
import { type LogLevel, logLevels } from '../../worker/platform/log.ts';

const logLine = v.looseObject({
  time: v.string(),
  level: v.picklist(namesOf(logLevels)),
  event: v.string(),
});

const colours = { debug: 'gray', info: 'cyan', warning: 'yellow', error: 'red' } as const satisfies Record<
  LogLevel,
  Parameters<typeof styleText>[0]
>;

/** A log line of the site in a readable form; undefined for any other line. */
export function readableLog(line: string): string | undefined {
  if (!line.startsWith('{"time"')) return undefined;
  const parsedLine = v.safeParse(v.pipe(v.string(), v.parseJson(), logLine), line);
  if (!parsedLine.success) return undefined;
  const { time, level, event, ...facts } = parsedLine.output;
  const written = Object.entries(facts).map(([name, value]) => `${name}=${plain(value)}`);
  return [time.slice(11, 19), styleText(colours[level], level.padEnd(7)), event, ...written].join('  ');
}

function plain(value: unknown): string {
  return visibleText(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\n', ' ');
}
