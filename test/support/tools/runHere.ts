import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { vi } from 'vitest';
import type { Ended } from '../../../tools/wrangler.ts';
import { LOST_MS } from '../waiting.ts';

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
  try {
    vi.resetModules();
    // A command that goes on where words should end it may never come to an end.
    const lost = setTimeout(LOST_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('it goes on')));
    await Promise.race([import(/* @vite-ignore */ resolve('tools', `${command}.ts`)), lost]);
  } catch (thrown) {
    if (status === undefined) throw thrown;
  } finally {
    status ??= Number(process.exitCode ?? 0);
    process.exitCode = undefined;
    for (const stub of stubs) stub.mockRestore();
    Object.assign(process, { argv, env });
  }
  return { status, ...said };
}
