import { inTime } from '../../content/time/timeouts.ts';
import type { World } from '../world.ts';

/** A coordinator that takes longer has failed, in milliseconds. */
export const COORDINATOR_MS = 5000;

/** What the coordinator answers to a call, as JSON; undefined where none is bound. Throws where it fails or is too slow. */
export async function callCoordinator(
  world: Pick<World, 'coordinator' | 'after'>,
  path: string,
  init?: RequestInit,
): Promise<unknown> {
  const { coordinator } = world;
  if (!coordinator) return undefined;
  const call = async (): Promise<unknown> => {
    const answer = await coordinator(new Request(`https://coordinator.invalid${path}`, init));
    if (!answer.ok) throw new Error(`the coordinator answered ${answer.status}`);
    return answer.json();
  };
  return inTime(world, COORDINATOR_MS, call(), 'the coordinator is too slow');
}
