import { describe, expect, test } from 'vitest';
import { searchLookup } from '../../../content/search/searchLookups.ts';

describe('lookups are the specified ones', () => {
  test.each(['news', 'event', 'specialOffer', 'dining', 'artCulture'] as const)('%s by title', (type) => {
    const lookup = searchLookup(type, 'gin');
    expect(lookup.filters).toEqual({ 'fields.title[match]': 'gin' });
    expect(lookup.fields.slice(0, 2)).toEqual(['slug', 'title']);
  });
  test('services that have a page', () => {
    expect(searchLookup('service', 'gin').filters).toEqual({
      'fields.title[match]': 'gin',
      'fields.withoutDetail[ne]': true,
    });
  });
  test('brands by title, without those that group others', () => {
    const { fields, filters } = searchLookup('brandPavilion', 'gin');
    expect(filters).toEqual({
      'fields.brand.sys.contentType.sys.id': 'brand',
      'fields.brand.fields.title[match]': 'gin',
      'fields.childrenBrands[exists]': false,
    });
    expect(fields.slice(0, 6)).toEqual(['slug', 'category', 'brand', 'childrenBrands', 'features', 'label']);
  });
});
