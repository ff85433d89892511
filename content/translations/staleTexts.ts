import { ownValue } from '../ownValue.ts';
import { type ByLocale, wordsOf } from './localizedTexts.ts';

/** Earlier versions of an entry's fields, oldest first: what was published before, or snapshots of every publication. */
export type EarlierVersions = readonly Readonly<Record<string, ByLocale>>[];

/**
 * Returns true if a text was changed in its source language after it was last written in another one
 * (docs/rules.md#translation-stale). The service keeps no time of change by language, so versions are compared: the last
 * step that changed the source against the last that changed the translation. Without earlier versions nothing is stale.
 */
export function isStale(versions: readonly (ByLocale | undefined)[], source: string, locale: string): boolean {
  const words = (code: string): readonly string[] => versions.map((byLocale) => wordsOf(ownValue(byLocale, code)));
  const translations = words(locale);
  if (translations.at(-1) === '') return false;
  return lastChange(words(source)) > lastChange(translations);
}

/** The number of the last version that differs from the one before it; 0 when all are the same. */
function lastChange(texts: readonly string[]): number {
  return Math.max(
    0,
    texts.findLastIndex((text, index) => index > 0 && text !== texts[index - 1]),
  );
}
