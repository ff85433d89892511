import { cpus } from 'node:os';
import { type Filling, fillingText } from '../../tools/operators/filling.ts';
import { atShare, median } from '../support/many.ts';
import { type FaultName, faultNames, faults } from './faults.ts';
import type { StepBack } from './publications.ts';
import type { Soak } from './soak.ts';
import { kinds, type VisitKind } from './visits.ts';

/** What became of a request. */
export interface Outcome {
  readonly centre: string;
  readonly at: number;
  /** The last warnings and errors of its data centre where it is not allowed. */
  readonly log: readonly string[];
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
  /** How long what it shows had been replaced, where that is known. */
  readonly lateSeconds?: number;
}

/** Something that must not happen, with what failed then and what its data centre knew of the coordinator's log. */
export type Disturbed<Event> = Event & { readonly fault: FaultName; readonly changes: string };

/** A process that was killed, and when it ran again, in milliseconds. */
export interface Killed {
  readonly name: string;
  readonly at: number;
}

interface Run {
  readonly outcomes: readonly Outcome[];
  readonly warmed: readonly Outcome[];
  /** None where memory was not measured. */
  readonly soaks: Readonly<Record<string, Soak>>;
  readonly receipts: readonly string[];
  readonly stored: readonly string[];
  /** How often editors published, and what was not seen at the end. */
  readonly published: number;
  /** How often they were to publish. */
  readonly requested: number;
  readonly lost: readonly string[];
  /** Of pages that are made ahead, amid the faults, and once more after them. */
  readonly fillings: { readonly amid: Filling; readonly after: Filling };
  /** Pages that showed something older after something newer, in the same data centre. */
  readonly stepsBack: readonly Disturbed<StepBack & Pick<Outcome, 'cache' | 'health'>>[];
  /** In order. */
  readonly killed: readonly Killed[];
  readonly calls: { readonly content: number; readonly coordinator: number };
  readonly phaseSeconds: number;
  readonly milliseconds: number;
  readonly concurrency: number;
  /** Processes that wanted to run in the minute before. */
  readonly busyBefore: number;
}

/** What was killed so lately may be why something failed. */
const KILLED_MS = 30_000;

/** Memory at the end of a soak that is more than this part of what its middle had counts as lost. */
const GROWTH_LIMIT = 1.15;

/** Nothing is shown for longer after it was replaced (docs/rules.md#content-freshness); the rest is the time of a slow answer. */
const LATE_LIMIT_SECONDS = 120 + 25;

/** The run in figures, and what must not have happened. */
export function report({ outcomes, warmed, soaks, receipts, stored, lost, stepsBack, ...run }: Run): {
  readonly text: string;
  readonly problems: readonly string[];
} {
  const late = outcomes.flatMap(({ lateSeconds }) => lateSeconds ?? []);
  const killedSince = (moment: number): string =>
    run.killed.flatMap(({ name, at }) => (at >= moment ? [`${name} at ${at}`] : [])).join(', ') || 'nothing';
  // A data centre that lost its memory and its cache has begun again, within the limit that holds for all.
  const hasBegunAnew = ({ centre, seenAt, replacedSeconds, health }: Run['stepsBack'][number]): boolean =>
    run.killed.some(({ name, at }) => name === centre && at >= seenAt) &&
    (health !== 'well' || replacedSeconds <= LATE_LIMIT_SECONDS);
  const goneBack = stepsBack.filter((each) => !hasBegunAnew(each));
  const problems = [
    ...lost,
    ...run.fillings.after.failed.map((path) => `${path} is not made ahead at the end`),
    ...(run.published < run.requested ? [`${run.published} publications of ${run.requested}`] : []),
    ...goneBack
      .slice(0, 20)
      .map(
        ({ centre, path, number, before, seenAt, replacedSeconds, cache, fault, changes }) =>
          `${centre}${path}: publication ${number}, replaced for ${replacedSeconds.toFixed(0)} s, after ${before} (${cache}) while ${fault}; killed since: ${killedSince(seenAt)}; it knew ${changes}`,
      ),
    ...outcomes
      .filter(({ lateSeconds = 0 }) => lateSeconds > LATE_LIMIT_SECONDS)
      .slice(0, 20)
      .map(({ path, lateSeconds = 0, fault }) => `${path}: ${lateSeconds.toFixed(0)} s late while ${fault}`),
    ...[...outcomes, ...warmed]
      .filter(({ isAllowed }) => !isAllowed)
      .slice(0, 20)
      .map(
        ({ centre, at, kind, path, status, cache, health, fault, log }) =>
          `${kind} ${centre}${path}: ${status} ${cache} at ${at} while ${fault} (${health}); killed: ${killedSince(at - KILLED_MS)}\n  ${log.join('\n  ')}`,
      ),
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
  const times = outcomes.map((outcome) => outcome.milliseconds);
  const rows = (Object.keys(kinds) as VisitKind[]).map((kind) => {
    const kindOutcomes = outcomes.filter((outcome) => outcome.kind === kind);
    const statuses = (['well', 'recovering', 'failing'] as const).map((health) =>
      counted(
        kindOutcomes.filter((outcome) => outcome.health === health),
        ({ status }) => status,
      ),
    );
    return `| ${[kind, kindOutcomes.length, ...statuses].join(' | ')} |`;
  });
  const faultRows = faultNames.map((fault) => {
    const faultOutcomes = outcomes.filter((outcome) => outcome.fault === fault);
    const isHeld = ({ kind, status }: Outcome): boolean => kinds[kind].healthy.some((good) => good === status);
    const held = faultOutcomes.filter(isHeld).length;
    const bad = faultOutcomes.filter(({ isAllowed, isWhole }) => !isAllowed || !isWhole).length;
    const slowest = Math.max(
      0,
      ...faultOutcomes.filter(({ kind }) => kind === 'page').map((outcome) => outcome.milliseconds),
    );
    const { design } = faults[fault];
    return `| ${[fault, design, faultOutcomes.length, held, faultOutcomes.length - held - bad, bad, slowest.toFixed(0)].join(' | ')} |`;
  });
  const stands = receipts.every((receipt) => stored.filter((id) => id === receipt).length === 1);
  const text = `# Load with failures

Written by \`npm run build && npm run load\` (test/load/load.ts), which ends by itself with status 1 when anything answers
that may not or anything is lost. Three data centres run the built site on this machine, each with a memory and a cache of
its own, over one coordinator, one KV that is seen elsewhere after ten seconds, and one content service
(\`npm run regions\`). Every fault has its turn, ${run.phaseSeconds.toFixed(0)} s each with as much health after it; in the middle of each the next process is
killed and started again. Editors publish ${run.requested} times, and
every third webhook is lost on its way.

- Machine: ${cpus().length} processor cores, load ${run.busyBefore.toFixed(1)} before the run, ${run.concurrency} requests at a time, ${(run.milliseconds / 1000).toFixed(0)} s.
- ${outcomes.length} requests after ${warmed.length} to warm up; the content service was called ${run.calls.content} times, the coordinator ${run.calls.coordinator} times.
- Killed: ${run.killed.map(({ name }) => name).join(', ')}.
- Answers within ${quantile(times, 0.5)} ms (median), ${quantile(times, 0.95)} ms (95 in 100), ${quantile(times, 0.99)} ms (99 in 100), ${quantile(times, 1)} ms (all).
- Not allowed: ${outcomes.filter(({ isAllowed }) => !isAllowed).length}. Half pages: ${outcomes.filter(({ isWhole }) => !isWhole).length}. No answer: ${outcomes.filter(({ status }) => status === 0).length}.
- Publications: ${run.published}, of which not seen in a data centre at the end: ${lost.length}, and shown after a later one in the same data centre: ${goneBack.length}, in one that had lost its memory and its cache meanwhile: ${stepsBack.length - goneBack.length}. While content could be had, what a page showed had been replaced for ${quantile(late, 0.5, 1)} s (median of ${late.length} pages), ${quantile(late, 0.95, 1)} s (95 in 100), ${quantile(late, 1, 1)} s (all).
- Pages made ahead amid all of it: ${fillingText(run.fillings.amid)}. Once more at the end: ${fillingText(run.fillings.after)}.
- Forms acknowledged: ${receipts.length}, each stored once: ${stands ? 'yes' : 'no'}.
${Object.entries(soaks)
  .map(
    ([name, { requests, memory }]) =>
      `- Memory of one site on raw workerd: ${requests} ${name} pages, ${memoryMiddle(memory).toFixed(0)} MiB in the middle, ${memoryEnd(memory).toFixed(0)} at the end.`,
  )
  .join('\n')}

| what fails | what is meant to happen | requests | held | degraded as meant | lost | slowest page (ms) |
| --- | --- | --- | --- | --- | --- | --- |
${faultRows.join('\n')}

| asked for | requests | while content can be had | can be had again for less than 11 s | while it can't |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

For ten seconds the site leaves a service in peace that has just failed to answer a question, and answers the same
question as it did then; what it has an answer for, it answers. A 500 is the specified error page of an address that nobody
had asked for before, a 502 the answer of a call whose service fails or has just failed, a 429 the limit of forms a minute.
\`page\` is pages of three cities, both trees, two languages each, all served once before: they never fail.
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

function quantile(values: readonly number[], share: number, digits = 0): string {
  return atShare(values, share).toFixed(digits);
}

/** The run's third quarter: before it the caches fill. */
function memoryMiddle(memory: readonly number[]): number {
  return median(memory.slice(memory.length / 2, (memory.length * 3) / 4));
}

function memoryEnd(memory: readonly number[]): number {
  return median(memory.slice(-5));
}
