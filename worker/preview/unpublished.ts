import type { UnpublishedEntry } from '../../client/preview/PreviewBar.tsx';
import { entryGraph } from '../../content/model/graph.ts';
import type { Provenance } from '../../content/provenance.ts';
import { unmarked } from '../../content/provenance.ts';
import { createDelivery, type Delivery } from '../content/delivery.ts';
import { problemOf } from '../log.ts';
import type { World } from '../world.ts';

/** Ids of one call: an address must not become too long. */
const CHUNK = 50;
/** Entries beyond are counted by nobody. */
const ENTRIES_LIMIT = 300;
/** The bar may not keep an editor waiting. */
const WAIT_MS = 3000;
/** Saving and publishing are not one and the same instant. */
const SAME_MS = 1000;

/** Tells which entries of a preview page are not published as they stand there; undefined when that can't be told. */
export type FindUnpublished = (
  ids: readonly string[],
  provenance: Provenance,
) => Promise<readonly UnpublishedEntry[] | undefined>;

/** Compares what the preview showed with what visitors are delivered, past every cache. */
export function createFindUnpublished(world: World): FindUnpublished {
  const delivery = createDelivery(world, false, WAIT_MS);
  return async (ids, provenance) => {
    try {
      const published = await publishedAt(delivery, ids.slice(0, ENTRIES_LIMIT));
      return ids.slice(0, ENTRIES_LIMIT).flatMap((id): UnpublishedEntry[] => {
        const entry = provenance.entries.get(id);
        const since = published.get(id);
        if (!entry || (since !== undefined && Date.parse(entry.updatedAt) - Date.parse(since) < SAME_MS)) return [];
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
