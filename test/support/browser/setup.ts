import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../../tools/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site that the tests drive. */
    readonly site: string;
  }
}

/** `TEST_PORT` lets several checkouts run their tests at once. */
const PORT = Number(process.env['TEST_PORT'] ?? 8987);
const CONTENT_PORT = PORT + 1;

/** Starts the built site with the embedded content service, at a pinned clock, and stops both afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium();
  const child = spawn(process.execPath, ['test/support/browser/site.ts'], {
    env: {
      ...process.env,
      PORT: String(PORT),
      CONTENT_PORT: String(CONTENT_PORT),
      CLOCK: '2026-06-15T02:00:00.000Z',
      // Settings that a developer has for runs by hand must not change the tests.
      DEV_VARS: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes(`:${PORT}`)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the site ended with status ${code} before it answered`)));
  });
  project.provide('site', `http://localhost:${PORT}`);
  return async () => {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}
