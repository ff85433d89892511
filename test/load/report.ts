import { cpus } from 'node:os';
import type { Soak } from './soak.ts';
import type { FaultName } from './standIn.ts';
import { kinds, type VisitKind } from './visits.ts';

/** What became of a request. */
export interface Outcome {
  readonly kind: VisitKind;
  readonly path: string;
  /** 0: no answer at all. */
  readonly status: number;
  readonly cache: string;
  readonly isWhole: boolean;
  readonly isAllowed: boolean;
  readonly fault: FaultName;
  /** How the services behind are: well, failing, or well again for so short a time that a failure is still remembered. */
  readonly health: 'well' | 'failing' | 'recovering';
  readonly milliseconds: number;
}

interface Run {
  readonly outcomes: readonly Outcome[];
  readonly warmed: readonly Outcome[];
  readonly soaks: Readonly<Record<'cached' | 'rendered', Soak>>;
  readonly receipts: readonly string[];
  readonly stored: readonly string[];
  readonly phases: readonly (readonly [seconds: number, fault: FaultName])[];
  readonly asked: number;
  readonly milliseconds: number;
  readonly concurrency: number;
  /** Processes that wanted to run in the minute before. */
  readonly busyBefore: number;
}

/** Memory at the end of a soak that is more than this part of what its middle had counts as lost. */
const GROWTH_LIMIT = 1.15;

/** The run in figures, and what must not have happened. */
export function report({
  outcomes,
  warmed,
  soaks,
  receipts,
  stored,
  phases,
  asked,
  milliseconds,
  concurrency,
  busyBefore,
}: Run): {
  readonly text: string;
  readonly problems: readonly string[];
} {
  const problems = [
    ...[...outcomes, ...warmed]
      .filter(({ isAllowed }) => !isAllowed)
      .slice(0, 20)
      .map(({ kind, path, status, fault }) => `${kind} ${path}: ${status} while ${fault}`),
    ...outcomes
      .filter(({ isWhole }) => !isWhole)
      .slice(0, 20)
      .map(({ path, status, fault }) => `${path}: half a page (${status}) while ${fault}`),
    ...receipts
      .filter((receipt) => stored.filter((id) => id === receipt).length !== 1)
      .map((receipt) => `${receipt} was acknowledged and is not stored once`),
    ...Object.entries(soaks).flatMap(([name, { memory }]) =>
      memoryEnd(memory) > memoryMiddle(memory) * GROWTH_LIMIT
        ? [`${name}: memory grew from ${memoryMiddle(memory).toFixed(0)} to ${memoryEnd(memory).toFixed(0)} MiB`]
        : [],
    ),
  ];
  const times = outcomes.map((outcome) => outcome.milliseconds).toSorted((a, b) => a - b);
  const at = (part: number): string =>
    (times[Math.min(Math.floor(times.length * part), times.length - 1)] ?? 0).toFixed(0);
  const rows = (Object.keys(kinds) as VisitKind[]).map((kind) => {
    const own = outcomes.filter((outcome) => outcome.kind === kind);
    const statuses = (['well', 'recovering', 'failing'] as const).map((health) =>
      counted(
        own.filter((outcome) => outcome.health === health),
        ({ status }) => status,
      ),
    );
    return `| ${[kind, own.length, ...statuses].join(' | ')} |`;
  });
  const faults = [...new Set(phases.map(([, fault]) => fault))].map((fault) => {
    const own = outcomes.filter((outcome) => outcome.fault === fault);
    const slowest = Math.max(0, ...own.filter(({ kind }) => kind === 'page').map((outcome) => outcome.milliseconds));
    return `| ${fault} | ${own.length} | ${counted(
      own.filter(({ kind }) => kind === 'page'),
      ({ cache }) => cache || 'none',
    )} | ${slowest.toFixed(0)} |`;
  });
  const text = `# Load with failures

Written by \`npm run build && npm run load\` (test/load/load.ts), which takes about four minutes and ends by itself with
status 1 when anything answers that may not. The built site runs in workerd on this machine's loopback; its content,
loyalty and cart services are stand-ins that fail as the phases say.

- Machine: ${cpus().length} processor cores, load ${busyBefore.toFixed(1)} before the run, ${concurrency} requests at a time, ${(milliseconds / 1000).toFixed(0)} s.
- Phases (seconds), each begun by a publication that outdates every page: ${phases.map(([seconds, fault]) => `${fault} ${seconds}`).join(', ')}.
- ${outcomes.length} requests after ${warmed.length} to warm up, ${(outcomes.length / (milliseconds / 1000)).toFixed(0)} a second; the services behind were asked ${asked} times.
- Answers within ${at(0.5)} ms (median), ${at(0.95)} ms (95 in 100), ${at(0.99)} ms (99 in 100), ${at(1)} ms (all).
- Not allowed: ${outcomes.filter(({ isAllowed }) => !isAllowed).length}. Half pages: ${outcomes.filter(({ isWhole }) => !isWhole).length}. No answer: ${outcomes.filter(({ status }) => status === 0).length}.
- Forms acknowledged: ${receipts.length}, each stored once: ${receipts.every((receipt) => stored.filter((id) => id === receipt).length === 1) ? 'yes' : 'no'}.
- Memory of the site alone on raw workerd, a minute each: ${Object.entries(soaks)
    .map(
      ([name, { requests, memory }]) =>
        `${requests} ${name} pages, ${memoryMiddle(memory).toFixed(0)} MiB in the middle, ${memoryEnd(memory).toFixed(0)} at the end`,
    )
    .join('; ')}.

| asked for | requests | while all is well | well again for less than 11 s | while something fails |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

For ten seconds the site leaves a service in peace that has just failed to answer a question, and answers the same
question as it did then; what it has an answer for, it answers. A 500 is the specified error page of an address that nobody had asked for before, a 502 the answer of a call whose
service fails or has just failed, a 429 the limit of forms a minute. \`page\` is 168 pages of three cities, both trees, two languages each,
all served once before: they never fail.

| services behind | requests | pages from the cache | slowest page (ms) |
| --- | --- | --- | --- |
${faults.join('\n')}
`;
  return { text, problems };
}

function counted<Value extends string | number>(outcomes: readonly Outcome[], of: (outcome: Outcome) => Value): string {
  const counts = new Map<Value, number>();
  for (const outcome of outcomes) counts.set(of(outcome), (counts.get(of(outcome)) ?? 0) + 1);
  return (
    [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([value, count]) => `${value}: ${count}`)
      .join(', ') || 'none'
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The run's second quarter: caches are full by then, and nothing has had time to leak. */
function memoryMiddle(memory: readonly number[]): number {
  return median(memory.slice(memory.length / 4, memory.length / 2));
}

function memoryEnd(memory: readonly number[]): number {
  return median(memory.slice(-5));
}
