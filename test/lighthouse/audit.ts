import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { temporaryFolder } from '../../tools/temporaryFolder.ts';

const category = v.object({
  score: v.nullable(v.number()),
  auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
});
const audit = v.object({
  id: v.string(),
  title: v.string(),
  score: v.nullable(v.number()),
  scoreDisplayMode: v.string(),
  numericValue: v.optional(v.number()),
  details: v.optional(v.object({ items: v.optional(v.unknown()) })),
});
const metrics = v.tuple([v.object({ observedLargestContentfulPaint: v.number() })]);
const requests = v.array(
  v.object({ url: v.string(), networkRequestTime: v.number(), networkEndTime: v.number(), transferSize: v.number() }),
);
const answer = v.object({
  lighthouseVersion: v.string(),
  runtimeError: v.optional(v.object({ code: v.string() })),
  /** Those that were asked for. */
  categories: v.record(v.string(), category),
  audits: v.record(v.string(), audit),
});

/** The four categories, in the order in which people name them. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/**
 * A file that the browser asked for, with its bytes on the line, from and until so many milliseconds after the page was asked
 * for.
 */
interface Request {
  readonly path: string;
  readonly bytes: number;
  readonly from: number;
  readonly until: number;
}

/** What Lighthouse says of a page. */
interface Audit {
  readonly version: string;
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** First contentful paint in milliseconds. */
  readonly firstPaint: number;
  /** Largest contentful paint in milliseconds. */
  readonly paint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Total blocking time in milliseconds. */
  readonly blocking: number;
  /** What had come before the largest picture: it may have waited for it. */
  readonly waterfall: readonly Request[];
  /** Audits with a weight that a page does not pass, by category. */
  readonly failed: readonly string[];
}

const run = promisify(execFile);
const SCRIPT = 'test/lighthouse/node_modules/lighthouse/cli/index.js';
/** They tell of the asset host of this machine, which has no TLS. */
const ofThisMachine = ['is-on-https', 'inspector-issues'];
/** A run that takes longer hangs. */
const LIMIT_MS = 120_000;
/** A browser that loses its own trace, as happens on a busy machine, is asked again. */
const ATTEMPTS = 3;

interface Visit {
  readonly url: string;
  readonly chromium: string;
  /** Audits that count in no score. */
  readonly excludedAudits: readonly string[];
  /** Others have no score: it is 0. */
  readonly of: readonly Category[];
}

/** Visits a page as a phone, by Lighthouse's own mobile preset. */
export async function visit({ url, chromium, excludedAudits, of }: Visit): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await once({ url, chromium, excludedAudits, of });
    if (!report.runtimeError) return auditOf(report);
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not read ${url}: ${report.runtimeError.code}`);
  }
}

async function once({ url, chromium, excludedAudits, of }: Visit) {
  const folder = temporaryFolder('lighthouse');
  const file = join(folder, 'report.json');
  const parameters = [
    SCRIPT,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${of.join(',')}`,
    '--disable-full-page-screenshot',
    '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors',
    `--skip-audits=${[...ofThisMachine, ...excludedAudits].join(',')}`,
  ];
  try {
    await run(process.execPath, parameters, { env: { ...process.env, CHROME_PATH: chromium }, timeout: LIMIT_MS });
  } catch (thrown) {
    // Lighthouse ends with a status of its own after a page that it could not trace; its report says why.
    if (!hasReport(file)) throw thrown;
  }
  const report = v.parse(v.pipe(v.string(), v.parseJson(), answer), readFileSync(file, 'utf8'));
  return report;
}

function hasReport(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').startsWith('{');
  } catch {
    return false;
  }
}

function auditOf({ lighthouseVersion, categories: scored, audits }: v.InferOutput<typeof answer>): Audit {
  const scoreOf = (name: Category): number => Math.round((scored[name]?.score ?? 0) * 100);
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    version: lighthouseVersion,
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    firstPaint: value('first-contentful-paint'),
    paint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    waterfall: waterfallOf(audits),
    failed: categories.flatMap((name) =>
      (scored[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const score = audits[id]?.score;
        const isFailed = typeof score === 'number' && score < 0.9 && weight > 0;
        return isFailed ? [`${name}: ${id} (${audits[id]?.title ?? ''})`] : [];
      }),
    ),
  };
}

function waterfallOf(audits: v.InferOutput<typeof answer>['audits']): readonly Request[] {
  const [{ observedLargestContentfulPaint: paintedAt }] = v.parse(metrics, audits['metrics']?.details?.items);
  return v
    .parse(requests, audits['network-requests']?.details?.items)
    .filter(({ networkEndTime }) => networkEndTime <= paintedAt)
    .map(({ url, networkRequestTime, networkEndTime, transferSize }) => ({
      path: decodeURI(new URL(url).pathname),
      bytes: transferSize,
      from: Math.round(networkRequestTime),
      until: Math.round(networkEndTime),
    }));
}
