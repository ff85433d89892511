import type { Change, ReportedChange, State } from './changes.ts';

/** Changes that a log keeps; the oldest leave it. */
const LOG_LENGTH = 2000;
/** The most changes in an answer to a caller that knows none: all isolates of a data centre share that answer. */
const ANSWERED = 200;

/** Changes in the order in which they were reported; those up to `floor` have left the log. */
export type ChangeLog = Pick<State, 'epoch' | 'seq' | 'floor' | 'changes'>;

/** A log in which nothing has happened. */
export function emptyLog(epoch: string): ChangeLog {
  return { epoch, seq: 0, floor: 0, changes: [] };
}

/** A log with those of some reports that are new; the same log when none is. */
export function withReports(log: ChangeLog, reports: readonly ReportedChange[], length = LOG_LENGTH): ChangeLog {
  const loggedChanges = new Map(coalesced(log.changes).map((change) => [change.entry, change]));
  const added: Change[] = [];
  for (const report of reports) {
    if (!isNewer(report, report.entry === undefined ? undefined : loggedChanges.get(report.entry))) continue;
    const change = { ...report, seq: log.seq + added.length + 1 };
    // After everything changed, revisions may count from 1 again: earlier ones are no longer compared.
    if (report.entry === undefined) loggedChanges.clear();
    loggedChanges.set(report.entry, change);
    added.push(change);
  }
  const last = added.at(-1);
  if (!last) return log;
  const changes = [...log.changes, ...added];
  const gone = changes.slice(0, Math.max(changes.length - length, 0)).at(-1);
  return {
    epoch: log.epoch,
    seq: last.seq,
    floor: gone?.seq ?? log.floor,
    changes: changes.slice(-length),
  };
}

/**
 * Returns true for a report that is newer than the logged change. Webhooks come twice, late and out of order, and the check
 * finds the same changes: the content service's own moments tell them apart, or revisions where a moment is missing
 * (docs/rules.md#change-order). After a deletion revisions may count from 1 again: one refresh too many is better than one
 * too few.
 */
function isNewer({ at, revision, isGone }: ReportedChange, loggedChange: ReportedChange | undefined): boolean {
  if (!loggedChange) return true;
  if (at !== undefined && loggedChange.at !== undefined && at !== loggedChange.at) return at > loggedChange.at;
  if (loggedChange.isGone && !isGone) return true;
  if (revision !== undefined && loggedChange.revision !== undefined && revision !== loggedChange.revision)
    return revision > loggedChange.revision;
  const isSame =
    (at !== undefined && at === loggedChange.at) || (revision !== undefined && revision === loggedChange.revision);
  return !isSame || isGone !== loggedChange.isGone;
}

/**
 * What a log answers: all changes since the one that the caller knows, or the newest ones. The floor of the answer says
 * from where on it is complete, so that it may be shared with isolates that know less.
 */
export function stateSince(log: ChangeLog, position?: Pick<State, 'epoch' | 'seq'>, most = ANSWERED): ChangeLog {
  const { epoch, seq } = log;
  if (position && position.epoch === epoch && position.seq >= log.floor && position.seq <= seq) {
    const changes = log.changes.filter((change) => change.seq > position.seq);
    return { epoch, seq, floor: position.seq, changes: coalesced(changes) };
  }
  const changes = coalesced(log.changes);
  return { epoch, seq, floor: changes.at(-most - 1)?.seq ?? log.floor, changes: changes.slice(-most) };
}

/** Of several changes of an entry the last; of what came before everything changed, nothing. In order. */
export function coalesced(changes: readonly Change[]): readonly Change[] {
  const last = new Map<string | undefined, Change>();
  for (const change of changes) {
    if (change.entry === undefined) last.clear();
    last.delete(change.entry);
    last.set(change.entry, change);
  }
  return [...last.values()];
}
