import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { findChromium } from '../../tools/chromium.ts';
import { type Audit, type Category, categories, visit } from './audit.ts';
import { pages, visited } from './pages.ts';
import { startSite } from './site.ts';

/**
 * `npm run lighthouse`: Lighthouse's mobile preset over the built site, in the browser that the tests use. Writes
 * RESULTS.md, and ends with status 1 when a page is below what the site promises.
 */
const PORT = Number(process.env['PORT'] ?? 8892);
const CONTENT_PORT = Number(process.env['CONTENT_PORT'] ?? 8893);
/** Performance varies from run to run: the middle one of so many counts. */
const RUNS = Number(process.env['RUNS'] ?? 3);
if (!Number.isInteger(RUNS) || RUNS < 1) throw new Error('RUNS is no number of 1 or more');
const FOLDER = 'test/lighthouse';
const least: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

// npm writes this file last: an installation that broke off is none.
if (!existsSync(`${FOLDER}/node_modules/.package-lock.json`))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
const loadBefore = loadavg()[0] ?? 0;
const chromium = await findChromium();
const stop = await startSite(PORT, CONTENT_PORT);
const rows: string[] = [];
const problems: string[] = [];
let version = '';

try {
  for (const { name, path, leftOut = {} } of pages) {
    for (const language of visited) {
      const address = `/${language}/sydney/mobile${path}`;
      // The first visitor after a deploy waits for a render; Lighthouse is the second.
      await fetch(`http://localhost:${PORT}${address}`, { headers: { 'user-agent': 'Mobile' } });
      const runs: Audit[] = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await visit(`http://localhost:${PORT}${address}`, chromium, Object.keys(leftOut)));
      const audit = runs.toSorted((a, b) => a.scores.performance - b.scores.performance)[Math.floor(RUNS / 2)];
      if (!audit) throw new Error('no visit');
      version = audit.version;
      const below = categories.filter((category) => audit.scores[category] < least[category]);
      problems.push(
        ...below.map((category) => `${address}: ${category} ${audit.scores[category]}, not ${least[category]}`),
      );
      if (below.length > 0) problems.push(...audit.failed.map((failed) => `  ${failed}`));
      rows.push(rowOf(`${name} ${language}${Object.keys(leftOut).length > 0 ? ' *' : ''}`, audit));
      process.stdout.write(`${rows.at(-1)}\n`);
    }
  }
} finally {
  await stop();
}

const text = `${[
  '# Lighthouse',
  '',
  `Written by \`npm run lighthouse\` (test/lighthouse/lighthouse.ts): Lighthouse ${version}, its mobile preset, in`,
  `headless Chromium, on the production build on this machine (${availableParallelism()} cores, load ${loadBefore.toFixed(2)} before the`,
  `first visit; a busy machine lowers Performance). Visits to each page: ${RUNS}; the row is the one with the middle`,
  'performance. Pages are those of the mobile tree, where phones are led to.',
  '',
  '| page | Performance | Accessibility | Best Practices | SEO | LCP | CLS | TBT |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rows,
  '',
  ...pages.flatMap(({ name, leftOut = {} }) =>
    Object.entries(leftOut).map(([id, reason]) => `\\* ${name}: \`${id}\` is left out, since ${reason}.`),
  ),
  '',
  problems.length === 0
    ? `Every page reaches Performance ${least.performance} and 100 in the others.`
    : `Below Performance ${least.performance} or 100 in the others:`,
  ...(problems.length === 0 ? [] : ['', '```', ...problems, '```']),
].join('\n')}\n`;
writeFileSync(`${FOLDER}/RESULTS.md`, text);
process.stdout.write(`\n${text}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function rowOf(page: string, { scores, paint, shift, blocking }: Audit): string {
  const points = categories.map((category) => scores[category]).join(' | ');
  return `| ${page} | ${points} | ${(paint / 1000).toFixed(1)} s | ${shift.toFixed(3)} | ${blocking.toFixed(0)} ms |`;
}
