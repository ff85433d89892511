import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Mutant } from './findMutants.ts';
import type { Room } from './rooms.ts';
import { withMutants } from './withMutants.ts';

/** Writes mutants into the code that a room's tests run. */
export function mutantsPlugin(mutants: readonly Mutant[], runs: Room['runs']): Plugin {
  const byFile = Map.groupBy(mutants, ({ file }) => resolve(file));
  return {
    name: 'mutants',
    enforce: 'pre',
    // The Worker renders what the browser then takes up, without any mutant.
    applyToEnvironment: ({ name }) => runs !== 'browser' || name === 'client',
    transform: {
      // Before plugins that change the code where mutants stand.
      order: 'pre',
      handler: (code, id) => {
        const fileMutants = byFile.get(id.split('?', 1)[0] ?? '');
        return fileMutants && withMutants(id, code, fileMutants, runs);
      },
    },
  };
}
