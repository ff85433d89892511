import { type City, cityNames, cityRow, citySlugs, type DepartureLocation } from '../../../content/cities.ts';
import type { Language } from '../../../content/languages.ts';
import type { IslandMessageKey, IslandTexts } from '../../../content/messages/islandMessages.ts';

/** A city that can be chosen. */
type Place = {
  readonly city: City;
  readonly name: string;
  readonly hasShop: boolean;
  /** Address of the city's picture; empty where it has none. */
  readonly picture: string;
  /** Address of its own flag; empty where it has its country's. */
  readonly flag: string;
};

/** Something of some cities. */
type ByCity<Value> = Readonly<Partial<Record<City, Value>>>;

/** Props from the page, which every page carries: everything else about a city is in the table of cities. */
export type PickerFacts = {
  readonly city: City;
  readonly language: Language;
  /** The folder that all pictures lie in. */
  readonly folder: string;
  /** The cities that can be chosen, each with the rest of its picture's address; empty where it has none. */
  readonly pictures: ByCity<string>;
  /** Names in the page's language that differ from the table's. */
  readonly names: ByCity<string>;
  /** Where the content says otherwise than the table whether there is a shop. */
  readonly shops: ByCity<boolean>;
  /** Addresses of the flags that editors gave. */
  readonly flags?: ByCity<string>;
};

/** The props with their texts. */
export type PickerProps = Pick<PickerFacts, 'city' | 'language'> & {
  /** The language of the texts, which need not be the page's. */
  readonly spoken: Language;
  readonly places: readonly Place[];
  readonly text: IslandTexts;
};

/** The cities that can be chosen, in the order of our table, with names in a language. */
export function placesOf(
  { language, folder, pictures, names, shops, flags = {} }: PickerFacts,
  spoken: Language,
): readonly Place[] {
  return citySlugs.flatMap((city) => {
    const rest = pictures[city];
    if (rest === undefined) return [];
    const name = (spoken === language ? names[city] : undefined) ?? cityNames[city][spoken];
    const hasShop = shops[city] ?? cityRow(city).onlineShop;
    return { city, name, hasShop, picture: rest && folder + rest, flag: flags[city] ?? '' };
  });
}

/** Names of the departure locations by their codes. */
export const departureNames = {
  '82001': 'departureNahaInternational',
  '82003': 'departureNahaDomestic',
  '82004': 'departureNahaCruise',
  '82002': 'departureIshigaki',
} as const satisfies Readonly<Record<DepartureLocation['id'], IslandMessageKey>>;
