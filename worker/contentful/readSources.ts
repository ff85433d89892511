import { idOf, resourcesIn } from '../../content/model/answerParts.ts';
import type { Provenance } from '../../content/model/provenance.ts';
import { property } from '../../content/record.ts';

/**
 * Notes every entry and asset of a list answer as read by a preview page: also those whose words stand nowhere on it, such
 * as a closing or a title for search engines (docs/rules.md#preview-unpublished).
 */
export function noteAnswer(answer: unknown, provenance: Provenance | undefined): void {
  if (!provenance) return;
  for (const item of resourcesIn(answer)) {
    const id = idOf(item);
    if (typeof id !== 'string' || provenance.entries.has(id)) continue;
    const sys = property(item, 'sys');
    // An asset has no type; an entry of a partial answer may lack its moment, and is compared then.
    const [type, moment] = [idOf(property(sys, 'contentType')), property(sys, 'updatedAt')];
    provenance.note({
      id,
      contentType: typeof type === 'string' ? type : undefined,
      sysUpdatedAt: typeof moment === 'string' ? moment : '',
    });
  }
}
