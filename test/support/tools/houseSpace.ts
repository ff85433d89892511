import type { Ended } from '../../../tools/wrangler.ts';
import { createManagement } from './managementStandIn.ts';
import { runHere } from './runHere.ts';
import { serve } from './serve.ts';

type Management = ReturnType<typeof createManagement>;

/** Words by which a command finds a space, and asks it once. */
export const spaceWords = (host: string, space = 'house'): readonly string[] => [
  ...['--space', space, '--token', 'meridian-management'],
  ...['--host', host, '--retries', '0'],
];

/** The space `house` behind a server, as commands of tools find it; each `begin` makes another of it. */
export function houseSpace(command: string, environment: Readonly<Record<string, string>> = {}) {
  let management = createManagement();
  let server: Awaited<ReturnType<typeof serve>> | undefined;
  const close = (): void => server?.close();
  const states = new Map<string, Promise<Management>>();
  const ask = (words: readonly string[], secrets: Readonly<Record<string, string>> = {}): Promise<Ended> =>
    runHere(command, [...spaceWords(server?.host ?? ''), ...words], { ...environment, ...secrets });
  const begin = async (defaultLocale = 'en-US', from?: Management): Promise<void> => {
    close();
    management = createManagement(defaultLocale, from);
    server = await serve(management);
  };
  return {
    /** What the space holds now. */
    house: () => management,
    host: () => server?.host ?? '',
    writes: () => management.calls.filter((call) => !call.startsWith('GET')),
    ask,
    begin,
    /** As a first run with some words leaves it, which is run once. */
    beginAfter: async (...words: readonly string[]): Promise<void> => {
      const name = words.join(' ');
      const first = async (): Promise<Management> => {
        await begin();
        await ask(words);
        return management;
      };
      states.set(name, states.get(name) ?? first());
      await begin('en-US', await states.get(name));
    },
    close,
  };
}
