import { DEFAULT_LOCALE, type Language, languages } from '../languages.ts';
import { mediaList } from '../media/media.ts';
import { ownValue } from '../ownValue.ts';
import { property } from '../record.ts';
import { readPeriod } from '../time/period.ts';
import { endsBeforeStart } from '../time/zonedTime.ts';
import { textsIn } from '../translations/desk.ts';
import { readDeskEntries } from '../translations/deskEntries.ts';
import { fieldLabel } from './fieldLabel.ts';
import { isMediaField } from './fields.ts';
import type { EntryGraph, RawEntry } from './graph.ts';
import { type ReadingNote, readEntries } from './readEntry.ts';
import { contentTypeRow, contentTypes, isContentType } from './registry.ts';

/** What is left to do in an entry that was published. */
interface Unfinished {
  /** Languages in which a text is missing that the entry has in another. */
  readonly languages: readonly Language[];
  /** Fields with links that lead nowhere. */
  readonly links: readonly string[];
  /** Fields whose value can't be used, and an end before its start. */
  readonly fields: readonly string[];
  /** Pictures without alternative text in a language. */
  readonly pictures: number;
}

/**
 * Reads what is left from an entry in all locales, with what it links to in the same answer, for a city.
 * Texts are missing where the translation desk says so; fields and links are what pages note, and each item of a media field.
 */
export function unfinished(
  entry: RawEntry,
  graph: EntryGraph,
  { languages: spoken, timeZone }: { readonly languages: readonly Language[]; readonly timeZone: string },
): Unfinished {
  const notes: Note[] = [...readingNotes(entry, graph)];
  const wordless = new Set<string>();
  for (const [field, place, item] of mediaItems(entry)) {
    const given = graph.withAssets(item);
    const media = mediaList(given);
    if (!media) notes.push({ field, problem: graph.isLink(given) ? 'unresolved' : 'unusable' });
    if (media?.some(({ alt }) => alt === '')) wordless.add(`${field} ${place}`);
  }
  const period = readPeriod((name) => Object.values(ownValue(entry.fields, name) ?? {})[0]);
  if (endsBeforeStart(period, timeZone)) notes.push({ field: 'endDate', problem: 'unusable' });
  const labels = (areUnusable: boolean): readonly string[] => [
    ...new Set(
      notes.filter(({ problem }) => (problem === 'unusable') === areUnusable).map(({ field }) => fieldLabel(field)),
    ),
  ];
  const space = { defaultLocale: DEFAULT_LOCALE, earlier: new Map() };
  const [deskEntry] = readDeskEntries([entry]);
  const isWritten = (language: Language): boolean =>
    deskEntry === undefined || textsIn(deskEntry, language, space).length === 0;
  return {
    languages: spoken.filter((language) => !isWritten(language)),
    links: labels(false),
    fields: labels(true),
    pictures: wordless.size,
  };
}

type Note = Pick<ReadingNote, 'field' | 'problem'>;

/** What pages note of an entry itself, in each of its locales. */
function readingNotes(entry: RawEntry, graph: EntryGraph): readonly Note[] {
  const follow: EntryGraph['follow'] = (link) => {
    const target = graph.follow(link);
    return target && { ...target, fields: {} };
  };
  const locales = new Set(Object.values(entry.fields).flatMap((values) => Object.keys(values ?? {})));
  return [...locales].flatMap((locale) => {
    const fields = Object.fromEntries(
      Object.entries(entry.fields).map(([id, values]) => [id, property(values, locale)]),
    );
    return readEntries({ ...graph, items: [{ ...entry, fields }], follow }, contentTypes, (html) => html).notes;
  });
}

/** The items of an entry's media fields in each locale, with their place in their list. */
function* mediaItems({ sys, fields }: RawEntry): Iterable<readonly [field: string, place: number, item: unknown]> {
  const type = sys.contentType.sys.id;
  for (const [id, field] of Object.entries(isContentType(type) ? contentTypeRow(type).fields : {}))
    for (const value of isMediaField(field) ? Object.values(ownValue(fields, id) ?? {}) : [])
      for (const [place, item] of [value ?? []].flat().entries()) yield [id, place, item];
}

/** The names of languages, as their speakers write them. */
export function languageNames(list: readonly Language[]): string {
  return list.map((language) => languages[language].name).join(', ');
}
