import * as v from 'valibot';
import { resourcesIn } from '../../content/model/answerParts.ts';
import type { Provenance } from '../../content/model/provenance.ts';

const resource = v.object({
  sys: v.object({
    id: v.string(),
    updatedAt: v.fallback(v.string(), ''),
    contentType: v.fallback(v.optional(v.object({ sys: v.object({ id: v.string() }) })), undefined),
  }),
});

/**
 * Notes every entry and asset of a list answer as read by a preview page: also those whose words stand nowhere on it, such
 * as a closing or a title for search engines (docs/rules.md#preview-unpublished).
 */
export function noteAnswer(answer: unknown, provenance: Provenance | undefined): void {
  if (!provenance) return;
  for (const item of resourcesIn(answer)) {
    const result = v.safeParse(resource, item);
    if (!result.success) continue;
    const { id, updatedAt, contentType } = result.output.sys;
    // An asset has no type; an entry of a partial answer may lack its moment, and is compared then.
    if (!provenance.entries.has(id)) provenance.note({ id, contentType: contentType?.sys.id, sysUpdatedAt: updatedAt });
  }
}
