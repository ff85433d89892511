import { idOf, listOf } from '../../content/model/answerParts.ts';
import { isRecord, property } from '../../content/record.ts';
import { ContentFailure } from '../failures.ts';
import type { Delivery, ListParameters } from './delivery.ts';
import { withMissingAssets } from './missingAssets.ts';

/** Entries in one answer at most: the content service's limit. */
const ANSWER_LIMIT = 1000;
/** Entries where a call names no limit: the content service's own. */
const STANDARD_LIMIT = 100;
/** Calls for one list at most: the platform allows a request only some hundred calls. */
const CALLS = 20;

/** Asks a service for a list. Throws ContentFailure. */
export type ReadList = (delivery: Delivery, parameters: ListParameters) => Promise<unknown>;

/**
 * Asks for a list, in several calls where it is longer than one answer may be, or larger: the service refuses more than
 * 7 MB (docs/rules.md#long-lists). What was refused once is asked for in smaller pages at once the next time. Pictures come along
 * with every entry of the answer.
 */
export function createListReader(): ReadList {
  const readPages = createPagedReader();
  return async (delivery, parameters) => withMissingAssets(delivery, parameters, await readPages(delivery, parameters));
}

function createPagedReader(): ReadList {
  const sizes = new Map<string, number>();
  return async (delivery, parameters) => {
    const limit = Number(parameters['limit'] ?? STANDARD_LIMIT);
    const start = Number(parameters['skip'] ?? 0);
    const kind = [parameters['content_type'], parameters['include'], parameters['select']].join();
    for (let size = Math.min(limit, sizes.get(kind) ?? ANSWER_LIMIT); ; ) {
      const ask = (skip: number): Promise<unknown> =>
        size === limit
          ? delivery.list(parameters)
          : delivery.list({ ...parameters, ...(skip && { skip }), limit: size });
      try {
        const first = await ask(start);
        const end = Math.min(start + limit, Number(property(first, 'total')));
        const further = Array.from({ length: CALLS - 1 }, (_, at) => start + (at + 1) * size).filter(
          (skip) => skip < end,
        );
        if (further.length === 0) return first;
        const pages = [first, ...(await Promise.all(further.map(ask)))];
        return { ...(isRecord(first) && first), limit, ...joined(pages) };
      } catch (thrown) {
        if (!(thrown instanceof ContentFailure && thrown.reason === 'too big') || size <= 1) throw thrown;
        size = Math.ceil(size / 2);
        sizes.set(kind, size);
      }
    }
  };
}

/** The pages of a list as one. An entry that moved from one page to the next between two calls is listed once. */
function joined(pages: readonly unknown[]) {
  const all = (name: string) => pages.flatMap((page) => listOf(page, name));
  const included = (kind: 'Entry' | 'Asset') => pages.flatMap((page) => listOf(property(page, 'includes'), kind));
  return {
    items: unique(all('items')),
    includes: { Entry: unique(included('Entry')), Asset: unique(included('Asset')) },
    errors: all('errors'),
  };
}

function unique(items: readonly unknown[]): readonly unknown[] {
  return [...new Map(items.map((item) => [idOf(item) ?? item, item])).values()];
}
