import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '../../../tools/temporaryFolder.ts';
import { type Ended, endOf } from '../../../tools/wrangler.ts';
import { startProgram } from '../startProgram.ts';

/** Beside the ports of the browser tests, and of other processes of the tests, which may run at the same time. */
const PORT = Number(process.env['TEST_PORT'] ?? 8987) + 2 * Number(process.env['VITEST_POOL_ID'] ?? 1);
const CONTENT_PORT = PORT + 1;

/** A place of its own on this machine for the commands and for the site that they act on, with settings that differ. */
export function commandPlace(variables: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder('commands');
  const environment = {
    ...process.env,
    PORT: String(PORT),
    CONTENT_PORT: String(CONTENT_PORT),
    STATE_DIR: join(folder, 'state'),
    LOG_DIR: join(folder, 'logs'),
    DEV_VARS: '',
    HEALTH_KEY: 'a key for the commands of this test',
    // A test that asks for a page wants to see it made.
    FILL: '0',
    // Nobody answers there.
    ENQUIRY_WEBHOOK: 'http://localhost:9/enquiries',
    CLOUDFLARE_API_TOKEN: '',
    NODE_NO_WARNINGS: '1',
    NO_COLOR: '1',
    ...variables,
  };
  const wrangler = (words: readonly string[]): void => {
    const call = ['node_modules/wrangler/bin/wrangler.js', '--config', 'wrangler.toml', ...words];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...call, '--local', '--persist-to', environment.STATE_DIR],
      { encoding: 'utf8', env: { ...environment, CI: 'true' } },
    );
    // The site holds its database for moments, which the real one shares.
    if (`${stdout}${stderr}`.includes('SQLITE_BUSY')) wrangler(words);
    else if (status !== 0) throw new Error(stdout + stderr);
  };
  let stopSite: (() => Promise<void>) | undefined;
  return {
    folder,
    /** What its commands run with. */
    environment,
    origin: `http://localhost:${PORT}`,
    logFile: join(folder, 'logs', `site-${PORT}.log`),
    /** Runs a command of `tools` to its end. */
    run: (name: string, words: readonly string[], variables: Readonly<Record<string, string>> = {}): Ended =>
      spawnSync(process.execPath, [`tools/${name}.ts`, ...words], {
        encoding: 'utf8',
        env: { ...environment, ...variables },
      }),
    /** Runs a command beside others. */
    runBeside: (name: string, words: readonly string[]): Promise<Ended> =>
      endOf(spawn(process.execPath, [`tools/${name}.ts`, ...words], { env: environment })),
    /** Runs wrangler over the stores of this place. */
    wrangler,
    /** Changes the enquiries, as only time and other machines do. */
    changeEnquiries: (sql: string): void => wrangler(['d1', 'execute', 'ENQUIRIES', '--command', sql]),
    /** Starts the built site, as `npm start` does after its build. */
    start: async (): Promise<void> => {
      stopSite = await startProgram('tools/start/start.ts', `http://localhost:${PORT}/`, environment);
    },
    stop: async (): Promise<void> => stopSite?.(),
  };
}
