import { relative, resolve } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { workerd } from '../support/worker/workerd.ts';
import type { Mutant } from './findMutants.ts';
import type { Room } from './rooms.ts';
import { withMutants } from './withMutants.ts';

/** A limit for what hangs. */
const HANGS_MS = 120_000;

/** A room's tests in one process, with all mutants built in. */
interface TestRuns {
  /** The test files, in the order of the room's list. */
  readonly files: readonly string[];
  /** Tries mutants in each test of a file that reaches them. Throws if a test fails without any mutant. */
  readonly tryAll: (file: string, mutants: readonly string[]) => Promise<Found>;
  /** Runs test files with a mutant on from the start; gives the first that fails, undefined if all pass. */
  readonly killer: (mutant: string, files: readonly string[]) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/** What a test file has to say about mutants. */
interface Found {
  readonly killed: ReadonlySet<string>;
  /** Those that the file reaches while it loads, or only once: a run of their own has to judge them. */
  readonly unclear: ReadonlySet<string>;
}

/** Starts a room's tests. */
export async function startTests({ tests, isWorker }: Room, mutants: readonly Mutant[]): Promise<TestRuns> {
  const byFile = Map.groupBy(mutants, ({ file }) => resolve(file));
  const vitest = await createVitest(
    'test',
    {
      config: false,
      include: [...tests],
      watch: false,
      maxWorkers: 1,
      // One workerd for all files of a run: its start costs more than most files.
      isolate: false,
      bail: 1,
      reporters: [{}],
      runner: resolve('test/mutants/mutantRunner.ts'),
      testTimeout: HANGS_MS,
      hookTimeout: HANGS_MS,
      expect: { poll: { timeout: 30_000 } },
      provide: { mutant: '', mutants: [], tried: [] },
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
  const fileOf = ({ moduleId }: { readonly moduleId: string }): string => relative('.', moduleId);
  /** The modules of files after a run of them, and whether all went well. */
  const run = async (files: readonly string[], mutant: string, open: readonly string[], tried: readonly string[]) => {
    for (const project of vitest.projects) {
      project.provide('mutant', mutant);
      project.provide('mutants', open);
      project.provide('tried', tried);
    }
    const chosen = specifications.filter((one) => files.includes(fileOf(one)));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
    // The answer holds every file that ever ran.
    const modules = testModules.filter((one) => files.includes(fileOf(one)));
    const isGreen = modules.length === chosen.length && modules.every((one) => one.ok());
    return { modules, isGreen, hasStrayErrors: unhandledErrors.length > 0 };
  };
  const failing = (modules: readonly TestModule[]): TestModule | undefined =>
    modules.find((one) => one.state() === 'failed');
  return {
    files: specifications.map(fileOf).toSorted((one, other) => placeOf(tests, one) - placeOf(tests, other)),
    tryAll: async (file, open) => {
      const killed = new Set<string>();
      const unclear = new Set<string>();
      const tried: string[] = [];
      for (;;) {
        const left = open.filter((id) => !killed.has(id) && !unclear.has(id));
        const { modules, isGreen } = await run([file], '', left, tried);
        const tries = modules[0]?.meta().tries;
        if (!tries || (!isGreen && tries.tried.length === 0)) throw new Error(`${file} fails without any mutant`);
        for (const id of tries.killed) killed.add(id);
        for (const id of tries.unclear) unclear.add(id);
        tried.push(...tries.tried);
        if (isGreen && !tries.isSpoilt) return { killed, unclear: unclear.difference(killed) };
      }
    },
    killer: async (mutant, files) => {
      if (files.length === 0) return undefined;
      const { modules, isGreen, hasStrayErrors } = await run(files, mutant, [], []);
      if (isGreen && !hasStrayErrors) return undefined;
      const failed = failing(modules);
      const file = failed ? fileOf(failed) : files[0];
      const alone = await run(files, '', [], []);
      if (!alone.isGreen || alone.hasStrayErrors) throw new Error(`${file} fails without any mutant`);
      return file;
    },
    close: () => vitest.close(),
  };
}

/** Where a test file stands in a room's list. */
function placeOf(tests: readonly string[], file: string): number {
  const name = file.slice(file.lastIndexOf('/') + 1).split('.', 1)[0] ?? '';
  return tests.findIndex((pattern) => pattern.includes(`/${name}.`));
}
