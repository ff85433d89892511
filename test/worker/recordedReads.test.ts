import { expect, test } from 'vitest';
import { contentTypes } from '../../content/model/registry.ts';
import { edit, HOOK_SECRET, tell } from '../support/worker/editing.ts';
import { drawing, fieldEdit, fieldsOfType, pagesOf, places, seen, spaceOf } from '../support/worker/recordedPairs.ts';
import { testSite } from '../support/worker/testWorld.ts';

/** A content service of this file's own. */
const NOW = '2026-06-15T02:00:00.037Z';
/** So many pairs of a changed field and a page; `everyRecordedRead.test.ts` goes through all of them. */
const PAIRS = 36;
/** Pages that are looked at after each change. */
const PAGES = 6;
const variables = { CONTENTFUL_HOOK_SECRET: HOOK_SECRET, LOG_LEVEL: '4' };

test('no field can change a page silently: every page is what a fresh render makes', async () => {
  const draw = drawing(20261123);
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[draw(list.length)];
    if (item === undefined) throw new Error('nothing to draw from');
    return item;
  };
  const spaces = new Map(await Promise.all(places.map(async (city) => [city, await spaceOf(city, NOW)] as const)));
  const pages = new Map(await Promise.all(places.map(async (city) => [city, await pagesOf(city)] as const)));
  const site = testSite({ now: NOW, variables });
  const [missed, kinds]: [string[], Set<string>] = [[], new Set()];
  let changedPages = 0;
  for (let pair = 0; pair < PAIRS; pair += PAGES) {
    const city = pick(places);
    const entries = spaces.get(city) ?? [];
    const type = pick(contentTypes.filter((name) => entries.some(({ sys }) => sys.contentType.sys.id === name)));
    const entry = pick(entries.filter(({ sys }) => sys.contentType.sys.id === type));
    const change = fieldEdit(city, entries, entry, pick(Object.keys(fieldsOfType(type))), { mark: `${pair}`, draw });
    if (!change) continue;
    const { name, values } = change;
    const visitedPaths = Array.from({ length: PAGES }, () => pick(pages.get(city) ?? []));
    const before = new Map<string, string>();
    for (const page of visitedPaths) before.set(page, await seen(await site.visit(page)));
    await site.settled();
    const hook = await edit({ at: NOW, id: entry.sys.id, fields: { [name]: values } }).catch(() => undefined);
    // What the content service refuses is never published.
    if (!hook) continue;
    kinds.add(`${type}.${name}`);
    await tell(site, hook);
    await site.settled();
    const uncachedSite = testSite({ now: NOW, variables: { ...variables, CACHE: '0' } });
    for (const page of new Set(visitedPaths)) {
      const [sitePage, freshPage] = [await seen(await site.visit(page)), await seen(await uncachedSite.visit(page))];
      if (freshPage !== before.get(page)) changedPages += 1;
      if (sitePage !== freshPage) missed.push(`${entry.sys.id}.${name}: ${page}`);
    }
  }
  expect(missed).toEqual([]);
  // The draw meets pages that change, by fields of many kinds.
  expect([changedPages > PAIRS / 60, kinds.size > PAIRS / PAGES / 2]).toEqual([true, true]);
});
