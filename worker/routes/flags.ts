import { Hono } from 'hono/quick';
import { readFlagChange } from '../../content/flagChange.ts';
import { readState } from '../../content/freshness/changes.ts';
import type { AppEnv } from '../appEnv.ts';
import { callCoordinator } from '../platform/coordinatorCall.ts';
import { problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';
import { badRequest, bodyUpTo, jsonAnswer, operatorsOnly, privateAnswer } from './answers.ts';

const BODY_LIMIT = 4096;

/**
 * `/_flags` with the operators' key (header `X-Health-Key`): the flags that hold, as their JSON text. POST sets or clears
 * one of them before (docs/rules.md#told-flags). 502 where the coordinator does not answer: then the flags are unknown.
 */
export function flags() {
  const limit = bodyUpTo(BODY_LIMIT, 'The change is too long.');
  return new Hono<AppEnv>()
    .get('/_flags', operatorsOnly, (c) => answered(c.var.world, '/state'))
    .post('/_flags', limit, operatorsOnly, async (c) => {
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
  if (!world.coordinator) return jsonAnswer({ error: 'No coordinator is bound.' }, 502);
  try {
    const state = readState(await callCoordinator(world, path, init));
    if (state?.flags === undefined) throw new Error('the coordinator answered no flags');
    return privateAnswer({ flags: state.flags });
  } catch (thrown) {
    world.log('error', 'flags not answered by the coordinator', { problem: problemOf(thrown) });
    return jsonAnswer({ error: 'The coordinator did not answer.' }, 502);
  }
}
