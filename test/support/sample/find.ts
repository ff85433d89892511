import { readExport } from '../../../sample/service/model/readExport.ts';
import { buildSpace } from '../../../sample/service/model/spaceAt.ts';
import { parseQuery } from '../../../sample/service/query/parseQuery.ts';
import { runQuery } from '../../../sample/service/query/runQuery.ts';
import { sampleSpace } from './sampleSpace.ts';

export const { delivery, preview } = buildSpace(readExport(sampleSpace), 0);

/** The ids of the entries of the small space that a query finds. */
export function find(text: string, view = delivery): readonly string[] {
  const query = parseQuery('Entry', view.model, new URLSearchParams(text));
  return runQuery(view, view.entries.values(), query).items.map((item) => item.id);
}
