import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { embeddedService } from './embeddedService.ts';

/**
 * What tests of the Worker run in: real workerd with the Worker's stores and the embedded content service.
 */
export const workerd = {
  plugins: [
    cloudflareTest({
      main: 'test/support/worker/durableStorage.ts',
      miniflare: {
        compatibilityDate: '2026-10-01',
        bindings: {
          // React as visitors get it, and three times as fast: in workerd the environment's variables are the bindings.
          NODE_ENV: 'production',
          // The sitemaps' test looks at every address with CRAWL=whole.
          CRAWL: process.env['CRAWL'] ?? '',
          // everyRecordedRead.test.ts goes through every pair of a field and a page with PAIRS=all.
          PAIRS: process.env['PAIRS'] ?? '',
          // recordedMoments.test.ts follows each page through so many moments, at six times of a year.
          MOMENTS: process.env['MOMENTS'] ?? '',
        },
        kvNamespaces: ['CONTENT', 'FLAGS'],
        d1Databases: ['ENQUIRIES'],
        r2Buckets: ['PHOTOS', 'BACKUPS'],
        durableObjects: { LOG: { className: 'DurableStorage', useSQLite: true } },
        cf: false,
        serviceBindings: { CONTENT_SERVICE: embeddedService },
      },
    }),
  ],
  oxc: { jsx: { development: false } },
};
