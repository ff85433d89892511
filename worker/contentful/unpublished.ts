import type { UnpublishedEntry } from '../../client/preview/PreviewBar.tsx';
import { entryGraph } from '../../content/model/graph.ts';
import type { Provenance } from '../../content/model/provenance.ts';
import { unmarked } from '../../content/model/provenance.ts';
import { problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';
import { createDelivery, type Delivery } from './delivery.ts';

/** Ids per call, since the length of an address is limited. */
const CHUNK = 50;
/** Further entries are not checked. */
const ENTRIES_LIMIT = 300;
/** Editors wait for the bar. */
const WAIT_MS = 3000;
/** An entry is saved and published at slightly different moments. */
const SAME_MS = 1000;

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
      const published = await publishedAt(delivery, ids.slice(0, ENTRIES_LIMIT));
      return ids.slice(0, ENTRIES_LIMIT).flatMap((id): UnpublishedEntry[] => {
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

async function publishedAt(delivery: Delivery, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const chunks = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) =>
    ids.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  const answers = await Promise.all(
    chunks.map((chunk) =>
      delivery.list({
        'sys.id[in]': chunk.join(','),
        select: 'sys.id,sys.updatedAt,sys.contentType',
        include: 0,
        limit: CHUNK,
      }),
    ),
  );
  return new Map(
    answers.flatMap((answer) => entryGraph(answer)?.items.map(({ sys }) => [sys.id, sys.updatedAt] as const) ?? []),
  );
}
