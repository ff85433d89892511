import type { AskedSpace } from './askSpace.ts';
import type { Expectation } from './expectation.ts';
import { knownSpace } from './knownSpace.ts';
import { listExpectations } from './listExpectations.ts';
import { Broken } from './shapes.ts';
import { spaceExpectations } from './spaceExpectations.ts';

/** The same for a real space and for the embedded one (docs/rules.md#content-contract). */
export const expectations: Readonly<Record<string, Expectation>> = { ...spaceExpectations, ...listExpectations };

/** What became of an expectation. */
export interface Finding {
  readonly name: string;
  readonly state: 'held' | 'broken' | 'not tried';
  /** What is broken, or why it was not tried. */
  readonly reason?: string;
}

/** Tries expectations on a space, all of them by default, one after another. Throws where the space can't be read at all. */
export async function tryContract(
  space: AskedSpace,
  names: readonly string[] = Object.keys(expectations),
): Promise<readonly Finding[]> {
  const known = await knownSpace(space);
  const findings: Finding[] = [];
  for (const [name, hold] of Object.entries(expectations).filter(([each]) => names.includes(each))) {
    try {
      const outcome = await hold(space, known);
      findings.push(outcome ? { name, state: 'not tried', reason: outcome.notTried } : { name, state: 'held' });
    } catch (thrown) {
      if (!(thrown instanceof Broken)) throw thrown;
      findings.push({ name, state: 'broken', reason: thrown.message });
    }
  }
  return findings;
}
