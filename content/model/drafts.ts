import * as v from 'valibot';
import { linksIn } from '../freshness/delivered.ts';
import { ownValue } from '../ownValue.ts';
import { readAs } from '../readAs.ts';
import { isRecord } from '../record.ts';
import { isLocalized } from './fields.ts';
import { type ListAnswer, listAnswer, type Resource } from './listAnswer.ts';
import { contentTypeRow, isContentType } from './registry.ts';
import { isTooDeep } from './richText.ts';
import { PAGE_IDS, serviceId } from './serviceId.ts';

/** More entries than an editor changes before saving, since the editor sends what they link to as well. */
const ENTRIES_LIMIT = PAGE_IDS;
const FIELDS_LIMIT = 80;

/** An entry's or asset's id, as the content service has them. */
export const entryId = v.pipe(v.string(), v.regex(serviceId));
const fields = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,64}$/)), v.unknown()),
  v.check((values) => Object.keys(values).length <= FIELDS_LIMIT && !isTooDeep(values)),
);

/** What an editor has typed and not saved: new values of entries, and whole assets, in the locale of its page. */
export const draftsSchema = v.object({
  entries: v.pipe(v.array(v.object({ id: entryId, fields })), v.maxLength(ENTRIES_LIMIT)),
  assets: v.optional(v.pipe(v.array(v.object({ id: entryId, fields })), v.maxLength(ENTRIES_LIMIT)), []),
});

export type Drafts = v.InferOutput<typeof draftsSchema>;

/** A list answer of what is saved, as it came and as it was read; undefined for anything else. */
export interface SavedAnswer {
  readonly raw: unknown;
  readonly list: ListAnswer | undefined;
}

/** Reads a list answer once for any number of drafts. */
export function savedAnswer(raw: unknown): SavedAnswer {
  return { raw, list: readAs(listAnswer, raw) };
}

/**
 * Lays drafts in one locale, `written`, over a list answer in one (`*`: all): entries keep their place, links are followed as
 * ever. An answer that holds none of them stays as it is. Which entries a list holds, and in which order, follows the saved
 * state.
 */
export function withDrafts({ raw, list }: SavedAnswer, drafts: Drafts, written: string, locale: string): unknown {
  const changed = new Map(drafts.entries.map((draft) => [draft.id, draft.fields]));
  const replaced = new Set(drafts.assets.map((asset) => asset.id));
  const isChanged =
    list &&
    (resourcesOf(list).some(({ sys }) => changed.has(sys.id)) ||
      list.includes.Asset.some(({ sys }) => replaced.has(sys.id)));
  if (!isChanged) return raw;
  const { items, includes } = list;
  const lay = (entry: Resource): Resource => {
    const values = changed.get(entry.sys.id);
    return values ? { ...entry, fields: laidOver(entry, values, written, locale) } : entry;
  };
  const assets = drafts.assets.map((asset) => ({ sys: { id: asset.id, type: 'Asset' }, fields: asset.fields }));
  return {
    ...list,
    items: items.map(lay),
    includes: {
      ...includes,
      Entry: includes.Entry.map(lay),
      Asset: [...includes.Asset.filter(({ sys }) => !replaced.has(sys.id)), ...assets],
    },
  };
}

/** Ids of entries that drafts of an answer's entries link to and that it does not hold. */
export function missingEntries({ list }: SavedAnswer, drafts: Drafts): readonly string[] {
  if (!list) return [];
  const held = new Set(resourcesOf(list).map(({ sys }) => sys.id));
  const linkedIds = drafts.entries
    .filter((draft) => held.has(draft.id))
    .flatMap((draft) => Object.values(draft.fields).flatMap(linksIn))
    .flatMap(({ key, id }) => (key === `Entry:${id}` ? id : []));
  return [...new Set(linkedIds)].filter((id) => !held.has(id));
}

/** An answer that also holds what another answer brought. */
export function withMore({ raw, list }: SavedAnswer, more: SavedAnswer): SavedAnswer {
  if (!list || !more.list) return { raw, list };
  const { includes } = list;
  const joined = (resources: readonly Resource[], additions: readonly Resource[]): Resource[] => [
    ...new Map([...additions, ...resources].map((entry) => [entry.sys.id, entry])).values(),
  ];
  const both = {
    ...list,
    includes: {
      ...includes,
      Entry: joined(includes.Entry, resourcesOf(more.list)),
      Asset: joined(includes.Asset, more.list.includes.Asset),
    },
  };
  return { raw: both, list: both };
}

function resourcesOf({ items, includes }: ListAnswer): readonly Resource[] {
  return [...items, ...includes.Entry];
}

function laidOver(
  { sys, fields: saved }: Resource,
  values: Readonly<Record<string, unknown>>,
  written: string,
  locale: string,
): Record<string, unknown> {
  const type = sys.contentType?.sys.id ?? '';
  const rows = isContentType(type) ? contentTypeRow(type).fields : {};
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const row = ownValue(rows, name);
    if (!row) return [];
    if (locale !== '*') return isLocalized(row) && locale !== written ? [] : [[name, value]];
    const savedValue = ownValue(saved, name);
    return [[name, { ...(isRecord(savedValue) && !Array.isArray(savedValue) && savedValue), [written]: value }]];
  });
  return { ...saved, ...Object.fromEntries(entries) };
}
