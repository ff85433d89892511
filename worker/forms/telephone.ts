import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** The telephone library's country codes (ISO 3166-1 alpha-2). */
export const countryCodes: readonly CountryCode[] = getCountries();

/** The calling code of a country, e.g. `+61`. */
export function callingCode(country: CountryCode): string {
  return `+${getCountryCallingCode(country)}`;
}

/** A telephone number in international form; undefined when it is not valid in the country. */
export function internationalNumber(typed: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isValid() ? number.number : undefined;
}
