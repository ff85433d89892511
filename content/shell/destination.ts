import { type City, cityRow } from '../cities.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import type { DepartureLocation } from './departureLocations.ts';

/** Duty-free for international flights, local tax included for domestic ones (site-shell §4). */
export const travelTypes = ['international', 'domestic'] as const;
type TravelType = (typeof travelTypes)[number];

/** What a visitor has set in the destination picker, or brought along. */
export interface DestinationChoice {
  readonly city: City;
  readonly language: Language;
  /** As chosen or stored; empty while nothing was. */
  readonly travelType: string;
  readonly departureLocation: string;
}

/** What is done when a choice is submitted (site-shell §4). */
export interface Submission {
  /** Stays on the page, reads it in another language, or goes to another city. */
  readonly move: 'close' | 'language' | 'city';
  /** Empty where the city asks for none. */
  readonly travelType: TravelType | '';
  readonly departureLocation: DepartureLocation['id'] | '';
  /** The saved flight of that city no longer fits. */
  readonly clearsFlight: boolean;
}

/** Both read "Select a shopping option based on your flight" (site-shell §5). */
export type TravelTypeError = 'errorNoOptionAvailable' | 'errorNoMeetRequirement';

/**
 * Another city resets the language to English (or to the city's own, where it has no English), travel type and
 * departure location; coming back to the city that one stands in brings back what was set there (site-shell §4).
 */
export function withCity(city: City, here: DestinationChoice): DestinationChoice {
  if (city === here.city) return here;
  const { languages } = cityRow(city);
  return {
    city,
    language: languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : languages[0],
    travelType: '',
    departureLocation: '',
  };
}

/** Tells whether a text is a travel type. */
function isTravelType(value: string): value is TravelType {
  return travelTypes.some((type) => type === value);
}

/** What is wrong with the travel type: none where one is needed, or one that the city does not know. */
export function travelTypeError({ city, travelType }: DestinationChoice): TravelTypeError | undefined {
  if (!cityRow(city).needsTravelType) return undefined;
  if (travelType === '') return 'errorNoOptionAvailable';
  return isTravelType(travelType) ? undefined : 'errorNoMeetRequirement';
}

/** Submit is available only if a travel type is not required or is selected. */
export function canSubmit(choice: DestinationChoice): boolean {
  return travelTypeError(choice) === undefined;
}

/** The words of the confirm button. */
export function confirmLabel(choice: DestinationChoice, here: DestinationChoice): 'confirmChange' | 'changeLocation' {
  return choice.city === here.city ? 'confirmChange' : 'changeLocation';
}

/**
 * What a submitted choice does; undefined while it can't be submitted. `known` is the travel type that was stored for
 * the chosen city before.
 */
export function submission(choice: DestinationChoice, here: DestinationChoice, known: string): Submission | undefined {
  if (!canSubmit(choice)) return undefined;
  const { needsTravelType, departureLocations } = cityRow(choice.city);
  const travelType = needsTravelType && isTravelType(choice.travelType) ? choice.travelType : '';
  const departure = departureLocations.find(({ id }) => id === choice.departureLocation.trim());
  return {
    move: choice.city !== here.city ? 'city' : choice.language !== here.language ? 'language' : 'close',
    travelType,
    departureLocation: departure?.id ?? '',
    clearsFlight: travelType !== '' && known !== '' && known !== travelType,
  };
}

/** A path with its language segment replaced (site-shell §4: language switching). */
export function inLanguage(pathname: string, language: Language): string {
  return pathname.replace(/^\/[^/]*/, `/${language}`);
}

/** Cities of the picker without those of the hide-list, a comma-separated setting (site-shell §7: DESTINATION_HIDE_LIST). */
export function withoutHidden<Row extends { readonly city: City }>(
  rows: readonly Row[],
  hideList: string,
): readonly Row[] {
  const hidden = hideList.split(',').map((name) => name.trim().toLowerCase());
  return rows.filter(({ city }) => !hidden.includes(city));
}
