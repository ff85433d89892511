import { wordsOf } from '../commandLine.ts';

/** As many things as one answer brings; large entries are asked for in smaller portions. */
const PAGE = 400;
const LEAST_PAGE = 10;
/** Why a list is not whole although the service answered, for the operator. */
export class ListProblem extends Error {}

/** How often a list is read that changes meanwhile. */
const TRIES = 5;

type AskPage<Item> = (page: {
  readonly skip: number;
  readonly limit: number;
}) => Promise<{ readonly total: number; readonly items: readonly Item[] }>;

/**
 * All pages of a list, each in halves where it is too big for one answer (7 MB). A list that grew or shrank between two of them
 * is read again, since its pages have moved (docs/rules.md#command-lists). Throws what `ask` throws, and a `ListProblem` where
 * the list is never whole.
 */
export async function wholeList<Item>(ask: AskPage<Item>): Promise<readonly Item[]> {
  let limit = PAGE;
  const onePage = async (skip: number): ReturnType<AskPage<Item>> => {
    try {
      return await ask({ skip, limit });
    } catch (thrown) {
      if (limit <= LEAST_PAGE || !/too big/i.test(wordsOf(thrown))) throw thrown;
      limit = Math.ceil(limit / 2);
      return onePage(skip);
    }
  };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const first = await onePage(0);
    const items = [...first.items];
    let last = first;
    while (items.length < first.total && last.total === first.total && last.items.length > 0) {
      last = await onePage(items.length);
      items.push(...last.items);
    }
    if (last.total !== first.total) continue;
    if (items.length < first.total)
      throw new ListProblem(`The content service answered ${items.length} of ${first.total}.`);
    return items;
  }
  throw new ListProblem('The list changes while it is read: try again once nobody publishes.');
}
