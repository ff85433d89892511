import * as v from 'valibot';
import { assetMedia, type Media } from './media.ts';

/** Links are followed this deep (content-pages §3). */
export const LINK_DEPTH = 5;

const link = v.object({
  sys: v.object({ type: v.literal('Link'), linkType: v.picklist(['Entry', 'Asset']), id: v.string() }),
});

const rawEntry = v.object({
  sys: v.object({
    id: v.string(),
    contentType: v.object({ sys: v.object({ id: v.string() }) }),
    createdAt: v.fallback(v.string(), ''),
    updatedAt: v.fallback(v.string(), ''),
  }),
  fields: v.fallback(v.record(v.string(), v.unknown()), {}),
});

/** An entry as the content service delivers it in one language, links unresolved. */
export type RawEntry = v.InferOutput<typeof rawEntry>;

const answer = v.object({
  total: v.fallback(v.number(), 0),
  items: v.array(v.unknown()),
  includes: v.fallback(
    v.object({ Entry: v.fallback(v.array(v.unknown()), []), Asset: v.fallback(v.array(v.unknown()), []) }),
    { Entry: [], Asset: [] },
  ),
  errors: v.fallback(v.array(v.unknown()), []),
});

/** What the service itself writes: a counted list of things that have an id or, where only fields were selected, fields. */
const listAnswer = v.pipe(
  v.object({
    sys: v.object({ type: v.literal('Array') }),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    skip: v.fallback(v.number(), 0),
    limit: v.fallback(v.number(), 1),
    items: v.array(
      v.union([
        v.object({ sys: v.object({ id: v.string() }) }),
        v.object({ fields: v.record(v.string(), v.unknown()) }),
      ]),
    ),
  }),
  v.check(
    ({ total, skip, limit, items }) => items.length > 0 || total <= skip || limit === 0,
    'a list that lost its items',
  ),
);

/** Tells whether something is a list answer of the service, and not an error, a fragment or somebody else's JSON. */
export function isListAnswer(raw: unknown): boolean {
  return v.is(listAnswer, raw);
}

const unresolvable = v.object({ details: v.object({ id: v.string() }) });

/** A list answer with an index to follow links by. Own code, since a resolver that links the whole graph makes it cyclic. */
export interface EntryGraph {
  readonly total: number;
  readonly items: readonly RawEntry[];
  /** The entry that a link value names; undefined for anything else and for entries reported as errors. */
  readonly follow: (linkValue: unknown) => RawEntry | undefined;
  /** Tells whether the service reported a link as leading nowhere; one that is only too deep was not reported. */
  readonly isBroken: (linkValue: unknown) => boolean;
  /** The picture that a link to an asset names. */
  readonly picture: (linkValue: unknown) => Media | undefined;
}

/**
 * Reads a raw list answer. Entries reported in `errors` are dropped together with every reference to them
 * (content-pages §3, §8). Undefined when it is no list answer at all.
 */
export function entryGraph(raw: unknown): EntryGraph | undefined {
  const parsed = v.safeParse(answer, raw);
  if (!parsed.success) return undefined;
  const dropped = new Set(
    parsed.output.errors.flatMap((error) => {
      const result = v.safeParse(unresolvable, error);
      return result.success ? [result.output.details.id] : [];
    }),
  );
  const readable = (list: readonly unknown[]): RawEntry[] =>
    list.flatMap((candidate) => {
      const result = v.safeParse(rawEntry, candidate);
      return result.success && !dropped.has(result.output.sys.id) ? [result.output] : [];
    });
  const items = readable(parsed.output.items);
  const byId = new Map([...readable(parsed.output.includes.Entry), ...items].map((entry) => [entry.sys.id, entry]));
  const pictures = new Map(
    parsed.output.includes.Asset.flatMap((asset) => {
      const picture = assetMedia(asset);
      return picture ? [picture] : [];
    }),
  );
  return {
    total: parsed.output.total,
    items,
    follow: (value) => {
      const result = v.safeParse(link, value);
      return result.success && result.output.sys.linkType === 'Entry' ? byId.get(result.output.sys.id) : undefined;
    },
    isBroken: (value) => {
      const result = v.safeParse(link, value);
      return !result.success || dropped.has(result.output.sys.id);
    },
    picture: (value) => {
      const result = v.safeParse(link, value);
      return result.success && result.output.sys.linkType === 'Asset' ? pictures.get(result.output.sys.id) : undefined;
    },
  };
}
