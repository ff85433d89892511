import { type Language, languageOfLocale, languages } from '../languages.ts';
import { mediaList } from '../media/media.ts';
import { fieldLabel } from './fieldLabel.ts';
import type { EntryGraph, RawEntry } from './graph.ts';
import { contentTypeRow, isContentType } from './registry.ts';

/** What is left to do in an entry that was published. */
export interface Unfinished {
  /** Languages in which a text is missing that the entry has in another. */
  readonly languages: readonly Language[];
  /** Fields with links that lead nowhere. */
  readonly links: readonly string[];
  /** Pictures without alternative text. */
  readonly pictures: number;
}

/** Reads what is left from an entry in all locales, with what it links to in the same answer, for the languages of a city. */
export function unfinished(entry: RawEntry, graph: EntryGraph, spoken: readonly Language[]): Unfinished {
  const type = entry.sys.contentType.sys.id;
  const rows = Object.entries(isContentType(type) ? contentTypeRow(type).fields : {});
  const missing = new Set<Language>();
  const links: string[] = [];
  let pictures = 0;
  for (const [id, field] of rows) {
    const byLocale = localised(entry.fields[id]);
    const [first] = Object.values(byLocale);
    if (field.kind === 'link' || field.kind === 'links') {
      if ([first ?? []].flat().some((link) => graph.isBroken(link))) links.push(fieldLabel(id));
    } else if (field.kind === 'value' && field.definition.type === 'Object') {
      pictures += first === undefined ? 0 : (mediaList(first) ?? []).filter(({ alt }) => alt === '').length;
    } else if (isText(first) && (field.kind === 'richText' || field.localized)) {
      const written = Object.keys(byLocale).flatMap((locale) =>
        isText(byLocale[locale]) ? (languageOfLocale(locale) ?? []) : [],
      );
      for (const language of spoken) if (!written.includes(language)) missing.add(language);
    }
  }
  return { languages: spoken.filter((language) => missing.has(language)), links, pictures };
}

/** The names of languages, as their speakers write them. */
export function languageNames(list: readonly Language[]): string {
  return list.map((language) => languages[language].name).join(', ');
}

/** A field's values by locale. */
function localised(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isText(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'object' && value !== null;
}
