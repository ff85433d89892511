import * as v from 'valibot';
import type { Provenance } from '../../content/model/provenance.ts';

const resource = v.object({
  sys: v.object({
    id: v.string(),
    updatedAt: v.fallback(v.string(), ''),
    contentType: v.fallback(v.optional(v.object({ sys: v.object({ id: v.string() }) })), undefined),
  }),
});
const resources = v.fallback(v.array(v.unknown()), []);
const list = v.object({
  items: resources,
  includes: v.fallback(v.object({ Entry: resources, Asset: resources }), { Entry: [], Asset: [] }),
});

/**
 * Notes every entry and asset of a list answer as read by a preview page: also those whose words stand nowhere on it, such
 * as a closing or a title for search engines (docs/rules.md#preview-unpublished).
 */
export function noteAnswer(answer: unknown, provenance: Provenance | undefined): void {
  const parsedList = v.safeParse(list, answer);
  if (!provenance || !parsedList.success) return;
  const { items, includes } = parsedList.output;
  for (const item of [...items, ...includes.Entry, ...includes.Asset]) {
    const result = v.safeParse(resource, item);
    if (!result.success) continue;
    const { id, updatedAt, contentType } = result.output.sys;
    // An asset has no type; an entry of a partial answer may lack its moment, and is compared then.
    if (!provenance.entries.has(id)) provenance.note({ id, contentType: contentType?.sys.id, sysUpdatedAt: updatedAt });
  }
}
