import * as v from 'valibot';
import { stateSince } from '../../content/freshness/changeLog.ts';
import { readState, type State } from '../../content/freshness/changes.ts';
import { type Knowledge, learned } from '../../content/freshness/freshness.ts';
import { readJsonAs } from '../../content/readAs.ts';
import { changeLimits } from './cacheLimits.ts';
import type { Tier } from './tier.ts';

type FlagState = Pick<State, 'epoch' | 'flags' | 'flagsVersion'>;

export type LearnedState = ReturnType<typeof createLearnedState>;

/**
 * What an isolate has learnt of the coordinator's states, which come late and out of order. `first`: what is known before
 * anything is learnt; `running` is a clock that no test pins.
 */
export function createLearnedState(running: () => number, first: Knowledge) {
  let knowledge = first;
  let latest: State | undefined;
  let flags: FlagState | undefined;
  let learnedAt = Number.NEGATIVE_INFINITY;
  let changeLearnedAt = Number.NEGATIVE_INFINITY;
  return {
    learn: (state: State, at: number): void => {
      const before = knowledge;
      knowledge = learned(knowledge, state);
      if (knowledge.seq !== before.seq || knowledge.epoch !== before.epoch) changeLearnedAt = running();
      if (!latest || latest.epoch !== state.epoch || state.seq >= latest.seq) latest = state;
      // An older answer must not open a city that was closed after it.
      const isLater = flags?.epoch !== state.epoch || (state.flagsVersion ?? 0) >= (flags.flagsVersion ?? 0);
      if (isLater) flags = { epoch: state.epoch, flags: state.flags, flagsVersion: state.flagsVersion };
      learnedAt = Math.max(learnedAt, at);
    },
    knowledge: (): Knowledge => knowledge,
    /** The newest state; undefined before the first. */
    latest: (): State | undefined => latest,
    /** When the newest answer was asked for, in milliseconds of the running clock; minus infinity before the first. */
    learnedAt: (): number => learnedAt,
    /** Milliseconds since then. */
    age: (): number => running() - learnedAt,
    isSettling: (): boolean => running() - changeLearnedAt < changeLimits.settling,
    flags: (): FlagState | undefined => flags,
  };
}

const KEY = 'changes';

const shared = v.object({ requestedAt: v.number(), state: v.unknown() });

export type SharedState = ReturnType<typeof createSharedState>;

/** What the isolates of a data centre tell each other of the coordinator's answers. `lifetime` in milliseconds. */
export function createSharedState(running: () => number, dataCentre: Tier, state: LearnedState, lifetime: number) {
  return {
    /** All isolates of the data centre learn from what one of them knows. `at` as in `LearnedState`. */
    share: async (answer: State, at: number): Promise<void> => {
      const { epoch, seq, from, changes } = state.knowledge();
      const shareable = { ...answer, ...state.flags(), ...stateSince({ epoch, seq, floor: from, changes }) };
      await dataCentre.put(KEY, JSON.stringify({ requestedAt: at, state: shareable }), lifetime / 1000);
    },
    /** Learns from what is shared; false where nothing is that is new enough. */
    take: async (): Promise<boolean> => {
      const stored = readJsonAs(shared, await dataCentre.get(KEY));
      const answer = readState(stored?.state);
      if (!stored || !answer || Math.abs(running() - stored.requestedAt) >= lifetime) return false;
      state.learn(answer, stored.requestedAt);
      return true;
    },
  };
}
