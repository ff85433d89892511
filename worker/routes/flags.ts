import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readFlagChange } from '../../content/flagChange.ts';
import { readState } from '../../content/freshness/changes.ts';
import type { AppEnv } from '../appEnv.ts';
import { isSecret } from '../platform/crypto.ts';
import { problemOf } from '../platform/log.ts';
import { withTimeout } from '../platform/timeouts.ts';
import type { World } from '../world.ts';
import { badRequest, jsonAnswer } from './answers.ts';

const BODY_LIMIT = 4096;
/** A coordinator that takes longer has failed. */
const WAIT_MS = 5000;

/** Operators alone. */
const keyed: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (await isSecret(c.var.world.settings.healthKey, c.req.header('x-health-key') ?? '')) return next();
  return jsonAnswer({ error: 'The key is wrong, or none is set.' }, 403);
};

/**
 * `/_flags` with the operators' key (header `X-Health-Key`): the flags that hold, as their JSON text. POST sets or clears
 * one of them before (docs/rules.md#told-flags). 502 where the coordinator does not answer: then nobody knows what holds.
 */
export function flags() {
  const limit = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: () => jsonAnswer({ error: 'The change is too long.' }, 413),
  });
  return new Hono<AppEnv>()
    .get('/_flags', keyed, (c) => answered(c.var.world, '/state'))
    .post('/_flags', limit, keyed, async (c) => {
      const change = readFlagChange(await c.req.json().catch(() => undefined));
      if (!change) return badRequest('The body is no change of a flag.');
      return answered(c.var.world, '/flags', { method: 'POST', body: JSON.stringify(change) });
    });
}

/** What the coordinator answers, as far as its flags go. */
async function answered(
  world: Pick<World, 'coordinator' | 'after' | 'log'>,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const { coordinator } = world;
  if (!coordinator) return jsonAnswer({ error: 'No coordinator is bound.' }, 502);
  try {
    const asked = async (): Promise<string> => {
      const answer = await coordinator(new Request(`https://coordinator.invalid${path}`, init));
      const state = answer.ok ? readState(await answer.json()) : undefined;
      if (state?.flags === undefined) throw new Error(`the coordinator answered ${answer.status}`);
      return state.flags;
    };
    const late = () => Promise.reject(new Error('the coordinator is too slow'));
    return jsonAnswer({ flags: await withTimeout(world, WAIT_MS, asked(), late) }, 200, true);
  } catch (thrown) {
    world.log('error', 'flags not answered by the coordinator', { problem: problemOf(thrown) });
    return jsonAnswer({ error: 'The coordinator did not answer.' }, 502);
  }
}
