import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coalesced } from '../../../content/freshness/changeLog.ts';
import type { Change, State } from '../../../content/freshness/changes.ts';
import {
  FRESH_MS,
  isFresh,
  isOutdated,
  type Knowledge,
  lastCurrentAt,
  learned,
  noKnowledge,
} from '../../../content/freshness/freshness.ts';
import { currentSeq, holdingsOf } from '../../../content/freshness/holdings.ts';
import { hasMark, idMarks, joinedMarks } from '../../../content/freshness/idMarks.ts';
import { joinedScope, type Scope, touches } from '../../../content/freshness/scope.ts';
import {
  answered,
  edit,
  freshnessAt,
  history,
  knowledgeOf,
  type Question,
  question,
  type Space,
  scopeIn,
  shownIn,
} from '../../support/content/smallSpace.ts';

/** A change of which nothing is known but that it came first. */
const anyChange: Change = {
  seq: 1,
  entry: undefined,
  type: undefined,
  cities: undefined,
  slugs: undefined,
  revision: undefined,
  isGone: false,
};

describe('ids as marks', () => {
  test('never miss an id that they hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (firstIds, secondIds) => {
        const joined = joinedMarks([idMarks(firstIds), idMarks(secondIds)]);
        for (const id of [...firstIds, ...secondIds]) expect(hasMark(joined, id)).toBe(true);
      }),
    );
  });

  test('take hardly any other id for one of theirs', () => {
    const marks = idMarks(Array.from({ length: 1000 }, (_, at) => `held-${at}`));
    const wrong = Array.from({ length: 10_000 }, (_, at) => `other-${at}`).filter((id) => hasMark(marks, id));
    expect(wrong.length).toBeLessThan(10);
  });
});

describe('what a change touches', () => {
  test('every answer that differs after any publications is out of date', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), question, fc.nat(), (edits, query, when) => {
        const { spaces, log } = history(edits);
        const at = when % spaces.length;
        const [before, after] = [spaces[at] ?? new Map(), spaces.at(-1) ?? new Map()];
        const isChanged = shownIn(before, query) !== shownIn(after, query);
        const scope = joinedScope([scopeIn(before, query)]);
        if (isChanged) expect(isOutdated(freshnessAt(at, scope), knowledgeOf(log))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test.each<[string, Partial<Change>, boolean]>([
    ['an entry of another city', { entry: 'new', type: 'event', cities: ['paris'] }, false],
    ['an entry of another type', { entry: 'new', type: 'news', cities: ['sydney'] }, false],
    ['an entry with another slug', { entry: 'new', type: 'event', slugs: ['two'] }, false],
    ['a picture of another page', { entry: 'picture', type: undefined }, false],
    ['what is gone from elsewhere', { entry: 'new', type: 'event', isGone: true }, false],
    ['an entry that it may hold now', { entry: 'new', type: 'event', cities: ['sydney'], slugs: ['one'] }, true],
    ['an entry of any city', { entry: 'new', type: 'event' }, true],
    ['what it holds, retagged', { entry: 'held', type: 'event', cities: ['paris'] }, true],
    ['what it holds, gone', { entry: 'held', type: undefined, isGone: true }, true],
    ['anything', { entry: undefined }, true],
  ])('%s', (_, change, isTouched) => {
    const scope: Scope = { ids: idMarks(['held']), lists: [{ type: 'event', city: 'sydney', slug: 'one' }] };
    expect(touches({ ...anyChange, ...change }, scope)).toBe(isTouched);
  });
});

describe('what is fetched after a change but from before it', () => {
  test('never counts as newer than what it shows', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), question, fc.nat(), (edits, query, lag) => {
        const { spaces, log } = history(edits);
        // The service answers from a cache that is some changes old.
        const staleSpace = spaces[log.length - (lag % spaces.length)] ?? new Map();
        const answer = answered(staleSpace, query);
        const scope = scopeIn(staleSpace, query);
        const seq = currentSeq(knowledgeOf(log), holdingsOf(answer), scope, true);
        const isStale = shownIn(staleSpace, query) !== shownIn(spaces.at(-1) ?? new Map(), query);
        // What has left the list unseen by its revision is gone or retagged, and so is still held.
        const isSeen = answer.items.length > 0 || answered(spaces.at(-1) ?? new Map(), query).items.length > 0;
        if (isStale && isSeen && query.limit > 1 && edits.every(({ isVague }) => !isVague)) {
          expect(isOutdated(freshnessAt(seq, scope), knowledgeOf(log))).toBe(true);
        }
        if (!isStale) expect(seq).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('an answer is as current as the revision that it has', () => {
    const { spaces, log } = history([
      { id: 'ada', isGone: false, type: 'event', cities: ['sydney'], slug: 'one', link: 'bob', isVague: false },
      { id: 'ada', isGone: false, type: 'event', cities: ['sydney'], slug: 'two', link: 'bob', isVague: false },
    ]);
    const query: Question = { type: 'event', city: 'sydney', slug: undefined, limit: 10 };
    const seqOf = (space: Space | undefined): number =>
      currentSeq(
        knowledgeOf(log),
        holdingsOf(answered(space ?? new Map(), query)),
        scopeIn(space ?? new Map(), query),
        true,
      );
    expect([seqOf(spaces[2]), seqOf(spaces[1]), seqOf(spaces[0])]).toEqual([2, 1, 1]);
  });
});

describe('knowledge of the log', () => {
  /** What the coordinator answers at a moment to somebody who knows so much, from a log that was cut at its floor. */
  const stateOf = (log: readonly Change[], at: number, since: number, floor: number): State => {
    const from = Math.min(Math.max(since, floor), at);
    return {
      epoch: 'log',
      seq: at,
      floor: from,
      changes: coalesced(log.filter(({ seq }) => seq > from && seq <= at)),
      checkedAt: at * 1000,
      flags: undefined,
      hookAt: 0,
      changedAt: 0,
    };
  };

  test('nothing is missed, however late, often or out of order answers come', () => {
    const answers = fc.array(fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12)), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), answers, question, fc.nat(12), (edits, told, query, when) => {
        const { spaces, log } = history(edits);
        const knowledge = told
          .map(([at, since, floor]) => stateOf(log, Math.min(at, log.length), since, floor))
          .reduce(learned, noKnowledge);
        const at = Math.min(when, log.length);
        const freshness = freshnessAt(at, scopeIn(spaces[at] ?? new Map(), query));
        const isTouched = log.some(({ seq, ...change }) => {
          return seq > at && seq <= knowledge.seq && touches({ seq, ...change }, freshness.scope);
        });
        // Of several changes of an entry only the last counts, so that only what differs in the end must be known.
        const now = spaces[knowledge.seq] ?? new Map();
        const isChanged = shownIn(now, query) !== shownIn(spaces[at] ?? new Map(), query);
        if (knowledge.epoch !== '' && isTouched && isChanged && at <= knowledge.seq)
          expect(isOutdated(freshness, knowledge)).toBe(true);
        expect(knowledge.seq).toBe(Math.max(0, ...told.map(([moment]) => Math.min(moment, log.length))));
      }),
      { numRuns: 2000 },
    );
  });

  test('of more than two thousand changes the newest two thousand are known, and what is older may have changed', () => {
    const log = Array.from({ length: 2001 }, (_, at): Change => ({ entry: `e-${at}`, isGone: false, seq: at + 1 }));
    const knowledge = learned(noKnowledge, stateOf(log, log.length, 0, 0));
    expect([knowledge.changes.length, knowledge.from]).toEqual([2000, 1]);
    const scope = { ids: '', lists: [] };
    expect([0, 1].map((seq) => isOutdated(freshnessAt(seq, scope), knowledge))).toEqual([true, false]);
  });

  test('a log made again, or a gap in it, may have changed everything', () => {
    const freshness = freshnessAt(3, { ids: '', lists: [] });
    const base = { seq: 9, from: 3, changes: [], checkedAt: 0 };
    expect([
      isOutdated(freshness, { epoch: 'log', ...base }),
      isOutdated(freshness, { epoch: 'other', ...base }),
      isOutdated(freshness, { epoch: 'log', ...base, from: 4 }),
      isOutdated(freshness, noKnowledge),
    ]).toEqual([false, true, true, false]);
  });
});

const freshness = freshnessAt(0, { ids: idMarks(['held']), lists: [] });
const at = (checkedAt: number, entry = 'other'): Knowledge => ({
  ...knowledgeOf([{ ...anyChange, entry }]),
  checkedAt,
});
const DAY = 86_400_000;

test.each<[string, Knowledge, number, boolean]>([
  ['nothing known, young', noKnowledge, FRESH_MS - 1, true],
  ['nothing known, old', noKnowledge, FRESH_MS, false],
  ['checked a moment ago, a day old', at(DAY - 1000), DAY, true],
  ['checked two minutes ago, a day old', at(DAY - FRESH_MS), DAY, false],
  ['never checked, young', at(0), 1000, true],
  ['touched', at(DAY, 'held'), 1000, false],
  ['checked by a clock of another day', at(2 * DAY), DAY, false],
  ['checked by a clock half a minute ahead', at(DAY + 30_000), DAY, true],
  ['checked by a clock further ahead', at(DAY + 30_001), DAY, false],
])('fresh: %s', (_, knowledge, now, isIt) => {
  expect(isFresh(freshness, knowledge, now)).toBe(isIt);
  expect(lastCurrentAt(freshness, knowledge, now)).toBeLessThanOrEqual(now + 30_000);
});
