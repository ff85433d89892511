import type { TestProject } from 'vitest/node';
import { findChromium } from '../../../tools/chromium.ts';
import { startProgram } from '../startProgram.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site that the tests drive. */
    readonly site: string;
  }
}

/** `TEST_PORT` lets several checkouts run their tests at once. */
const PORT = Number(process.env['TEST_PORT'] ?? 8987);

/** Starts the built site with the embedded content service, at a pinned clock, and stops both afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium();
  const stop = await startProgram('test/support/browser/site.ts', `:${PORT}`, {
    ...process.env,
    PORT: String(PORT),
    CONTENT_PORT: String(PORT + 1),
    CLOCK: '2026-06-15T02:00:00.000Z',
    // Settings that a developer has for runs by hand must not change the tests.
    DEV_VARS: '',
  });
  project.provide('site', `http://localhost:${PORT}`);
  return stop;
}
