import { standsAtSlug } from '../address/contentPaths.ts';
import { type City, GLOBAL_TAG } from '../cities.ts';
import { ownValue } from '../ownValue.ts';
import { property } from '../record.ts';
import { readPeriod } from '../time/period.ts';
import { createDepthMemo } from './depthMemo.ts';
import { type Field, isMediaField, type LinkField } from './fields.ts';
import { type EntryGraph, LINK_DEPTH, type RawEntry } from './graph.ts';
import type { Provenance } from './provenance.ts';
import { type ContentType, contentTypeRow, type EntryOf, isContentType } from './registry.ts';
import { readRichText } from './richText.ts';

/** A value that an editor saved and a page can't use. */
export interface ReadingNote {
  readonly entry: string;
  readonly field: string;
  readonly problem: 'unusable' | 'unresolved' | 'wrong type' | 'other city';
}

/** The entries of one answer, and notes on what was left out. */
export interface Reading<Type extends ContentType> {
  readonly total: number;
  readonly entries: readonly EntryOf<Type>[];
  readonly notes: readonly ReadingNote[];
}

/** Makes editors' markup safe (docs/rules.md#html-safe). */
export type Sanitize = (html: string) => string;

/** The field that is being read, and how deep its entry is linked. */
interface Place {
  readonly entry: string;
  readonly field: string;
  readonly depth: number;
}

/**
 * Reads the items of an answer that are of some content types. Never throws on what an editor can save:
 * empty, half-translated, unresolvable, cyclic or wrongly typed fields give a smaller entry and a note. In a preview
 * (`provenance`) texts and pictures carry the mark of their source. Markup goes through `sanitize`. `addresses` are
 * segments, by entry id, that count instead of an entry's own slug (docs/rules.md#about-store-pages). For a `city` what it
 * links to and has no page of is left out.
 */
export function readEntries<Type extends ContentType>(
  graph: EntryGraph,
  types: readonly Type[],
  sanitize: Sanitize,
  provenance?: Provenance,
  addresses: ReadonlyMap<string, string> = new Map(),
  city?: City,
): Reading<Type> {
  const { note, notes } = createNotes();
  const memo = createDepthMemo(LINK_DEPTH);
  // They come without their tags where these were not asked for; what is linked to has them.
  const listed = new Set(graph.items);
  const isElsewhere = (entry: RawEntry): boolean => !listed.has(entry) && isOfOthers(entry, city);

  const noteBroken = (place: Place, value: unknown): void => {
    // What is no link at all is a field of a wrong type.
    if (graph.isBroken(value)) note(place, graph.isLink(value) ? 'unresolved' : 'unusable');
  };

  const linked = (
    value: unknown,
    { targets, leads, ofAnyCity }: Pick<LinkField<string>, 'targets' | 'leads' | 'ofAnyCity'>,
    place: Place,
  ): unknown => {
    if (place.depth >= LINK_DEPTH) {
      memo.noteCut();
      return undefined;
    }
    const target = graph.follow(value);
    if (!target) {
      noteBroken(place, value);
      return undefined;
    }
    const type = target.sys.contentType.sys.id;
    if (!isContentType(type) || !targets.includes(type)) {
      note(place, 'wrong type');
      return undefined;
    }
    const entry = readEntry(target, [type], place.depth + 1);
    // Exceptions alone do not tell when a place is open (docs/rules.md#hours-state).
    if (entry?.contentType === 'openingHours' && entry.weekly.length + entry.seasons.length === 0) {
      note(place, 'unusable');
      return undefined;
    }
    // What only leads there goes by the slug, at which this city may have a page, too.
    if (leads || ofAnyCity || !isElsewhere(target)) return entry;
    note(place, 'other city');
    if (entry) provenance?.noteElsewhere(entry);
    return undefined;
  };

  const fieldValue = (field: Field, raw: unknown, place: Place): unknown => {
    switch (field.kind) {
      case 'value': {
        const value = field.read(isMediaField(field) ? graph.withAssets(raw) : raw);
        if (value === undefined)
          note(place, graph.isLink(firstOf(raw)) && [raw].flat().every(graph.isLink) ? 'unresolved' : 'unusable');
        if (field.isMarkup && typeof value === 'string') return sanitize(value);
        return value ?? field.missing;
      }
      case 'link': {
        // A live model may have a list where one link is meant; the first counts.
        const value = firstOf(raw);
        return value === undefined ? undefined : linked(value, field, place);
      }
      case 'richText': {
        const reading = readRichText(raw, {
          entry: (value) => linked(value, { targets: field.targets, leads: true }, place),
          asset: (value) => {
            noteBroken(place, value);
            return graph.asset(value);
          },
        });
        if (!reading || reading.leftOut.length > 0) note(place, 'unusable');
        return reading?.text;
      }
      case 'links': {
        const values: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
        return values.map((value) => linked(value, field, place)).filter((entry) => entry !== undefined);
      }
    }
  };

  function readEntry<Wanted extends ContentType>(
    raw: RawEntry,
    wanted: readonly Wanted[],
    depth: number,
  ): EntryOf<Wanted> | undefined {
    const type = wanted.find((candidate) => candidate === raw.sys.contentType.sys.id);
    const entry = type && memo.at(raw.sys.id, depth, () => readFields(raw, type, depth));
    return type && isOfType(entry, type) ? entry : undefined;
  }

  function readFields(raw: RawEntry, type: ContentType, depth: number): unknown {
    const { id } = raw.sys;
    const values: [string, unknown][] = [];
    const gone: string[] = [];
    for (const [name, value] of Object.entries(raw.fields)) {
      const field = ownValue(contentTypeRow(type).fields, name);
      if (!field || value === undefined || value === null) continue;
      const fieldContent = fieldValue(field, value, { entry: id, field: name, depth });
      if (field.kind === 'links' && isAllBroken(value, graph)) gone.push(name);
      const isMarked = provenance && (field.kind === 'richText' || (field.kind === 'value' && field.isRead));
      values.push([name, isMarked ? provenance.marked({ entry: id, field: name }, fieldContent) : fieldContent]);
    }
    const system = systemFields(raw, type);
    provenance?.note({ ...system, period: readPeriod((name) => ownValue(raw.fields, name)) });
    return {
      ...missingValues(type),
      ...Object.fromEntries(values),
      ...system,
      ...(addresses.has(id) && { slug: addresses.get(id) }),
      ...(gone.length > 0 && { gone }),
    };
  }

  const entries = graph.items.flatMap((raw) => readEntry(raw, types, 0) ?? []);
  return { total: graph.total, entries, notes: notes() };
}

/** Notes, of which each is taken once. */
function createNotes() {
  const taken = new Map<string, ReadingNote>();
  return {
    note({ entry, field }: Place, problem: ReadingNote['problem']): void {
      const key = `${entry}.${field} ${problem}`;
      if (!taken.has(key)) taken.set(key, { entry, field, problem });
    },
    notes: (): readonly ReadingNote[] => [...taken.values()],
  };
}

/** Returns true for an entry with a page of its own, in cities other than this one. */
function isOfOthers(entry: RawEntry, city: City | undefined): boolean {
  const isHere = city === undefined || tagsOf(entry).some((tag) => tag === city || tag === GLOBAL_TAG);
  return !isHere && standsAtSlug(entry.sys.contentType.sys.id);
}

function isAllBroken(raw: unknown, graph: EntryGraph): boolean {
  const values: readonly unknown[] = [raw].flat();
  return values.length > 0 && values.every(graph.isBroken);
}

/** What the service says of each entry, whatever its type. */
function systemFields(raw: RawEntry, contentType: ContentType) {
  const { id, createdAt, updatedAt } = raw.sys;
  const tags = raw.metadata.tags.length > 0 && { tags: tagsOf(raw) };
  return { id, contentType, createdAt, sysUpdatedAt: updatedAt, ...tags };
}

/** Returns true for an entry of a type: each of its fields was read by the row of that field. */
function isOfType<Type extends ContentType>(entry: unknown, type: Type): entry is EntryOf<Type> {
  return property(entry, 'contentType') === type;
}

/** The values of a type's empty fields, made for the types that an isolate meets. */
const missing = new Map<ContentType, Readonly<Record<string, unknown>>>();

function missingValues(type: ContentType): Readonly<Record<string, unknown>> {
  const earlierValues = missing.get(type);
  if (earlierValues) return earlierValues;
  const rows = Object.entries(contentTypeRow(type).fields);
  const emptyValues = Object.fromEntries(
    rows.map(([name, field]) => [
      name,
      field.kind === 'value' ? field.missing : field.kind === 'links' ? [] : undefined,
    ]),
  );
  missing.set(type, emptyValues);
  return emptyValues;
}

function tagsOf({ metadata }: RawEntry): readonly string[] {
  return metadata.tags.map(({ sys }) => sys.id);
}

/** The first of a list, or the value itself. */
function firstOf(raw: unknown): unknown {
  return Array.isArray(raw) ? raw[0] : raw;
}
