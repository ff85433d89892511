import * as v from 'valibot';
import { contentPlace } from '../address/contentPaths.ts';
import { type City, citiesOfTags } from '../cities.ts';
import { DEFAULT_LOCALE } from '../languages.ts';
import { entryTitle } from '../model/entryTitle.ts';
import { isLocalized } from '../model/fields.ts';
import { contentTypeRow, isContentType } from '../model/registry.ts';
import { addressable } from '../model/targets.ts';
import { isOneOf } from '../names.ts';
import { ownValue } from '../ownValue.ts';
import type { PageMatch } from '../pages.ts';
import { readAs } from '../readAs.ts';
import type { ByLocale } from './localizedTexts.ts';

/** An entry in all languages, as far as its translations are judged. */
export interface DeskEntry {
  readonly id: string;
  /** Any id: the space may have types that the registry does not have. */
  readonly contentType: string;
  /** `sys.updatedAt` as the service writes it. */
  readonly updatedAt: string;
  /** How often it was published. */
  readonly revision: number;
  readonly cities: readonly City[];
  readonly fields: Readonly<Record<string, ByLocale>>;
}

/** The content type of an asset in the form of an entry. */
export const ASSET_TYPE = 'asset';

const linkTo = v.object({ sys: v.object({ id: v.string() }) });
const entry = v.object({
  sys: v.object({
    id: v.string(),
    contentType: linkTo,
    updatedAt: v.fallback(v.string(), ''),
    revision: v.optional(v.number()),
    publishedCounter: v.optional(v.number()),
    archivedAt: v.optional(v.string()),
    archivedVersion: v.optional(v.number()),
  }),
  metadata: v.fallback(v.object({ tags: v.fallback(v.array(linkTo), []) }), { tags: [] }),
  fields: v.fallback(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

/**
 * Reads entries of an export, or of what the service lists with `locale=*`. Archived ones, and whatever else stands in
 * the list, are left out.
 */
export function readDeskEntries(items: readonly unknown[]): readonly DeskEntry[] {
  return items.flatMap((item) => {
    const listed = readAs(entry, item);
    if (!listed) return [];
    const { sys, metadata, fields } = listed;
    if (sys.archivedAt !== undefined || sys.archivedVersion !== undefined) return [];
    return {
      id: sys.id,
      contentType: sys.contentType.sys.id,
      updatedAt: sys.updatedAt,
      // An export counts publications, the APIs revisions.
      revision: sys.revision ?? sys.publishedCounter ?? 0,
      cities: citiesOfTags(metadata.tags.map((tag) => tag.sys.id)),
      fields,
    };
  });
}

/** An entry's name in the editor; its id without one. */
export function deskTitle({ id, fields }: DeskEntry, locale: string = DEFAULT_LOCALE): string {
  return entryTitle((name) => ownValue(ownValue(fields, name), locale)) || id;
}

/** The place of an entry by its type and slug; undefined when it has no page. */
export function placeOf(
  { contentType, fields }: DeskEntry,
  defaultLocale: string = DEFAULT_LOCALE,
): PageMatch | undefined {
  if (!isOneOf(addressable, contentType) || ownValue(fields['withoutDetail'], defaultLocale) === true) return undefined;
  const slug = ownValue(fields['slug'], defaultLocale);
  return contentPlace({ contentType, slug: typeof slug === 'string' ? slug.trim() : '' });
}

/**
 * An entry with the values that all languages share under the site's default locale, whatever that of the space is
 * (docs/rules.md#space-locales).
 */
export function inSiteDefault(entry: DeskEntry): DeskEntry {
  const rows = isContentType(entry.contentType) ? contentTypeRow(entry.contentType).fields : {};
  const fields = Object.entries(entry.fields).map(([name, byLocale]): [string, ByLocale] => {
    const row = ownValue(rows, name);
    const [[, shared] = [], ...others] = Object.entries(byLocale);
    const isShared = row !== undefined && !isLocalized(row) && shared !== undefined && others.length === 0;
    return [name, isShared ? { [DEFAULT_LOCALE]: shared } : byLocale];
  });
  return { ...entry, fields: Object.fromEntries(fields) };
}
