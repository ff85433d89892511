import { relative, resolve } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { workerd } from '../support/worker/workerd.ts';
import type { Mutant } from './findMutants.ts';
import type { Room } from './rooms.ts';
import { withMutants } from './withMutants.ts';

/** A limit for mutants that wait for ever. */
const HANGS_MS = 120_000;

/** A room's tests, run with one mutant on. */
interface TestRuns {
  /** The test files that reach each mutant, the quickest first. Throws if a test fails without any mutant. */
  readonly reaching: ReadonlyMap<string, readonly string[]>;
  /** Runs test files one by one with a mutant on; returns the first that fails, undefined if all pass. */
  readonly killer: (mutant: string, files: readonly string[]) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/** Starts a room's tests in one process, with all mutants built in. */
export async function startTests({ tests, isWorker }: Room, mutants: readonly Mutant[]): Promise<TestRuns> {
  const byFile = Map.groupBy(mutants, ({ file }) => resolve(file));
  const vitest = await createVitest(
    'test',
    {
      config: false,
      include: [...tests],
      watch: false,
      maxWorkers: 1,
      reporters: [{}],
      setupFiles: [resolve('test/mutants/reached.ts')],
      testTimeout: HANGS_MS,
      hookTimeout: HANGS_MS,
      expect: { poll: { timeout: 30_000 } },
      provide: { mutant: '' },
      onConsoleLog: () => false,
      // Kept modules know nothing of other mutants.
      fsModuleCache: false,
    },
    {
      ...(isWorker && { oxc: workerd.oxc }),
      plugins: [
        ...(isWorker ? workerd.plugins : []),
        {
          name: 'mutants',
          enforce: 'pre',
          transform(code, id) {
            const own = byFile.get(id.split('?', 1)[0] ?? '');
            return own && withMutants(id, code, own);
          },
        },
      ],
    },
  );
  const specifications = await vitest.globTestSpecifications();
  /** The modules of chosen files after a run of them; undefined if any failed. */
  const run = async (chosen: typeof specifications, mutant: string): Promise<readonly TestModule[] | undefined> => {
    for (const project of vitest.projects) project.provide('mutant', mutant);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
    // The answer holds every file that ever ran.
    const ids = new Set(chosen.map(({ moduleId }) => moduleId));
    const asked = testModules.filter(({ moduleId }) => ids.has(moduleId));
    const isGreen = unhandledErrors.length === 0 && asked.length === ids.size && asked.every((module) => module.ok());
    return isGreen ? asked : undefined;
  };
  const reaching = new Map<string, string[]>();
  const costs = new Map<string, number>();
  for (const specification of specifications) {
    const file = relative('.', specification.moduleId);
    const begun = performance.now();
    const [module] = (await run([specification], '')) ?? [];
    if (!module) throw new Error(`${file} fails without any mutant`);
    costs.set(file, performance.now() - begun);
    for (const id of module.meta().reached ?? []) reaching.set(id, [...(reaching.get(id) ?? []), file]);
  }
  const cost = (file: string): number => costs.get(file) ?? 0;
  for (const files of reaching.values()) files.sort((one, other) => cost(one) - cost(other));
  return {
    reaching,
    killer: async (mutant, files) => {
      for (const file of files) {
        const chosen = specifications.filter(({ moduleId }) => relative('.', moduleId) === file);
        if (!(await run(chosen, mutant))) return file;
      }
      return undefined;
    },
    close: () => vitest.close(),
  };
}
