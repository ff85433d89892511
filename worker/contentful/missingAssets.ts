import { type Delivered, fieldsOf, linksIn, readDelivered } from '../../content/freshness/delivered.ts';
import { listOf } from '../../content/model/answerParts.ts';
import { isMediaField } from '../../content/model/fields.ts';
import { ownValue } from '../../content/ownValue.ts';
import { isRecord, property } from '../../content/record.ts';
import type { Delivery, ListParameters } from './delivery.ts';
import { IDS_PER_CALL } from './listCall.ts';
import { idsByCall, sideBySide } from './spaceLists.ts';

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
