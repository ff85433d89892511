import { type ChangeLog, emptyLog, withReports } from '../content/freshness/changeLog.ts';
import type { ReportedChange } from '../content/freshness/changes.ts';
import type { Facts, Stored } from './storage.ts';
import type { World } from './world.ts';

const noFacts: Facts = { checkedAt: 0, hookAt: 0, changedAt: 0, flagsVersion: 0, toldAt: 0, askedAt: 0, readAt: 0 };

export type LogKeeper = ReturnType<typeof createLogKeeper>;

/**
 * The log of changes and the facts beside it, stored as they change (docs/rules.md#change-log). An unreadable log is replaced;
 * `changed` and `begun` tell what follows later.
 */
export function createLogKeeper(
  { storage, newEpoch, log, now }: Pick<World, 'storage' | 'newEpoch' | 'log' | 'now'>,
  tell: { readonly changed: () => void; readonly begun: () => void },
) {
  const begun = (facts = noFacts): Stored => {
    const empty = { log: emptyLog(newEpoch()), facts };
    storage.begin(empty);
    return empty;
  };
  const loaded = (): Stored | undefined => {
    try {
      return storage.load();
    } catch (thrown) {
      log('warning', 'log unreadable', { problem: String(thrown) });
      return undefined;
    }
  };
  let stored = loaded() ?? begun();
  const save = (next: Stored): void => {
    storage.save(next, stored);
    stored = next;
  };
  return {
    log: (): ChangeLog => stored.log,
    facts: (): Facts => stored.facts,
    note: (facts: Partial<Facts>): void => save({ ...stored, facts: { ...stored.facts, ...facts } }),
    /** Adds what the log does not have yet; how many changes these are. */
    record: (reports: readonly ReportedChange[], facts: Partial<Facts>): number => {
      const longer = withReports(stored.log, reports);
      const count = longer.seq - stored.log.seq;
      save({ log: longer, facts: { ...stored.facts, ...(count > 0 && { changedAt: now() }), ...facts } });
      if (count > 0) tell.changed();
      return count;
    },
    /** Begins an empty log of another name: anything may have changed. */
    begin: (facts?: Facts): void => {
      stored = begun(facts);
      tell.begun();
    },
  };
}
