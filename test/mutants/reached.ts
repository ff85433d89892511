import { afterAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutant that is on; empty: none. */
    readonly mutant: string;
  }
  interface TaskMeta {
    /** The mutants that a test file has reached. */
    reached?: readonly string[];
  }
}

/** Set-up of every test file: switches the mutant on, and says afterwards which mutants the file has reached. */
const reached = new Set<string>();
Reflect.set(globalThis, 'mutantsReached', reached);
Reflect.set(globalThis, 'mutantOn', inject('mutant'));

// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs.
afterAll(({}, file) => {
  file.meta.reached = [...reached];
});
