import * as v from 'valibot';
import { type Timers, withTimeout } from '../../content/time/timeouts.ts';
import { type Log, problemOf } from './log.ts';

/** A visitor waits this long for an upstream service at most. */
const VISITOR_WAIT_MS = 5000;
/** In bytes; no answer that the site reads is longer. */
const ANSWER_LIMIT = 65_536;

interface Network extends Timers {
  readonly fetch: (request: Request) => Promise<Response>;
}

interface ServiceCall {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Calls an upstream service without following redirects. The time limit in milliseconds includes the body. Rejects when
 * the service cannot be reached or is late, but not for a status; a body that is too long is undefined.
 */
export async function callService(network: Network, url: string, call: ServiceCall, milliseconds = VISITOR_WAIT_MS) {
  const controller = new AbortController();
  const answer = async () => {
    const response = await network.fetch(new Request(url, { ...call, signal: controller.signal, redirect: 'manual' }));
    return { status: response.status, isOk: response.ok, body: await textOf(response) };
  };
  return withTimeout(network, milliseconds, answer(), () => {
    controller.abort();
    throw new Error(`no answer within ${milliseconds} ms`);
  });
}

/** The result of a JSON call; failures are logged already. */
export type UpstreamAnswer<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  /** The service does not know the visitor's session. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failure' };

/** Calls an upstream service for a visitor and checks its JSON against a schema. Never rejects. */
export async function callJsonService<Schema extends v.GenericSchema>(
  world: Network & { readonly log: Log },
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
    const { status, isOk, body } = await callService(world, url, call);
    if (status === 401) return { kind: 'unknown' };
    if (!isOk) return failed(`status ${status}`);
    if (body === undefined) return failed('answer too long');
    const result = v.safeParse(schema, JSON.parse(body));
    // Only the paths of wrong values are logged: the values are personal.
    if (!result.success)
      return failed(`wrong answer at ${result.issues.map((issue) => v.getDotPath(issue) ?? 'root').join(', ')}`);
    return { kind: 'answer', value: result.output };
  } catch (thrown) {
    // A parser's message quotes the text, which is personal.
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
