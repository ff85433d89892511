import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { isPageKind } from '../../content/pages.ts';
import { findChromium } from '../../tools/chromium.ts';
import { readCommandLine, refuse, wholeNumber } from '../../tools/commandLine.ts';
import { portOf } from '../../tools/environment.ts';
import { categories, visit } from './audit.ts';
import { excludedAudits, type VisitedPage, visitedPages } from './pages.ts';
import { type Measured, readRecord, writeRecord } from './record.ts';
import { hasLowScore, isTold, shortfalls, writeReport } from './report.ts';
import { startDistantFront, startSecureFront } from './secureFront.ts';
import { startSite } from './site.ts';

const usage = `Lighthouse's mobile preset over the built site, in the browser that the tests use. Writes results.json and from it RESULTS.md, in
which the rows of other kinds stay. Ends with 1 when a page that was visited has a score below what the site promises.

  npm run lighthouse                        a page of every kind
  npm run lighthouse -- home --visits 3     of some kinds, as content/pages.ts names them
`;
const { values, positionals: kinds } = readCommandLine(usage, { visits: { type: 'string', default: '5' } });
const PORT = portOf('PORT', 8892);
const CONTENT_PORT = portOf('CONTENT_PORT', 8893);
const SECURE_PORT = 8894;
const ASSET_PORT = 8895;
/** Performance varies from visit to visit: the middle one of so many counts. */
const visits = wholeNumber(usage, '--visits', values.visits);
const unknown = kinds.filter((kind) => !isPageKind(kind));
if (unknown.length > 0) refuse(usage, `${unknown.join(', ')}: no kind of page; content/pages.ts has them.`);
const FOLDER = 'test/lighthouse';

// npm writes this file last: an installation that broke off is none.
if (!existsSync(`${FOLDER}/node_modules/.package-lock.json`))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
const chromium = await findChromium();
/** As browsers reach the site: HTTP/2 over TLS. The asset host has neither: nothing of the first view comes from it. */
const origin = `https://localhost:${SECURE_PORT}`;
const stopSite = await startSite(PORT, CONTENT_PORT, {
  SITE_ORIGIN: origin,
  // Another host's name: on this one the site asks for TLS everywhere.
  ASSET_ORIGIN: `http://127.0.0.1:${ASSET_PORT}`,
});
const stopFronts = [await startSecureFront(SECURE_PORT, PORT), await startDistantFront(ASSET_PORT, CONTENT_PORT)];
const site = `http://localhost:${PORT}`;
const problems: string[] = [];
let isBelow = false;

try {
  const sitePages = await visitedPages(site);
  const chosenPages = sitePages.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  if (chosenPages.length === 0) throw new Error(`no page to visit of the kinds ${kinds.join(', ')}`);
  for (const page of chosenPages) {
    const { measured, failed } = await measure(page);
    const missed = shortfalls(measured);
    isBelow ||= hasLowScore(measured);
    if (missed.length > 0) problems.push(`${page.name}: ${missed.join('; ')}`, ...failed.map((audit) => `  ${audit}`));
    const record = {
      ...readRecord(),
      [page.name]: { ...measured, waterfall: isTold(page.name, measured) ? measured.waterfall : [] },
    };
    writeRecord(record);
    writeReport(sitePages, record);
    const { scores, paint } = measured;
    process.stdout.write(`${page.name}: ${Object.values(scores).join(' ')}, LCP ${paint.toFixed(0)} ms\n`);
  }
} finally {
  for (const stop of stopFronts) stop();
  await stopSite();
}
process.stdout.write(problems.length === 0 ? 'Every page is as promised.\n' : `Below:\n${problems.join('\n')}\n`);
process.exitCode = isBelow ? 1 : 0;

/** Visits a page; the visit with the middle performance counts. The other three scores don't vary: one visit tells them. */
async function measure({ kind, path }: VisitedPage): Promise<{ measured: Measured; failed: readonly string[] }> {
  const load = loadavg()[0] ?? 0;
  // The first visitor after a deploy waits for a render; Lighthouse is the second.
  await fetch(site + path, { headers: { 'user-agent': 'Mobile' } });
  const visitOptions = { url: origin + path, chromium, excludedAudits: Object.keys(excludedAudits[kind] ?? {}) };
  const first = await visit({ ...visitOptions, of: categories });
  const audits = [first];
  while (audits.length < visits) audits.push(await visit({ ...visitOptions, of: ['performance'] }));
  const sorted = audits.toSorted((a, b) => a.scores.performance - b.scores.performance || b.paint - a.paint);
  const middle = sorted[Math.floor(visits / 2)] ?? first;
  const { failed, ...seen } = middle;
  const scores = { ...first.scores, performance: middle.scores.performance };
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return { measured: { at, load, visits, ...seen, scores }, failed: [...new Set([...first.failed, ...failed])] };
}
