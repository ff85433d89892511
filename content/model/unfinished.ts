import { DEFAULT_LANGUAGE, type Language, languages } from '../languages.ts';
import { mediaList } from '../media/media.ts';
import { ownValue } from '../ownValue.ts';
import { readPeriod } from '../time/period.ts';
import { endsBeforeStart } from '../time/zonedTime.ts';
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
  /** Fields whose value can't be used, and an end before its start. */
  readonly fields: readonly string[];
  /** Pictures without alternative text. */
  readonly pictures: number;
}

/**
 * Reads what is left from an entry in all locales, with what it links to in the same answer, for a city.
 * Texts are missing where the translation desk says so.
 */
export function unfinished(
  entry: RawEntry,
  graph: EntryGraph,
  { languages: spoken, timeZone }: { readonly languages: readonly Language[]; readonly timeZone: string },
): Unfinished {
  const type = entry.sys.contentType.sys.id;
  const rows = Object.entries(isContentType(type) ? contentTypeRow(type).fields : {});
  const [links, fields]: [string[], string[]] = [[], []];
  let pictures = 0;
  for (const [id, field] of rows) {
    const values = Object.values(ownValue(entry.fields, id) ?? {});
    const [first] = values;
    if (field.kind === 'link' || field.kind === 'links') {
      if ([first ?? []].flat().some((link) => graph.isBroken(link))) links.push(fieldLabel(id));
    } else if (isMediaField(field)) {
      pictures +=
        first === undefined ? 0 : (mediaList(graph.withAssets(first)) ?? []).filter(({ alt }) => alt === '').length;
    } else if (field.kind === 'value' && values.some((value) => value !== null && field.read(value) === undefined)) {
      fields.push(fieldLabel(id));
    }
  }
  const period = readPeriod((name) => Object.values(ownValue(entry.fields, name) ?? {})[0]);
  if (endsBeforeStart(period, timeZone)) fields.push(fieldLabel('endDate'));
  const space = { defaultLocale: languages[DEFAULT_LANGUAGE].locale, earlier: new Map() };
  const [deskEntry] = readDeskEntries([entry]);
  const isWritten = (language: Language): boolean =>
    deskEntry === undefined || textsIn(deskEntry, language, space).length === 0;
  return { languages: spoken.filter((language) => !isWritten(language)), links, fields, pictures };
}

/** The names of languages, as their speakers write them. */
export function languageNames(list: readonly Language[]): string {
  return list.map((language) => languages[language].name).join(', ');
}
