import { mkdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';

/** How log files rotate: bytes of one, how many are kept, milliseconds between checks (docs/rules.md#log-files). */
export const rotation = { size: 10_485_760, keep: 5, check: 60_000 } as const;
/** Bytes that may wait for a slow disk; beyond them lines are dropped. */
const WAITING_LIMIT = 1_048_576;

/**
 * Opens log files, `name` and before it `name.1` to `name.5`; a failure is told to `warn` once, and lines are dropped
 * meanwhile.
 */
export function openLogFiles(
  folder: string,
  name: string,
  warn: (sentence: string) => void,
  { size, keep, check }: Readonly<Record<keyof typeof rotation, number>> = rotation,
) {
  let stream: RotatingFileStream | undefined;
  let hasWarned = false;

  const failed = (problem: Error): void => {
    stream = undefined;
    if (!hasWarned) warn(`No log files in ${folder} for now: ${problem.message}. The site runs on.`);
    hasWarned = true;
  };

  const open = (): void => {
    try {
      mkdirSync(folder, { recursive: true });
      const opened = createStream((index) => (index ? `${name}.${String(index)}` : name), {
        path: folder,
        size: `${size}B`,
        rotate: keep,
      });
      stream = opened;
      opened.once('open', () => {
        if (hasWarned) warn(`Log files are written to ${folder} again.`);
        hasWarned = false;
      });
      opened.on('error', (problem) => {
        if (stream === opened) failed(problem);
      });
      opened.on('warning', (problem) => {
        if (stream === opened && !hasWarned) warn(`Log files in ${folder}: ${problem.message}.`);
      });
    } catch (problem) {
      failed(problem instanceof Error ? problem : new Error(String(problem)));
    }
  };

  const look = async (): Promise<void> => {
    if (stream) {
      const isThere = await stat(join(folder, name)).then(
        (stats) => stats.isFile(),
        () => false,
      );
      if (isThere) return;
      const gone = stream;
      stream = undefined;
      gone?.end();
    }
    open();
  };

  open();
  const timer = setInterval(() => void look(), check);
  timer.unref();
  return {
    /** Takes a line without its end, and never fails or waits. */
    write: (line: string): void => {
      if (stream && stream.writableLength < WAITING_LIMIT) stream.write(`${line}\n`);
    },
    /** Opens the file again if it is missing or failed; runs every minute. */
    check: look,
    /** Writes what waits and closes the files. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      const last = stream;
      stream = undefined;
      if (!last || last.destroyed) return;
      await new Promise<void>((resolve) => {
        last.once('error', () => resolve());
        last.end(resolve);
      });
    },
  };
}
