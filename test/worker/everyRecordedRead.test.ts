import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { City } from '../../content/cities.ts';
import { readHookMessage } from '../../content/freshness/published.ts';
import { type Scope, touches } from '../../content/freshness/scope.ts';
import { cityRecords } from '../../worker/platform/recordedPages.ts';
import { edit } from '../support/worker/editing.ts';
import { fillIndex } from '../support/worker/filledIndex.ts';
import { answersTo, questionsOf } from '../support/worker/questions.ts';
import {
  drawing,
  type FieldEdit,
  fieldEdit,
  fieldsOfType,
  pagesOf,
  places,
  type RawEntry,
  seen,
  spaceOf,
} from '../support/worker/recordedPairs.ts';
import { HEALTH_KEY, testSite } from '../support/worker/testWorld.ts';

/** A content service of this file's own. */
const NOW = '2026-06-15T02:00:00.071Z';
/** Pairs of a changed field and a page that are looked at in each city; all of them with `PAIRS=all`. */
const PAIRS = env.PAIRS === 'all' ? Number.POSITIVE_INFINITY : 2500;
const variables = { HEALTH_KEY, LOG_LEVEL: '4' };

/** What each page of a city has read, by its path: the record that the index gets. */
async function recordsOf(paths: readonly string[], city: City): Promise<ReadonlyMap<string, Scope>> {
  const site = testSite({ now: NOW, variables });
  await fillIndex(site, paths);
  return new Map((await cityRecords(site.world, city)).map(({ path, scope }) => [path, scope]));
}

/** Pages as an isolate makes them that has never seen anything. */
async function freshPages(paths: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const site = testSite({ now: NOW, variables });
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await seen(await site.visit(path)));
  await site.settled();
  return pages;
}

/** Publishes new values; undefined for what the content service refuses, and which is never published. */
async function publishEdit({ entry, name, values }: FieldEdit) {
  const hook = await edit({ at: NOW, id: entry.sys.id, fields: { [name]: values } }).catch(() => undefined);
  return hook && readHookMessage(hook.topic, hook.payload)?.[0];
}

async function restoreValues({ entry, name, values }: FieldEdit): Promise<void> {
  const before = entry.fields[name] ?? {};
  const originalValues = Object.fromEntries(Object.keys(values).map((locale) => [locale, before[locale] ?? null]));
  await edit({ at: NOW, id: entry.sys.id, fields: { [name]: originalValues } }).catch(() => undefined);
}

/**
 * Edits in groups: one field of each entry, and only of entries that the same pages have read, so that a page that a group
 * leaves alone is one that each of its edits leaves alone.
 */
function groupsOf(
  edits: readonly FieldEdit[],
  records: ReadonlyMap<string, Scope>,
  city: City,
): readonly (readonly FieldEdit[])[] {
  const signatures = new Map<RawEntry, string>();
  const signatureOf = ({ entry }: FieldEdit): string => {
    const signature =
      signatures.get(entry) ??
      [...records.values()]
        .map((scope) => {
          const { id, contentType } = entry.sys;
          const change = { seq: 1, entry: id, type: contentType.sys.id, cities: [city], isGone: false };
          return touches(change, scope) ? '1' : '0';
        })
        .join('');
    signatures.set(entry, signature);
    return signature;
  };
  const rounds = new Map<RawEntry, number>();
  const groups = Map.groupBy(edits, (change) => {
    const round = rounds.get(change.entry) ?? 0;
    rounds.set(change.entry, round + 1);
    return `${signatureOf(change)} ${round}`;
  });
  return [...groups.values()];
}

test.each(places)('no field of %s can change a page whose record does not say so', async (city) => {
  const draw = drawing(20261124);
  const entries = await spaceOf(city, NOW);
  // All are published at once, so that none changes its place in a list when an edit is taken back.
  for (const { sys } of entries) await edit({ at: NOW, id: sys.id });
  const edits = entries.flatMap((entry) =>
    Object.keys(fieldsOfType(entry.sys.contentType.sys.id)).flatMap(
      (name) => fieldEdit(city, entries, entry, name, { mark: entry.sys.id, draw }) ?? [],
    ),
  );
  const records = await recordsOf(await pagesOf(city), city);
  const questions = await questionsOf(records.keys(), NOW);
  const before = await answersTo(new Set([...questions.values()].flatMap((pageQuestions) => [...pageQuestions])), NOW);
  const waiting = [...groupsOf(edits, records, city)];
  const count = { pages: records.size, groups: 0, edits: 0, refused: 0, pairs: 0, touched: 0, calls: 0, renders: 0 };
  const missed: string[] = [];
  /** Pages before any edit: each is taken back, so that they stay what they are. */
  const unedited = new Map<string, string>();
  /** Publishes a group while something is done with the pages that none of its edits touches. */
  const whilePublished = async (
    group: readonly FieldEdit[],
    look: (untouched: readonly string[], publishedCount: number) => Promise<void>,
  ): Promise<void> => {
    const changes = (await Promise.all(group.map(publishEdit))).flatMap((change) => change ?? []);
    const untouched = [...records].flatMap(([path, scope]) =>
      changes.some((change) => touches({ ...change, seq: 1 }, scope)) ? [] : [path],
    );
    if (changes.length > 0) await look(untouched, changes.length);
    for (const change of group) await restoreValues(change);
    count.refused += group.length - changes.length;
  };
  while (waiting.length > 0 && count.pairs < PAIRS) {
    const [group = []] = waiting.splice(draw(waiting.length), 1);
    const suspects: string[] = [];
    await whilePublished(group, async (untouched, publishedCount) => {
      const openQuestions = new Set(untouched.flatMap((path) => [...(questions.get(path) ?? [])]));
      const after = await answersTo(openQuestions, NOW);
      const isDifferent = (question: string): boolean => after.get(question) !== before.get(question);
      suspects.push(...untouched.filter((path) => [...(questions.get(path) ?? [])].some(isDifferent)));
      count.groups += 1;
      count.edits += publishedCount;
      count.pairs += publishedCount * records.size;
      count.touched += publishedCount * (records.size - untouched.length);
      count.calls += openQuestions.size;
    });
    // A page is made of its answers: where all are the same it is the same, and where one differs it is made again.
    for (const [path, page] of await freshPages(suspects.filter((suspect) => !unedited.has(suspect))))
      unedited.set(path, page);
    for (const change of suspects.length > 0 ? group : []) {
      await whilePublished([change], async (untouched) => {
        const pages = await freshPages(suspects.filter((path) => untouched.includes(path)));
        count.renders += pages.size;
        const { entry, name } = change;
        for (const [path, page] of pages)
          if (page !== unedited.get(path)) missed.push(`${entry.sys.id}.${name}: ${path}`);
      });
    }
    if (count.groups % 20 === 0) report(city, { ...count, remaining: waiting.length, missed: missed.length });
  }
  report(city, { ...count, remaining: waiting.length, missed: missed.length });
  expect(missed).toEqual([]);
  expect(count.calls).toBeGreaterThan(0);
});

function report(city: City, count: Readonly<Record<string, number>>): void {
  if (env.PAIRS !== '') console.log(`${city}: ${JSON.stringify(count)}`);
}
