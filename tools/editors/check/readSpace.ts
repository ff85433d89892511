import * as v from 'valibot';
import { citiesOfTags } from '../../../content/cities.ts';
import { ownValue } from '../../../content/ownValue.ts';
import { parseSpace, spaceLocales } from '../listedSpace.ts';
import { type CheckedAsset, type CheckedEntry, type CheckedSpace, checkedLocales, rowOf } from './checkedSpace.ts';
import { referencesOf } from './references.ts';

const fields = v.fallback(v.record(v.string(), v.record(v.string(), v.unknown())), {});
const sys = {
  id: v.string(),
  createdAt: v.fallback(v.string(), ''),
  updatedAt: v.fallback(v.string(), ''),
  publishedVersion: v.optional(v.number()),
  revision: v.optional(v.number()),
  archivedAt: v.optional(v.string()),
  archivedVersion: v.optional(v.number()),
};
const tag = v.object({ sys: v.object({ id: v.string() }) });
const metadata = v.fallback(v.object({ tags: v.fallback(v.array(tag), []) }), { tags: [] });

/** The part of an export, or of what the Delivery and Preview APIs list with `locale=*`, that is checked. */
const content = v.object({
  locales: spaceLocales,
  entries: v.array(
    v.object({
      sys: v.object({ ...sys, contentType: v.object({ sys: v.object({ id: v.string() }) }) }),
      metadata,
      fields,
    }),
  ),
  assets: v.optional(v.array(v.object({ sys: v.object(sys), fields })), []),
});

type Source = Pick<CheckedSpace, 'id' | 'environment' | 'host' | 'now' | 'origin' | 'domains' | 'mediaHosts'>;

/** Reads a space without archived entries; throws an error that names the place where it is no content of a space. */
export function readSpace(raw: unknown, source: Source): CheckedSpace {
  const space = parseSpace(content, raw);
  const locales = checkedLocales(space.locales);
  const written = space.entries.filter(isUnarchived);
  const defaultLocale = writtenLocale(locales.find(({ isDefault }) => isDefault)?.code ?? '', written);
  const entries = written.map(({ sys, metadata, fields }): CheckedEntry => {
    const contentType = sys.contentType.sys.id;
    const value = (field: string): unknown => ownValue(ownValue(fields, field), defaultLocale);
    return {
      id: sys.id,
      contentType,
      isPublished: isPublished(sys),
      createdAt: sys.createdAt,
      updatedAt: sys.updatedAt,
      cities: citiesOfTags(metadata.tags.map((each) => each.sys.id)),
      fields,
      value,
      text: (field) => {
        const given = value(field);
        return typeof given === 'string' ? given.trim() : '';
      },
      ...referencesOf(rowOf({ contentType }), fields),
    };
  });
  const assets = space.assets
    .filter(isUnarchived)
    .map((asset): CheckedAsset => ({ id: asset.sys.id, isPublished: isPublished(asset.sys), fields: asset.fields }));
  return {
    ...source,
    locales,
    defaultLocale,
    entries,
    assets,
    entryById: new Map(entries.map((entry) => [entry.id, entry])),
    assetById: new Map(assets.map((asset) => [asset.id, asset])),
  };
}

/** The default locale, or that of most values where no entry uses it: else every field of the space would be a finding. */
function writtenLocale(standard: string, entries: readonly Pick<CheckedEntry, 'fields'>[]): string {
  const values = entries.flatMap((entry) => Object.values(entry.fields).flatMap((byLocale) => Object.keys(byLocale)));
  if (values.length === 0 || values.includes(standard)) return standard;
  const counts = [...Map.groupBy(values, (locale) => locale)].map(([locale, all]) => [locale, all.length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? standard;
}

type Sys = v.InferOutput<v.ObjectSchema<typeof sys, undefined>>;

function isUnarchived({ sys: { archivedAt, archivedVersion } }: { readonly sys: Sys }): boolean {
  return archivedAt === undefined && archivedVersion === undefined;
}

/** An export says which version is published; the APIs count revisions, of which a draft has none. */
function isPublished({ publishedVersion, revision }: Sys): boolean {
  return (publishedVersion ?? revision ?? 0) > 0;
}
