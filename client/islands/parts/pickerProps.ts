import type { City, Region } from '../../../content/cities.ts';
import type { Language } from '../../../content/languages.ts';
import { type IslandMessageKey, islandTexts } from '../../../content/messages/islands.ts';
import type { DepartureLocation } from '../../../content/shell/departureLocations.ts';

/** A city that can be chosen, with its name in the page's language. */
export type Place = {
  readonly city: City;
  readonly name: string;
  readonly hasShop: boolean;
};

/** What the picker is told by the page. Everything else about a city is in the table of cities. */
export type PickerFacts = {
  readonly city: City;
  readonly language: Language;
  readonly places: readonly Place[];
};

/** What the picker shows: the page's facts, in words. */
export type PickerProps = PickerFacts & ReturnType<typeof pickerWords>;

/** The picker's words in a language. */
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
