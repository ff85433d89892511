import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readFlags } from '../../content/flags.ts';
import type { AppEnv } from '../appEnv.ts';
import { isSecret } from '../platform/crypto.ts';
import { problemOf } from '../platform/log.ts';
import { withTimeout } from '../platform/timeouts.ts';
import type { World } from '../world.ts';
import { badRequest, jsonAnswer } from './answers.ts';

const BODY_LIMIT = 65_536;
/** A coordinator that takes longer has failed. */
const WAIT_MS = 5000;

/**
 * POST `/_flags` with the operators' key (header `X-Health-Key`): the flags as they were just written to the store. The
 * coordinator tells them to every data centre within seconds; without it they take effect when the store shows them.
 */
export function flags() {
  const limit = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: () => jsonAnswer({ error: 'The flags are too long.' }, 413),
  });
  return new Hono<AppEnv>().post('/_flags', limit, async (c) => {
    const { world } = c.var;
    if (!(await isSecret(world.settings.healthKey, c.req.header('x-health-key') ?? '')))
      return jsonAnswer({ error: 'The key is wrong, or none is set.' }, 403);
    const text = await c.req.text();
    const { problems } = readFlags(text);
    if (problems.length > 0) return badRequest(problems.join('; '));
    const isTold = await tell(world, text);
    return jsonAnswer({ isTold }, isTold ? 200 : 502);
  });
}

async function tell(world: Pick<World, 'coordinator' | 'after' | 'log'>, text: string): Promise<boolean> {
  const { coordinator } = world;
  if (!coordinator) return false;
  try {
    const request = new Request('https://coordinator.invalid/flags', {
      method: 'POST',
      body: JSON.stringify({ text }),
    });
    const answer = await withTimeout(world, WAIT_MS, coordinator(request), () =>
      Promise.reject(new Error('the coordinator is too slow')),
    );
    await answer.body?.cancel();
    return answer.ok;
  } catch (thrown) {
    world.log('error', 'flags not taken by the coordinator', { problem: problemOf(thrown) });
    return false;
  }
}
