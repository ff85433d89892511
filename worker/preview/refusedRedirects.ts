import type { RefusedEntry } from '../../client/preview/ListedEntries.tsx';
import { readRedirects } from '../../content/address/redirectRules.ts';
import type { Visit } from '../../content/address/visit.ts';
import { unmarked } from '../../content/model/provenance.ts';
import type { RedirectList } from '../appEnv.ts';

/** The redirects of a preview's city that the site does not follow, each with the reason; none when they cannot be read. */
export function refusedRedirects(
  list: RedirectList,
  { city, origin, domains }: Pick<Visit, 'city' | 'origin' | 'domains'>,
): readonly RefusedEntry[] {
  if (!list) return [];
  const titles = new Map(list.entries.map(({ id, title }) => [id, unmarked(title)]));
  return readRedirects(list.entries, { city, origin, domains }).problems.map(({ entry, problem }) => ({
    id: entry,
    title: titles.get(entry) ?? entry,
    text: problem,
  }));
}
