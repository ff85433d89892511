import { type RunnerTestCase, type SerializedConfig, TestRunner, type TestTryOptions } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutant that is on from the start; empty: none. */
    readonly mutant: string;
    /** Mutants to try one after the other in each test that reaches them; empty: the tests only run. */
    readonly mutants: readonly string[];
    /** Tests, by their id, that an earlier run has tried already. */
    readonly tried: readonly string[];
    /** Slower tests are left for another run: most mutants die of quick ones. */
    readonly timeoutMs: number;
    /** How many times as long as without a mutant a test may take. */
    readonly mostTimes: number;
    /** Mutants that an earlier run could not judge in a file, by its path. */
    readonly unjudged: Readonly<Record<string, readonly string[]>>;
  }
  interface TaskMeta {
    /** What the tries of a file have found. */
    tries?: Tries;
  }
}

/** What trying mutants in the tests of a file has found. */
interface Tries {
  readonly killed: Set<string>;
  /** Mutants that a test has passed with. */
  readonly passed: Set<string>;
  /** Mutants that were reached while files were loading: only a run of all files with them on from the start can judge them. */
  readonly loaded: Set<string>;
  /** Mutants that a test reached the first time only: a run of this file with them on from the start can judge them. */
  readonly unclear: Set<string>;
  /** Mutants of constants that other modules read: what those have made of them while loading stays as it was. */
  readonly shared: Set<string>;
  /** Mutants that leave something behind: likewise, and they are not tried again. */
  readonly unjudged: Set<string>;
  /** Tests that have tried all that they reach. */
  readonly tried: string[];
  /** Tests that were too slow. */
  readonly slow: string[];
  /** The file's state is spoilt: the tests that are left need another run. */
  isSpoilt: boolean;
}

const LEAST_LIMIT_MS = 4000;
/** Most mutants make a test of a browser wait for what never comes. */
const SOONER = 3;

/**
 * Runs a test, and then runs it again with the mutants that it reaches: in the same isolate, since a new one costs a hundred
 * times as much. Several are on at once where most live; a test that fails is asked about each. It has to pass without a
 * mutant afterwards, or else the mutant has left something behind and nothing is known.
 */
export default class MutantRunner extends TestRunner {
  readonly #reached = new Set<string>();
  readonly #open: readonly string[];
  readonly #isDone: ReadonlySet<string>;
  readonly #lostMs: number;
  /** All that were killed, whichever file they belong to. */
  readonly #killed = new Set<string>();
  #hasTried = false;
  /** The mutant that is on from the start has failed a test. */
  #isKilled = false;
  /** The last mutants that passed: they may have spoilt what the next ones fail by. */
  #last: readonly string[] = [];
  /** How many mutants are on at once: more after each pass, since most of those that are left live. */
  #size = 1;
  #limit = Number.POSITIVE_INFINITY;
  #tries: Generator<readonly string[], void, boolean> | undefined;
  #next: IteratorResult<readonly string[], void> | undefined;

  constructor(config: SerializedConfig) {
    super(config);
    this.#open = this.injectValue('mutants');
    this.#isDone = new Set(this.injectValue('tried'));
    this.#lostMs = config.expect.poll?.timeout ?? 1000;
    Reflect.set(globalThis, 'mutantsReached', this.#reached);
    switchOn([this.injectValue('mutant')]);
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    const isDone = this.#open.length > 0 && this.#open.every((id) => this.#killed.has(id));
    if (this.#isKilled || isDone) test.mode = 'skip';
    const { meta, filepath } = test.file;
    const tries = meta.tries ?? {
      killed: new Set(),
      passed: new Set(),
      loaded: new Set(this.#take()),
      unclear: new Set(),
      shared: new Set(this.#open.filter((id) => sharedMutants().has(id))),
      unjudged: new Set(this.injectValue('unjudged')[filepath]),
      tried: [],
      slow: [],
      isSpoilt: false,
    };
    meta.tries = tries;
    this.#tries = this.#open.length > 0 && !this.#isDone.has(test.id) ? this.#triesOf(test, tries) : undefined;
    this.#next = this.#tries?.next();
    // Each try may need another without mutants; what is left over does nothing.
    if (this.#tries) test.repeats = 4 * this.#open.length + 2;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    if (!this.#tries) return run();
    if (this.#next?.done !== false) return;
    // Workerd frees streams when its event loop turns, and a test that never waits for anything outside does not let it.
    await new Promise((resolve) => setTimeout(resolve));
    switchOn(this.#next.value);
    // It has just passed without: what it waits for would have come.
    this.config.expect.poll = { timeout: this.#lostMs / (this.#next.value.length > 0 ? SOONER : 1) };
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
    switchOn([]);
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

  /** Yields the mutants to run with, and takes in whether the test passed. */
  *#triesOf(test: RunnerTestCase, tries: Tries): Generator<readonly string[], void, boolean> {
    if (tries.isSpoilt) return;
    tries.isSpoilt = true;
    this.#limit = Number.POSITIVE_INFINITY;
    // Where it fails, an earlier try has left something behind, or the test is red by itself.
    if (!(yield [])) return;
    const first = this.#take();
    const shared = sharedMutants();
    const isOpen = (id: string): boolean => !this.#killed.has(id) && !tries.unjudged.has(id);
    if (!this.#open.some((id) => (first.has(id) || shared.has(id)) && isOpen(id))) {
      tries.tried.push(test.id);
      tries.isSpoilt = false;
      return;
    }
    const begun = performance.now();
    const isRepeatable = yield [];
    const cost = performance.now() - begun;
    this.#limit = LEAST_LIMIT_MS + this.injectValue('mostTimes') * cost;
    const again = this.#take();
    for (const id of first) if (!isRepeatable || !again.has(id)) tries.unclear.add(id);
    this.#hasTried = true;
    if (!isRepeatable) {
      tries.tried.push(test.id);
      return;
    }
    if (cost > this.injectValue('timeoutMs')) {
      tries.slow.push(test.id);
      tries.isSpoilt = false;
      return;
    }
    const remaining = this.#open.filter((id) => (again.has(id) || shared.has(id)) && isOpen(id));
    while (remaining.length > 0) {
      const group = remaining.slice(0, this.#size);
      const [only = ''] = group;
      this.#take();
      if (yield group) {
        // One that another has hidden was not tried.
        const seen = this.#take();
        const passed = group.filter((id) => group.length === 1 || seen.has(id) || shared.has(id));
        for (const id of passed) {
          remaining.splice(remaining.indexOf(id), 1);
          tries.passed.add(id);
        }
        this.#size = passed.length > 0 ? this.#size * 2 : 1;
        this.#last = group;
      } else if (yield []) {
        if (group.length === 1) {
          remaining.shift();
          tries.killed.add(only);
          this.#killed.add(only);
        }
        // In a browser a failure is a long wait: the next one is to name its mutant.
        this.#size = 1;
      } else {
        for (const suspect of [...group, ...this.#last]) tries.unjudged.add(suspect);
        return;
      }
    }
    tries.tried.push(test.id);
    tries.isSpoilt = false;
  }

  /** The mutants that were reached since the last time: by the test, or by what ran before it. */
  #take(): ReadonlySet<string> {
    const taken = new Set(this.#reached);
    this.#reached.clear();
    return taken;
  }
}

/** Switches mutants on, and all others off; makes the constants again that depend on one of them. */
function switchOn(mutants: readonly string[]): void {
  const before: unknown = Reflect.get(globalThis, 'mutantsOn');
  const remake: unknown = Reflect.get(globalThis, 'mutantsRemake');
  Reflect.set(globalThis, 'mutantsOn', new Set(mutants));
  Reflect.set(globalThis, 'mutantRounds', 0);
  if (typeof remake === 'function') remake(new Set([...(before instanceof Set ? before : []), ...mutants]));
}

/** Mutants of constants that other modules read: no test shows if it reaches them. */
function sharedMutants(): ReadonlySet<unknown> {
  const shared: unknown = Reflect.get(globalThis, 'mutantsShared');
  return shared instanceof Set ? shared : new Set();
}
