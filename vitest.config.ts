import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** Three runs in one: rules in plain Node, the pipeline in workerd, behaviour in a real Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['test/{content,client,service,commands}/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [cloudflareTest({ miniflare: { compatibilityDate: '2026-11-01', kvNamespaces: ['CONTENT', 'FLAGS'], cf: false } })],
        test: { name: 'workerd', include: ['test/worker/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Two cores: one browser page at a time gives steadier runs than many.
          fileParallelism: false,
        },
      },
    ],
  },
});
