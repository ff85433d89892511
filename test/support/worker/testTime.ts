import { vi } from 'vitest';

/** A clock that a test moves: twenty seconds of a visitor take a few milliseconds. */
export interface TestTime {
  readonly now: () => Date;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Moves the clock; what was due meanwhile happens. */
  readonly pass: (milliseconds: number) => void;
  /** What work came to, and how many milliseconds passed for it. Time moves on whenever nothing else does. */
  readonly run: <Result>(work: Promise<Result>) => Promise<{ readonly result: Result; readonly took: number }>;
  /** Work outside of this time, which is waited for before any of it passes. */
  readonly outside: <Result>(work: Promise<Result>) => Promise<Result>;
}

/** Turns of the event loop after which nothing more is expected to happen by itself. */
const QUIET_TURNS = 5;
/** Turns after which it is known that no module is on its way. */
const IMPORT_TURNS = 3;
/** A visit that would need more turns never ends. */
const TURNS = 20_000;

/** A millisecond: without one, many turns pass before vitest has looked for modules at all. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

/** Waits for modules that are on their way, which takes a busy machine many turns; true where there were some. */
async function waitedForModules(): Promise<boolean> {
  let isSettled = false;
  const settled = vi.dynamicImportSettled().then(() => {
    isSettled = true;
  });
  for (let turns = 0; turns < IMPORT_TURNS; turns += 1) await turn();
  if (isSettled) return false;
  await settled;
  return true;
}

export function testTime(start: string): TestTime {
  let now = Date.parse(start);
  let outsiders = 0;
  const timers = new Set<{ readonly due: number; readonly run: () => void }>();

  /** Runs the next timers: all that are due at the same moment. */
  const fire = (until: number): boolean => {
    const due = Math.min(...Array.from(timers, (timer) => timer.due));
    if (due > until || timers.size === 0) return false;
    now = Math.max(now, due);
    for (const timer of [...timers].filter((candidate) => candidate.due === due)) if (timers.delete(timer)) timer.run();
    return true;
  };

  return {
    now: () => new Date(now),
    after: (milliseconds, run) => {
      const timer = { due: now + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass: (milliseconds) => {
      const until = now + milliseconds;
      while (fire(until));
      now = until;
    },
    run: async (work) => {
      const began = now;
      const state = { isDone: false };
      const settle = (): void => {
        state.isDone = true;
      };
      work.then(settle, settle);
      for (let turns = 0, quiet = 0; !state.isDone; turns += 1) {
        if (turns > TURNS) throw new Error('this visit would never end');
        await turn();
        quiet = outsiders > 0 ? 0 : quiet + 1;
        if (quiet < QUIET_TURNS || state.isDone) continue;
        if (await waitedForModules()) quiet = 0;
        else if (outsiders === 0 && !state.isDone && fire(Number.POSITIVE_INFINITY)) quiet = 0;
      }
      return { result: await work, took: now - began };
    },
    outside: async (work) => {
      outsiders += 1;
      try {
        return await work;
      } finally {
        outsiders -= 1;
      }
    },
  };
}
