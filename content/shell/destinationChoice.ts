import { type City, cityRow, type DepartureLocation, languageIn } from '../cities.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import { isTravelType, type TravelType } from './arrival.ts';

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
  /** Empty removes the stored one; undefined leaves it, where neither it nor the city was changed or it needs none. */
  readonly departureLocation: DepartureLocation['id'] | '' | undefined;
  /** The saved flight of that city no longer fits (docs/rules.md#travel-type-flight). */
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
  return { city, language: languageIn(city, DEFAULT_LANGUAGE), travelType: '', departureLocation: '' };
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
 * The effect of submitting a choice; undefined while it can't be submitted. `here` is what the picker opened with,
 * `storedTravelType` that of the chosen city.
 */
export function submission(
  choice: DestinationChoice,
  here: DestinationChoice,
  storedTravelType: string,
): Submission | undefined {
  if (!canSubmit(choice)) return undefined;
  const { needsTravelType, departureLocations } = cityRow(choice.city);
  const isOtherCity = choice.city !== here.city;
  // Another tab may have stored either since the picker opened: what was not touched is no answer.
  const isTypeChosen = isOtherCity || choice.travelType !== here.travelType || !isTravelType(storedTravelType);
  const type = isTypeChosen ? choice.travelType : storedTravelType;
  const travelType = needsTravelType && isTravelType(type) ? type : '';
  const isTouched = departureLocations.length > 0 && choice.departureLocation !== here.departureLocation;
  const departure = departureLocations.find(({ id }) => id === choice.departureLocation.trim());
  return {
    move: isOtherCity ? 'city' : choice.language !== here.language ? 'language' : 'close',
    travelType,
    departureLocation: isOtherCity || isTouched ? (departure?.id ?? '') : undefined,
    clearsFlight: travelType !== '' && storedTravelType !== '' && storedTravelType !== travelType,
  };
}

/** A path with its language segment replaced (docs/rules.md#language-switch). */
export function inLanguage(pathname: string, language: string): string {
  return pathname.replace(/^\/[^/]*/, `/${language}`);
}
