import { type Rule, titlePattern } from './readRules.ts';

/** A test as a run knows it. */
export interface TestOfRun {
  /** From the top of the repository. */
  readonly file: string;
  /** Its own name and those of the groups that it stands in. */
  readonly names: readonly string[];
  readonly hasRun: boolean;
}

/** The proofs that a whole run did not give, a sentence each; a title may name a group, all of whose tests must run. */
export function missingProofs(
  rules: readonly Rule[],
  tests: readonly TestOfRun[],
  isInRun: (file: string) => boolean,
): readonly string[] {
  return rules.flatMap(({ anchor, proofs }) =>
    proofs.flatMap(({ file, title }) => {
      if (!isInRun(file)) return [];
      const pattern = titlePattern(title);
      const provingTests = tests.filter((test) => test.file === file && test.names.some((name) => pattern.test(name)));
      if (provingTests.length === 0) return [`${anchor}: no test "${title}" ran in ${file}`];
      return provingTests.every(({ hasRun }) => hasRun) ? [] : [`${anchor}: "${title}" in ${file} was skipped`];
    }),
  );
}
