import { DEFAULT_LANGUAGE, type Language, languages } from '../languages.ts';
import { mediaList } from '../media/media.ts';
import { ownValue } from '../ownValue.ts';
import { textsIn } from '../translations/desk.ts';
import { readDeskEntries } from '../translations/deskEntries.ts';
import { fieldLabel } from './fieldLabel.ts';
import { isMediaField } from './fields.ts';
import type { EntryGraph, RawEntry } from './graph.ts';
import { contentTypeRow, isContentType } from './registry.ts';

/** What is left to do in an entry that was published. */
interface Unfinished {
  /** Languages in which a text is missing that the entry has in another. */
  readonly languages: readonly Language[];
  /** Fields with links that lead nowhere. */
  readonly links: readonly string[];
  /** Pictures without alternative text. */
  readonly pictures: number;
}

/**
 * Reads what is left from an entry in all locales, with what it links to in the same answer, for the languages of a city.
 * Texts are missing where the translation desk says so.
 */
export function unfinished(entry: RawEntry, graph: EntryGraph, spoken: readonly Language[]): Unfinished {
  const type = entry.sys.contentType.sys.id;
  const rows = Object.entries(isContentType(type) ? contentTypeRow(type).fields : {});
  const links: string[] = [];
  let pictures = 0;
  for (const [id, field] of rows) {
    const [first] = Object.values(ownValue(entry.fields, id) ?? {});
    if (field.kind === 'link' || field.kind === 'links') {
      if ([first ?? []].flat().some((link) => graph.isBroken(link))) links.push(fieldLabel(id));
    } else if (isMediaField(field)) {
      pictures +=
        first === undefined ? 0 : (mediaList(graph.withAssets(first)) ?? []).filter(({ alt }) => alt === '').length;
    }
  }
  const space = { defaultLocale: languages[DEFAULT_LANGUAGE].locale, earlier: new Map() };
  const [deskEntry] = readDeskEntries([entry]);
  const isWritten = (language: Language): boolean =>
    deskEntry === undefined || textsIn(deskEntry, language, space).length === 0;
  return { languages: spoken.filter((language) => !isWritten(language)), links, pictures };
}

/** The names of languages, as their speakers write them. */
export function languageNames(list: readonly Language[]): string {
  return list.map((language) => languages[language].name).join(', ');
}
