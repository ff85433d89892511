import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts the built site with its embedded services on ports of its own, with settings that differ from those of this
 * machine; gives what stops it.
 */
export async function startSite(
  port: number,
  contentPort: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'meridian-lighthouse-'));
  const site: ChildProcess = spawn(process.execPath, ['tools/start/start.ts'], {
    env: {
      ...process.env,
      ...settings,
      PORT: String(port),
      CONTENT_PORT: String(contentPort),
      STATE_DIR: state,
      LOG_LEVEL: '4',
      FILL: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    site.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes(`http://localhost:${port}/`)) resolve();
    });
    site.once('exit', (code) => reject(new Error(`the site ended with status ${code} before it answered`)));
  });
  return async () => {
    if (site.exitCode === null && site.signalCode === null) {
      site.kill('SIGTERM');
      await once(site, 'exit');
    }
    rmSync(state, { recursive: true, force: true });
  };
}
