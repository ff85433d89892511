import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { PageJob, PageRecord } from '../../../content/ahead/pageJobs.ts';
import { type ChangeLog, emptyLog, withReports } from '../../../content/freshness/changeLog.ts';
import type { ReportedChange } from '../../../content/freshness/changes.ts';
import { idMarks } from '../../../content/freshness/idMarks.ts';
import type { ListScope } from '../../../content/freshness/scope.ts';
import { sqlJobTable } from '../../../coordinator/jobTable.ts';
import { sqlPageIndex } from '../../../coordinator/pageIndex.ts';
import { createPagesAhead } from '../../../coordinator/pagesAhead.ts';

export const NOON = Date.parse('2026-06-15T12:00:00.000Z');
export const MIDNIGHT = Date.parse('2026-06-16T00:00:00.000Z');

/** A page for phones from abroad. */
export const phonePage = (path: string) => ({ path, device: 'mobile', isMainland: false }) as const;

type SqlStorage = Parameters<typeof sqlPageIndex>[0];

/** Runs over an empty storage of the platform. */
export const withStorage = (run: (storage: SqlStorage) => Promise<void>): Promise<void> =>
  runInDurableObject(env.LOG.getByName(crypto.randomUUID()), (_object, { storage }) => run(storage));

/** The jobs of a coordinator over the storage of the platform; time, log and queue are the test's. */
export const withJobs = (run: (rig: ReturnType<typeof rigOver>) => Promise<void>): Promise<void> =>
  withStorage((storage) => run(rigOver(storage)));

function rigOver(storage: SqlStorage) {
  let now = NOON;
  let log: ChangeLog = emptyLog('log');
  let isQueueDown = false;
  const sent: PageJob[] = [];
  const events: string[] = [];
  const timers: (() => void)[] = [];
  const index = sqlPageIndex(storage);
  const ahead = createPagesAhead(
    {
      now: () => now,
      running: () => now,
      after: (_milliseconds, act) => {
        timers.push(act);
        return () => undefined;
      },
      log: (_level, event) => events.push(event),
    },
    {
      index,
      jobs: sqlJobTable(storage),
      send: async (messages) => {
        if (isQueueDown) throw new Error('the queue is down');
        sent.push(...structuredClone([...messages]));
      },
    },
    () => log,
  );
  const settle = async (): Promise<void> => {
    for (const act of timers.splice(0)) act();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    ahead,
    index,
    events,
    settle,
    /** A data centre reports what it made of the first build, for visitors or for a job. */
    report: (facts: Partial<Parameters<typeof ahead.report>[0]>) =>
      ahead.report({ build: 'b1', pages: [], failed: [], gone: [], ...facts }),
    publish: (...changes: readonly Partial<ReportedChange>[]) => {
      log = withReports(
        log,
        changes.map((change) => ({ isGone: false, ...change })),
      );
      ahead.changed();
    },
    record: (
      path: string,
      ids: readonly string[],
      facts: Partial<PageRecord> & { lists?: ListScope[] } = {},
    ): PageRecord => ({
      ...phonePage(path),
      epoch: log.epoch,
      seq: log.seq,
      scope: { ids: idMarks(ids), lists: facts.lists ?? [] },
      ...facts,
    }),
    /** What the queue got since the last question: each page with its job. */
    taken: () => sent.splice(0).flatMap(({ job, pages }) => pages.map(({ path }) => `${path} ${job}`)),
    messages: () => sent.splice(0),
    breakQueue: (isDown = true) => {
      isQueueDown = isDown;
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
