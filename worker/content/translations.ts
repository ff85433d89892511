import * as v from 'valibot';
import { type Language, languageOfLocale } from '../../content/languages.ts';

const titles = v.object({
  items: v.array(
    v.object({
      sys: v.object({ id: v.string() }),
      fields: v.fallback(v.object({ title: v.fallback(v.record(v.string(), v.unknown()), {}) }), { title: {} }),
    }),
  ),
});

/**
 * Reads an answer that was asked with `locale=*` and only titles: in which languages each entry is written. Entries
 * of a service that does not answer by locale are left out: nothing is known of them.
 */
export function readTranslations(answer: unknown): ReadonlyMap<string, readonly Language[]> {
  const result = v.safeParse(titles, answer);
  if (!result.success) return new Map();
  return new Map(
    result.output.items.flatMap(({ sys, fields }) => {
      const languages = Object.entries(fields.title).flatMap(([locale, title]) => {
        const language = languageOfLocale(locale);
        return language && typeof title === 'string' && title.trim() !== '' ? [language] : [];
      });
      return languages.length > 0 ? [[sys.id, languages] as const] : [];
    }),
  );
}
