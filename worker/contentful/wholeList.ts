import * as v from 'valibot';
import { type Delivered, fieldsOf, linksIn, readDelivered } from '../../content/freshness/delivered.ts';
import { listOf } from '../../content/model/answerParts.ts';
import { isMediaField } from '../../content/model/fields.ts';
import { ownValue } from '../../content/ownValue.ts';
import { isRecord, property } from '../../content/record.ts';
import { ContentFailure } from '../failures.ts';
import type { Delivery, ListParameters } from './delivery.ts';
import { IDS_PER_CALL } from './listCall.ts';
import { idsByCall, sideBySide } from './spaceLists.ts';

/** Entries in one answer at most: the content service's limit. */
const ANSWER_LIMIT = 1000;
/** Entries where a call names no limit: the content service's own. */
const STANDARD_LIMIT = 100;
/** Calls for one list at most: the platform allows a request only some hundred calls. */
const CALLS = 20;

const resource = v.looseObject({ sys: v.looseObject({ id: v.string() }) });
const page = v.looseObject({
  total: v.number(),
  items: v.array(v.unknown()),
  includes: v.optional(v.looseObject({ Entry: v.optional(v.array(resource)), Asset: v.optional(v.array(resource)) })),
  errors: v.optional(v.array(v.unknown())),
});
type Page = v.InferOutput<typeof page>;

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
        const firstPage = v.safeParse(page, first);
        const end = Math.min(start + limit, firstPage.success ? firstPage.output.total : 0);
        const further = Array.from({ length: CALLS - 1 }, (_, at) => start + (at + 1) * size).filter(
          (skip) => skip < end,
        );
        if (!firstPage.success || further.length === 0) return first;
        const rest = await Promise.all(further.map(async (skip) => v.parse(page, await ask(skip))));
        return { ...firstPage.output, limit: limit, ...joined([firstPage.output, ...rest]) };
      } catch (thrown) {
        if (v.isValiError(thrown)) throw new ContentFailure(502, 'content service answered no list', { cause: thrown });
        if (!(thrown instanceof ContentFailure && thrown.reason === 'too big') || size <= 1) throw thrown;
        size = Math.ceil(size / 2);
        sizes.set(kind, size);
      }
    }
  };
}

/** The pages of a list as one. An entry that moved from one page to the next between two calls is listed once. */
function joined(pages: readonly Page[]): Pick<Page, 'items' | 'includes' | 'errors'> {
  const all = (name: 'Entry' | 'Asset') => unique(pages.flatMap(({ includes }) => includes?.[name] ?? []));
  return {
    items: unique(pages.flatMap(({ items }) => items)),
    includes: { Entry: all('Entry'), Asset: all('Asset') },
    errors: pages.flatMap(({ errors }) => errors ?? []),
  };
}

function unique<Item>(items: readonly Item[]): Item[] {
  const byId = new Map(items.map((item) => [v.is(resource, item) ? item.sys.id : item, item]));
  return [...byId.values()];
}

/**
 * An answer with the pictures of its own entries: the service counts a link to an asset as a level, so that those of the
 * deepest entries do not come along (docs/rules.md#asset-services). An answer that lacks none stays as it is, and costs no
 * call. Throws ContentFailure.
 */
async function withMissingAssets(delivery: Delivery, { locale }: ListParameters, answer: unknown): Promise<unknown> {
  if (!isRecord(answer)) return answer;
  const { items, resources, unresolved } = readDelivered(answer);
  const linkedIds = new Set([...items, ...resources.values()].flatMap(linkedAssets));
  const missing = [...linkedIds].filter((id) => !resources.has(`Asset:${id}`) && !unresolved.has(id));
  if (missing.length === 0) return answer;
  const more = await sideBySide(idsByCall(missing), (some) =>
    delivery.assets({ 'sys.id[in]': some, limit: IDS_PER_CALL, ...(locale !== undefined && { locale }) }),
  );
  const includes = property(answer, 'includes');
  const assets = [listOf(includes, 'Asset'), ...more.map((each) => listOf(each, 'items'))].flat();
  return {
    ...answer,
    includes: { ...(isRecord(includes) && includes), Entry: listOf(includes, 'Entry'), Asset: assets },
  };
}

/** Ids of the assets that an entry's media fields and texts link to. */
function linkedAssets(entry: Delivered): readonly string[] {
  return fieldsOf(entry)
    .filter(([, row]) => isMediaField(row) || row.kind === 'richText')
    .flatMap(([name]) => linksIn(ownValue(entry.fields, name)))
    .filter(({ key }) => key.startsWith('Asset:'))
    .map(({ id }) => id);
}
