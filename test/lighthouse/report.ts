import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Category, categories } from './audit.ts';
import { excludedAudits, notVisited, type VisitedPage } from './pages.ts';
import type { LighthouseRecord, Measured } from './record.ts';

/** What the site promises of every page. */
const least: Readonly<Record<Category, number>> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** First and largest contentful paint, in milliseconds. */
const MOST_FIRST_PAINT = 1200;
const MOST_PAINT = 1500;

/** Pages whose way to the largest picture is told in any case. */
const examples = ['home en', 'eventListing en', 'eventDetail en', 'contactUs en'];

const lowScores = ({ scores }: Measured): readonly Category[] =>
  categories.filter((category) => scores[category] < least[category]);

/** Returns true if a score is below what the site promises. */
export function hasLowScore(measured: Measured): boolean {
  return lowScores(measured).length > 0;
}

/** What a page misses of what the site promises; empty where it misses nothing. */
export function shortfalls(measured: Measured): readonly string[] {
  const { scores, firstPaint, paint } = measured;
  return [
    ...lowScores(measured).map((category) => `${category} ${scores[category]}, not ${least[category]}`),
    ...late('FCP', firstPaint, MOST_FIRST_PAINT),
    ...late('LCP', paint, MOST_PAINT),
  ];
}

/** As the table shows it: to a tenth of a second. */
function late(name: string, paint: number, most: number): readonly string[] {
  return Math.round(paint / 100) * 100 > most ? [`${name} ${seconds(paint)}, not ${seconds(most)}`] : [];
}

/** Returns true for a page whose way to the largest picture is recorded. */
export function isTold(name: string, measured: Measured): boolean {
  return examples.includes(name) || shortfalls(measured).length > 0;
}

/** Writes RESULTS.md from all rows that were measured, in the order of the page table. */
export function writeReport(pages: readonly VisitedPage[], record: LighthouseRecord): string {
  const rows = pages.flatMap((page) => {
    const measured = record[page.name];
    return measured ? [{ page, measured }] : [];
  });
  const missing = pages.filter(({ name }) => !record[name]).map(({ name }) => name);
  const problems = rows.flatMap(({ page, measured }) =>
    shortfalls(measured).map((shortfall) => `${page.name}: ${shortfall}${reasonOf(measured)}`),
  );
  const versions = [...new Set(rows.map(({ measured }) => measured.version))].join(' and ');
  const text = `${[
    '# Lighthouse',
    '',
    `Written by \`npm run lighthouse\` (test/lighthouse/lighthouse.ts): Lighthouse ${versions}, its mobile preset, in`,
    `headless Chromium, on the production build behind HTTP/2, TLS and Brotli on a machine of ${availableParallelism()} cores; the asset host is 100 ms`,
    'further, as a connection to a second host is at 25 ms a round trip. Each page is visited as often as its row says;',
    'the row is the visit with the middle performance. The load is that of the machine before the first of them: a busy',
    'machine lowers Performance. One page of every kind of the page table, on the mobile tree, where phones are led to. Two audits are',
    'left out everywhere, since the asset host of the measuring machine has no TLS: `is-on-https` and `inspector-issues`.',
    '',
    '| page | Performance | Accessibility | Best Practices | SEO | FCP | LCP | CLS | TBT | visits | measured (UTC) | load |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(({ page, measured }) => rowOf(page, measured)),
    '',
    ...Object.entries(excludedAudits).flatMap(([kind, audits]) =>
      Object.entries(audits).map(([id, reason]) => `\\* ${kind}: \`${id}\` is left out, since ${reason}.`),
    ),
    '',
    `Not visited, because they are files, belong to other systems or answer that a city is closed: ${notVisited.join(', ')}.`,
    ...(missing.length > 0 ? ['', `Not measured yet: ${missing.join(', ')}.`] : []),
    '',
    ...(problems.length === 0
      ? [
          `Every page reaches Performance ${least.performance}, 100 in the others, an FCP of ${seconds(MOST_FIRST_PAINT)} and an LCP of ${seconds(MOST_PAINT)}.`,
        ]
      : [
          `Below Performance ${least.performance}, 100 in the others, an FCP of ${seconds(MOST_FIRST_PAINT)} or an LCP of ${seconds(MOST_PAINT)}:`,
          '',
          '```',
          ...problems,
          '```',
        ]),
    '',
    '## What comes before the largest picture',
    '',
    'Of a home page, a listing, a detail and a form, and of each page beyond a limit: milliseconds as the browser of this machine',
    'saw them, without the slow line that Lighthouse works out from them, and kilobytes on the line.',
    ...rows
      .filter(({ measured }) => measured.waterfall.length > 0)
      .flatMap(({ page, measured }) => ['', `**${page.name}**`, '', '```', ...measured.waterfall.map(lineOf), '```']),
  ].join('\n')}\n`;
  writeFileSync('test/lighthouse/RESULTS.md', text);
  return text;
}

/** Letters of a quotation are asked for by its line, so Lighthouse counts them as what the first paint waits for. */
function reasonOf({ waterfall }: Measured): string {
  return waterfall.some(({ path }) => path.includes('/italic-')) ? '; its quotation asks for a third font' : '';
}

function lineOf({ path, bytes, from, until }: Measured['waterfall'][number]): string {
  return `${String(from).padStart(5)} to ${String(until).padStart(5)}  ${(bytes / 1000).toFixed(1).padStart(5)} kB  ${path}`;
}

function rowOf({ name, kind }: VisitedPage, measured: Measured): string {
  const { scores, firstPaint, paint, shift, blocking, visits, at, load } = measured;
  return `| ${[
    excludedAudits[kind] ? `${name} *` : name,
    ...categories.map((category) => scores[category]),
    seconds(firstPaint),
    seconds(paint),
    shift.toFixed(3),
    `${blocking.toFixed(0)} ms`,
    visits,
    at,
    load.toFixed(1),
  ].join(' | ')} |`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
