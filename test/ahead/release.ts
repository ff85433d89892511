import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { editorsChange, tellSite } from '../support/editorsChange.ts';
import { inTurn, median } from '../support/many.ts';
import type { Proof } from './proof.ts';
import { type Seen, summaryOf, variantsOf, visit } from './visits.ts';
import { isDone, LOST_MS, newestChange, pathsOf } from './waits.ts';

/** A campaign: so many entries of these types and cities. */
const RELEASE = {
  entries: 120,
  types: ['event', 'news', 'dining', 'service', 'specialOffer', 'artCulture'],
  // Sydney's news are published one by one in the rest of the proof.
  cities: ['macau', 'okinawa', 'paris', 'auckland', 'guam', 'venice', 'singapore', 'bali'],
} as const;
/** Pages of a kind that visitors look at while they are made. */
const LOOKED_AT = 12;
/** Each of them is looked at this often, in milliseconds. */
const LOOK_MS = 1000;

const listed = v.object({
  items: v.array(v.object({ sys: v.object({ id: v.string() }), fields: v.object({ title: v.string() }) })),
});

/** Kinds of pages, the most important first, by how deep their addresses are. */
const kinds = { 'home pages': 3, 'lists and stores': 5, details: Number.POSITIVE_INFINITY } as const;

/**
 * A release of 120 entries: its pages are made at a rate, those of the important kinds first, and meanwhile the pages of before
 * stand in, so that no visitor renders.
 */
export async function publishRelease({ regions, counts, note, hookSecret }: Proof): Promise<void> {
  const { centres, content, coordinator } = regions;
  const entries = await entriesOf(content.origin);
  const paths = new Set<string>();
  for (const { id } of entries) for (const path of await pathsOf(coordinator, id)) paths.add(path);
  const looks = Object.entries(kinds).map(([kind], at, rows) => ({
    kind,
    paths: [...paths].filter(
      (path) => depthOf(path) <= depthLimit(rows, at) && depthOf(path) > depthLimit(rows, at - 1),
    ),
    newAfter: new Map<string, number>(),
  }));
  const [newest, begun] = [await newestChange(coordinator), { ...counts }];
  const began = Date.now();
  const hooks = await Promise.all(
    entries.map(({ id, title }) => {
      const fields = { title: { 'en-US': `${title} (release)` } };
      return editorsChange(`http://${content.origin}`, { id, action: 'publish', fields });
    }),
  );
  await Promise.all(hooks.map((hook, at) => tellSite(inTurn(centres, at).url, hookSecret, hook)));
  const seen: Seen[] = [];
  while (!(await isDone(coordinator, newest + entries.length)) && Date.now() - began < LOST_MS) {
    for (const { paths: ofKind, newAfter } of looks)
      for (const [at, path] of ofKind.slice(0, LOOKED_AT).entries()) {
        const [variant] = variantsOf(path);
        if (!variant || newAfter.has(path)) continue;
        const page = await visit(inTurn(centres, at), variant);
        seen.push(page);
        if (page.cache === 'HIT') newAfter.set(path, (Date.now() - began) / 1000);
      }
    await wait(LOOK_MS);
  }
  const seconds = (Date.now() - began) / 1000;
  const rendered = counts.rendered - begun.rendered;
  note(
    `a release of ${entries.length} entries: the pages of before stand in, and no visitor renders`,
    `${counts.queued - begun.queued} pages handed to the queue, ${rendered} made in ${seconds.toFixed(0)} s, ${(rendered / seconds).toFixed(0)} a second; new after (median): ${looks.map(({ kind, newAfter }) => `${kind} ${median([...newAfter.values()]).toFixed(0)} s`).join(', ')}; ${summaryOf(seen)}`,
    seen.every(({ status, cache }) => status === 200 && cache !== 'MISS'),
  );
}

async function entriesOf(origin: string) {
  const lists = await Promise.all(
    RELEASE.cities.flatMap((city) =>
      RELEASE.types.map(async (type) => {
        const query = `content_type=${type}&metadata.tags.sys.id[in]=${city}&locale=en-US`;
        const answer = await fetch(
          `http://${origin}/spaces/meridian/environments/master/entries?${query}&access_token=meridian-delivery`,
        );
        return v.parse(listed, await answer.json()).items;
      }),
    ),
  );
  return lists
    .flat()
    .slice(0, RELEASE.entries)
    .map(({ sys, fields }) => ({ id: sys.id, title: fields.title }));
}

function depthOf(path: string): number {
  return path.split('/').length;
}

function depthLimit(rows: readonly (readonly [string, number])[], at: number): number {
  return rows[at]?.[1] ?? 0;
}
