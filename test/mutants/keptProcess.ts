import type { Plugin } from 'vite';
import type { PoolRunnerInitializer, PoolWorker } from 'vitest/node';

/** The process that a room's tests run in, from one run to the next. */
export interface KeptProcess {
  readonly plugin: Plugin;
  /** Ends it; the next run begins a new one. */
  readonly end: () => Promise<void>;
}

/**
 * Keeps the process of a project's tests: it has started and has all modules already, and evaluates them anew in each run.
 * Without it three quarters of a mutant's time go into the start of workerd and the way of its modules there.
 */
export function keptProcess(): KeptProcess {
  let kept: PoolWorker | undefined;
  let started: Promise<void> | undefined;
  const keeping = ({ name, createPoolWorker }: PoolRunnerInitializer): PoolRunnerInitializer => ({
    name,
    createPoolWorker: (options) => {
      const worker = kept ?? createPoolWorker(options);
      kept = worker;
      return {
        name: worker.name,
        on: worker.on.bind(worker),
        off: worker.off.bind(worker),
        send: worker.send.bind(worker),
        deserialize: worker.deserialize.bind(worker),
        start: () => {
          started ??= worker.start();
          return started;
        },
        // The next run listens for itself.
        stop: async () => worker.off('message', () => undefined),
      };
    },
  });
  return {
    plugin: {
      name: 'kept-process',
      configureVitest({ project }) {
        const { poolRunner } = project.config;
        if (poolRunner) project.config.poolRunner = keeping(poolRunner);
      },
    },
    end: async () => {
      const ended = kept;
      kept = undefined;
      started = undefined;
      await ended?.stop();
    },
  };
}
