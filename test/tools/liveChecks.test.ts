import { describe, expect, test } from 'vitest';
import type { ExaminedSite, Finding } from '../../tools/operators/checks/check.ts';
import {
  lookAtCertificate,
  lookAtEarlierFiles,
  lookAtReport,
  siteCheck,
} from '../../tools/operators/checks/siteChecks.ts';
import { readSiteConfig } from '../../tools/siteConfig.ts';

const { production } = readSiteConfig();
const NOW = '2026-11-23T12:00:00Z';
const ORIGIN = 'https://www.meridian.example';

const wellReport = { faults: [], lists: [], broken: {} };

/** What the deployed site answers, by path; the way without TLS leads to the one with it. */
const answers: Readonly<Record<string, () => Response>> = {
  'http:/': () => new Response(null, { status: 301, headers: { location: `${ORIGIN}/` } }),
  '/_health': () => new Response('ok', { headers: { 'x-version': 'any' } }),
  '/_health with key': () => Response.json(wellReport),
  '/assets/old.js': () => new Response('old'),
};

/** The deployed site as it should be, but for what a test says. */
function site(changed: Readonly<Record<string, () => Response>> = {}, more: Partial<ExaminedSite> = {}): ExaminedSite {
  return {
    target: 'production',
    declared: production,
    variables: { ...production.variables, HEALTH_KEY: 'the key' },
    port: 0,
    servicePort: 0,
    ask: () => Promise.reject(new Error('not asked')),
    run: () => undefined,
    send: async ({ url, headers }) => {
      const { protocol, pathname } = new URL(url);
      const key = headers.get('x-health-key');
      const name = protocol === 'http:' ? 'http:/' : `${pathname}${key === null ? '' : ' with key'}`;
      return ({ ...answers, ...changed }[name] ?? (() => new Response('', { status: 404 })))();
    },
    certificateEnd: async () => new Date('2027-01-22T12:00:00Z'),
    earlierFiles: async () => ['/assets/old.js'],
    now: () => new Date(NOW),
    ...more,
  };
}

const reporting = (change: object) => ({ '/_health with key': () => Response.json({ ...wellReport, ...change }) });

describe('the deployed site', () => {
  const absent = () => new Response('', { status: 404 });
  const certificateEnd = (day: string) => site({}, { certificateEnd: async () => new Date(`${day}T13:00:00Z`) });
  const noCertificate = () => Promise.reject(new Error('self-signed'));
  const noBuild = () => Promise.reject(new Error('the build is not kept'));
  const unreachable = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') }));
  const version = siteCheck('version');
  const pages = siteCheck('pages');
  const ill = () => new Response('failing', { status: 503 });
  const open = site({ 'http:/': () => new Response('hello') });
  const refused = () => new Response('', { status: 403 });
  const faults = reporting({ faults: ['nobody receives enquiries', 'the queue can’t be reached'] });
  const long = reporting({ lists: ['events'], broken: { '/en/sydney': ['title'] } });
  const faultWords = /^nobody receives enquiries; the queue can’t be reached$/;
  test.each<[string, Finding['state'], RegExp, (site: ExaminedSite) => Promise<Finding>, ExaminedSite]>([
    ['a certificate in its time', 'ok', /^60 days left$/, lookAtCertificate, site()],
    ['a certificate not renewed', 'fail', /^ends in 3 days/, lookAtCertificate, certificateEnd('2026-11-26')],
    ['no valid one', 'fail', /^self-signed$/, lookAtCertificate, site({}, { certificateEnd: noCertificate })],
    ['a way without TLS', 'fail', /^http:\/\/www\.meridian\.example\/ answers 200$/, lookAtCertificate, open],
    ['health', 'ok', /^health ok$/, version, site()],
    ['health that fails', 'fail', /503 "failing"/, version, site({ '/_health': ill })],
    ['pages that are gone', 'fail', /sydney\.xml answers 404; .+okinawa/, pages, site()],
    ['a site that can’t be reached', 'fail', /^pages: ENOTFOUND$/, pages, site({}, { send: unreachable })],
    ['files of the build before', 'ok', /^1 right$/, lookAtEarlierFiles, site()],
    ['files that are gone', 'fail', /^\/assets\/old\.js: 404$/, lookAtEarlierFiles, site({ '/assets/old.js': absent })],
    ['no build', 'fail', /^the build is not kept$/, lookAtEarlierFiles, site({}, { earlierFiles: noBuild })],
    ['no login', 'warn', /can’t be seen/, lookAtEarlierFiles, site({}, { earlierFiles: async () => undefined })],
    ['a report without faults', 'ok', /^nothing is wrong$/, lookAtReport, site()],
    ['a key that is not known here', 'warn', /not known here/, lookAtReport, site({}, { variables: {} })],
    [
      'a key of two lines',
      'fail',
      /^HEALTH_KEY has a sign/,
      lookAtReport,
      site({}, { variables: { HEALTH_KEY: 'a\nb' } }),
    ],
    ['a key that is another', 'fail', /^refuses the key$/, lookAtReport, site({ '/_health with key': refused })],
    ['something else than a report', 'fail', /not readable/, lookAtReport, site(reporting({ lists: 'none' }))],
    ['faults', 'fail', faultWords, lookAtReport, site(faults)],
    ['long lists and fields', 'warn', /^1 long lists; .+ lack a field: \/en\/sydney$/, lookAtReport, site(long)],
  ])('%s', async (_, state, expected, look, examined) => {
    const finding = await look(examined);
    expect([finding.state, finding.found]).toEqual([state, expect.stringMatching(expected)]);
    if (finding.state !== 'ok') expect(finding.mend.length).toBeGreaterThan(8);
  });
});
