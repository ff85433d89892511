import { matchesGlob, relative, resolve } from 'node:path';
import type { ProvidedContext } from 'vitest';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { LOST_MS } from '../support/waiting.ts';
import { workerd } from '../support/worker/workerd.ts';
import { buildMutated } from './buildMutated.ts';
import type { Mutant } from './findMutants.ts';
import { mutantsPlugin } from './mutantsPlugin.ts';
import type { Room } from './rooms.ts';

/** A limit for what hangs. */
const HANGS_MS = 120_000;
/**
 * First the mutants are tried in quick tests, then in slow ones; tests that take longer than that are not asked. In a browser
 * all are slow.
 */
const TIMEOUTS_MS: Readonly<Record<Room['runs'], readonly number[]>> = {
  rules: [3000, 12_000],
  worker: [3000, 12_000],
  browser: [12_000],
};

/** How many times as long as without a mutant a test may take: in a browser it waits so long for what never comes. */
const MOST_TIMES: Readonly<Record<Room['runs'], number>> = { rules: 10, worker: 10, browser: 4 };

/** What a run is given. */
type RunInputs = Pick<ProvidedContext, 'mutant' | 'mutants' | 'tried' | 'timeoutMs' | 'unjudged'>;

/** The Worker's tests with their whole tables. */
const whole = workerd;

const plain: RunInputs = { mutant: '', mutants: [], tried: [], timeoutMs: 0, unjudged: {} };

/** A room's tests in one process, with all mutants built in. */
interface TestRuns {
  /** Tries mutants in each test that reaches them, and says what each file has killed. Throws if a test fails without any. */
  readonly tryAll: (
    mutants: readonly string[],
    onFile: (file: string, killed: ReadonlySet<string>) => void,
  ) => Promise<Unclear>;
  /** Runs test files with a mutant on from the start; gives the first that fails, undefined if all pass. */
  readonly killer: (mutant: string, files: readonly string[]) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/** For mutants that no test could try: the files that have to run with one on from the start. */
type Unclear = ReadonlyMap<string, readonly string[]>;

/** Starts a room's tests. */
export async function startTests({ tests, runs }: Room, mutants: readonly Mutant[]): Promise<TestRuns> {
  let onModule: (module: TestModule) => void = () => undefined;
  const isWorker = runs === 'worker';
  const isBrowser = runs === 'browser';
  if (isBrowser) await buildMutated(mutants);
  const vitest = await createVitest(
    'test',
    {
      config: false,
      include: [...tests],
      watch: false,
      maxWorkers: 1,
      // One workerd for all files of a run: its start costs more than most files.
      isolate: false,
      sequence: { sequencer: inOrder(tests) },
      reporters: [{ onTestModuleEnd: (module) => onModule(module) }],
      runner: resolve('test/mutants/mutantRunner.ts'),
      testTimeout: HANGS_MS,
      hookTimeout: HANGS_MS,
      expect: { poll: { timeout: LOST_MS } },
      provide: { ...plain, mostTimes: MOST_TIMES[runs] },
      ...(isBrowser && { globalSetup: 'test/support/browser/setup.ts' }),
      onConsoleLog: () => false,
      // Kept modules know nothing of other mutants.
      fsModuleCache: false,
    },
    {
      ...(isWorker && { oxc: whole.oxc }),
      plugins: [...(isWorker ? whole.plugins : []), mutantsPlugin(mutants, runs)],
    },
  );
  const specifications = await vitest.globTestSpecifications();
  const fileOf = ({ moduleId }: { readonly moduleId: string }): string => relative('.', moduleId);
  /** The modules of files after a run of them, and whether all went well. */
  const run = async (files: readonly string[], inputs: RunInputs) => {
    for (const project of vitest.projects)
      for (const key of ['mutant', 'mutants', 'tried', 'timeoutMs', 'unjudged'] as const)
        project.provide(key, inputs[key]);
    const chosen = specifications.filter((specification) => files.includes(fileOf(specification)));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
    // The answer holds every file that ever ran.
    const modules = testModules.filter((module) => files.includes(fileOf(module)));
    const isGreen = modules.length === chosen.length && modules.every((module) => module.ok());
    return { modules, isGreen, hasStrayErrors: unhandledErrors.length > 0 };
  };
  return {
    tryAll: async (open, onFile) => {
      const allFiles = specifications.map(fileOf);
      const killed = new Set<string>();
      const passed = new Set<string>();
      const tried: string[] = [];
      /** Reached while something was made for all tests: those that passed with them elsewhere have judged them. */
      const unclear = new Map<string, Set<string>>();
      /** Left something behind, or stand in a constant of which another may be made: whatever passed has not judged them. */
      const suspect = new Map<string, Set<string>>();
      const note = (notes: typeof unclear, id: string, files: readonly string[]): void => {
        for (const file of files) notes.set(id, (notes.get(id) ?? new Set()).add(file));
      };
      const unjudged: Record<string, readonly string[]> = {};
      onModule = (module) => {
        const { tries } = module.meta();
        for (const id of tries?.killed ?? []) killed.add(id);
        for (const id of tries?.passed ?? []) passed.add(id);
        onFile(fileOf(module), tries?.killed ?? new Set());
      };
      let files = allFiles;
      for (const timeoutMs of TIMEOUTS_MS[runs]) {
        const slow = new Set<string>();
        while (files.length > 0 && killed.size < open.length) {
          const remaining = open.filter((id) => !killed.has(id));
          const { modules } = await run(files, { mutant: '', mutants: remaining, tried, timeoutMs, unjudged });
          const isStuck = modules.every((module) => {
            const { tries } = module.meta();
            return !tries?.tried.length && tries?.unjudged.size === (unjudged[module.moduleId]?.length ?? 0);
          });
          files = [];
          for (const module of modules) {
            const file = fileOf(module);
            const { tries } = module.meta();
            if (!tries || (isStuck && !module.ok())) {
              // It judges no mutant any more: one that it alone would kill counts as alive.
              console.log(`${file} is left out, for it fails without any mutant${problemsOf(module)}`);
              continue;
            }
            for (const id of tries.loaded) note(unclear, id, allFiles);
            for (const id of tries.unclear) note(unclear, id, [file]);
            for (const id of tries.shared) note(suspect, id, allFiles);
            for (const id of tries.unjudged) note(suspect, id, [file]);
            unjudged[module.moduleId] = [...tries.unjudged];
            tried.push(...tries.tried);
            if (tries.slow.length > 0) slow.add(file);
            if (tries.isSpoilt || !module.ok()) files.push(file);
          }
        }
        files = [...slow];
      }
      onModule = () => undefined;
      const filesFor = (id: string): readonly string[] => [
        ...new Set([...(suspect.get(id) ?? []), ...(passed.has(id) ? [] : (unclear.get(id) ?? []))]),
      ];
      return new Map(open.filter((id) => !killed.has(id)).map((id) => [id, filesFor(id)]));
    },
    killer: async (mutant, files) => {
      if (files.length === 0) return undefined;
      const { modules, isGreen, hasStrayErrors } = await run(files, { ...plain, mutant });
      if (isGreen && !hasStrayErrors) return undefined;
      const failed = modules.find((module) => module.state() === 'failed');
      const file = failed ? fileOf(failed) : (files[0] ?? '');
      const { isGreen: isGreenAlone } = await run([file], plain);
      return isGreenAlone ? file : undefined;
    },
    close: () => vitest.close(),
  };
}

/** Files run in the order of a room's list: the first ones kill the most. */
function inOrder(tests: readonly string[]): typeof BaseSequencer {
  const placeOf = ({ moduleId }: TestSpecification): number =>
    tests.findIndex((pattern) => matchesGlob(relative('.', moduleId), pattern));
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return files.toSorted((left, right) => placeOf(left) - placeOf(right));
    }
  };
}

/** Why the tests of a file have failed. */
function problemsOf(module: TestModule): string {
  const failed = [...module.children.allTests('failed')];
  const errors = [...module.errors(), ...failed.flatMap((test) => test.result().errors ?? [])];
  return [...failed.map(({ fullName }) => fullName), ...errors.map(({ message }) => message)]
    .map((line) => `\n  ${line.slice(0, 300)}`)
    .join('');
}
