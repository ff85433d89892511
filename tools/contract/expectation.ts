import { isListAnswer } from '../../content/model/graph.ts';
import type { Api, ContractSpace, Query } from './askSpace.ts';
import { expectThat, type List, list, readAs } from './shapes.ts';
import type { SpaceFacts } from './spaceFacts.ts';

/** Why an expectation could not be tried: the space has no example of it, or a token is missing. */
export interface NotTried {
  readonly notTried: string;
}

/** Throws where the space does something else than the site relies on. */
export type Expectation = (space: ContractSpace, facts: SpaceFacts) => Promise<NotTried | undefined>;

/** A name that nothing in a space has. */
export const UNKNOWN = 'none-of-this-name';

/** Asks for entries; the site itself must take the answer for a list. */
export async function listOf({ ask }: ContractSpace, query: Query, api: Api = 'delivery'): Promise<List> {
  const answer = await ask('entries', query, { api });
  const parsedList = readAs(list, answer);
  expectThat(isListAnswer(answer.body), 'the site does not take it for a list');
  return parsedList;
}

export function noExampleOf(what: string): NotTried {
  return { notTried: `the space has no ${what}` };
}
