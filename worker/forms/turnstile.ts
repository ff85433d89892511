import * as v from 'valibot';
import { problemOf } from '../log.ts';
import type { World } from '../world.ts';

/** Name of the field that the outside check adds to a form. */
export const TURNSTILE_FIELD = 'cf-turnstile-response';

const WAIT_MS = 5000;
const answerShape = v.object({ success: v.boolean() });

/**
 * Asks the outside check whether a person sent a form; true where no check is set. A check that can't be asked lets
 * forms through: the other traps remain, and a visitor's complaint must not depend on a third party.
 */
export async function isHuman(
  world: Pick<World, 'settings' | 'fetch' | 'log'>,
  token: string,
  sender: string,
): Promise<boolean> {
  const { secretKey, origin } = world.settings.turnstile;
  if (secretKey === '') return true;
  if (token === '') return false;
  try {
    const response = await world.fetch(
      new Request(`${origin}/turnstile/v0/siteverify`, {
        method: 'POST',
        body: new URLSearchParams({ secret: secretKey, response: token, remoteip: sender }),
        signal: AbortSignal.timeout(WAIT_MS),
      }),
    );
    return v.parse(answerShape, await response.json()).success;
  } catch (thrown) {
    world.log('warning', 'human check unavailable', { problem: problemOf(thrown) });
    return true;
  }
}
