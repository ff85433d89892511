import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../support/many.ts';
import { visitorHeaders } from './connection.ts';
import { cpuOf } from './processes.ts';
import { startWorkerd, type Variant } from './workerd.ts';

/** A first request of a process that has just started. */
export interface FreshCase {
  readonly name: string;
  readonly variant: Variant;
  readonly path: string;
  readonly kvPort: number;
}

/** Names of the cases that the goals compare. */
export const FRESH = {
  constant: 'constant bytes',
  stored: 'page in the KV tier',
  rendered: 'page rendered, KV content warm',
  small: '/robots.txt',
} as const;

/** CPU milliseconds from the start of a process to its first whole answer, a round each. */
export type FreshSamples = ReadonlyMap<string, readonly number[]>;

/** Starts every case again in each round, one after the other, so that a busy machine is equally busy for all. */
export async function freshSamples(cases: readonly FreshCase[], rounds: number, port: number): Promise<FreshSamples> {
  const samples = new Map<string, number[]>(cases.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, variant, path, kvPort } of cases) {
      const running = await startWorkerd(variant, port, kvPort, path);
      samples.get(name)?.push(cpuOf(running.pid));
      await running.stop();
    }
  }
  return samples;
}

/** Fills the stubbed KV as a first isolate leaves it, for those that start after it. */
export async function fillStore(
  variant: Variant,
  paths: readonly string[],
  port: number,
  kvPort: number,
): Promise<void> {
  const running = await startWorkerd(variant, port, kvPort);
  for (const path of paths)
    await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: visitorHeaders })).arrayBuffer();
  // What is written after an answer is part of what the next isolate finds.
  await wait(1000);
  await running.stop();
}

/** Rows of a table: the median of each case, and how many times the first case's it is. */
export function freshTable(samples: FreshSamples): readonly string[] {
  const [base = ''] = samples.keys();
  return [...samples].map(
    ([name, times]) => `| ${name} | ${median(times).toFixed(0)} | ${freshRatio(samples, name, base).toFixed(2)} |`,
  );
}

/** How many times as long as the base a case takes: the median of the rounds. */
export function freshRatio(samples: FreshSamples, name: string, base: string): number {
  const bases = samples.get(base) ?? [];
  return median((samples.get(name) ?? []).map((value, round) => value / (bases[round] ?? Number.NaN)));
}
