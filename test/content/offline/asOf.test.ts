import { expect, test } from 'vitest';
import { languageCodes } from '../../../content/languages.ts';
import { asOfText } from '../../../content/offline/asOf.ts';
import { STORES_FRESH_MS } from '../../../content/offline/devicePages.ts';

test.each(languageCodes)('what is kept says in %s when it was last true', (language) => {
  const text = asOfText(Date.UTC(2026, 5, 15, 12), language);
  expect(text).toMatch(/2026/);
  expect(text).not.toContain('{');
});

test('the pages of stores are fetched once a day', () => {
  expect(STORES_FRESH_MS).toBe(86_400_000);
});
