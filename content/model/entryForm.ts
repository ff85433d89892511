import * as v from 'valibot';
import { type Media, mediaList } from '../media/media.ts';
import { ownValue } from '../ownValue.ts';
import { fieldLabel } from './fieldLabel.ts';
import { type Field, isMediaField } from './fields.ts';
import type { EntryGraph, RawEntry } from './graph.ts';
import { contentTypeRow, isContentType } from './registry.ts';
import { linesOf } from './richTextLines.ts';

/** A picture that an editor can choose, with the value that the field then holds. */
export interface PictureChoice {
  readonly picture: Media;
  readonly raw: unknown;
}

/** An entry that a field links to. */
interface LinkedEntry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

/** A field as a control of a form shows it. */
export type FormField = { readonly id: string; readonly label: string } & (
  | { readonly kind: 'text'; readonly value: string; readonly isLong: boolean }
  | { readonly kind: 'choice'; readonly value: string; readonly choices: readonly string[] }
  | { readonly kind: 'lines'; readonly value: readonly string[] }
  | { readonly kind: 'richText'; readonly value: readonly string[]; readonly raw: unknown }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'pictures'; readonly value: readonly PictureChoice[]; readonly choices: readonly PictureChoice[] }
  | { readonly kind: 'links'; readonly value: readonly LinkedEntry[] }
);

/** An entry as a form: what an editor can try out beside the page (docs/rules.md#entry-panel). */
export interface EntryForm {
  readonly id: string;
  readonly title: string;
  /** The name of its content type for editors. */
  readonly type: string;
  readonly fields: readonly FormField[];
}

/** More pictures than an editor looks through. */
const PICTURES_LIMIT = 24;
const titleFields = ['title', 'name', 'topic', 'siteName'] as const;

/**
 * The form of an entry, with the titles of the entries that it links to, which the same answer holds. Pictures are
 * chosen from those of `sameType`: entries of its type. Undefined for a type that the site does not know.
 */
export function entryForm(entry: RawEntry, graph: EntryGraph, sameType: EntryGraph | undefined): EntryForm | undefined {
  const type = entry.sys.contentType.sys.id;
  if (!isContentType(type)) return undefined;
  const { name, fields } = contentTypeRow(type);
  const choices = pictureChoices(sameType, fields);
  return {
    id: entry.sys.id,
    title: titleOf(entry),
    type: name,
    fields: Object.entries(fields).flatMap(([id, field]) => {
      const control = controlOf(field, ownValue(entry.fields, id), graph, choices);
      return control ? [{ id, label: fieldLabel(id), ...control }] : [];
    }),
  };
}

/** The title of an entry as it was delivered: its id where it has none. */
export function titleOf({ sys, fields }: RawEntry): string {
  return (
    titleFields
      .map((name) => fields[name])
      .find((text) => typeof text === 'string' && text !== '')
      ?.toString() ?? sys.id
  );
}

/** Names of a type's fields that hold pictures. */
export function pictureFields(type: string): readonly string[] {
  if (!isContentType(type)) return [];
  return Object.entries(contentTypeRow(type).fields).flatMap(([id, field]) => (isMediaField(field) ? [id] : []));
}

type Control<Kind = FormField['kind']> = Kind extends FormField['kind']
  ? Omit<Extract<FormField, { readonly kind: Kind }>, 'id' | 'label'>
  : never;

function controlOf(
  field: Field,
  raw: unknown,
  graph: EntryGraph,
  choices: readonly PictureChoice[],
): Control | undefined {
  switch (field.kind) {
    case 'richText':
      return { kind: 'richText', value: linesOf(raw), raw };
    case 'link':
    case 'links': {
      const links: readonly unknown[] = raw === undefined || raw === null ? [] : Array.isArray(raw) ? raw : [raw];
      return { kind: 'links', value: links.flatMap((link) => linkedEntry(graph.follow(link))) };
    }
    case 'value':
      return valueControl(field, raw, graph, choices);
  }
}

function valueControl(
  { definition }: Extract<Field, { readonly kind: 'value' }>,
  raw: unknown,
  graph: EntryGraph,
  choices: readonly PictureChoice[],
): Control | undefined {
  const text = typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';
  const allowed = definition.validations?.find((validation) => validation.in)?.in;
  switch (definition.type) {
    case 'Symbol':
      return allowed ? { kind: 'choice', value: text, choices: allowed } : { kind: 'text', value: text, isLong: false };
    case 'Text':
      return { kind: 'text', value: text, isLong: true };
    case 'Boolean':
      return { kind: 'flag', value: raw === true };
    case 'Integer':
    case 'Number':
      return { kind: 'number', value: text };
    case 'Date':
      return { kind: 'date', value: text };
    case 'Array':
      return { kind: 'lines', value: v.is(v.array(v.string()), raw) ? raw : [] };
    case 'Object':
      return { kind: 'pictures', value: picturesIn(raw, graph), choices };
    case 'Location':
    case 'RichText':
      return undefined;
  }
}

function linkedEntry(entry: RawEntry | undefined): LinkedEntry[] {
  if (!entry) return [];
  const type = entry.sys.contentType.sys.id;
  return [{ id: entry.sys.id, title: titleOf(entry), type: isContentType(type) ? contentTypeRow(type).name : type }];
}

function picturesIn(raw: unknown, graph: EntryGraph): readonly PictureChoice[] {
  const list: readonly unknown[] = Array.isArray(raw) ? raw : raw === undefined || raw === null ? [] : [raw];
  return list.flatMap((item) => (mediaList(graph.withAssets(item)) ?? []).map((picture) => ({ picture, raw: item })));
}

function pictureChoices(
  sameType: EntryGraph | undefined,
  fields: Readonly<Record<string, Field>>,
): readonly PictureChoice[] {
  const names = Object.entries(fields).flatMap(([id, field]) => (isMediaField(field) ? [id] : []));
  const all = sameType?.items.flatMap((candidate) =>
    names.flatMap((name) => picturesIn(ownValue(candidate.fields, name), sameType)),
  );
  const still = (all ?? []).filter(({ picture }) => picture.kind === 'image');
  return [...new Map(still.map((choice) => [choice.picture.url, choice])).values()].slice(0, PICTURES_LIMIT);
}
