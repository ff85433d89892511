import { editedAt } from '../address/editorAddress.ts';
import { type City, citySlugs, isCity } from '../cities.ts';
import { isLanguage, type Language, languageCodes } from '../languages.ts';
import { isOneOf } from '../names.ts';
import { type DeskItem, type TextState, textStates } from './desk.ts';
import { type DeskKind, deskKinds } from './deskKinds.ts';

/** How desk and command call the states. */
export const stateNames = {
  missing: 'missing',
  fallsBack: 'in English',
  stale: 'stale',
} as const satisfies Record<TextState, string>;

/** What of the desk somebody wants to see; everything where nothing is chosen. */
export interface DeskChoice {
  readonly city: City | undefined;
  readonly language: Language | undefined;
  readonly kind: DeskKind | undefined;
  readonly state: TextState | undefined;
}

/** A word that names no city, language, kind or state. */
interface UnknownChoice {
  readonly unknown: string;
}

/** Reads a choice from its words; an empty word chooses nothing. */
export function readDeskChoice(
  words: Readonly<Partial<Record<keyof DeskChoice, string | undefined>>>,
): DeskChoice | UnknownChoice {
  const { city = '', language = '', kind = '', state = '' } = words;
  if (city !== '' && !isCity(city)) return { unknown: `${city} is no city` };
  if (language !== '' && !isLanguage(language))
    return { unknown: `${language} is no language: ${languageCodes.join(', ')}` };
  if (kind !== '' && !isOneOf(deskKinds, kind)) return { unknown: `${kind} is no kind of page` };
  const textState = textStates.find((candidate) => candidate === state);
  if (state !== '' && !textState) return { unknown: `${state} is no state: ${textStates.join(', ')}` };
  return { city: city || undefined, language: language || undefined, kind: kind || undefined, state: textState };
}

/** The items of a choice, each with the cities and the texts that are meant. */
export function chosenItems(items: readonly DeskItem[], choice: DeskChoice): readonly DeskItem[] {
  return items.flatMap((item) => {
    const cities = choice.city === undefined ? item.cities : item.cities.filter((city) => city === choice.city);
    const texts = choice.state === undefined ? item.texts : item.texts.filter(({ state }) => state === choice.state);
    const isMeant =
      (choice.language === undefined || item.language === choice.language) &&
      (choice.kind === undefined || item.kind === choice.kind);
    return isMeant && cities.length > 0 && texts.length > 0 ? [{ ...item, cities, texts }] : [];
  });
}

/**
 * How many texts are in which state, by city and language; a text that all cities share counts in each. Only pairs that have
 * some.
 */
export function deskCounts(items: readonly DeskItem[]) {
  return citySlugs.flatMap((city) =>
    languageCodes.flatMap((language) => {
      const texts = items.flatMap((item) =>
        item.language === language && item.cities.includes(city) ? item.texts : [],
      );
      if (texts.length === 0) return [];
      const count = (state: TextState): number => texts.filter((text) => text.state === state).length;
      return [
        { city, language, counts: { missing: count('missing'), fallsBack: count('fallsBack'), stale: count('stale') } },
      ];
    }),
  );
}

/** The fields of an item by what is wrong with them. */
export function itemStates({ texts }: DeskItem) {
  const byState = Map.groupBy(texts, ({ state }) => state);
  return textStates.flatMap((state) => {
    const fields = (byState.get(state) ?? []).map(({ field }) => field);
    return fields.length > 0 ? [{ state, fields }] : [];
  });
}

/** The cities of an item, or how many they are. */
export function itemCities({ cities }: DeskItem): string {
  return cities.length > 3 ? `${cities.length} cities` : cities.join(', ');
}

/** The path of a page that shows an item, in one of its cities; undefined for menus and settings, and where none is known. */
export function itemPath({ cities, pages }: DeskItem): string | undefined {
  return pages.find(({ city }) => cities.includes(city))?.path;
}

/** The item's place in the editor, from the address of an entry there without its id. */
export function itemEditor({ id, locale, texts: [text] }: DeskItem, editor: string): string {
  return editedAt(editor, { entryId: id, fieldId: text?.field ?? '', locale });
}
