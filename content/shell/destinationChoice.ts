import type { DepartureLocation } from '../cities.ts';
import { type City, cityRow } from '../cities.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';

/** Duty-free for international flights, local tax included for domestic ones (docs/rules.md#travel-types). */
export const travelTypes = ['international', 'domestic'] as const;
type TravelType = (typeof travelTypes)[number];

/** What a visitor has chosen in the destination picker, or stored before. */
export interface DestinationChoice {
  readonly city: City;
  readonly language: Language;
  /** As chosen or stored; empty for none. */
  readonly travelType: string;
  readonly departureLocation: string;
}

/** The effect of a submitted choice (docs/rules.md#picker-submit). */
interface Submission {
  /** Stays on the page, changes its language, or goes to another city. */
  readonly move: 'close' | 'language' | 'city';
  /** Empty where the city needs none. */
  readonly travelType: TravelType | '';
  readonly departureLocation: DepartureLocation['id'] | '';
  /** The saved flight of that city no longer fits. */
  readonly clearsFlight: boolean;
}

/** Both read "Select a shopping option based on your flight" (docs/rules.md#travel-types). */
type TravelTypeError = 'errorNoOptionAvailable' | 'errorNoMeetRequirement';

/**
 * Another city resets the language to English (or to the city's own, where it has no English), travel type and
 * departure location; returning to the current city restores its choice (docs/rules.md#picker-other-city).
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

function isTravelType(value: string): value is TravelType {
  return travelTypes.some((type) => type === value);
}

/** The error of the travel type: missing where one is needed, or not valid. */
export function travelTypeError({ city, travelType }: DestinationChoice): TravelTypeError | undefined {
  if (!cityRow(city).needsTravelType) return undefined;
  if (travelType === '') return 'errorNoOptionAvailable';
  return isTravelType(travelType) ? undefined : 'errorNoMeetRequirement';
}

/** Submit is available only if a travel type is not required or is selected. */
export function canSubmit(choice: DestinationChoice): boolean {
  return travelTypeError(choice) === undefined;
}

/** The label of the confirm button. */
export function confirmLabel(choice: DestinationChoice, here: DestinationChoice): 'confirmChange' | 'changeLocation' {
  return choice.city === here.city ? 'confirmChange' : 'changeLocation';
}

/**
 * The effect of submitting a choice; undefined while it can't be submitted. `known` is the stored travel type of the
 * chosen city.
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

/** A path with its language segment replaced (docs/rules.md#language-switch). */
export function inLanguage(pathname: string, language: Language): string {
  return pathname.replace(/^\/[^/]*/, `/${language}`);
}

/** Cities of the picker without those of the hide-list, a comma-separated setting (docs/rules.md#picker-hidden-cities). */
export function withoutHidden<Row extends { readonly city: City }>(
  rows: readonly Row[],
  hideList: string,
): readonly Row[] {
  const hidden = hideList.split(',').map((name) => name.trim().toLowerCase());
  return rows.filter(({ city }) => !hidden.includes(city));
}
