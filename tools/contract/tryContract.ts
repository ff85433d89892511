import type { ContractSpace } from './askSpace.ts';
import type { Expectation } from './expectation.ts';
import { listExpectations } from './listExpectations.ts';
import { Broken } from './shapes.ts';
import { spaceExpectations } from './spaceExpectations.ts';
import { readSpaceFacts } from './spaceFacts.ts';

/** The same for a real space and for the embedded one (docs/rules.md#content-contract). */
export const expectations: Readonly<Record<string, Expectation>> = { ...spaceExpectations, ...listExpectations };

/** What became of an expectation. */
interface Finding {
  readonly name: string;
  readonly state: 'held' | 'broken' | 'not tried';
  /** What is broken, or why it was not tried. */
  readonly reason?: string;
}

/** Tries expectations on a space, all of them by default; throws where the space can't be read at all. */
export async function tryContract(
  space: ContractSpace,
  names: readonly string[] = Object.keys(expectations),
): Promise<readonly Finding[]> {
  const facts = await readSpaceFacts(space);
  const findings: Finding[] = [];
  for (const [name, hold] of Object.entries(expectations).filter(([each]) => names.includes(each))) {
    try {
      const outcome = await hold(space, facts);
      findings.push(outcome ? { name, state: 'not tried', reason: outcome.notTried } : { name, state: 'held' });
    } catch (thrown) {
      if (!(thrown instanceof Broken)) throw thrown;
      findings.push({ name, state: 'broken', reason: thrown.message });
    }
  }
  return findings;
}
