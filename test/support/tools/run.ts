import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { type Ended, endOf } from '../../../tools/wrangler.ts';

/** Runs a command of tools beside the test, so that the test can answer its calls; without the caller's own settings. `folder` has the files that it reads. */
export function run(
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  folder = '.',
): Promise<Ended> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('CONTENTFUL_')));
  const env = { ...inherited, ...environment, NODE_NO_WARNINGS: '1' };
  return endOf(spawn(process.execPath, [resolve('tools', `${command}.ts`), ...words], { env, cwd: folder }));
}
