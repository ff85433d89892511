import { ownValue } from '../ownValue.ts';
import { coalesced } from './changeLog.ts';
import type { Change, State } from './changes.ts';
import { joinedScope, type Scope, touches } from './scope.ts';

/** Without word of the coordinator something kept is fresh for this long, in milliseconds (docs/rules.md#content-freshness). */
export const FRESH_MS = 120_000;
/** A moment so far ahead was taken by another clock, and says nothing. */
const SKEW_MS = 30_000;
/** Changes that an isolate remembers, as many as the log keeps; what is older than them has to be fetched anew. */
const LOG_LIMIT = 2000;

/** What an isolate knows of the coordinator's log. */
export interface Knowledge {
  /** Empty while nothing is known: then age alone decides. */
  readonly epoch: string;
  readonly seq: number;
  /** All changes after this one are known, up to `seq`. */
  readonly from: number;
  /** The newest last. */
  readonly changes: readonly Change[];
  /** Up to this moment the log was compared with the content service. */
  readonly checkedAt: number;
}

export const noKnowledge: Knowledge = { epoch: '', seq: 0, from: 0, changes: [], checkedAt: 0 };

/** Without a coordinator each data centre knows the changes of its own hooks, numbered by the clock; age bounds the rest. */
export const ownKnowledge: Knowledge = { ...noKnowledge, epoch: 'own' };

/** An answer of the content service as something was made from it. */
export interface AnswerReading {
  /** When it was fetched, in milliseconds since the epoch. */
  readonly at: number;
  /** The same for equal answers. */
  readonly tag: string;
}

/** What is known of anything that is kept: an answer of the content service, or a page. */
export interface Kept {
  /** When it was fetched, in milliseconds since the epoch; a page: its oldest part. */
  readonly fetchedAt: number;
  /** The log, and its newest change that was known before it was fetched. */
  readonly epoch: string;
  readonly seq: number;
  readonly scope: Scope;
  /** The answers of the content service that it was made from, by their keys. */
  readonly readings?: Readonly<Record<string, AnswerReading>> | undefined;
  /** From this moment on it is untrue, whatever changes; for ever true without one. */
  readonly trueUntil?: number | undefined;
}

/**
 * Returns true if something kept may differ from what the content service has now: a later change touches it, or one
 * was missed.
 */
export function isOutdated(kept: Kept, { epoch, from, changes }: Knowledge): boolean {
  if (epoch === '') return false;
  if (kept.epoch !== epoch || kept.seq < from) return true;
  for (let at = changes.length - 1; at >= 0; at -= 1) {
    const change = changes[at];
    if (!change || change.seq <= kept.seq) return false;
    if (touches(change, kept.scope)) return true;
  }
  return false;
}

/** The changes that touch something kept and came after it, in order; undefined where some are not known. */
export function changesTouching(kept: Kept, { epoch, from, changes }: Knowledge): readonly number[] | undefined {
  if (kept.epoch !== epoch || kept.seq < from) return undefined;
  return changes.flatMap((change) => (change.seq > kept.seq && touches(change, kept.scope) ? [change.seq] : []));
}

/** The last moment at which something kept is known to have been current; long ago for what a change touches and for what is untrue. */
export function lastKnownCurrent(kept: Kept, knowledge: Knowledge, now: number): number {
  if (isOutdated(kept, knowledge) || now >= (kept.trueUntil ?? Number.POSITIVE_INFINITY))
    return Number.NEGATIVE_INFINITY;
  const moments = [kept.fetchedAt, knowledge.epoch === '' ? 0 : knowledge.checkedAt];
  return Math.max(...moments.map((moment) => (moment > now + SKEW_MS ? Number.NEGATIVE_INFINITY : moment)));
}

/** Returns true if something kept was current so lately that it counts as fresh; `life` in milliseconds. */
export function isFresh(kept: Kept, knowledge: Knowledge, now: number, life = FRESH_MS): boolean {
  return now - lastKnownCurrent(kept, knowledge, now) < life;
}

/**
 * Returns true if something kept may be shown after something else: of the answers that both were made from, none said
 * something else and was fetched earlier. Changes can't tell, since webhooks are lost (docs/rules.md#never-back).
 */
export function mayFollow(kept: Kept, shown: Kept, now: number): boolean {
  return Object.entries(kept.readings ?? {}).every(
    ([key, reading]) => !isEarlier(reading, ownValue(shown.readings ?? {}, key), now),
  );
}

/** Returns true if a reading of an answer is from before another that says something else. */
export function isEarlier(reading: AnswerReading, other: AnswerReading | undefined, now: number): boolean {
  return other !== undefined && reading.tag !== other.tag && reading.at < other.at && other.at <= now + SKEW_MS;
}

/**
 * What is known after an answer of the coordinator that tells all changes after `state.floor`. Answers may come late and
 * out of order: nothing known is lost, and where changes were missed in between the knowledge begins after them.
 */
export function learned(known: Knowledge, state: State): Knowledge {
  if (state.epoch !== known.epoch || state.floor > known.seq) {
    // An older answer of the same log, which a newer one has overtaken.
    if (state.epoch === known.epoch && state.seq <= known.seq) return known;
    return limited({
      epoch: state.epoch,
      seq: state.seq,
      from: state.floor,
      changes: state.changes,
      checkedAt: state.checkedAt,
    });
  }
  const fresh = state.changes.filter(({ seq }) => seq > known.seq);
  const isLonger = state.floor < known.from && state.seq >= known.from;
  const earlier = isLonger ? state.changes.filter(({ seq }) => seq <= known.from) : [];
  return limited({
    ...known,
    seq: Math.max(known.seq, state.seq),
    from: isLonger ? state.floor : known.from,
    changes: fresh.length + earlier.length === 0 ? known.changes : coalesced([...earlier, ...known.changes, ...fresh]),
    checkedAt: Math.max(known.checkedAt, state.checkedAt),
  });
}

function limited(knowledge: Knowledge): Knowledge {
  const { changes } = knowledge;
  const dropped = changes[changes.length - LOG_LIMIT - 1];
  if (!dropped) return knowledge;
  return { ...knowledge, from: Math.max(knowledge.from, dropped.seq), changes: changes.slice(-LOG_LIMIT) };
}

/**
 * Several kept things as one that is made from them now: as old as the oldest. Each counts with all changes that are known
 * and do not touch it: one that was fetched after a change stands beside others that it left alone. Undefined for none.
 */
export function joinedKept(kept: readonly Kept[], known: Knowledge): Kept | undefined {
  const parts = kept.map((part) =>
    known.epoch === '' || isOutdated(part, known) ? part : { ...part, seq: Math.max(part.seq, known.seq) },
  );
  const [first] = parts;
  if (!first) return undefined;
  return {
    fetchedAt: Math.min(...parts.map(({ fetchedAt }) => fetchedAt)),
    // Of several logs there is none that knows them all.
    epoch: parts.every(({ epoch }) => epoch === first.epoch) ? first.epoch : '',
    seq: Math.min(...parts.map(({ seq }) => seq)),
    scope: joinedScope(parts.map(({ scope }) => scope)),
    readings: joinedReadings(parts),
  };
}

/** Of an answer that was fetched several times, the earliest. */
function joinedReadings(parts: readonly Kept[]): Readonly<Record<string, AnswerReading>> {
  const readings = new Map<string, AnswerReading>();
  for (const [key, reading] of parts.flatMap((part) => Object.entries(part.readings ?? {})))
    if (reading.at < (readings.get(key)?.at ?? Number.POSITIVE_INFINITY)) readings.set(key, reading);
  return Object.fromEntries(readings);
}
