import { type City, citySlugs } from '../../../content/cities.ts';
import type { Language } from '../../../content/languages.ts';
import {
  type ContentType,
  type ContentTypeRow,
  contentTypeRow,
  isContentType,
} from '../../../content/model/registry.ts';
import { languageOfSpaceLocale, localesOf, loneLocale, type SpaceLocale } from '../../../content/model/spaceLocales.ts';
import type { ByLocale } from '../../../content/translations/localizedTexts.ts';
import type { SpaceExport } from '../spaceExport.ts';
import type { EntryLink, TypedAddress } from './references.ts';

/** An entry in all languages, as an editor saved it. */
export interface CheckedEntry {
  readonly id: string;
  /** Any id: the space may have types that the registry does not have. */
  readonly contentType: string;
  readonly isPublished: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Cities that deliver it, by its tags: all for `global`, none without a tag. */
  readonly cities: readonly City[];
  readonly fields: Readonly<Record<string, ByLocale>>;
  /** A field's value in the default locale, which every language falls back to. */
  readonly value: (field: string) => unknown;
  /** Its text, trimmed; empty for none. */
  readonly text: (field: string) => string;
  /** Entries and assets that it links to, and addresses that are typed in it. */
  readonly links: readonly EntryLink[];
  readonly addresses: readonly TypedAddress[];
}

/** A picture or file of the content service itself. */
export interface CheckedAsset {
  readonly id: string;
  readonly isPublished: boolean;
  readonly fields: Readonly<Record<string, ByLocale>>;
}

interface CheckedLocale {
  readonly code: string;
  readonly isDefault: boolean;
  /** What is told of one that falls back to no other. */
  readonly lone: string | undefined;
  readonly language: Language | undefined;
}

/** A whole space to be checked, indexed once. */
export interface CheckedSpace extends Pick<SpaceExport, 'id' | 'environment' | 'host' | 'now'> {
  readonly locales: readonly CheckedLocale[];
  readonly defaultLocale: string;
  readonly entries: readonly CheckedEntry[];
  readonly assets: readonly CheckedAsset[];
  readonly entryById: ReadonlyMap<string, CheckedEntry>;
  readonly assetById: ReadonlyMap<string, CheckedAsset>;
  /** Public origin and the company's own domains, for typed addresses. */
  readonly origin: string;
  readonly domains: readonly string[];
  /** Hosts that the site shows pictures and videos from. */
  readonly mediaHosts: readonly string[];
}

/** Returns true if all cities deliver an entry. */
export function isGlobal({ cities }: Pick<CheckedEntry, 'cities'>): boolean {
  return cities.length === citySlugs.length;
}

/** The entry's row in the registry; undefined for an unknown type. */
export function rowOf({ contentType }: Pick<CheckedEntry, 'contentType'>): ContentTypeRow | undefined {
  return isContentType(contentType) ? contentTypeRow(contentType) : undefined;
}

/** Entries of some content types. */
export function entriesOf(space: CheckedSpace, types: readonly ContentType[]): readonly CheckedEntry[] {
  const typeIds: readonly string[] = types;
  return space.entries.filter(({ contentType }) => typeIds.includes(contentType));
}

/** What shows nothing, such as a zero-width space that was pasted. */
const unseenOnly = /^[\s\p{Cf}]*$/u;

/** Returns true if a value is empty: the editor stores an empty field in several forms. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && unseenOnly.test(value)) ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** A space's locales, each with the language that the site reads from it (docs/rules.md#space-locales). */
export function checkedLocales(locales: readonly SpaceLocale[]): readonly CheckedLocale[] {
  const localeOf = localesOf(locales);
  return locales.map((locale) => {
    const { code, default: isDefault } = locale;
    const language = languageOfSpaceLocale(code);
    return {
      code,
      isDefault,
      lone: loneLocale(locale),
      language: language && localeOf(language) === code ? language : undefined,
    };
  });
}
