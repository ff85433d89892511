import type { RefusedEntry } from '../../client/preview/ListedEntries.tsx';
import { placeOf, problemsElsewhere, readRedirects } from '../../content/address/redirectRules.ts';
import type { Visit } from '../../content/address/visit.ts';
import type { City } from '../../content/cities.ts';
import { unmarked } from '../../content/model/provenance.ts';
import type { RedirectList } from '../appEnv.ts';

/** The redirects of a preview's city that the site does not follow, each with the reason; none when they cannot be read. */
export async function refusedRedirects(
  list: RedirectList,
  { city, origin, domains }: Pick<Visit, 'city' | 'origin' | 'domains'>,
  listOf: (city: City) => Promise<RedirectList>,
): Promise<readonly RefusedEntry[]> {
  if (!list) return [];
  const titles = new Map(list.entries.map(({ id, title }) => [id, unmarked(title)]));
  const { rules, problems } = readRedirects(list.entries, { city, origin, domains });
  const landings = new Set(rules.map(({ destination }) => placeOf(destination, city)?.city ?? city));
  landings.delete(city);
  const rulesElsewhere = new Map(
    await Promise.all(
      [...landings].map(async (other) => {
        const entries = (await listOf(other))?.entries ?? [];
        return [other, readRedirects(entries, { city: other, origin, domains }).rules] as const;
      }),
    ),
  );
  const elsewhere = problemsElsewhere(rules, city, (other) => rulesElsewhere.get(other) ?? []);
  return [...problems, ...elsewhere].map(({ entry, problem }) => ({
    id: entry,
    title: titles.get(entry) ?? entry,
    text: problem,
  }));
}
