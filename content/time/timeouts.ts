/** Starts timers; tests move their own clock. */
export interface Timers {
  /** Runs something after so many milliseconds; the returned function cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

export type TimeLimit = ReturnType<typeof timeLimit>;

/** Starts one time limit in milliseconds for several pieces of work. */
export function timeLimit({ after }: Timers, milliseconds: number) {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  /** Cancels the timer. */
  const end = after(milliseconds, () => resolve(undefined));
  /** The result of the work; undefined when it fails or is late. Whoever does the work logs its failure. */
  const within = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
    Promise.race([work.catch(() => undefined), late]);
  return { within, end };
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

/** The result of the work; rejects with a problem when it takes longer than a limit. */
export function inTime<Result>(
  timers: Timers,
  milliseconds: number,
  work: Promise<Result>,
  problem: string,
): Promise<Result> {
  return withTimeout(timers, milliseconds, work, () => Promise.reject(new Error(problem)));
}
