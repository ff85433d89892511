import type { World } from './world.ts';

/** The clock that waits are ended by; a test moves its own. */
export type Timers = Pick<World, 'after'>;

/** Waits for other work no longer than a limit. */
export interface TimeLimit {
  /** What the work gave; undefined when it failed or came too late. Both are logged where the work is done. */
  readonly within: <Result>(work: Promise<Result>) => Promise<Result | undefined>;
  /** Lets the clock go. */
  readonly end: () => void;
}

/** Starts a limit in milliseconds, for one piece of work or for several at once. */
export function timeLimit({ after }: Timers, milliseconds: number): TimeLimit {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const end = after(milliseconds, () => resolve(undefined));
  return { within: (work) => Promise.race([work.catch(() => undefined), late]), end };
}

/** One piece of work, or what stands in for it when it takes longer than a limit. Fails as the work does. */
export async function orLate<Result, Late>(
  { after }: Timers,
  milliseconds: number,
  work: Promise<Result>,
  late: () => Late | Promise<Late>,
): Promise<Result | Late> {
  const { promise: tooLate, resolve } = Promise.withResolvers<'late'>();
  const end = after(milliseconds, () => resolve('late'));
  try {
    const first = await Promise.race([work.then((result) => ({ result })), tooLate]);
    if (first !== 'late') return first.result;
  } finally {
    end();
  }
  // Nobody listens to it any more; its failure is logged where it happens.
  work.catch(() => undefined);
  return late();
}

/** The platform's own timers. */
export function platformTimer(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
