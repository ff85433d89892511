import { type PageReport, readPageReport } from '../../../content/ahead/pageJobs.ts';
import type { RecordedAnswer } from '../../../content/ahead/recordedPages.ts';
import { emptyLog, stateSince, withReports } from '../../../content/freshness/changeLog.ts';
import {
  type AheadJob,
  type EqualPages,
  type ReportedChange,
  readReport,
  type State,
} from '../../../content/freshness/changes.ts';

/** A coordinator in memory, with the log of the real one. */
export type TestCoordinator = ReturnType<typeof testCoordinator>;

/** What the real index answers of a city's pages. */
function recordsIn(reports: readonly PageReport[], city: string): RecordedAnswer {
  const newest = newestIn(reports, city);
  return {
    pages: newest.map(({ path, trueUntil }, scope) => ({ path, scope, trueUntil })),
    scopes: newest.map(({ scope }) => scope),
  };
}

function newestIn(reports: readonly PageReport[], city: string) {
  const records = reports
    .flatMap(({ pages }) => pages)
    .filter(({ device, path }) => device === 'desktop' && path.split('/')[2] === city);
  return [...new Map(records.map((record) => [record.path, record])).values()];
}

/** Starts a log in which nothing has happened, and that was never compared with the content service, over a clock. */
export function testCoordinator(now?: () => number) {
  let log = emptyLog(crypto.randomUUID());
  let checkedAt = 0;
  let flags: string | undefined;
  let flagsVersion = 0;
  let fault: (() => Promise<Response>) | undefined;
  const moments = { hookAt: 0, changedAt: 0 };
  const calls: string[] = [];
  const pages: PageReport[] = [];
  let jobs: readonly AheadJob[] | undefined;
  let equal: readonly EqualPages[] = [];
  const stateFor = (epoch: string | null, since: string | null): State => ({
    ...stateSince(log, epoch === null ? undefined : { epoch, seq: Number(since) }),
    ...moments,
    now: now?.(),
    checkedAt,
    flags,
    flagsVersion,
    jobs,
    equal,
  });
  return {
    /** Addresses that were asked. */
    calls,
    seq: () => log.seq,
    epoch: () => log.epoch,
    /** The jobs that it tells of; none at first: nothing is made ahead. */
    setJobs: (next: readonly AheadJob[]): void => {
      jobs = next;
    },
    /** The pages that it tells of as equal. */
    setEqual: (next: readonly EqualPages[]): void => {
      equal = next;
    },
    /** Loses its log and its jobs, and begins another. */
    lose: (): void => {
      log = emptyLog(crypto.randomUUID());
      jobs = [];
      equal = [];
    },
    /** What the site has told of its pages. */
    pages,
    /** What the check of the content service found. */
    check: (at: number, changes: readonly ReportedChange[] = []): void => {
      log = withReports(log, changes);
      if (changes.length > 0) moments.changedAt = at;
      checkedAt = at;
    },
    /** When the last webhook came. */
    hook: (at: number): void => {
      moments.hookAt = at;
    },
    setFlags: (text: string | undefined): void => {
      flags = text;
      flagsVersion += 1;
    },
    /** What it does instead of answering; undefined: it answers. */
    fail: (failing: typeof fault): void => {
      fault = failing;
    },
    fetch: async (request: Request): Promise<Response> => {
      const { pathname, searchParams } = new URL(request.url);
      calls.push(pathname);
      if (fault) return fault();
      if (pathname === '/changes') {
        const report = readReport(await request.json());
        if (!report) return new Response('no report', { status: 400 });
        log = withReports(log, report);
      }
      if (pathname === '/pages') {
        const report = readPageReport(await request.json());
        if (!report) return new Response('no report', { status: 400 });
        pages.push(report);
      }
      if (pathname === '/dates') {
        const newest = newestIn(pages, searchParams.get('city') ?? '');
        return Response.json(Object.fromEntries(newest.map(({ path, madeAt }) => [path, madeAt])));
      }
      if (pathname === '/records') return Response.json(recordsIn(pages, searchParams.get('city') ?? ''));
      return Response.json(stateFor(searchParams.get('epoch'), searchParams.get('since')));
    },
  };
}
