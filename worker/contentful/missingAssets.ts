import * as v from 'valibot';
import { linksIn } from '../../content/freshness/delivered.ts';
import { isMediaField } from '../../content/model/fields.ts';
import { contentTypeRow, isContentType } from '../../content/model/registry.ts';
import { ownValue } from '../../content/ownValue.ts';
import type { Delivery, ListParameters } from './delivery.ts';
import { IDS_PER_CALL } from './listCall.ts';
import { idsByCall, sideBySide } from './spaceLists.ts';

const entry = v.object({
  sys: v.object({ contentType: v.object({ sys: v.object({ id: v.string() }) }) }),
  fields: v.record(v.string(), v.unknown()),
});
const asset = v.looseObject({ sys: v.looseObject({ id: v.string() }) });
const page = v.looseObject({
  items: v.array(v.unknown()),
  includes: v.optional(
    v.looseObject({ Entry: v.optional(v.array(v.unknown()), []), Asset: v.optional(v.array(asset), []) }),
    {},
  ),
  errors: v.optional(v.array(v.object({ details: v.object({ id: v.string() }) })), []),
});

/**
 * An answer with the pictures of its own entries: the service counts a link to an asset as a level, so that those of the
 * deepest entries do not come along (docs/rules.md#asset-services). An answer that lacks none stays as it is, and costs no
 * call. Throws ContentFailure.
 */
export async function withMissingAssets(
  delivery: Delivery,
  { locale }: ListParameters,
  answer: unknown,
): Promise<unknown> {
  const parsedAnswer = v.safeParse(page, answer);
  if (!parsedAnswer.success) return answer;
  const { items, includes, errors } = parsedAnswer.output;
  const { Entry = [], Asset = [] } = includes;
  const deliveredIds = new Set([...Asset.map(({ sys }) => sys.id), ...errors.map(({ details }) => details.id)]);
  const missing = [...new Set([...items, ...Entry].flatMap(linkedAssets))].filter((id) => !deliveredIds.has(id));
  if (missing.length === 0) return answer;
  const more = await sideBySide(idsByCall(missing), (some) =>
    delivery.assets({ 'sys.id[in]': some, limit: IDS_PER_CALL, ...(locale !== undefined && { locale }) }),
  );
  const assets = more.flatMap((each) => v.parse(v.object({ items: v.array(asset) }), each).items);
  return { ...parsedAnswer.output, includes: { ...includes, Entry, Asset: [...Asset, ...assets] } };
}

/** Ids of the assets that an entry's media fields and texts link to. */
function linkedAssets(raw: unknown): readonly string[] {
  const parsedEntry = v.safeParse(entry, raw);
  if (!parsedEntry.success) return [];
  const { sys, fields } = parsedEntry.output;
  const type = sys.contentType.sys.id;
  const rows = Object.entries(isContentType(type) ? contentTypeRow(type).fields : {});
  return rows
    .filter(([, row]) => isMediaField(row) || row.kind === 'richText')
    .flatMap(([name]) => linksIn(ownValue(fields, name)))
    .filter(({ key }) => key.startsWith('Asset:'))
    .map(({ id }) => id);
}
