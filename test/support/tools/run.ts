import { execFile } from 'node:child_process';

/** How a command ended, and what it said. */
export interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of tools beside the test, so that the test can answer its calls; without the caller's own settings. */
export function run(
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('CONTENTFUL_')));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`tools/${command}.ts`, ...words],
      { env: { ...inherited, ...environment, NODE_NO_WARNINGS: '1' }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) =>
        resolve({ status: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr }),
    );
  });
}
