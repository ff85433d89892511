import { expect, test } from 'vitest';
import { contentPlace, foreignPage } from '../../../content/address/contentPaths.ts';

test.each([
  ['basicPage', 'press', undefined],
  ['basicPage', 'contact-us', 'contactUs'],
  ['basicPage', 'mobile', 'none'],
  ['brandPavilion', 'aurelle', undefined],
  ['brandPavilion', 'listing', 'brandListing'],
  ['brandPavilion', 'no/page', 'none'],
] as const)('the address of a %s at %s leads to another page: %s', (contentType, slug, kind) => {
  const place = contentPlace({ contentType, slug });
  expect(place && foreignPage(place)).toBe(kind);
});
