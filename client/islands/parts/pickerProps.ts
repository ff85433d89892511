import { type City, cityNames, cityRow, type DepartureLocation, type Region } from '../../../content/cities.ts';
import type { Language } from '../../../content/languages.ts';
import { type IslandMessageKey, islandTexts } from '../../../content/messages/islandMessages.ts';

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
} & ReturnType<typeof pickerWords>;

/** The places whole, with names in a language. */
export function wholePlaces({ places, language }: PickerFacts, spoken: Language): readonly Place[] {
  return places.map((place) => ({
    ...place,
    name: (spoken === language ? place.name : undefined) ?? cityNames[place.city][spoken],
    hasShop: place.hasShop ?? cityRow(place.city).onlineShop,
  }));
}

/** The picker's texts in a language. */
export function pickerWords(language: Language) {
  const message = islandTexts(language);
  const regions: Readonly<Record<Region, string>> = {
    europe: message('regionEurope'),
    'asia-pacific': message('regionAsiaPacific'),
    'north-america': message('regionNorthAmerica'),
    'middle-east': message('regionMiddleEast'),
    oceania: message('regionOceania'),
  };
  return { regions, departures: departureTexts(message), texts: pickerTexts(message) };
}

function pickerTexts(message: (key: IslandMessageKey) => string) {
  return {
    selectDestination: message('selectDestination'),
    currentLocation: message('currentLocation'),
    onlineShopping: message('onlineShopping'),
    destination: message('destination'),
    language: message('language'),
    localTime: message('localTime'),
    travelType: message('travelType'),
    travelTypeInternational: message('travelTypeInternational'),
    travelTypeInternationalCaption: message('travelTypeInternationalCaption'),
    travelTypeDomestic: message('travelTypeDomestic'),
    travelTypeDomesticCaption: message('travelTypeDomesticCaption'),
    departureLocation: message('departureLocation'),
    pleaseChoose: message('pleaseChoose'),
    confirmChange: message('confirmChange'),
    changeLocation: message('changeLocation'),
    errorNoOptionAvailable: message('errorNoOptionAvailable'),
    errorNoMeetRequirement: message('errorNoMeetRequirement'),
    welcomeTitle: message('welcomeTitle'),
    welcomeText: message('welcomeText'),
    continueToSite: message('continueToSite'),
    close: message('close'),
    clear: message('clear'),
    showOptions: message('showOptions'),
    noMatch: message('noMatch'),
    optionUnknown: message('optionUnknown'),
    optionMissing: message('optionMissing'),
  };
}

/** Names of the departure locations by their codes. */
export function departureTexts(
  message: (key: IslandMessageKey) => string,
): Readonly<Record<DepartureLocation['id'], string>> {
  return {
    '82001': message('departureNahaInternational'),
    '82003': message('departureNahaDomestic'),
    '82004': message('departureNahaCruise'),
    '82002': message('departureIshigaki'),
  };
}
