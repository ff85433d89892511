import { inTimeOf, readState, type State } from '../../content/freshness/changes.ts';
import { withTimeout } from '../platform/timeouts.ts';
import type { World } from '../world.ts';
import { changeLimits } from './cacheLimits.ts';

const ADDRESS = 'https://coordinator.invalid';

/** Asks the coordinator, whose state comes back in this isolate's time. Throws where it fails or is too slow. */
export type CoordinatorCall = (path: string, init?: RequestInit) => Promise<State>;

export function createCoordinatorCall(world: Pick<World, 'coordinator' | 'now' | 'after'>): CoordinatorCall {
  return async (path, init) => {
    const askedAt = world.now().getTime();
    const asked = async (): Promise<State> => {
      const answer = await world.coordinator?.(new Request(`${ADDRESS}${path}`, init));
      const state = answer?.ok ? readState(await answer.json()) : undefined;
      if (!state) throw new Error(`the coordinator answered ${answer?.status}`);
      return inTimeOf(askedAt, state);
    };
    return withTimeout(world, changeLimits.call, asked(), () =>
      Promise.reject(new Error('the coordinator is too slow')),
    );
  };
}
