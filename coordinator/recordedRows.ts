import * as v from 'valibot';
import type { IndexSize } from '../content/ahead/indexSize.ts';
import { pageVariant } from '../content/ahead/pageJobs.ts';
import type { RecordedAnswer } from '../content/ahead/recordedPages.ts';
import type { City } from '../content/cities.ts';
import { hasMark } from '../content/freshness/idMarks.ts';
import { scopeSchema } from '../content/freshness/scope.ts';
import type { BuildTable } from './buildTable.ts';
import { LAST, TRIES } from './pageWork.ts';
import { IN_LIST, type ScopeTable } from './scopeTable.ts';
import { numberOf, rowsOf, textsOf } from './sqlRows.ts';

const recordRow = v.object({
  path: v.string(),
  device: v.picklist(['desktop', 'mobile']),
  mainland: v.number(),
  scope: v.number(),
  trueUntil: v.nullable(v.number()),
  tag: v.nullable(v.string()),
  changedAt: v.nullable(v.number()),
});

const dateRow = v.object({ path: v.string(), changedAt: v.number() });

/** Pages of a city, whose language has two letters, in the desktop tree and from abroad. */
const OF_CITY = "AND device = 'desktop' AND mainland = 0 AND (path || '/') LIKE ? ORDER BY path";

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

/** Pages in a copy at most: some 17 MB, of 25 MiB that KV takes and 128 MB that the coordinator has. */
const COPIED = 40_000;

/** What the index answers of the newest build's pages. */
export function recordedRows(sql: SqlStorage, builds: BuildTable, scopes: ScopeTable) {
  const [number, texts] = [numberOf(sql), textsOf(sql)];
  const [rowsWhere, datesWhere] = [rowsOf(sql, recordRow), rowsOf(sql, dateRow)];
  const countOf = (what: string, ...values: readonly number[]): number =>
    number(`SELECT count(*) AS value FROM ${what}`, ...values) ?? 0;

  /** Pages with what they have read: those that have read the same share a scope, which they name by its place. */
  const recordsWhere = (where: string, ...values: readonly (string | number)[]) => {
    const rows = rowsWhere(`SELECT * FROM pages WHERE build = ? AND at = 0 ${where}`, ...values);
    const shared = scopes.ofIds(new Set(rows.map(({ scope }) => scope)));
    const places = new Map(shared.map(({ id }, place) => [id, place]));
    const pages = rows.map(({ path, device, mainland, scope, trueUntil, tag, changedAt }) => ({
      variant: { path, device, isMainland: mainland === 1 },
      facts: { scope: places.get(scope) ?? 0, trueUntil: trueUntil ?? undefined },
      tag: tag ?? undefined,
      changedAt: changedAt ?? undefined,
    }));
    return { pages, scopes: shared.map(({ scope }) => scope) };
  };

  return {
    /** Its pages of a city, in the desktop tree and from abroad, with what they have read. */
    records: (city: City): RecordedAnswer => {
      const { pages, scopes } = recordsWhere(OF_CITY, builds.list()[0] ?? '', `/__/${city}/%`);
      return { pages: pages.map(({ variant: { path }, facts }) => ({ path, ...facts })), scopes };
    },
    /** When the bytes of these last changed, by path: what they have read is most of a record. */
    dates: (city: City): Readonly<Record<string, number>> => {
      const query = `SELECT path, changedAt FROM pages WHERE build = ? AND at = 0 AND changedAt IS NOT NULL ${OF_CITY}`;
      return Object.fromEntries(
        datesWhere(query, builds.list()[0] ?? '', `/__/${city}/%`).map(({ path, changedAt }) => [path, changedAt]),
      );
    },
    /** Its pages of now, so many at most, short addresses first; undefined: there are none. */
    copy: (most = COPIED): v.InferOutput<typeof copySchema> | undefined => {
      const [build] = builds.list();
      if (build === undefined) return undefined;
      const { pages, scopes } = recordsWhere('ORDER BY length(path), path LIMIT ?', build, most);
      return {
        build,
        pages: pages.map(({ variant, facts, tag, changedAt }) => ({ ...variant, ...facts, tag, madeAt: changedAt })),
        scopes,
      };
    },
    /** Addresses of its pages that read an entry or asset; undefined: no page is recorded yet. */
    uses: (entry: string): readonly string[] | undefined => {
      const [build] = builds.list();
      if (build === undefined) return undefined;
      return texts(
        `SELECT DISTINCT path AS value FROM pages WHERE build = ? AND scope ${IN_LIST} ORDER BY path`,
        build,
        scopes.listWhere(({ ids }) => hasMark(ids, entry)),
      );
    },
    /** Those of some slugs with which the address of a page ends, of any build: read once for all, as nobody is answered meanwhile. */
    storedSlugs: (slugs: readonly string[]): ReadonlySet<string> =>
      new Set(
        texts(`SELECT DISTINCT ${LAST} AS value FROM pages WHERE ${LAST} ${IN_LIST}`, JSON.stringify([...slugs])),
      ),
    /** How much the whole index holds. */
    size: (): IndexSize => ({
      pages: countOf('pages'),
      scopes: countOf('scopes'),
      builds: builds.list().length,
      pending: countOf('pages WHERE job IS NOT NULL'),
      laidAside: countOf('pages WHERE tries >= ?', TRIES),
      bytes: sql.databaseSize,
    }),
  };
}
