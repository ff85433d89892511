import * as v from 'valibot';
import { assetMedia, type Media } from '../media/media.ts';
import { isRecord, property } from '../record.ts';
import { idOf, linkOf, listOf, unresolvedIds } from './answerParts.ts';

/** Links are followed this deep (docs/rules.md#link-depth). */
export const LINK_DEPTH = 5;

/** An entry as the content service delivers it in one language, links unresolved. */
export interface RawEntry {
  readonly sys: {
    readonly id: string;
    readonly contentType: { readonly sys: { readonly id: string } };
    readonly createdAt: string;
    readonly updatedAt: string;
  };
  readonly metadata: { readonly tags: readonly { readonly sys: { readonly id: string } }[] };
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Reads an entry; undefined for anything without id and content type. By hand: a city's settings hold hundreds. */
function readRaw(value: unknown): RawEntry | undefined {
  const sys = isRecord(value) ? value['sys'] : undefined;
  if (!isRecord(value) || !isRecord(sys)) return undefined;
  const [id, type] = [sys['id'], idOf(sys['contentType'])];
  if (typeof id !== 'string' || typeof type !== 'string') return undefined;
  const { createdAt, updatedAt } = sys;
  return {
    sys: {
      id,
      contentType: { sys: { id: type } },
      createdAt: typeof createdAt === 'string' ? createdAt : '',
      updatedAt: typeof updatedAt === 'string' ? updatedAt : '',
    },
    metadata: { tags: tagsOf(value['metadata']) },
    fields: isRecord(value['fields']) ? value['fields'] : {},
  };
}

/** The tags of an entry; none where one of them is no tag. */
function tagsOf(metadata: unknown): RawEntry['metadata']['tags'] {
  const tagIds = listOf(metadata, 'tags').map(idOf);
  return tagIds.every((id) => typeof id === 'string') ? tagIds.map((id) => ({ sys: { id } })) : [];
}

/** A list as the service writes it: a count, and items with an id or, where only fields were selected, fields. */
const listAnswer = v.pipe(
  v.object({
    sys: v.object({ type: v.literal('Array') }),
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    skip: v.fallback(v.number(), 0),
    limit: v.fallback(v.number(), 1),
    items: v.array(v.custom((item) => typeof idOf(item) === 'string' || (isRecord(item) && isRecord(item['fields'])))),
  }),
  v.check(
    ({ total, skip, limit, items }) => items.length > 0 || total <= skip || limit === 0,
    'a list that lost its items',
  ),
);

/** Returns true for a complete list answer of the service, false for an error, a fragment or other JSON. */
export function isListAnswer(raw: unknown): boolean {
  return v.is(listAnswer, raw);
}

/** A list answer with an index to follow links. No library: they resolve the whole graph, which makes it cyclic. */
export type EntryGraph = NonNullable<ReturnType<typeof entryGraph>>;

/**
 * Reads a raw list answer. Entries reported in `errors` are dropped together with every reference to them
 * (docs/rules.md#broken-entries). Undefined for anything but a list answer.
 */
export function entryGraph(raw: unknown) {
  if (!Array.isArray(property(raw, 'items'))) return undefined;
  const [total, includes] = [property(raw, 'total'), property(raw, 'includes')];
  const dropped = new Set(unresolvedIds(raw));
  const entryOf = (candidate: unknown): RawEntry | undefined => {
    const entry = readRaw(candidate);
    return entry && !dropped.has(entry.sys.id) ? entry : undefined;
  };
  const items = listOf(raw, 'items').flatMap((item) => entryOf(item) ?? []);
  // Read when a link leads to them: most included entries are shown on no page.
  const includedEntries = byId(listOf(includes, 'Entry'), entryOf);
  const includedAssets = byId(listOf(includes, 'Asset'), (raw) => {
    const media = assetMedia(raw);
    return media && { raw, media };
  });
  const itemsById = new Map(items.map((entry) => [entry.sys.id, entry]));
  const assetOf = (value: unknown): { readonly raw: unknown; readonly media: Media } | undefined => {
    const link = linkOf(value);
    return link?.linkType === 'Asset' ? includedAssets(link.id) : undefined;
  };
  return {
    total: typeof total === 'number' ? total : 0,
    items,
    /** The entry that a link names; undefined for anything else and for entries reported as errors. */
    follow: (value: unknown): RawEntry | undefined => {
      const link = linkOf(value);
      return link?.linkType === 'Entry' ? (itemsById.get(link.id) ?? includedEntries(link.id)) : undefined;
    },
    /** Returns true if a value is a link to an entry or to an asset. */
    isLink: (value: unknown): boolean => linkOf(value) !== undefined,
    /** Returns true if the service reported a link as broken; it does not report one that is only too deep. */
    isBroken: (value: unknown): boolean => {
      const link = linkOf(value);
      return !link || dropped.has(link.id);
    },
    /** The picture, video or file that a link to an asset names. */
    asset: (value: unknown): Media | undefined => assetOf(value)?.media,
    /** A value with links to assets, alone or in a list, replaced by the assets. */
    withAssets: (value: unknown): unknown =>
      Array.isArray(value) ? value.map((each) => assetOf(each)?.raw ?? each) : (assetOf(value)?.raw ?? value),
  };
}

/** Finds resources by id, each read once; of two with the same id the last. */
function byId<Value>(resources: readonly unknown[], read: (raw: unknown) => Value | undefined) {
  const raw = new Map(resources.map((resource) => [idOf(resource), resource]));
  const resourcesById = new Map<string, Value | undefined>();
  return (id: string): Value | undefined => {
    if (!resourcesById.has(id)) resourcesById.set(id, raw.has(id) ? read(raw.get(id)) : undefined);
    return resourcesById.get(id);
  };
}
