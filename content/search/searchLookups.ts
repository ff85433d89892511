import { ALL_LIMIT, fieldsOf } from '../model/registry.ts';
import { periodFields } from '../time/timeState.ts';

/** Result types in the order of their sections: alphabetical by content type (content-pages §3, §4). */
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

/** What the content service is asked in a search lookup. */
export interface SearchLookup {
  readonly fields: readonly string[];
  readonly include: number;
  readonly limit: number;
  readonly filters: Readonly<Record<string, string | boolean>>;
}

/**
 * The specified lookup of a content type (content-pages §7, site-shell §7): titles that match the word; pavilions by the
 * title of their brand, and only those without pavilions below them.
 */
export function searchLookup(type: SearchType, keyword: string): SearchLookup {
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
    // Specified as `withoutDetail` false. An editor who never touched the switch means false too, and the content
    // service finds no missing value by `=false`.
    filters: { 'fields.title[match]': keyword, ...(type === 'service' && { 'fields.withoutDetail[ne]': true }) },
  };
}

/** With what hiding needs: dates, and whether there is a page to lead to. */
function selection(type: SearchType, fields: readonly string[]): readonly string[] {
  return [...fields, ...fieldsOf(type, [...periodFields, 'withoutDetail'])];
}
