import { type City, isCity } from '../../content/cities.ts';
import { contentTypeRow } from '../../content/model/registry.ts';
import { seedGroups } from './groups.ts';
import type { Seed, SeedGroup } from './seed.ts';

/** What the sample space has of some cities: theirs, what all cities share, and what these link to in other cities. */
export function groupsOf(cities: readonly City[]): readonly SeedGroup[] {
  const byId = new Map(seedGroups.flatMap(({ seeds }) => seeds.map((seed) => [seed.id, seed])));
  const chosen = new Set(seedGroups.flatMap(({ tag, seeds }) => (!isCity(tag) || cities.includes(tag) ? seeds : [])));
  for (const seed of chosen)
    for (const id of linkedIds(seed)) {
      const linked = byId.get(id);
      if (linked) chosen.add(linked);
    }
  return seedGroups.map((group) => ({ ...group, seeds: group.seeds.filter((seed) => chosen.has(seed)) }));
}

function linkedIds({ type, fields }: Seed): readonly string[] {
  const rows = contentTypeRow(type).fields;
  return Object.entries(fields).flatMap(([name, value]) => {
    const kind = rows[name]?.kind;
    return kind === 'link' || kind === 'links' ? [value].flat().filter((id) => typeof id === 'string') : [];
  });
}
