import { wordsOf } from '../commandLine.ts';

/** As many things as one answer brings; large entries are asked for in smaller portions. */
const PAGE = 400;
const LEAST_PAGE = 10;

type AskPage = (page: {
  readonly skip: number;
  readonly limit: number;
}) => Promise<{ readonly total: number; readonly items: readonly unknown[] }>;

/** All pages of a list, each in halves where it is too big for one answer (7 MB). Throws what `ask` throws. */
export async function wholeList(ask: AskPage): Promise<readonly unknown[]> {
  const items: unknown[] = [];
  let limit = PAGE;
  for (;;) {
    try {
      const page = await ask({ skip: items.length, limit });
      items.push(...page.items);
      if (items.length >= page.total || page.items.length === 0) return items;
    } catch (thrown) {
      if (limit <= LEAST_PAGE || !/too big/i.test(wordsOf(thrown))) throw thrown;
      limit = Math.ceil(limit / 2);
    }
  }
}
