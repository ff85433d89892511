import * as v from 'valibot';
import { problemOf } from './log.ts';
import { orLate } from './timeLimit.ts';
import type { World } from './world.ts';

/** A visitor waits for another house's service no longer than this. */
export const VISITOR_WAIT_MS = 5000;
/** Longer answers are nobody's points, carts or receipts, in bytes. */
const ANSWER_LIMIT = 65_536;

/** What is asked of another house's service. */
interface ServiceCall {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a service said; a body that is too long is left where it is. */
interface ServiceAnswer {
  readonly status: number;
  readonly body: string | undefined;
}

/**
 * Calls another house's service: no redirect is followed, and the time limit in milliseconds spans the body. Throws
 * whatever keeps the service from answering; a status is no failure here.
 */
export async function askService(
  world: Pick<World, 'fetch' | 'after'>,
  url: string,
  call: ServiceCall,
  milliseconds = VISITOR_WAIT_MS,
): Promise<ServiceAnswer> {
  const controller = new AbortController();
  const answer = async (): Promise<ServiceAnswer> => {
    const response = await world.fetch(new Request(url, { ...call, signal: controller.signal, redirect: 'manual' }));
    return { status: response.status, body: await textOf(response) };
  };
  return orLate(world, milliseconds, answer(), () => {
    controller.abort();
    throw new Error(`no answer within ${milliseconds} ms`);
  });
}

/** What became of a call; a failure is logged where it happens. */
export type UpstreamAnswer<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  /** The service does not know who asks. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failure' };

/** Calls another house's service for a visitor as JSON, with the answer checked before anything is done with it. */
export async function callService<Schema extends v.GenericSchema>(
  world: Pick<World, 'fetch' | 'log' | 'after'>,
  name: string,
  url: string,
  call: ServiceCall,
  schema: Schema,
): Promise<UpstreamAnswer<v.InferOutput<Schema>>> {
  const failed = (problem: string): { readonly kind: 'failure' } => {
    world.log('error', 'service failed', { service: name, problem });
    return { kind: 'failure' };
  };
  try {
    const { status, body } = await askService(world, url, call);
    if (status === 401) return { kind: 'unknown' };
    if (status < 200 || status > 299) return failed(`status ${status}`);
    if (body === undefined) return failed('answer too long');
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

async function textOf(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (length > ANSWER_LIMIT) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
