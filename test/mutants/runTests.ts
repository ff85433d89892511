import { readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import type { Mutant } from './findMutants.ts';
import { withMutants } from './withMutants.ts';

/** Where a test file says which mutants it reaches. */
const REACHED = resolve('node_modules/.cache/mutants.json');

/** A room's tests, run with one mutant on. */
interface TestRuns {
  /** The test files that reach each mutant, the quickest first. Throws if a test fails without any mutant. */
  readonly reaching: ReadonlyMap<string, readonly string[]>;
  /** Runs test files one by one with a mutant on; returns the first that fails, undefined if all pass. */
  readonly killer: (mutant: string, files: readonly string[]) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/** Starts a room's tests in one process, with all mutants built in. */
export async function startTests(include: string, mutants: readonly Mutant[]): Promise<TestRuns> {
  const byFile = Map.groupBy(mutants, ({ file }) => resolve(file));
  const vitest = await createVitest(
    'test',
    {
      config: false,
      include: [include],
      watch: false,
      maxWorkers: 1,
      reporters: [{}],
      setupFiles: [resolve('test/mutants/reached.ts')],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      onConsoleLog: () => false,
      // Kept modules know nothing of other mutants.
      fsModuleCache: false,
    },
    {
      plugins: [
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
  const isGreen = async (chosen: typeof specifications): Promise<boolean> => {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
    // The answer holds every file that ever ran.
    const ids = new Set(chosen.map(({ moduleId }) => moduleId));
    const asked = testModules.filter(({ moduleId }) => ids.has(moduleId));
    return unhandledErrors.length === 0 && asked.length === ids.size && asked.every((module) => module.ok());
  };
  const reaching = new Map<string, string[]>();
  const costs = new Map<string, number>();
  for (const specification of specifications) {
    const file = relative('.', specification.moduleId);
    rmSync(REACHED, { force: true });
    const begun = performance.now();
    if (!(await isGreen([specification]))) throw new Error(`${file} fails without any mutant`);
    costs.set(file, performance.now() - begun);
    const reached: unknown = JSON.parse(readFileSync(REACHED, 'utf8'));
    if (Array.isArray(reached)) for (const id of reached) reaching.set(id, [...(reaching.get(id) ?? []), file]);
  }
  const cost = (file: string): number => costs.get(file) ?? 0;
  for (const files of reaching.values()) files.sort((one, other) => cost(one) - cost(other));
  return {
    reaching,
    killer: async (mutant, files) => {
      process.env['MUTANT'] = mutant;
      try {
        for (const file of files) {
          const chosen = specifications.filter(({ moduleId }) => relative('.', moduleId) === file);
          if (!(await isGreen(chosen))) return file;
        }
        return undefined;
      } finally {
        delete process.env['MUTANT'];
      }
    },
    close: () => vitest.close(),
  };
}
