import type { City } from '../../../content/cities.ts';
import type { DeskEntry } from '../../../content/translations/deskEntries.ts';
import type { ByLocale } from '../../../content/translations/localizedTexts.ts';

/** An entry with its fields by locale. */
export const localizedEntry = (
  id: string,
  contentType: string,
  fields: Readonly<Record<string, ByLocale>>,
  cities: readonly City[] = ['sydney'],
): DeskEntry => ({ id, contentType, updatedAt: '', revision: 1, cities, fields });

/** An entry in all languages, of which each field is written in English. */
export const deskEntry = (
  id: string,
  contentType: string,
  fields: Readonly<Record<string, unknown>>,
  cities?: readonly City[],
): DeskEntry => {
  const english = Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }]);
  return localizedEntry(id, contentType, Object.fromEntries(english), cities);
};
