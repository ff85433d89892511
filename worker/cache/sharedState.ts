import * as v from 'valibot';
import { stateSince } from '../../content/freshness/changeLog.ts';
import { readState, type State } from '../../content/freshness/changes.ts';
import { readJsonAs } from '../../content/readAs.ts';
import type { LearnedState } from './learnedState.ts';
import type { Tier } from './tier.ts';

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
