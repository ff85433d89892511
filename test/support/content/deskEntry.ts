import type { City } from '../../../content/cities.ts';
import type { DeskEntry } from '../../../content/translations/deskEntries.ts';

/** An entry in all languages, of which each field is written in English. */
export const deskEntry = (
  id: string,
  contentType: string,
  fields: Readonly<Record<string, unknown>>,
  cities: readonly City[] = ['sydney'],
): DeskEntry => ({
  id,
  contentType,
  updatedAt: '',
  revision: 1,
  cities,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
});
