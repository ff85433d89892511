import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { embeddedService } from './embeddedService.ts';

/**
 * What tests of the Worker run in: real workerd with the Worker's stores and the embedded content service. In the run of
 * every day long tables are drawn from (`drawn`).
 */
export const workerd = (isDaily: boolean) => ({
  plugins: [
    cloudflareTest({
      miniflare: {
        compatibilityDate: '2026-10-01',
        bindings: {
          // React as visitors get it, and three times as fast: in workerd the environment's variables are the bindings.
          NODE_ENV: 'production',
          IS_DAILY: isDaily ? 'yes' : '',
          // The sitemaps' test looks at every address with CRAWL=whole.
          CRAWL: process.env['CRAWL'] ?? '',
          // The test of what pages have read looks at so many pairs of a field and a page.
          PAIRS: process.env['PAIRS'] ?? '',
        },
        kvNamespaces: ['CONTENT', 'FLAGS'],
        d1Databases: ['ENQUIRIES'],
        r2Buckets: ['PHOTOS', 'BACKUPS'],
        cf: false,
        serviceBindings: { CONTENT_SERVICE: embeddedService },
      },
    }),
  ],
  oxc: { jsx: { development: false } },
});
