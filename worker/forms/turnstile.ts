import * as v from 'valibot';
import { problemOf } from '../log.ts';
import { askService } from '../upstream.ts';
import type { World } from '../world.ts';

/** Name of the field that the outside check adds to a form. */
export const TURNSTILE_FIELD = 'cf-turnstile-response';

const answerShape = v.object({ success: v.boolean() });

/**
 * Asks the outside check whether a person sent a form, from `address` as far as that is known; true where no check is
 * set. A check that can't be asked lets forms through: the other traps remain, and a visitor's complaint must not
 * depend on a third party.
 */
export async function isHuman(
  world: Pick<World, 'settings' | 'fetch' | 'after' | 'log'>,
  token: string,
  address: string | undefined,
): Promise<boolean> {
  const { siteKey, secretKey, origin } = world.settings.turnstile;
  // With a secret alone no page would show the check, and nobody could pass it.
  if (siteKey === '' || secretKey === '') return true;
  if (token === '') return false;
  try {
    // It says no with whatever status it likes: only the answer counts.
    const { body } = await askService(world, `${origin}/turnstile/v0/siteverify`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret: secretKey, response: token, remoteip: address }),
    });
    return v.parse(answerShape, JSON.parse(body ?? '')).success;
  } catch (thrown) {
    world.log('warning', 'human check unavailable', { problem: problemOf(thrown) });
    return true;
  }
}
