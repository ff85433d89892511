import * as v from 'valibot';
import type { Language } from '../../content/languages.ts';
import { languageOfSpaceLocale } from '../../content/model/spaceLocales.ts';

const titles = v.object({
  items: v.array(
    v.object({
      sys: v.object({ id: v.string() }),
      fields: v.fallback(v.object({ title: v.fallback(v.record(v.string(), v.unknown()), {}) }), { title: {} }),
    }),
  ),
});

/**
 * Reads the languages of each entry from an answer with `locale=*` and titles only. Entries whose titles are not given by
 * locale are left out.
 */
export function readTranslations(answer: unknown): ReadonlyMap<string, readonly Language[]> {
  const result = v.safeParse(titles, answer);
  if (!result.success) return new Map();
  return new Map(
    result.output.items.flatMap(({ sys, fields }) => {
      const languages = Object.entries(fields.title).flatMap(([locale, title]) => {
        const language = languageOfSpaceLocale(locale);
        return language && typeof title === 'string' && title.trim() !== '' ? [language] : [];
      });
      return languages.length > 0 ? [[sys.id, languages] as const] : [];
    }),
  );
}
