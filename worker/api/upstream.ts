import * as v from 'valibot';
import { problemOf } from '../log.ts';
import { orLate } from '../timeLimit.ts';
import type { World } from '../world.ts';

/** A visitor waits for another house's service no longer than this. */
const LIMIT_MS = 5000;
/** Longer answers are nobody's points or carts. */
const ANSWER_LIMIT = 65_536;

/** What became of a call; a failure is logged where it happens. */
export type UpstreamAnswer<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  /** The service does not know who asks. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failure' };

/**
 * Calls another house's service as JSON: within a time limit that spans the body, and with the answer checked before
 * anything is done with it.
 */
export async function callService<Schema extends v.GenericSchema>(
  world: Pick<World, 'fetch' | 'log' | 'after'>,
  name: string,
  url: string,
  init: { readonly method: 'GET' | 'POST'; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
  schema: Schema,
): Promise<UpstreamAnswer<v.InferOutput<Schema>>> {
  const controller = new AbortController();
  const failed = (problem: string): { readonly kind: 'failure' } => {
    world.log('error', 'service failed', { service: name, problem });
    return { kind: 'failure' };
  };
  const answer = async (): Promise<{ readonly status: number; readonly body: string }> => {
    const response = await world.fetch(new Request(url, { ...init, signal: controller.signal, redirect: 'manual' }));
    return { status: response.status, body: await response.text() };
  };
  try {
    const { status, body } = await orLate(world, LIMIT_MS, answer(), () => {
      controller.abort();
      throw new Error(`no answer within ${LIMIT_MS} ms`);
    });
    if (status === 401) return { kind: 'unknown' };
    if (status < 200 || status > 299) return failed(`status ${status}`);
    if (body.length > ANSWER_LIMIT) return failed('answer too long');
    const result = v.safeParse(schema, JSON.parse(body));
    // Only where it is wrong, never what stood there: answers are personal.
    if (!result.success)
      return failed(`wrong answer at ${result.issues.map((issue) => v.getDotPath(issue) ?? 'root').join(', ')}`);
    return { kind: 'answer', value: result.output };
  } catch (thrown) {
    // A parser's message quotes what it could not read.
    return failed(thrown instanceof SyntaxError ? 'answer is no JSON' : problemOf(thrown));
  }
}
