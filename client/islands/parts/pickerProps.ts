import type { City, Region } from '../../../content/cities.ts';
import type { DepartureLocation } from '../../../content/departureLocations.ts';
import type { Language } from '../../../content/languages.ts';

/** Texts of the picker, by message key. */
export type PickerTexts = Readonly<
  Record<
    | 'selectDestination'
    | 'currentLocation'
    | 'onlineShopping'
    | 'destination'
    | 'language'
    | 'travelType'
    | 'travelTypeInternational'
    | 'travelTypeInternationalCaption'
    | 'travelTypeDomestic'
    | 'travelTypeDomesticCaption'
    | 'departureLocation'
    | 'pleaseChoose'
    | 'confirmChange'
    | 'changeLocation'
    | 'errorNoOptionAvailable'
    | 'errorNoMeetRequirement'
    | 'welcomeTitle'
    | 'welcomeText'
    | 'continueToSite'
    | 'close'
    | 'clear'
    | 'showOptions'
    | 'noMatch',
    string
  >
>;

/** A city that can be chosen, with its name in the page's language. */
export type Place = {
  readonly city: City;
  readonly name: string;
  readonly hasShop: boolean;
};

/** What the picker is told by the page. Everything else about a city is in the table of cities. */
export type PickerProps = {
  readonly city: City;
  readonly language: Language;
  readonly places: readonly Place[];
  readonly regions: Readonly<Record<Region, string>>;
  readonly departures: Readonly<Record<DepartureLocation['id'], string>>;
  readonly texts: PickerTexts;
};
