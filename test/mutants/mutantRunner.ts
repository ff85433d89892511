import { type RunnerTestCase, type SerializedConfig, TestRunner, type TestTryOptions } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutant that is on from the start; empty: none. */
    readonly mutant: string;
    /** Mutants to try one after the other in each test that reaches them; empty: the tests only run. */
    readonly mutants: readonly string[];
    /** Tests, by their id, that an earlier run has tried already. */
    readonly tried: readonly string[];
    /** Mutants that an earlier run could not judge in a file, by its path. */
    readonly doubts: Readonly<Record<string, readonly string[]>>;
  }
  interface TaskMeta {
    /** What the tries of a file have found. */
    tries?: Tries;
  }
}

/** What trying mutants in the tests of a file has found. */
export interface Tries {
  readonly killed: Set<string>;
  /** Mutants that were reached while files were loading: only a run of all files with them on from the start can judge them. */
  readonly loaded: Set<string>;
  /** Mutants that only a run of this file with them on from the start can judge. */
  readonly unclear: Set<string>;
  /** Tests that have tried all that they reach. */
  readonly tried: string[];
  /** The file's state is spoilt: the tests that are left need another run. */
  isSpoilt: boolean;
}

/** So much longer than without a mutant may a test take. */
const MOST_TIMES = 20;
const LEAST_LIMIT_MS = 10_000;

/**
 * Runs a test, and then runs it again with each mutant that it reaches: in the same isolate, since a new one costs a hundred
 * times as much. A test that fails with a mutant has to pass without it afterwards, or else the mutant has left something
 * behind and nothing is known.
 */
export default class MutantRunner extends TestRunner {
  readonly #reached = new Set<string>();
  readonly #open: readonly string[];
  readonly #isDone: ReadonlySet<string>;
  /** All that were killed, whichever file they belong to. */
  readonly #killed = new Set<string>();
  #hasTried = false;
  /** The mutant that is on from the start has failed a test. */
  #isKilled = false;
  /** The last mutant that passed: it may have spoilt what the next one fails by. */
  #last: string | undefined;
  #limit = Number.POSITIVE_INFINITY;
  #tries: Generator<string, void, boolean> | undefined;
  #next: IteratorResult<string, void> | undefined;

  constructor(config: SerializedConfig) {
    super(config);
    this.#open = this.injectValue('mutants');
    this.#isDone = new Set(this.injectValue('tried'));
    Reflect.set(globalThis, 'mutantsReached', this.#reached);
    switchOn(this.injectValue('mutant'));
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (this.#isKilled) test.mode = 'skip';
    const { meta, filepath } = test.file;
    const found = meta.tries ?? {
      killed: new Set(),
      loaded: new Set(this.#take()),
      unclear: new Set(this.injectValue('doubts')[filepath]),
      tried: [],
      isSpoilt: false,
    };
    meta.tries = found;
    this.#tries = this.#open.length > 0 && !this.#isDone.has(test.id) ? this.#triesOf(test, found) : undefined;
    this.#next = this.#tries?.next();
    // Each try may need another without a mutant; what is left over does nothing.
    if (this.#tries) test.repeats = 2 * this.#open.length + 1;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (!this.#tries) return run();
    if (this.#next?.done !== false) return;
    switchOn(this.#next.value);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hanging = new Promise<never>((_, reject) => {
      if (Number.isFinite(this.#limit)) timer = setTimeout(() => reject(new Error('hangs')), this.#limit);
    });
    try {
      await Promise.race([run(), hanging]);
    } finally {
      clearTimeout(timer);
    }
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const { result } = test;
    if (!result || !this.#tries || this.#next?.done !== false) return;
    this.#next = this.#tries.next(result.state !== 'fail');
    switchOn('');
    const isRedByItself = options.repeats === 0 && !this.#hasTried;
    if (isRedByItself) return;
    result.state = 'pass';
    delete result.errors;
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    this.#isKilled ||= this.#open.length === 0 && test.result?.state === 'fail';
    this.#take();
  }

  /** Yields the mutant to run with, empty for none, and takes in whether the test passed. */
  *#triesOf(test: RunnerTestCase, found: Tries): Generator<string, void, boolean> {
    if (found.isSpoilt) return;
    found.isSpoilt = true;
    this.#limit = Number.POSITIVE_INFINITY;
    // Where it fails, an earlier try has left something behind, or the test is red by itself.
    if (!(yield '')) return;
    const first = this.#take();
    const begun = performance.now();
    const isRepeatable = yield '';
    this.#limit = LEAST_LIMIT_MS + MOST_TIMES * (performance.now() - begun);
    const again = this.#take();
    for (const id of first) if (!isRepeatable || !again.has(id)) found.unclear.add(id);
    this.#hasTried = true;
    if (!isRepeatable) {
      found.tried.push(test.id);
      return;
    }
    for (const id of this.#open) {
      if (!again.has(id) || this.#killed.has(id) || found.unclear.has(id)) continue;
      if (yield id) {
        this.#last = id;
      } else if (yield '') {
        found.killed.add(id);
        this.#killed.add(id);
      } else {
        for (const suspect of [id, this.#last]) if (suspect) found.unclear.add(suspect);
        return;
      }
    }
    found.tried.push(test.id);
    found.isSpoilt = false;
  }

  /** The mutants that were reached since the last time: by the test, or by what ran before it. */
  #take(): ReadonlySet<string> {
    const taken = new Set(this.#reached);
    this.#reached.clear();
    return taken;
  }
}

/** Switches a mutant on; empty: none. */
function switchOn(mutant: string): void {
  Reflect.set(globalThis, 'mutantOn', mutant);
  Reflect.set(globalThis, 'mutantRounds', 0);
}
