import * as v from 'valibot';
import { problemOf } from '../platform/log.ts';
import { callService } from '../platform/upstream.ts';
import type { World } from '../world.ts';

const answerShape = v.object({ success: v.boolean() });

/**
 * Returns true if Turnstile says that a person sent a form, or if it is not set up. True as well when it cannot be
 * reached: other checks remain, and a visitor's complaint must not depend on a third party. `address` is the sender's IP.
 */
export async function isHuman(
  world: Pick<World, 'settings' | 'fetch' | 'after' | 'log'>,
  token: string,
  address: string | undefined,
): Promise<boolean> {
  const { siteKey, secretKey, origin } = world.settings.turnstile;
  // Without the site key no page shows the check, so no visitor could pass it.
  if (siteKey === '' || secretKey === '') return true;
  if (token === '') return false;
  try {
    // A refusal may have any status; only the body counts.
    const { body } = await callService(world, `${origin}/turnstile/v0/siteverify`, {
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
