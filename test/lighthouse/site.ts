import { temporaryFolder } from '../../tools/temporaryFolder.ts';
import { startProgram } from '../support/startProgram.ts';

/**
 * Starts the built site with its embedded services on ports of its own, with settings that differ from those of this
 * machine; gives what stops it.
 */
export async function startSite(
  port: number,
  contentPort: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  const state = temporaryFolder('lighthouse');
  const stop = await startProgram('tools/start/start.ts', `http://localhost:${port}/`, {
    ...process.env,
    ...settings,
    PORT: String(port),
    CONTENT_PORT: String(contentPort),
    STATE_DIR: state,
    LOG_LEVEL: '4',
    FILL: '0',
  });
  return stop;
}
