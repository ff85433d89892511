import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';

/** What to ask of which process. */
export interface LoadOrder {
  readonly pid: number;
  readonly port: number;
  readonly path: string;
  /** The only status that counts as an answer. */
  readonly status: number;
  /** How long the load is measured, after the warm-up. */
  readonly milliseconds: number;
}

const sample = v.object({
  cpu: v.number(),
  requestsPerSecond: v.number(),
  firstByte: v.number(),
  bytes: v.number(),
  generator: v.number(),
});

/**
 * What one round says of a variant: CPU milliseconds of the workerd process per request (user and system), requests a
 * second over eight connections, the median milliseconds to the first byte of requests one at a time, the bytes of an
 * answer with its head, and the CPU milliseconds a request that the load generator itself took.
 */
export type Sample = Readonly<v.InferOutput<typeof sample>>;

const run = promisify(execFile);

/** Measures a running worker from another process (`load.ts`). Rejects when any answer has another status. */
export async function measure(order: LoadOrder): Promise<Sample> {
  const { stdout } = await run(process.execPath, [new URL('load.ts', import.meta.url).pathname, JSON.stringify(order)]);
  return v.parse(v.pipe(v.string(), v.parseJson(), sample), stdout);
}
