import { readFileSync } from 'node:fs';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { createService, type Service } from './content/service/service.ts';
import { readSettings } from './content/service/settings.ts';

const services = new Map<string, Service>();

/**
 * The embedded content service at the moment that a test names. It runs here in Node: the whole space is too large to
 * be carried into every test's isolate.
 */
function contentService(clock: string): Service {
  const known =
    services.get(clock) ??
    createService(JSON.parse(readFileSync('content/space/space.json', 'utf8')), readSettings({ CLOCK: clock }), {
      now: () => new Date(clock),
      requestId: () => 'test',
      media: { open: async () => new Response(null, { status: 404 }), widthsOf: () => [] },
    });
  services.set(clock, known);
  return known;
}

/** Takes a request from workerd, whose classes are not Node's, and gives a plain answer. */
async function answerFromSpace(request: {
  readonly url: string;
  readonly method: string;
  readonly text: () => Promise<string>;
  readonly headers: Iterable<[string, string]> & { get: (name: string) => string | null };
}): Promise<Response> {
  const headers = [...request.headers].filter(([name]) => name !== 'host');
  const asked = new Request(request.url, {
    method: request.method,
    headers,
    ...(request.method === 'POST' && { body: await request.text() }),
  });
  return contentService(request.headers.get('x-test-clock') ?? '').fetch(asked);
}

/** Three runs in one: rules in plain Node, the pipeline in workerd, behaviour in a real Chromium. */
export default defineConfig({
  test: {
    // Files wait (for a browser, for the site) more than they work: three at a time keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['test/{content,client,service,commands}/**/*.test.{ts,tsx}'],
          // A property that holds in half a second takes ten where others build on the same machine.
          testTimeout: 20_000,
        },
      },
      {
        plugins: [
          cloudflareTest({
            miniflare: {
              compatibilityDate: '2026-10-01',
              kvNamespaces: ['CONTENT', 'FLAGS'],
              d1Databases: ['ENQUIRIES'],
              r2Buckets: ['PHOTOS'],
              cf: false,
              serviceBindings: { CONTENT_SERVICE: answerFromSpace },
            },
          }),
        ],
        // React as it is built for visitors: three times as fast, and what they get.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        test: { name: 'workerd', include: ['test/worker/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/setup.ts',
          testTimeout: 60_000,
          // What comes by itself comes late on a busy machine; the standard is one second.
          expect: { poll: { timeout: 10_000 } },
          // A browser on a busy machine may be late once; late twice is a failure.
          retry: 1,
        },
      },
    ],
  },
});
