import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { vi } from 'vitest';
import type { Ended } from '../../../tools/wrangler.ts';
import { LOST_MS } from '../waiting.ts';

/** A process that waits, for a server's calls or for words, uses less of its time than this. */
const WAITING_SHARE = 0.005;

let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Runs a command of tools in the test's own process, its modules read again: the same words end it as in a process of its own
 * (`run`), without the half second that one costs. What it says after its first exit does not count. Runs share what belongs to
 * the process, so that each waits for the one before.
 */
export function runHere(
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const ended = lastRun.then(() => runAlone(command, words, environment));
  lastRun = ended.catch(() => undefined);
  return ended;
}

async function runAlone(
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  let status: number | undefined;
  const { argv, env } = process;
  process.argv = [...argv.slice(0, 2), ...words];
  const inherited = Object.entries(env).filter(([name]) => !name.startsWith('CONTENTFUL_'));
  process.env = { ...Object.fromEntries(inherited), ...environment };
  const stubs = [
    ...(['stdout', 'stderr'] as const).map((stream) =>
      vi.spyOn(process[stream], 'write').mockImplementation((text) => {
        if (status === undefined) said[stream] += text;
        return true;
      }),
    ),
    vi.spyOn(process, 'exit').mockImplementation((code = process.exitCode ?? 0) => {
      status ??= Number(code);
      throw new Error('the command has ended');
    }),
  ];
  const ended = new AbortController();
  try {
    vi.resetModules();
    await Promise.race([import(/* @vite-ignore */ resolve('tools', `${command}.ts`)), whenLost(ended.signal)]);
  } catch (thrown) {
    if (status === undefined) throw thrown;
  } finally {
    ended.abort();
    status ??= Number(process.exitCode ?? 0);
    process.exitCode = undefined;
    for (const stub of stubs) stub.mockRestore();
    Object.assign(process, { argv, env });
  }
  return { status, ...said };
}

/**
 * Fails when nothing is done any more: a command that goes on where words should end it may never come to an end, and on a
 * busy machine one that works may take minutes.
 */
async function whenLost(signal: AbortSignal): Promise<never> {
  for (;;) {
    const before = process.cpuUsage();
    await setTimeout(LOST_MS, undefined, { ref: false, signal });
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 < LOST_MS * WAITING_SHARE) throw new Error('it goes on');
  }
}
