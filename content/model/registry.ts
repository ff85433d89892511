import type { Document } from '@contentful/rich-text-types';
import type { detailTypes, listPageTypes } from '../listings.ts';
import type { Media } from '../media/media.ts';
import { isNameIn, namesOf } from '../names.ts';
import { ownValue } from '../ownValue.ts';
import type { Field, LinkField, LinksField, RichTextField, ValueField } from './fields.ts';
import { pageTypes } from './pageTypes.ts';
import { sectionTypeRows } from './sectionTypes.ts';
import { settingTypes } from './settingTypes.ts';
import type { addressable, cardTypes, embeddable, sectionTypes } from './targets.ts';

/** Most entries of a type that the site reads for a city, in several answers (docs/rules.md#long-lists). */
export const ALL_LIMIT = 5000;
/** From so many on operators and editors are warned. */
export const NEAR_LIMIT = 4000;

/** A content type: its name for editors and its fields. The first short text is the title that editors see. */
export interface ContentTypeRow {
  readonly name: string;
  readonly fields: Readonly<Record<string, Field>>;
}

/** Every content type and component type that the site knows (docs/rules.md#content-types). One row is one type. */
export const registry = { ...pageTypes, ...sectionTypeRows, ...settingTypes } as const satisfies Record<
  string,
  ContentTypeRow
>;

type Registry = typeof registry;
export type ContentType = keyof Registry;

type ValueOf<F> =
  F extends ValueField<infer Value, infer Missing>
    ? Value | Missing
    : F extends LinkField<infer Target>
      ? EntryOf<Target & ContentType> | undefined
      : F extends LinksField<infer Target>
        ? readonly EntryOf<Target & ContentType>[]
        : F extends RichTextField
          ? RichText | undefined
          : never;

type FieldsOf<Type extends ContentType> = {
  readonly [Name in keyof Registry[Type]['fields']]: ValueOf<Registry[Type]['fields'][Name]>;
};

/** The system fields of every entry (docs/rules.md#content-types). */
export interface EntrySystem<Type extends ContentType> {
  readonly id: string;
  readonly contentType: Type;
  readonly createdAt: string;
  /** `sys.updatedAt`: the last publication. `updatedAt` is a field of its own, which an editor sets. */
  readonly sysUpdatedAt: string;
  /** The cities that it belongs to, as far as the call asked for them. */
  readonly tags?: readonly string[];
  /** Fields of links of which nothing is there any more: they are not empty by their editor's choice. */
  readonly gone?: readonly string[];
}

/** An entry as our own type: system fields and read fields. Several types give a union discriminated by `contentType`. */
export type EntryOf<Type extends ContentType> = Type extends ContentType ? EntrySystem<Type> & FieldsOf<Type> : never;

/** Structured rich text with the entries and assets that it names, by id; unresolved ones are left out. */
export interface RichText {
  readonly document: Document;
  readonly entries: ReadonlyMap<string, EntryInText>;
  readonly assets: ReadonlyMap<string, Media>;
}

/** An entry that rich text links to or holds. */
type EntryInText = EntryOf<AddressableType | (typeof embeddable)[number]>;

/** A content type that has an address of its own. */
export type AddressableType = (typeof addressable)[number];

/** A component that an editor placed on a page. */
export type SectionEntry = EntryOf<(typeof sectionTypes)[number]>;

/** What can be shown as a card. */
export type CardEntry = EntryOf<(typeof cardTypes)[number]>;

/** The entry of a listing page. */
export type ListPageEntry = EntryOf<(typeof listPageTypes)[number]>;

/** An item that listings show and that has a page of its own. */
export type DetailEntry = EntryOf<(typeof detailTypes)[number]>;

/** Returns true if a text is the id of a content type of this site. */
export function isContentType(id: string): id is ContentType {
  return isNameIn(registry, id);
}

/** All content types in table order. */
export const contentTypes: readonly ContentType[] = namesOf(registry);

/** The row of a content type, for code that treats all types alike. */
export function contentTypeRow(type: ContentType): ContentTypeRow {
  return registry[type];
}

/** Returns true for a field that only leads to pages: nothing of the entries that it names is shown. */
export function isLeading(type: string, name: string): boolean {
  const field = isContentType(type) ? ownValue(contentTypeRow(type).fields, name) : undefined;
  return field !== undefined && 'leads' in field;
}

/** Keeps the field names that a content type has: the service refuses a selection of others. */
export function fieldsOf(type: ContentType, names: readonly string[]): readonly string[] {
  const { fields } = contentTypeRow(type);
  return names.filter((name) => Object.hasOwn(fields, name));
}
