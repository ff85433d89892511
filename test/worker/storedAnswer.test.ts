import { describe, expect, test } from 'vitest';
import { noKnowledge } from '../../content/freshness/freshness.ts';
import { emptyScope } from '../../content/freshness/scope.ts';
import { answerText, readAnswer, type StoredAnswer } from '../../worker/cache/storedAnswer.ts';
import { newerOf } from '../../worker/cache/tieredStore.ts';

const now = Date.parse('2026-06-15T02:00:00.000Z');

describe('a stored answer of the content service', () => {
  const answer: StoredAnswer = { answer: { a: 1 }, tag: 't', fetchedAt: now, epoch: 'e', seq: 3, scope: emptyScope };
  const knowledge = { ...noKnowledge, epoch: 'e', seq: 3, from: 1 };

  test('comes back from a store as it was, unless it is no answer', () => {
    const parsed = (text: string | undefined, isUsable = true) => readAnswer(text, () => isUsable);
    const text = answerText(answer);
    expect(parsed(text)).toEqual(answer);
    expect(parsed(text, false)).toBeUndefined();
    for (const brokenText of [
      undefined,
      '',
      '{',
      text.replace('"format":4', '"format":3'),
      text.replace('"seq":3', '"seq":"3"'),
    ])
      expect(parsed(brokenText)).toBeUndefined();
  });

  test('is the newer one: known to be current later, of a later change, fetched later', () => {
    const newer = (left: Partial<StoredAnswer> | undefined, right: Partial<StoredAnswer> | undefined) =>
      newerOf(
        left && { ...answer, ...left, tag: 'one' },
        right && { ...answer, ...right, tag: 'other' },
        knowledge,
        now,
      )?.tag;
    expect([newer({}, undefined), newer(undefined, {}), newer(undefined, undefined)]).toEqual([
      'one',
      'other',
      undefined,
    ]);
    expect([newer({ fetchedAt: now - 1 }, {}), newer({}, { fetchedAt: now - 1 })]).toEqual(['other', 'one']);
    expect([newer({ seq: 4 }, {}), newer({}, { seq: 4 })]).toEqual(['one', 'other']);
    expect(newer({}, {})).toBe('one');
    // Of another log nothing is known to be current; then the hour of fetching decides.
    const lostLog = { epoch: 'lost' };
    expect([newer({ ...lostLog, seq: 9 }, {}), newer({}, { ...lostLog, seq: 9 })]).toEqual(['other', 'one']);
    expect(newer({ ...lostLog, seq: 9 }, { seq: 0 })).toBe('other');
    expect([
      newer({ ...lostLog, seq: 1 }, { epoch: 'other', seq: 2, fetchedAt: now - 1 }),
      newer({ ...lostLog, fetchedAt: now - 1 }, { epoch: 'other' }),
    ]).toEqual(['one', 'other']);
  });
});
