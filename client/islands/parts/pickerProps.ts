import { type City, cityNames, cityRow, type DepartureLocation } from '../../../content/cities.ts';
import type { Language } from '../../../content/languages.ts';
import type { IslandMessageKey, IslandTexts } from '../../../content/messages/islandMessages.ts';

/** A city that can be chosen, as far as it is not as the table of cities says: every page carries these. */
export type PlaceFacts = {
  readonly city: City;
  /** Its name in the page's language. */
  readonly name?: string | undefined;
  readonly hasShop?: boolean | undefined;
  /** Address of the city's picture; empty where it has none. */
  readonly picture: string;
};

/** A city that can be chosen. */
type Place = PlaceFacts & { readonly name: string; readonly hasShop: boolean };

/** Props from the page. Everything else about a city is in the table of cities. */
export type PickerFacts = {
  readonly city: City;
  readonly language: Language;
  readonly places: readonly PlaceFacts[];
};

/** The props with their texts. */
export type PickerProps = Omit<PickerFacts, 'places'> & {
  /** The language of the texts, which need not be the page's. */
  readonly spoken: Language;
  readonly places: readonly Place[];
  readonly text: IslandTexts;
};

/** The places whole, with names in a language. */
export function wholePlaces({ places, language }: PickerFacts, spoken: Language): readonly Place[] {
  return places.map((place) => ({
    ...place,
    name: (spoken === language ? place.name : undefined) ?? cityNames[place.city][spoken],
    hasShop: place.hasShop ?? cityRow(place.city).onlineShop,
  }));
}

/** Names of the departure locations by their codes. */
export const departureNames = {
  '82001': 'departureNahaInternational',
  '82003': 'departureNahaDomestic',
  '82004': 'departureNahaCruise',
  '82002': 'departureIshigaki',
} as const satisfies Readonly<Record<DepartureLocation['id'], IslandMessageKey>>;
