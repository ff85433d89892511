import type { Field, LinkField, LinksField, RichTextField, ValueField } from './fields.ts';
import { pageTypes } from './pageTypes.ts';
import type { RichText } from './richText.ts';
import { sectionTypeRows } from './sectionTypes.ts';
import { settingTypes } from './settingTypes.ts';

/** Most entries that one call gives: the content service's own limit. */
export const ALL_LIMIT = 1000;

/** A content type: its name for editors and its fields. The first short text is what editors see an entry called by. */
export interface ContentTypeRow {
  readonly name: string;
  readonly fields: Readonly<Record<string, Field>>;
}

/** Every content type and component type that the site knows (content-pages §3). One row is one type. */
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

/** What the content service says of every entry (content-pages §3). */
export interface EntrySystem<Type extends ContentType> {
  readonly id: string;
  readonly contentType: Type;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** An entry as our own type: system facts and read fields. A union of types gives a union told apart by `contentType`. */
export type EntryOf<Type extends ContentType> = Type extends ContentType ? EntrySystem<Type> & FieldsOf<Type> : never;

/** Tells whether a text is the id of a content type of this site. */
export function isContentType(id: string): id is ContentType {
  return Object.hasOwn(registry, id);
}

/** All content types in table order. */
export const contentTypes: readonly ContentType[] = Object.keys(registry).filter(isContentType);

/** The row of a content type with its wide type, for code that treats all types alike. */
export function contentTypeRow(type: ContentType): ContentTypeRow {
  return registry[type];
}

/** Those of some fields that a content type has: the service refuses a selection of others. */
export function fieldsOf(type: ContentType, names: readonly string[]): readonly string[] {
  const { fields } = contentTypeRow(type);
  return names.filter((name) => Object.hasOwn(fields, name));
}
