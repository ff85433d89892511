import * as v from 'valibot';
import { parsePath } from '../address/address.ts';
import type { City } from '../cities.ts';
import type { ReportedChange } from '../freshness/changes.ts';
import { hasMark } from '../freshness/idMarks.ts';
import { type Scope, scopeSchema, touches } from '../freshness/scope.ts';
import type { Immutable } from '../immutable.ts';
import type { Language } from '../languages.ts';
import { matchPage, type PageKind } from '../pages.ts';
import { readAs } from '../readAs.ts';

const recordedPages = v.object({
  pages: v.array(
    v.object({
      path: v.string(),
      /** Its place in `scopes`: many pages have read the same. */
      scope: v.number(),
      /** In milliseconds since the epoch; undefined: for ever true. */
      trueUntil: v.optional(v.number()),
    }),
  ),
  scopes: v.array(scopeSchema),
});

/** The pages of a city as the coordinator's index answers them. */
export type RecordedAnswer = Immutable<v.InferOutput<typeof recordedPages>>;

/** A page in the index, and what it has read (docs/rules.md#page-index). */
export interface RecordedPage {
  /** In the desktop tree. */
  readonly path: string;
  readonly city: City;
  readonly language: Language;
  readonly kind: PageKind;
  /** Segments after city and tree. */
  readonly segments: readonly string[];
  readonly scope: Scope;
  readonly trueUntil?: number | undefined;
}

/** Reads what the index answers; undefined for what is no such answer. */
export function readRecordedPages(value: unknown): readonly RecordedPage[] | undefined {
  const answer = readAs(recordedPages, value);
  return answer?.pages.flatMap(({ scope: at, ...page }) => {
    const [parsed, scope] = [parsePath(page.path), answer.scopes[at]];
    if (parsed.kind !== 'address' || !scope) return [];
    const { language, city, path: segments } = parsed.address;
    const match = matchPage(segments);
    return language && match ? [{ ...page, city, language, kind: match.kind, segments, scope }] : [];
  });
}

/** The pages that a change may have changed, in the order given. */
export function pagesTouched(pages: readonly RecordedPage[], change: ReportedChange): readonly RecordedPage[] {
  return pages.filter(({ scope }) => touches({ ...change, seq: 0 }, scope));
}

/** The pages that have read an entry or asset; those that read least first, which show most of it. */
export function pagesReading(pages: readonly RecordedPage[], id: string): readonly RecordedPage[] {
  return pages
    .filter(({ scope }) => hasMark(scope.ids, id))
    .toSorted((a, b) => a.scope.ids.length - b.scope.ids.length);
}

/** Returns true if each of some pages has read an entry: it is part of header or footer. */
export function isReadByAll(pages: readonly RecordedPage[], id: string): boolean {
  return pages.length > 1 && pages.every(({ scope }) => hasMark(scope.ids, id));
}
