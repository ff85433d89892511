/** Starts timers; tests move their own clock. */
export interface Timers {
  /** Runs something after so many milliseconds; the returned function cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** One time limit for several pieces of work. */
export interface TimeLimit {
  /** The result of the work; undefined when it fails or is late. Whoever does the work logs its failure. */
  readonly within: <Result>(work: Promise<Result>) => Promise<Result | undefined>;
  /** Cancels the timer. */
  readonly end: () => void;
}

/** Starts a time limit in milliseconds. */
export function timeLimit({ after }: Timers, milliseconds: number): TimeLimit {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const end = after(milliseconds, () => resolve(undefined));
  return { within: (work) => Promise.race([work.catch(() => undefined), late]), end };
}

/** The result of the work, or of `late` when the work takes longer than a limit. Rejects as the work does. */
export async function withTimeout<Result, Late>(
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
  // Nobody awaits the work any more: without this its failure would be an unhandled rejection.
  work.catch(() => undefined);
  return late();
}

/** The platform's own timers. */
export function platformTimer(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
