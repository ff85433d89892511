import { notFound } from '../model/apiError.ts';
import type { Resource } from '../model/model.ts';
import type { ExportData } from '../model/readExport.ts';
import { resourceBody } from './bodies.ts';
import { type Ask, envelope } from './lists.ts';

/** Every published version of an entry, newest first, as the Content Management API keeps them: one for each publication. */
export function listSnapshots({ view, origin, params }: Ask, { original = [], history = [] }: ExportData, id: string) {
  if (!view.entries.has(id)) throw notFound();
  const isPublished = (entry: Resource): boolean => entry.id === id && entry.publishedVersion > 0;
  const [skip, limit] = [Number(params.get('skip') ?? 0), Number(params.get('limit') ?? 100)];
  const versions = [...original, ...history].filter(isPublished).toReversed();
  const every = { code: undefined, chain: [] };
  const items = versions.map((version) => ({
    sys: {
      id: `${id}-${version.publishedVersion}`,
      type: 'Snapshot',
      snapshotType: 'publish',
      snapshotEntityType: 'Entry',
      createdAt: version.publishedAt ?? version.updatedAt,
    },
    snapshot: resourceBody(view.model, version, every, origin),
  }));
  return envelope(items.length, skip, limit, items.slice(skip, skip + limit));
}
