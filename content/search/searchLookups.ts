import { ALL_LIMIT, fieldsOf } from '../model/registry.ts';
import { periodFields } from '../time/period.ts';

/** Result types in the order of their sections: alphabetical by content type (docs/rules.md#search-types). */
export const searchTypes = [
  'artCulture',
  'brandPavilion',
  'dining',
  'event',
  'news',
  'service',
  'specialOffer',
] as const;
export type SearchType = (typeof searchTypes)[number];

/**
 * The specified lookup of a content type (docs/rules.md#search-lookups): titles that match the word; pavilions by the
 * title of their brand, and only those without pavilions below them.
 */
export function searchLookup(type: SearchType, keyword: string) {
  if (type === 'brandPavilion') {
    return {
      fields: selection(type, ['slug', 'category', 'brand', 'childrenBrands', 'features', 'label']),
      include: 1,
      limit: ALL_LIMIT,
      filters: {
        'fields.brand.sys.contentType.sys.id': 'brand',
        'fields.brand.fields.title[match]': keyword,
        'fields.childrenBrands[exists]': false,
      },
    };
  }
  return {
    fields: selection(type, ['slug', 'title']),
    include: 0,
    limit: ALL_LIMIT,
    // Specified as `withoutDetail` false. A switch that was never touched means false too, but the content service
    // does not match a missing value with `=false`.
    filters: { 'fields.title[match]': keyword, ...(type === 'service' && { 'fields.withoutDetail[ne]': true }) },
  };
}

/** Adds the fields that decide whether an entry is hidden. */
function selection(type: SearchType, fields: readonly string[]): readonly string[] {
  return [...fields, ...fieldsOf(type, [...periodFields, 'withoutDetail'])];
}
