import { spawn } from 'node:child_process';
import { type Ended, endOf } from '../../../tools/wrangler.ts';

/** Runs a command of tools beside the test, so that the test can answer its calls; without the caller's own settings. */
export function run(
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('CONTENTFUL_')));
  const env = { ...inherited, ...environment, NODE_NO_WARNINGS: '1' };
  return endOf(spawn(process.execPath, [`tools/${command}.ts`, ...words], { env }));
}
