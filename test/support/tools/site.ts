import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Beside the ports of the browser tests, which may run at the same time. */
const PORT = Number(process.env['TEST_PORT'] ?? 8987) + 2;
const CONTENT_PORT = PORT + 1;

/** How a command ended. */
interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A place of its own on this machine for the commands and for the site that they act on. */
export function commandPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-commands-'));
  const environment = {
    ...process.env,
    PORT: String(PORT),
    CONTENT_PORT: String(CONTENT_PORT),
    STATE_DIR: join(folder, 'state'),
    LOG_DIR: join(folder, 'logs'),
    DEV_VARS: '',
    CLOUDFLARE_API_TOKEN: '',
    NODE_NO_WARNINGS: '1',
    NO_COLOR: '1',
  };
  let site: ChildProcess | undefined;
  return {
    origin: `http://localhost:${PORT}`,
    logFile: join(folder, 'logs', `site-${PORT}.log`),
    /** Runs a command of `tools` to its end. */
    run: (name: string, words: readonly string[], variables: Readonly<Record<string, string>> = {}): Ran =>
      spawnSync(process.execPath, [`tools/${name}.ts`, ...words], {
        encoding: 'utf8',
        env: { ...environment, ...variables },
      }),
    /** Changes the enquiries, as only time and other machines do. */
    changeEnquiries: (sql: string): void => {
      const wrangler = [
        'node_modules/wrangler/bin/wrangler.js',
        '--config',
        'wrangler.toml',
        'd1',
        'execute',
        'ENQUIRIES',
      ];
      const { status, stderr } = spawnSync(
        process.execPath,
        [...wrangler, '--local', '--persist-to', environment.STATE_DIR, '--command', sql],
        { encoding: 'utf8', env: { ...environment, CI: 'true' } },
      );
      if (status !== 0) throw new Error(stderr);
    },
    /** Starts the built site, as `npm start` does after its build. */
    start: async (): Promise<void> => {
      const child = spawn(process.execPath, ['tools/start/start.ts'], {
        env: environment,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      site = child;
      await new Promise<void>((resolve, reject) => {
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes(`http://localhost:${PORT}/`)) resolve();
        });
        child.once('exit', (code) => reject(new Error(`the site ended with status ${code} before it answered`)));
      });
      child.removeAllListeners('exit');
    },
    stop: async (): Promise<void> => {
      if (site && site.exitCode === null) {
        site.kill('SIGTERM');
        await once(site, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
