import { stateSince, withReports } from '../../content/freshness/changeLog.ts';
import {
  type AheadJob,
  type EqualPages,
  inTimeOf,
  type ReportedChange,
  readState,
  type State,
} from '../../content/freshness/changes.ts';
import { FRESH_MS, type Knowledge, localKnowledge, noKnowledge } from '../../content/freshness/freshness.ts';
import { withTimeout } from '../../content/time/timeouts.ts';
import { COORDINATOR_MS, callCoordinator } from '../platform/coordinatorCall.ts';
import { problemOf } from '../platform/log.ts';
import type { KeepAlive, World } from '../world.ts';
import { changeLimits } from './cacheLimits.ts';
import { createLearnedState, createSharedState, type LearnedState, type SharedState } from './sharedState.ts';
import { createSingleFlight } from './singleFlight.ts';
import type { Tier } from './tier.ts';

export type ChangeSource = ReturnType<typeof createChangeSource>;

type ChangeWorld = Pick<World, 'coordinator' | 'now' | 'running' | 'after' | 'log'>;

/**
 * What changed, as an isolate last learnt it (docs/rules.md#publication). It looks at most once a second, also while the
 * clock is pinned: into the cache of the data centre, and at the coordinator itself where that knows nothing of the last
 * two seconds.
 */
export function createChangeSource(world: ChangeWorld, dataCentre: Tier) {
  const { coordinator, running } = world;
  const state = createLearnedState(running, coordinator ? noKnowledge : localKnowledge);
  // Without a coordinator the isolates share what they know only while an answer is fresh; after that its age decides.
  const lifetime = coordinator ? changeLimits.ask : FRESH_MS;
  const shared = createSharedState(running, dataCentre, state, lifetime);
  const learning = coordinator ? withCoordinator(world, state, shared) : withoutCoordinator(world, state, shared);

  return {
    ...learning,
    knowledge: state.knowledge,
    /** The last change is so new that the content service may still answer from before it. */
    isSettling: state.isSettling,
    /** Jobs that make touched pages ahead; undefined where nothing does (docs/rules.md#pages-ahead). */
    jobs: (): readonly AheadJob[] | undefined => state.latest()?.jobs,
    /** Stored pages that turned out equal (docs/rules.md#equal-pages). */
    equal: (): readonly EqualPages[] => state.latest()?.equal ?? [],
    /** The flags' text, where the coordinator answered lately; undefined: ask the store. */
    flags: (): string | undefined => (state.age() < changeLimits.flags ? state.flags()?.flags : undefined),
    /** How it stands with the coordinator, for the health report. Moments in milliseconds since the epoch; 0: never. */
    status: () => {
      const learnedAt = state.learnedAt();
      const latest = state.latest();
      return {
        isBound: coordinator !== undefined,
        isReached: coordinator !== undefined && !learning.hasFailed() && Number.isFinite(learnedAt),
        checkedAt: state.knowledge().checkedAt,
        hookAt: latest?.hookAt ?? 0,
        changedAt: latest?.changedAt ?? 0,
      };
    },
  };
}

/** How an isolate learns what changed. */
function withCoordinator(world: ChangeWorld, state: LearnedState, shared: SharedState) {
  const { running } = world;
  let requestedAt = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let noWaitUntil = 0;
  let hasFailed = false;
  /** How far back it was asked: it tells all that it still holds, so that asking again is of no use. */
  let back = { epoch: '', seq: 0 };
  /** One look for all requests, and one question for earlier changes. */
  const looks = createSingleFlight<void>({ now: () => new Date(running()), after: world.after }, COORDINATOR_MS);

  const call = async (path: string, init?: RequestInit): Promise<State> => {
    const calledAt = world.now().getTime();
    const answer = readState(await callCoordinator(world, path, init));
    if (!answer) throw new Error('the coordinator’s answer is no state');
    return inTimeOf(calledAt, answer);
  };

  const ask = async (since = state.knowledge().seq): Promise<void> => {
    const at = running();
    requestedAt = at;
    const { epoch } = state.knowledge();
    try {
      const answer = await call(`/state?epoch=${encodeURIComponent(epoch)}&since=${since}`);
      state.learn(answer, at);
      hasFailed = false;
      await shared.share(answer, at);
    } catch (thrown) {
      hasFailed = true;
      world.log('error', 'coordinator not reached', { problem: problemOf(thrown) });
    }
  };

  /** A look begins once a second, and when a copy of the data centre's or the time between two questions is over. */
  const isDue = (): boolean => {
    const now = running();
    const isJustOver = (since: number): boolean =>
      lookedAt < since + changeLimits.ask && since + changeLimits.ask <= now;
    return Math.abs(now - lookedAt) >= changeLimits.look || isJustOver(state.learnedAt()) || isJustOver(requestedAt);
  };

  const lookOnce = async (): Promise<void> => {
    lookedAt = running();
    if (await shared.take()) return;
    if (Math.abs(running() - requestedAt) >= changeLimits.ask) await ask();
  };

  /** A request waits for some work, unless another one has just waited in vain. */
  const waitFor = async (work: Promise<void>, isDone: () => boolean): Promise<void> => {
    if (isDone() || running() < noWaitUntil) return;
    await withTimeout(world, changeLimits.wait, work, () => undefined);
    if (!isDone()) noWaitUntil = running() + changeLimits.noWait;
  };

  return {
    hasFailed: () => hasFailed,
    /** Asks the coordinator itself where a log, or a change of it, is not known yet; without an epoch where no log is. */
    reach: async ({ epoch, seq }: Pick<Knowledge, 'epoch' | 'seq'>): Promise<void> => {
      const knowledge = state.knowledge();
      if (epoch === '' || knowledge.epoch !== epoch || knowledge.seq < seq) await ask();
    },
    /**
     * Asks it for the changes after one that is older than all that are known here: an isolate learns the newest first. Holds
     * a request up for 500 ms at most, too.
     */
    reachBack: async (seq: number, keepAlive: KeepAlive): Promise<void> => {
      const { epoch } = state.knowledge();
      const isReached = (): boolean => {
        const { epoch: current, from } = state.knowledge();
        return current !== epoch || seq >= from || (back.epoch === epoch && back.seq <= seq);
      };
      const askBack = (): Promise<void> =>
        ask(seq).finally(() => {
          back = { epoch, seq };
        });
      const reach = async (): Promise<void> => {
        while (!isReached()) await looks.run('back', keepAlive, askBack);
      };
      await waitFor(reach(), isReached);
    },
    /** Looks again when it is time to; never throws, and holds a request up for 500 ms at most. */
    look: async (keepAlive: KeepAlive): Promise<void> => {
      if (Math.abs(state.age()) < changeLimits.look || !(isDue() || looks.isUnderway('look'))) return;
      await waitFor(looks.run('look', keepAlive, lookOnce), () => state.age() < changeLimits.old);
    },
    /** Reports changes to the coordinator. False where it could not be reached. */
    report: async (changes: readonly ReportedChange[], keepAlive: KeepAlive): Promise<boolean> => {
      const at = running();
      try {
        const answer = await call('/changes', { method: 'POST', body: JSON.stringify({ changes }) });
        state.learn(answer, at);
        keepAlive(shared.share(answer, at));
        return true;
      } catch (thrown) {
        world.log('error', 'changes not reported', { problem: problemOf(thrown) });
        return false;
      }
    },
  };
}

/** Without a coordinator only the data centre that received the webhook learns of the changes. */
function withoutCoordinator(
  { running }: ChangeWorld,
  state: LearnedState,
  shared: SharedState,
): ReturnType<typeof withCoordinator> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    hasFailed: () => false,
    reach: async () => undefined,
    reachBack: async () => undefined,
    look: async (keepAlive) => {
      if (Math.abs(running() - lookedAt) < changeLimits.ask) return;
      lookedAt = running();
      keepAlive(shared.take());
    },
    report: async (changes) => {
      const at = running();
      await shared.take();
      const knowledge = state.knowledge();
      const log = {
        epoch: knowledge.epoch,
        seq: Math.max(at - 1, knowledge.seq),
        floor: knowledge.from,
        changes: knowledge.changes,
      };
      const after = withReports(log, changes);
      const seq = after === log ? knowledge.seq : after.seq;
      const answer = { ...stateSince({ ...after, seq }, knowledge), checkedAt: 0, hookAt: at, changedAt: at };
      state.learn(answer, at);
      await shared.share(answer, at);
      return true;
    },
  };
}
