/** Waits for other work no longer than a limit. */
export interface TimeLimit {
  /** What the work gave; undefined when it failed or came too late. Both are logged where the work is done. */
  readonly within: <Result>(work: Promise<Result>) => Promise<Result | undefined>;
  /** Lets the clock go. */
  readonly end: () => void;
}

/** Starts a limit in milliseconds, for one piece of work or for several at once. */
export function timeLimit(milliseconds: number): TimeLimit {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return {
    within: (work) => Promise.race([work.catch(() => undefined), late]),
    end: () => clearTimeout(timer),
  };
}
