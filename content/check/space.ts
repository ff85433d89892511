import { type City, citySlugs, isCity } from '../cities.ts';
import { type Language, languageOfLocale } from '../languages.ts';
import { type ContentType, type ContentTypeRow, contentTypeRow, isContentType } from '../model/registry.ts';
import type { EntryLink, TypedAddress } from './references.ts';

/** Values of a field by locale code, as an export or an answer with `locale=*` has them. */
export type ByLocale = Readonly<Record<string, unknown>>;

/** An entry with all its languages, unread: what an editor saved. */
export interface CheckedEntry {
  readonly id: string;
  /** Any id: the space may have types that the site does not know. */
  readonly contentType: string;
  readonly isPublished: boolean;
  readonly updatedAt: string;
  /** Cities that deliver it, by its tags: all for `global`, none without a tag. */
  readonly cities: readonly City[];
  readonly fields: Readonly<Record<string, ByLocale>>;
  /** Entries and assets that it names, and addresses that are typed in it. */
  readonly links: readonly EntryLink[];
  readonly addresses: readonly TypedAddress[];
}

/** A picture or file of the content service itself. */
export interface CheckedAsset {
  readonly id: string;
  readonly isPublished: boolean;
  readonly fields: Readonly<Record<string, ByLocale>>;
}

/** A locale of the space, and which of the site's languages it is. */
export interface CheckedLocale {
  readonly code: string;
  readonly isDefault: boolean;
  readonly language: Language | undefined;
}

/** A whole space to be checked, indexed once. */
export interface CheckedSpace {
  readonly id: string;
  readonly environment: string;
  /** The host that it was read from; empty for a file. */
  readonly host: string;
  readonly locales: readonly CheckedLocale[];
  readonly defaultLocale: string;
  readonly entries: readonly CheckedEntry[];
  readonly assets: readonly CheckedAsset[];
  readonly entryById: ReadonlyMap<string, CheckedEntry>;
  readonly assetById: ReadonlyMap<string, CheckedAsset>;
  /** The moment that dates are held against. */
  readonly now: Date;
  /** Public origin and the company's own domains, for typed addresses. */
  readonly origin: string;
  readonly domains: readonly string[];
}

/** Cities whose site delivers what has these tags (content-pages §7: the global tag or the site's). */
export function citiesOfTags(tags: readonly string[]): readonly City[] {
  return tags.includes('global') ? citySlugs : tags.filter(isCity);
}

/** The entry's row in the registry; undefined for a type that the site does not know. */
export function rowOf({ contentType }: CheckedEntry): ContentTypeRow | undefined {
  return isContentType(contentType) ? contentTypeRow(contentType) : undefined;
}

/** Entries of some content types. */
export function entriesOf(space: CheckedSpace, types: readonly ContentType[]): readonly CheckedEntry[] {
  const wanted: readonly string[] = types;
  return space.entries.filter(({ contentType }) => wanted.includes(contentType));
}

/** A field's value in the default locale, which every language falls back to. */
export function standardValue(space: CheckedSpace, { fields }: CheckedEntry, field: string): unknown {
  return fields[field]?.[space.defaultLocale];
}

/** A field's text in the default locale, trimmed; empty for none. */
export function standardText(space: CheckedSpace, entry: CheckedEntry, field: string): string {
  const value = standardValue(space, entry, field);
  return typeof value === 'string' ? value.trim() : '';
}

/** What an entry is called by its editors: the first of the fields that name things. */
export function titleOf(space: CheckedSpace, entry: CheckedEntry): string {
  const names = ['title', 'name', 'siteName', 'topic'].map((field) => standardText(space, entry, field));
  return names.find((name) => name !== '') ?? '';
}

/** Tells whether a value says nothing: an editor's empty field comes in several forms. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** A locale of the space by its code and whether it is the default one. */
export function checkedLocale(code: string, isDefault: boolean): CheckedLocale {
  return { code, isDefault, language: languageOfLocale(code) };
}
