import type * as v from 'valibot';
import type { Immutable } from '../immutable.ts';
import { ownValue } from '../ownValue.ts';
import { coalesced } from './changeLog.ts';
import type { State } from './changes.ts';
import { type freshnessFields, joinedScope, touches } from './scope.ts';

/**
 * Without an answer of the coordinator a stored value is fresh for this long, in milliseconds
 * (docs/rules.md#content-freshness).
 */
export const FRESH_MS = 120_000;
/** A moment that lies further ahead than this comes from another clock, and is ignored. */
const SKEW_MS = 30_000;
/** Changes that an isolate remembers, as many as the log keeps; anything older than them is fetched again. */
const LOG_LIMIT = 2000;

/** What an isolate knows of the coordinator's log. */
export interface Knowledge extends Pick<State, 'epoch' | 'seq' | 'changes' | 'checkedAt'> {
  /** All changes after this one are known, up to `seq`; without an epoch nothing is, and age alone decides. */
  readonly from: number;
}

export const noKnowledge: Knowledge = { epoch: '', seq: 0, from: 0, changes: [], checkedAt: 0 };

/** Without a coordinator each data centre knows the changes of its own hooks, numbered by the clock; age bounds the rest. */
export const localKnowledge: Knowledge = { ...noKnowledge, epoch: 'own' };

/** What decides whether a stored answer or page is current. */
export interface Freshness extends Immutable<v.InferOutput<v.ObjectSchema<typeof freshnessFields, undefined>>> {
  /** From this moment on it is untrue, whatever changes; for ever true without one. */
  readonly trueUntil?: number | undefined;
}

/** The version of an answer of the content service that a value was made from. */
export type AnswerReading = NonNullable<Freshness['readings']>[string];

/**
 * Returns true if a stored value may differ from what the content service has now: a later change touches it, or one
 * was missed.
 */
export function isOutdated(stored: Freshness, { epoch, from, changes }: Knowledge): boolean {
  if (epoch === '') return false;
  if (stored.epoch !== epoch || stored.seq < from) return true;
  for (let at = changes.length - 1; at >= 0; at -= 1) {
    const change = changes[at];
    if (!change || change.seq <= stored.seq) return false;
    if (touches(change, stored.scope)) return true;
  }
  return false;
}

/** The changes that touch a stored value and came after it, in order; undefined where some are not known. */
export function changesTouching(stored: Freshness, { epoch, from, changes }: Knowledge): readonly number[] | undefined {
  if (stored.epoch !== epoch || stored.seq < from) return undefined;
  return changes.flatMap((change) => (change.seq > stored.seq && touches(change, stored.scope) ? [change.seq] : []));
}

/**
 * The last moment at which a stored value is known to have been current; minus infinity once a change touches it or it
 * is untrue.
 */
export function lastCurrentAt(stored: Freshness, knowledge: Knowledge, now: number): number {
  if (isOutdated(stored, knowledge) || now >= (stored.trueUntil ?? Number.POSITIVE_INFINITY))
    return Number.NEGATIVE_INFINITY;
  const moments = [stored.fetchedAt, knowledge.epoch === '' ? 0 : knowledge.checkedAt];
  return Math.max(...moments.map((moment) => (moment > now + SKEW_MS ? Number.NEGATIVE_INFINITY : moment)));
}

/** Returns true if a stored value was current so lately that it counts as fresh. */
export function isFresh(stored: Freshness, knowledge: Knowledge, now: number): boolean {
  return now - lastCurrentAt(stored, knowledge, now) < FRESH_MS;
}

/**
 * Returns true if a value may be shown after the previous one: of the answers that both were made from, none said
 * something else and was fetched earlier. Changes are not enough for that, since webhooks are lost
 * (docs/rules.md#never-back).
 */
export function mayFollow(stored: Freshness, previous: Freshness, now: number): boolean {
  return Object.entries(stored.readings ?? {}).every(
    ([key, reading]) => !isEarlier(reading, ownValue(previous.readings ?? {}, key), now),
  );
}

/** Returns true if a reading of an answer is from before another that says something else. */
export function isEarlier(reading: AnswerReading, later: AnswerReading | undefined, now: number): boolean {
  return later !== undefined && reading.tag !== later.tag && reading.at < later.at && later.at <= now + SKEW_MS;
}

/**
 * The knowledge after an answer of the coordinator with all changes after `state.floor`. Answers may come late and out of
 * order: no known change is lost, and where changes in between were missed, the knowledge begins after them.
 */
export function learned(knowledge: Knowledge, state: State): Knowledge {
  if (state.epoch !== knowledge.epoch || state.floor > knowledge.seq) {
    // An older answer of the same log, which a newer one has overtaken.
    if (state.epoch === knowledge.epoch && state.seq <= knowledge.seq) return knowledge;
    return limited({
      epoch: state.epoch,
      seq: state.seq,
      from: state.floor,
      changes: state.changes,
      checkedAt: state.checkedAt,
    });
  }
  const fresh = state.changes.filter(({ seq }) => seq > knowledge.seq);
  const isLonger = state.floor < knowledge.from && state.seq >= knowledge.from;
  const earlier = isLonger ? state.changes.filter(({ seq }) => seq <= knowledge.from) : [];
  return limited({
    ...knowledge,
    seq: Math.max(knowledge.seq, state.seq),
    from: isLonger ? state.floor : knowledge.from,
    changes:
      fresh.length + earlier.length === 0 ? knowledge.changes : coalesced([...earlier, ...knowledge.changes, ...fresh]),
    checkedAt: Math.max(knowledge.checkedAt, state.checkedAt),
  });
}

function limited(knowledge: Knowledge): Knowledge {
  const { changes } = knowledge;
  const dropped = changes[changes.length - LOG_LIMIT - 1];
  if (!dropped) return knowledge;
  return { ...knowledge, from: Math.max(knowledge.from, dropped.seq), changes: changes.slice(-LOG_LIMIT) };
}

/**
 * The freshness of what is made now from several stored values: as old as the oldest. Each counts with all changes that
 * are known and do not touch it: a part fetched after a change may be joined with older ones that the change does not
 * touch. Undefined for none.
 */
export function joinedFreshness(sources: readonly Freshness[], knowledge: Knowledge): Freshness | undefined {
  const parts = sources.map((part) =>
    knowledge.epoch === '' || isOutdated(part, knowledge) ? part : { ...part, seq: Math.max(part.seq, knowledge.seq) },
  );
  const [first] = parts;
  if (!first) return undefined;
  return {
    fetchedAt: Math.min(...parts.map(({ fetchedAt }) => fetchedAt)),
    // Parts of several logs have no log in common.
    epoch: parts.every(({ epoch }) => epoch === first.epoch) ? first.epoch : '',
    seq: Math.min(...parts.map(({ seq }) => seq)),
    scope: joinedScope(parts.map(({ scope }) => scope)),
    readings: joinedReadings(parts),
  };
}

/** Of an answer that was fetched several times, the earliest. */
function joinedReadings(parts: readonly Freshness[]): Readonly<Record<string, AnswerReading>> {
  const readings = new Map<string, AnswerReading>();
  for (const [key, reading] of parts.flatMap((part) => Object.entries(part.readings ?? {})))
    if (reading.at < (readings.get(key)?.at ?? Number.POSITIVE_INFINITY)) readings.set(key, reading);
  return Object.fromEntries(readings);
}
