import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChangeLog, emptyLog, stateSince, withReports } from '../../../content/freshness/changeLog.ts';
import { everythingChanged, type ReportedChange } from '../../../content/freshness/changes.ts';

const report = (entry: string, revision?: number, isGone = false): ReportedChange => ({ entry, revision, isGone });
const logOf = (...reports: readonly ReportedChange[]): ChangeLog => withReports(emptyLog('e'), reports);
const told = (log: ChangeLog) =>
  log.changes.map(({ entry, revision, isGone }) => `${entry} ${revision}${isGone ? ' gone' : ''}`);

describe('a report', () => {
  test.each<[string, readonly ReportedChange[], readonly string[]]>([
    ['is news once', [report('a', 1), report('a', 1)], ['a 1']],
    ['is news once, also after another entry’s', [report('a', 1), report('b', 1), report('a', 1)], ['a 1', 'b 1']],
    ['is news in another revision', [report('a', 1), report('a', 2)], ['a 1', 'a 2']],
    ['that comes late tells nothing', [report('a', 2), report('a', 1), report('a', 1, true)], ['a 2']],
    [
      'of an entry that is gone in the same revision is news',
      [report('a', 2), report('a', 2, true)],
      ['a 2', 'a 2 gone'],
    ],
    [
      'without a revision is always news',
      [report('a', 2), report('a'), report('a')],
      ['a 2', 'a undefined', 'a undefined'],
    ],
    [
      'counts anew after everything changed',
      [report('a', 9), everythingChanged, report('a', 1)],
      ['a 9', 'undefined undefined', 'a 1'],
    ],
  ])('%s', (_, reports, expected) => {
    expect(told(logOf(...reports))).toEqual(expected);
    // It makes no difference whether they come together or one by one.
    expect(reports.reduce((log, each) => withReports(log, [each]), emptyLog('e'))).toEqual(logOf(...reports));
  });
});

describe('what a log tells', () => {
  const log = logOf(report('a', 1), report('b', 1), report('a', 2), report('c', 1));

  test('of several changes of an entry it is the last', () => {
    expect(stateSince(log).changes.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  });

  test('is only what came since the change that somebody knows', () => {
    expect(stateSince(log, { epoch: 'e', seq: 3 })).toEqual({
      epoch: 'e',
      seq: 4,
      floor: 3,
      changes: [log.changes[3]],
    });
  });

  test.each([
    ['of another log', { epoch: 'other', seq: 3 }],
    ['from the future of this one', { epoch: 'e', seq: 9 }],
  ])('is everything to who knows a change %s', (_, known) => {
    expect(stateSince(log, known)).toEqual(stateSince(log));
  });

  test('what has left a full log lies below its floor', () => {
    const full = withReports(emptyLog('e'), [report('a', 1), report('b', 1), report('c', 1)], 2);
    expect(stateSince(full, { epoch: 'e', seq: 0 })).toMatchObject({ seq: 3, floor: 1 });
    expect(stateSince(full, { epoch: 'e', seq: 1 })).toMatchObject({ seq: 3, floor: 1 });
    expect(stateSince(withReports(full, []), { epoch: 'e', seq: 0 })).toMatchObject({ floor: 1 });
  });
});

/** What somebody has noticed who keeps what the answers tell: entries that changed, or that it may have missed some. */
function follow(
  known: { readonly seq: number; readonly touched: ReadonlySet<string> },
  state: ReturnType<typeof stateSince>,
) {
  const hasMissed = known.seq < state.floor;
  const news = state.changes.filter(({ seq }) => seq > known.seq);
  const all = hasMissed || news.some(({ entry }) => entry === undefined) ? ['everything'] : [];
  return { seq: state.seq, touched: new Set([...known.touched, ...all, ...news.map(({ entry }) => entry ?? '')]) };
}

test('whoever looks now and then, at shared or at own answers, misses no change', () => {
  const reports = fc.array(fc.record({ entry: fc.constantFrom('a', 'b', 'c', 'd', undefined), isGone: fc.boolean() }));
  const steps = fc.array(fc.record({ reports, looks: fc.constantFrom('no', 'alone', 'shared') }));
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 }), (schedule, kept, limit) => {
      let log = emptyLog('e');
      let known: Parameters<typeof follow>[0] = { seq: 0, touched: new Set() };
      const happened = new Set<string>();
      for (const step of schedule) {
        log = withReports(log, step.reports, kept);
        for (const { entry } of step.reports) happened.add(entry ?? 'everything');
        if (step.looks === 'alone') known = follow(known, stateSince(log, { epoch: 'e', seq: known.seq }, limit));
        if (step.looks === 'shared') known = follow(known, stateSince(log, undefined, limit));
      }
      known = follow(known, stateSince(log, undefined, limit));
      expect(known.seq).toBe(log.seq);
      expect(known.touched.has('everything') || [...happened].every((entry) => known.touched.has(entry))).toBe(true);
      expect(log.changes.length).toBeLessThanOrEqual(kept);
    }),
  );
});
