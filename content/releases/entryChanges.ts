import { DEFAULT_LOCALE } from '../languages.ts';
import { ownValue } from '../ownValue.ts';
import type { DeskEntry } from '../translations/deskEntries.ts';
import { type ByLocale, wordsOf } from '../translations/localizedTexts.ts';

/** A field that differs, and the locales in which it does. */
interface FieldChange {
  readonly field: string;
  readonly locales: readonly string[];
}

/** An entry that differs between two states of a space. */
export interface EntryChange {
  readonly id: string;
  /** The entry before and after; undefined where it does not exist. */
  readonly before: DeskEntry | undefined;
  readonly after: DeskEntry | undefined;
  readonly what: 'appears' | 'disappears' | 'changes';
  readonly fields: readonly FieldChange[];
}

/** The entries that differ between two states of a space, in the order of the later one; those that are gone come last. */
export function entryChanges(before: readonly DeskEntry[], after: readonly DeskEntry[]): readonly EntryChange[] {
  const entriesBefore = new Map(before.map((entry) => [entry.id, entry]));
  const idsAfter = new Set(after.map(({ id }) => id));
  const changed = after.flatMap((entry): EntryChange[] => {
    const old = entriesBefore.get(entry.id);
    const fields = fieldChanges(old?.fields ?? {}, entry.fields);
    if (!old) return [{ id: entry.id, before: undefined, after: entry, what: 'appears', fields }];
    const isMoved = old.cities.join() !== entry.cities.join();
    return fields.length > 0 || isMoved ? [{ id: entry.id, before: old, after: entry, what: 'changes', fields }] : [];
  });
  const gone = before.flatMap((entry): EntryChange[] =>
    idsAfter.has(entry.id)
      ? []
      : [{ id: entry.id, before: entry, after: undefined, what: 'disappears', fields: fieldChanges(entry.fields, {}) }],
  );
  return [...changed, ...gone];
}

function fieldChanges(
  before: Readonly<Record<string, ByLocale>>,
  after: Readonly<Record<string, ByLocale>>,
): readonly FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((field) => {
    const [old, now] = [ownValue(before, field) ?? {}, ownValue(after, field) ?? {}];
    const locales = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
      (locale) => JSON.stringify(ownValue(old, locale)) !== JSON.stringify(ownValue(now, locale)),
    );
    return locales.length > 0 ? [{ field, locales }] : [];
  });
}

/**
 * Returns true if a change of a field is seen in a language: in its own locale, or in the default one where the field
 * says nothing in the language.
 */
export function isSeenIn(
  { before, after }: Pick<EntryChange, 'before' | 'after'>,
  { field, locales }: FieldChange,
  locale: string,
): boolean {
  if (locales.includes(locale)) return true;
  if (!locales.includes(DEFAULT_LOCALE)) return false;
  return [before, after].some(
    (entry) => entry !== undefined && wordsOf(ownValue(ownValue(entry.fields, field), locale)) === '',
  );
}
