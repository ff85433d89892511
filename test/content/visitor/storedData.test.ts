import { expect, test } from 'vitest';
import { languageCodes } from '../../../content/languages.ts';
import { message } from '../../../content/messages/messages.ts';
import { storedRows } from '../../../content/visitor/storedData.ts';

test('what is stored is told with place, life and reason, each name once', () => {
  expect(new Set(storedRows.map(({ name }) => name)).size).toBe(storedRows.length);
  const weeks = storedRows.filter(({ lifetime }) => lifetime !== 604_800_000).map(({ name }) => name);
  expect(weeks.toSorted()).toEqual(['chunk-reload', 'form-draft-*', 'locale-redirect', 'picker-closed-*']);
  for (const language of languageCodes)
    expect(storedRows.filter(({ purpose }) => message(purpose, language).length < 5)).toEqual([]);
});
