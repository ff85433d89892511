import { createBuilder } from 'vite';
import type { Mutant } from './findMutants.ts';
import { mutantsPlugin } from './mutantsPlugin.ts';

/** Builds a site whose pages have the mutants in their scripts, in a folder of its own, for the rest of this run. */
export async function buildMutated(mutants: readonly Mutant[]): Promise<void> {
  process.env['MUTATED_BUILD'] = 'dist/mutated';
  const { NODE_ENV } = process.env;
  const builder = await createBuilder({ logLevel: 'warn', plugins: [mutantsPlugin(mutants, 'browser')] });
  await builder.buildApp();
  // A build makes its own the whole process's.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
}
