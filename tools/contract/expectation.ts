import { isListAnswer } from '../../content/model/graph.ts';
import type { Api, AskedSpace, Query } from './askSpace.ts';
import type { KnownSpace } from './knownSpace.ts';
import { expectThat, type List, list, readAs } from './shapes.ts';

/** Why an expectation could not be tried: the space has no example of it, or a token is missing. */
export interface NotTried {
  readonly notTried: string;
}

/** Throws where the space does something else than the site relies on. */
export type Expectation = (space: AskedSpace, known: KnownSpace) => Promise<NotTried | undefined>;

/** A name that nothing in a space has. */
export const UNKNOWN = 'none-of-this-name';

/** Asks for entries; the site itself must take the answer for a list. */
export async function listOf({ ask }: AskedSpace, query: Query, api: Api = 'delivery'): Promise<List> {
  const answer = await ask('entries', query, { api });
  const read = readAs(list, answer);
  expectThat(isListAnswer(answer.body), 'the site does not take it for a list');
  return read;
}

export function noExampleOf(what: string): NotTried {
  return { notTried: `the space has no ${what}` };
}
