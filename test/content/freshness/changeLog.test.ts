import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChangeLog, emptyLog, stateSince, withReports } from '../../../content/freshness/changeLog.ts';
import { everythingChanged, type ReportedChange } from '../../../content/freshness/changes.ts';

const report = (entry: string, revision?: number, isGone = false): ReportedChange => ({ entry, revision, isGone });
const logOf = (...reports: readonly ReportedChange[]): ChangeLog => withReports(emptyLog('e'), reports);
const told = (log: ChangeLog) =>
  log.changes.map(({ entry, revision, isGone }) => `${entry} ${revision}${isGone ? ' gone' : ''}`);

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
    'that it is published after it was gone is news, whatever its revision',
    [report('a', 7), report('a', 7, true), report('a', 1), report('a', 1)],
    ['a 7', 'a 7 gone', 'a 1'],
  ],
  [
    'without a revision is always news',
    [report('a', 2), report('a'), report('a')],
    ['a 2', 'a undefined', 'a undefined'],
  ],
  [
    'counts again after everything changed',
    [report('a', 9), everythingChanged, report('a', 1)],
    ['a 9', 'undefined undefined', 'a 1'],
  ],
])('a report: %s', (_, reports, expected) => {
  expect(told(logOf(...reports))).toEqual(expected);
  // It makes no difference whether they come together or one by one.
  expect(reports.reduce((log, each) => withReports(log, [each]), emptyLog('e'))).toEqual(logOf(...reports));
});

type Act = 'publish' | 'unpublish' | 'delete';

/** What the messages of some acts tell; an entry that is published after its deletion was made again, with revision 1. */
function messagesOf(acts: readonly Act[]): readonly ReportedChange[] {
  const messages: ReportedChange[] = [];
  let revision = 0;
  for (const [index, act] of acts.entries()) {
    if (act === 'publish') revision = acts[index - 1] === 'delete' ? 1 : revision + 1;
    messages.push({ entry: 'a', revision, at: 1000 * (index + 1), isGone: act !== 'publish' });
  }
  return messages;
}

const acts = fc.array(fc.constantFrom<Act>('publish', 'publish', 'unpublish', 'delete'), {
  minLength: 1,
  maxLength: 8,
});

describe('of an entry that is published, unpublished, deleted and made again, with revisions that begin at 1', () => {
  test('the last state wins, in whatever order and however often its messages come', () => {
    fc.assert(
      fc.property(acts, fc.infiniteStream(fc.nat()), (drawnActs, chance) => {
        const messages = messagesOf(drawnActs);
        const draw = (below: number): number => (chance.next().value ?? 0) % below;
        const delivered = [...messages, ...messages.filter(() => draw(3) === 0)].flatMap((message) => [
          { message, place: draw(1000) },
        ]);
        delivered.sort((left, right) => left.place - right.place);
        const log = logOf(...delivered.map(({ message }) => message));
        expect(log.changes.at(-1)).toEqual({ ...messages.at(-1), seq: log.seq });
      }),
      { numRuns: 1000 },
    );
  });

  test('none is missed where messages have no time and come in order', () => {
    fc.assert(
      fc.property(acts, fc.infiniteStream(fc.boolean()), (drawnActs, chance) => {
        const messages = messagesOf(drawnActs).map(({ at: _, ...message }) => message);
        // Each may come once more before the next.
        const delivered = messages.flatMap((each) => (chance.next().value ? [each, each] : [each]));
        const log = logOf(...delivered);
        expect(log.changes.at(-1)).toEqual({ ...messages.at(-1), seq: log.seq });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what a log tells', () => {
  const log = logOf(report('a', 1), report('b', 1), report('a', 2), report('c', 1));

  test('of several changes of an entry it is the last', () => {
    expect(stateSince(log).changes.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  });

  test('is only what came since the last change that a reader knows', () => {
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
  ])('is everything for a reader whose last change is %s', (_, position) => {
    expect(stateSince(log, position)).toEqual(stateSince(log));
  });

  test('what has left a full log lies below its floor', () => {
    const full = withReports(emptyLog('e'), [report('a', 1), report('b', 1), report('c', 1)], 2);
    expect(stateSince(full, { epoch: 'e', seq: 0 })).toMatchObject({ seq: 3, floor: 1 });
    expect(stateSince(full, { epoch: 'e', seq: 1 })).toMatchObject({ seq: 3, floor: 1 });
    expect(stateSince(withReports(full, []), { epoch: 'e', seq: 0 })).toMatchObject({ floor: 1 });
  });
});

/** What a reader has noticed after an answer: entries that changed, or `everything` where it may have missed some. */
function follow(
  reader: { readonly seq: number; readonly touched: ReadonlySet<string> },
  state: ReturnType<typeof stateSince>,
) {
  const hasMissed = reader.seq < state.floor;
  const news = state.changes.filter(({ seq }) => seq > reader.seq);
  const missed = hasMissed || news.some(({ entry }) => entry === undefined) ? ['everything'] : [];
  return { seq: state.seq, touched: new Set([...reader.touched, ...missed, ...news.map(({ entry }) => entry ?? '')]) };
}

test('a reader that looks now and then, at answers for all or for itself, misses no change', () => {
  const reports = fc.array(fc.record({ entry: fc.constantFrom('a', 'b', 'c', 'd', undefined), isGone: fc.boolean() }));
  const steps = fc.array(fc.record({ reports, looks: fc.constantFrom('no', 'alone', 'shared') }));
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 }), (schedule, capacity, limit) => {
      let log = emptyLog('e');
      let reader: Parameters<typeof follow>[0] = { seq: 0, touched: new Set() };
      const happened = new Set<string>();
      for (const step of schedule) {
        log = withReports(log, step.reports, capacity);
        for (const { entry } of step.reports) happened.add(entry ?? 'everything');
        if (step.looks === 'alone') reader = follow(reader, stateSince(log, { epoch: 'e', seq: reader.seq }, limit));
        if (step.looks === 'shared') reader = follow(reader, stateSince(log, undefined, limit));
      }
      reader = follow(reader, stateSince(log, undefined, limit));
      expect(reader.seq).toBe(log.seq);
      expect(reader.touched.has('everything') || [...happened].every((entry) => reader.touched.has(entry))).toBe(true);
      expect(log.changes.length).toBeLessThanOrEqual(capacity);
    }),
  );
});
