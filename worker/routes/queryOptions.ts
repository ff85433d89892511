import {
  $all,
  $and,
  $eq,
  $exists,
  $gt,
  $gte,
  $in,
  $lt,
  $lte,
  $ne,
  $nin,
  $nor,
  $not,
  $or,
  $size,
  createQueryTester,
} from 'sift';
import * as v from 'valibot';
import { ownValue } from '../../content/ownValue.ts';
import type { QueryDocument } from './queryDocuments.ts';

/** Operators that a `where` may use: comparisons, no code and no patterns. */
const operations = { $all, $and, $eq, $exists, $gt, $gte, $in, $lt, $lte, $ne, $nin, $nor, $not, $or, $size };

const WHERE_DEPTH = 6;
const fieldName = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, 'is no field name'));
const names = v.pipe(
  v.union([fieldName, v.array(fieldName)]),
  v.transform((value) => (Array.isArray(value) ? value : [value])),
);
const direction = v.picklist(['asc', 'desc']);
/** One field with its direction, or a record of them. */
const order = v.union([
  v.pipe(
    v.tuple([fieldName, direction]),
    v.transform(([field, way]) => [{ field, direction: way }]),
  ),
  v.pipe(
    v.record(fieldName, direction),
    v.transform((record) => Object.entries(record).map(([field, way]) => ({ field, direction: way }))),
  ),
]);
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const span = v.object({ before: v.optional(count(20), 1), after: v.optional(count(20), 1) });

const schema = v.strictObject({
  deep: v.optional(v.boolean(), false),
  text: v.optional(v.boolean(), false),
  only: v.optional(names),
  without: v.optional(names, []),
  sortBy: v.optional(
    v.union([
      v.pipe(
        fieldName,
        v.transform((field) => [{ field, direction: 'asc' as const }]),
      ),
      order,
      v.pipe(
        v.array(order),
        v.transform((orders) => orders.flat()),
      ),
    ]),
    [],
  ),
  where: v.optional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((where) => isPlain(where, 0), 'uses an operator that is not allowed, or is too deep'),
    ),
  ),
  search: v.optional(
    v.union([
      v.pipe(v.string(), v.maxLength(100)),
      v.pipe(
        v.object({ query: v.pipe(v.string(), v.maxLength(100)) }),
        v.transform(({ query }) => query),
      ),
    ]),
  ),
  surround: v.optional(
    v.union([
      v.pipe(
        v.string(),
        v.transform((slug) => ({ slug, before: 1, after: 1 })),
      ),
      v.pipe(
        v.tuple([v.string(), span]),
        v.transform(([slug, around]) => ({ slug, ...around })),
      ),
      v.object({ slug: v.string(), ...span.entries }),
    ]),
  ),
  limit: v.optional(count(1000)),
  skip: v.optional(count(10_000), 0),
});

/** Options of a content query (docs/rules.md#content-query). */
type QueryOptions = v.InferOutput<typeof schema>;

/** Reads the body of a content query, or says which option is wrong. */
export function readQueryOptions(body: string): QueryOptions | { readonly problem: string } {
  let json: unknown;
  try {
    json = body.trim() === '' ? {} : JSON.parse(body);
  } catch {
    return { problem: 'The body is no JSON.' };
  }
  // The schema would accept a list as an object without options.
  if (Array.isArray(json)) return { problem: 'The body is no object of options.' };
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  return { problem: `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}.` };
}

/**
 * Runs a query over documents: where, search, sort, surround, skip, limit, and then the choice of fields. Says what is
 * wrong when an operator gets a value that it cannot use.
 */
export function runQuery(
  documents: readonly QueryDocument[],
  options: QueryOptions,
): readonly object[] | { readonly problem: string } {
  const { where, search, sortBy, surround, skip, limit } = options;
  const matching = where ? matches(documents, where) : documents;
  if (!matching) return { problem: 'where: an operator got a value that it cannot use.' };
  const word = search?.trim().toLowerCase() ?? '';
  const searched = matching.filter((document) => word === '' || textOf(document).toLowerCase().includes(word));
  const sorted = searched.toSorted((a, b) =>
    sortBy.reduce(
      (result, { field, direction }) =>
        result || compare(ownValue(a, field), ownValue(b, field)) * (direction === 'asc' ? 1 : -1),
      0,
    ),
  );
  const around = surround ? neighbours(sorted, surround) : sorted;
  return around
    .slice(skip, limit === undefined ? undefined : skip + limit)
    .map((document) => chosenFields(document, options));
}

function matches(documents: readonly QueryDocument[], where: object): readonly QueryDocument[] | undefined {
  try {
    return documents.filter(createQueryTester(where, { operations }));
  } catch {
    return undefined;
  }
}

function neighbours(
  documents: readonly QueryDocument[],
  { slug, before, after }: { readonly slug: string; readonly before: number; readonly after: number },
): readonly QueryDocument[] {
  const position = documents.findIndex((document) => document.slug === slug);
  if (position < 0) return [];
  return [
    ...documents.slice(Math.max(position - before, 0), position),
    ...documents.slice(position + 1, position + 1 + after),
  ];
}

function chosenFields(document: QueryDocument, { only, without, text }: QueryOptions): object {
  const entries = Object.entries({ ...document, ...(text && { text: textOf(document) }) });
  return Object.fromEntries(entries.filter(([name]) => (!only || only.includes(name)) && !without.includes(name)));
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''));
}

/** All words of a document, those in its rich text included. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  if ('nodeType' in value)
    return 'value' in value ? textOf(value.value) : 'content' in value ? textOf(value.content) : '';
  return 'contentType' in value
    ? Object.entries(value)
        .flatMap(([name, part]) => (name === 'id' || name === 'contentType' ? [] : textOf(part) || []))
        .join(' ')
    : '';
}

function isPlain(value: unknown, depth: number): boolean {
  if (depth > WHERE_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth + 1));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([name, item]) =>
      (!name.startsWith('$') || Object.hasOwn(operations, name)) && name !== '__proto__' && isPlain(item, depth + 1),
  );
}
