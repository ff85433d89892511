import * as v from 'valibot';
import { pageVariant } from '../content/ahead/pageJobs.ts';
import type { RecordedAnswer } from '../content/ahead/recordedPages.ts';
import type { City } from '../content/cities.ts';
import { scopeSchema } from '../content/freshness/scope.ts';

const recordRow = v.object({
  path: v.string(),
  device: v.picklist(['desktop', 'mobile']),
  mainland: v.number(),
  scope: v.number(),
  trueUntil: v.nullable(v.number()),
  tag: v.nullable(v.string()),
  changedAt: v.nullable(v.number()),
});
export const scopeRow = v.object({ id: v.number(), scope: v.pipe(v.string(), v.parseJson(), scopeSchema) });

/** The pages of a build as they stand in the copy of an index; pages that have read the same name one scope by its place. */
export const copySchema = v.object({
  build: v.string(),
  pages: v.array(
    v.object({
      ...pageVariant.entries,
      scope: v.number(),
      trueUntil: v.optional(v.number()),
      tag: v.optional(v.string()),
      /** When its bytes last changed, in milliseconds since the epoch. */
      madeAt: v.optional(v.number()),
    }),
  ),
  scopes: v.array(scopeSchema),
});
export type IndexCopy = v.InferOutput<typeof copySchema>;

/** A build's pages of a city, in the desktop tree and from abroad; a language has two letters. */
export function cityRecords(sql: SqlStorage, build: string | undefined, city: City): RecordedAnswer {
  const where = "build = ? AND device = 'desktop' AND mainland = 0 AND at = 0 AND (path || '/') LIKE ? ORDER BY path";
  const { rows, scopes, placeOf } = recordsWhere(sql, where, build ?? '', `/__/${city}/%`);
  const pages = rows.map(({ path, scope, trueUntil, changedAt }) => ({
    path,
    scope: placeOf(scope),
    trueUntil: trueUntil ?? undefined,
    changedAt: changedAt ?? undefined,
  }));
  return { pages, scopes };
}

/** All of a build's pages of now; undefined without a build. */
export function indexCopy(sql: SqlStorage, build: string | undefined): IndexCopy | undefined {
  if (build === undefined) return undefined;
  const { rows, scopes, placeOf } = recordsWhere(sql, 'build = ? AND at = 0', build);
  const pages = rows.map(({ path, device, mainland, scope, trueUntil, tag, changedAt }) => ({
    path,
    device,
    isMainland: mainland === 1,
    scope: placeOf(scope),
    trueUntil: trueUntil ?? undefined,
    tag: tag ?? undefined,
    madeAt: changedAt ?? undefined,
  }));
  return { build, pages, scopes };
}

/** Pages with what they have read: those that have read the same share a scope, which they name by its place. */
function recordsWhere(sql: SqlStorage, where: string, ...values: readonly string[]) {
  const rows = v.parse(v.array(recordRow), sql.exec(`SELECT * FROM pages WHERE ${where}`, ...values).toArray());
  const places = new Map([...new Set(rows.map(({ scope }) => scope))].map((scope, place) => [scope, place]));
  const scopes: IndexCopy['scopes'] = Array.from(places, () => ({ ids: '', lists: [] }));
  for (const each of sql.exec('SELECT id, scope FROM scopes')) {
    const place = places.get(Number(each['id']));
    if (place !== undefined) scopes[place] = v.parse(scopeRow, each).scope;
  }
  return { rows, scopes, placeOf: (scope: number): number => places.get(scope) ?? 0 };
}
