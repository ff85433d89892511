import type { Provenance } from '../provenance.ts';
import type { Field } from './fields.ts';
import { type EntryGraph, LINK_DEPTH, type RawEntry } from './graph.ts';
import { type ContentType, contentTypeRow, type EntryOf, isContentType } from './registry.ts';
import { readRichText } from './richText.ts';

/** Something that an editor saved and a page can't use. */
export interface ReadingNote {
  readonly entry: string;
  readonly field: string;
  readonly problem: 'unusable' | 'unresolved' | 'wrong type';
}

/** Entries read from one answer, and what had to be left out. */
export interface Reading<Type extends ContentType> {
  readonly total: number;
  readonly entries: readonly EntryOf<Type>[];
  readonly notes: readonly ReadingNote[];
}

/**
 * Reads the items of an answer that are of the wanted content types. Never throws on what an editor can save:
 * empty, half-translated, unresolvable, cyclic or wrongly typed fields give a smaller entry and a note. In a preview
 * (`provenance`) texts and pictures are marked with where they come from.
 */
export function readEntries<Type extends ContentType>(
  graph: EntryGraph,
  types: readonly Type[],
  provenance?: Provenance,
): Reading<Type> {
  const notes: ReadingNote[] = [];
  const read = entryReader(graph, notes, provenance);
  const entries = graph.items.flatMap((raw) => {
    const entry = read(raw, types, 0);
    return entry ? [entry] : [];
  });
  return { total: graph.total, entries, notes };
}

/** A reader that remembers what it read at each depth, so that entries which name each other stay cheap. */
function entryReader(graph: EntryGraph, notes: ReadingNote[], provenance: Provenance | undefined) {
  const known = new Map<string, unknown>();
  const noted = new Set<string>();

  const note = (entry: string, field: string, problem: ReadingNote['problem']): void => {
    const key = `${entry}.${field}`;
    if (noted.has(key)) return;
    noted.add(key);
    notes.push({ entry, field, problem });
  };

  const linked = (
    value: unknown,
    targets: readonly string[],
    depth: number,
    owner: RawEntry,
    name: string,
  ): unknown => {
    if (depth >= LINK_DEPTH) return undefined;
    const target = graph.follow(value);
    if (!target) {
      if (graph.isBroken(value)) note(owner.sys.id, name, 'unresolved');
      return undefined;
    }
    const type = target.sys.contentType.sys.id;
    if (!isContentType(type) || !targets.includes(type)) {
      note(owner.sys.id, name, 'wrong type');
      return undefined;
    }
    return read(target, [type], depth + 1);
  };

  const fieldValue = (field: Field, raw: unknown, depth: number, owner: RawEntry, name: string): unknown => {
    const isEmpty = raw === undefined || raw === null;
    switch (field.kind) {
      case 'value': {
        if (isEmpty) return field.missing;
        const value = field.read(raw);
        if (value === undefined) note(owner.sys.id, name, 'unusable');
        return value ?? field.missing;
      }
      case 'link': {
        // An editor's model may hold a list where one is meant; the first counts.
        const value = Array.isArray(raw) ? raw[0] : raw;
        return isEmpty || value === undefined ? undefined : linked(value, field.targets, depth, owner, name);
      }
      case 'richText': {
        if (isEmpty) return undefined;
        const text = readRichText(raw, {
          entry: (value) => linked(value, field.targets, depth, owner, name),
          picture: graph.picture,
        });
        if (!text) note(owner.sys.id, name, 'unusable');
        return text;
      }
      case 'links': {
        const values = isEmpty ? [] : Array.isArray(raw) ? raw : [raw];
        return values
          .map((value) => linked(value, field.targets, depth, owner, name))
          .filter((entry) => entry !== undefined);
      }
    }
  };

  function read<Type extends ContentType>(
    raw: RawEntry,
    types: readonly Type[],
    depth: number,
  ): EntryOf<Type> | undefined {
    const type = types.find((candidate) => candidate === raw.sys.contentType.sys.id);
    if (!type) return undefined;
    const key = `${depth}:${raw.sys.id}`;
    if (!known.has(key)) {
      const { fields } = contentTypeRow(type);
      const system = { id: raw.sys.id, contentType: type, createdAt: raw.sys.createdAt, updatedAt: raw.sys.updatedAt };
      const marked = (name: string, field: Field, value: unknown): unknown =>
        provenance && isSpoken(name, field) ? provenance.marked({ entry: raw.sys.id, field: name }, value) : value;
      provenance?.note(system);
      known.set(
        key,
        Object.assign(
          Object.fromEntries(
            Object.entries(fields).map(([name, field]) => [
              name,
              marked(name, field, fieldValue(field, raw.fields[name], depth, raw, name)),
            ]),
          ),
          system,
        ),
      );
    }
    // The one place where the registry's rows become its types: each field was read by its own row just above.
    return known.get(key) as EntryOf<Type>;
  }

  return read;
}

/** Facts that visitors read as they stand, though nobody translates them. */
const plainFacts: readonly string[] = ['phone', 'email', 'filingNumber'];

/** Lists whose texts are sent by forms or compared: with a mark they would be others. */
const comparedLists: readonly string[] = ['typesOfEnquiry', 'interests', 'keywords', 'supportLang'];

/** What visitors read or see, as against slugs, choices and addresses that rules compare. */
function isSpoken(name: string, field: Field): boolean {
  if (field.kind === 'richText') return true;
  if (field.kind !== 'value') return false;
  if (field.definition.type === 'Array') return !comparedLists.includes(name);
  return field.localized || plainFacts.includes(name);
}
