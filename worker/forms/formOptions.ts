import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import type { FormModel } from '../../content/forms/formModel.ts';
import type { FormOption } from '../../content/forms/formTypes.ts';
import { hasSpaces, type Language, languages } from '../../content/languages.ts';
import { message } from '../../content/messages/messages.ts';
import { unmarked } from '../../content/model/provenance.ts';

type Options = FormModel['options'];

/** Countries and regions by name, in the language's sort order. */
export function countryOptions(language: Language): readonly FormOption[] {
  const { hreflang } = languages[language];
  const names = new Intl.DisplayNames(hreflang, { type: 'region' });
  const { compare } = new Intl.Collator(hreflang);
  // The platform writes Japanese names with brackets of Latin texts.
  const named = (name: string): string => (hasSpaces(language) ? name : name.replaceAll(/ ?\((.*?)\)/g, '（$1）'));
  return countryCodes
    .map((value) => ({ value, text: named(names.of(value) ?? value) }))
    .sort((a, b) => compare(a.text, b.text));
}

/** Options of the contact form: countries, calling codes, the city's stores, the editors' topics. */
export function contactOptions(
  language: Language,
  stores: readonly { readonly id?: string; readonly slug: string; readonly title: string }[],
  topics: readonly string[],
  source?: Pick<FormOption, 'of' | 'field'>,
): Options {
  const countries = countryOptions(language);
  const codes = new Map<string, string>(countryCodes.map((country) => [country, callingCode(country)]));
  const storeOptions = stores
    .filter(({ slug }) => slug !== '')
    .map(({ id, slug, title }) => ({ value: slug, text: title, of: id }));
  const general = { value: 'general', text: message('enquiryGeneral', language) };
  return {
    countries,
    phoneCodes: countries.map(({ value, text }) => ({ value, text: `${text} ${codes.get(value) ?? ''}` })),
    stores: [...storeOptions, { value: 'any', text: message('anyStore', language) }],
    enquiryTypes: topics.length > 0 ? listOptions(topics, source) : [general],
  };
}

/** Options from an editor's list, of the entry and field that are given; each line is its own value. */
export function listOptions(
  lines: readonly string[],
  source?: Pick<FormOption, 'of' | 'field'>,
): readonly FormOption[] {
  return lines.map((line) => ({ value: unmarked(line).normalize('NFC').trim(), text: line, ...source }));
}

/** The telephone library's country codes (ISO 3166-1 alpha-2). */
const countryCodes: readonly CountryCode[] = getCountries();

/** The calling code of a country, e.g. `+61`. */
function callingCode(country: CountryCode): string {
  return `+${getCountryCallingCode(country)}`;
}

/** A telephone number in international form; undefined when it is not valid in the country. */
export function internationalNumber(typed: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isValid() ? number.number : undefined;
}
