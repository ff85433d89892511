import type { UnpublishedEntry } from '../../client/preview/PreviewBar.tsx';
import { type Provenance, unmarked } from '../../content/model/provenance.ts';
import { problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';
import { createDelivery } from './delivery.ts';
import { briefly, byIds, SAME_MS } from './spaceLists.ts';

/** Further entries are not checked. */
const ENTRIES_LIMIT = 300;
/** Editors wait for the bar. */
const WAIT_MS = 3000;

/** Finds the entries of a preview page that differ from what is published; undefined when the service fails. */
type FindUnpublished = (
  ids: readonly string[],
  provenance: Provenance,
) => Promise<readonly UnpublishedEntry[] | undefined>;

/** Compares the entries of a preview page with the delivery API, without caches. */
export function createFindUnpublished(world: World): FindUnpublished {
  const delivery = createDelivery(world, false, WAIT_MS);
  return async (ids, provenance) => {
    try {
      const shown = ids.slice(0, ENTRIES_LIMIT);
      const published = new Map((await byIds(delivery, shown, briefly)).map(({ id, updatedAt }) => [id, updatedAt]));
      return shown.flatMap((id): UnpublishedEntry[] => {
        const entry = provenance.entries.get(id);
        const since = published.get(id);
        if (!entry || (since !== undefined && Date.parse(entry.sysUpdatedAt) - Date.parse(since) < SAME_MS)) return [];
        return [
          {
            id,
            title: unmarked(provenance.titleOf(id) ?? `${entry.contentType} ${id}`),
            state: since === undefined ? 'draft' : 'changed',
          },
        ];
      });
    } catch (thrown) {
      world.log('warning', 'published state unknown', { problem: problemOf(thrown) });
      return undefined;
    }
  };
}
