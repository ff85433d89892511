import { cityRow, citySlugs } from '../../../content/cities.ts';
import { counted } from '../../../content/counted.ts';
import { DEFAULT_LANGUAGE, type Language, languageCodes, languages } from '../../../content/languages.ts';
import { isMediaField } from '../../../content/model/fields.ts';
import { ownValue } from '../../../content/ownValue.ts';
import { hasWords, translatedFields } from '../../../content/translations/localizedTexts.ts';
import { type CheckedEntry, type CheckedSpace, isEmpty, rowOf, standardValue } from './checkedSpace.ts';
import type { Rule } from './finding.ts';
import { mediaOf } from './mediaOf.ts';

/** Fields whose pictures are decorative or stand beside their own name; they need no alternative text. */
const ornaments: readonly string[] = [
  'backgroundImage',
  'backgroundImageMobile',
  'backgroundVideos',
  'backgroundVideosMobile',
  'videoCoverImage',
  'countryFlag',
  'socialIconImage',
  'socialIconImagePopup',
  'headerLogo',
  'footerLogo',
  'logo',
];
/** Types whose pictures all stand beside the text that says the same. */
const ornamentalTypes: readonly string[] = ['promoBanner', 'localeWebsite', 'seo'];

/** Languages that an entry's cities offer, beside the one that the others fall back to. */
function languagesOf(entry: CheckedEntry): readonly Language[] {
  return languageCodes.filter(
    (language) =>
      language !== DEFAULT_LANGUAGE && entry.cities.some((city) => cityRow(city).languages.includes(language)),
  );
}

/** Fields of pictures that have a value in the default language. */
function filledMedia(space: CheckedSpace, entry: CheckedEntry): readonly string[] {
  return Object.entries(rowOf(entry)?.fields ?? {}).flatMap(([name, field]) =>
    isMediaField(field) && !isEmpty(standardValue(space, entry, name)) ? [name] : [],
  );
}

function altsIn(
  space: CheckedSpace,
  entry: CheckedEntry,
  field: string,
  locale: string,
): readonly { alt: string; language?: Language | undefined }[] {
  const value = ownValue(ownValue(entry.fields, field), locale) ?? standardValue(space, entry, field);
  return mediaOf(space, value).map(({ alt, altLanguage }) => ({ alt, language: altLanguage }));
}

function spokenMedia(space: CheckedSpace, entry: CheckedEntry): readonly string[] {
  if (ornamentalTypes.includes(entry.contentType)) return [];
  return filledMedia(space, entry).filter((name) => !ornaments.includes(name));
}

function localeOf(space: CheckedSpace, language: Language): string | undefined {
  return space.locales.find((locale) => locale.language === language)?.code;
}

/** Rules of what visitors read in their language, and hear in place of pictures. */
export const textRules = {
  'locale-missing': {
    severity: 'error',
    holds: 'The space has a locale for every language that a city offers',
    find: (space) =>
      languageCodes.flatMap((language) => {
        const offering = citySlugs.filter((city) => cityRow(city).languages.includes(language));
        return offering.length === 0 || localeOf(space, language) !== undefined
          ? []
          : [
              {
                locale: languages[language].locale,
                message: `the space has no locale ${languages[language].locale}, offered by ${offering.join(', ')}`,
              },
            ];
      }),
  },
  'locale-other': {
    severity: 'warning',
    holds: 'The space’s locales have the codes that the site asks for',
    find: (space) =>
      space.locales.flatMap(({ code, language }) =>
        language === undefined || languages[language].locale === code
          ? []
          : [
              {
                locale: code,
                message: `is read for ${languages[language].name} in place of ${languages[language].locale}, which the space lacks`,
              },
            ],
      ),
  },
  'translation-missing': {
    severity: 'warning',
    holds: 'Texts are written in every language that the entry’s cities offer',
    find: (space) =>
      space.entries.flatMap((entry) =>
        languagesOf(entry).flatMap((language) => {
          const locale = localeOf(space, language);
          const missing =
            locale === undefined
              ? []
              : translatedFields(entry.contentType).filter(
                  (name) =>
                    isEmpty(ownValue(ownValue(entry.fields, name), locale)) &&
                    hasWords(standardValue(space, entry, name)),
                );
          return missing.length === 0
            ? []
            : [
                {
                  entry,
                  field: missing.length === 1 ? missing[0] : undefined,
                  locale,
                  message: `not in ${languages[language].name}, shown in English: ${missing.join(', ')}`,
                },
              ];
        }),
      ),
  },
  'alt-missing': {
    severity: 'warning',
    holds: 'Pictures that say something have an alternative text',
    find: (space) => [
      ...space.entries.flatMap((entry) =>
        spokenMedia(space, entry).flatMap((field) => {
          const alts = altsIn(space, entry, field, space.defaultLocale);
          const silent = alts.filter(({ alt }) => alt === '').length;
          return silent === 0
            ? []
            : [
                {
                  entry,
                  field,
                  message:
                    alts.length === 1
                      ? 'has no alternative text'
                      : `${silent} of ${counted(alts.length, 'picture')} ${silent === 1 ? 'has' : 'have'} no alternative text`,
                },
              ];
        }),
      ),
      ...space.assets.flatMap((asset) =>
        ['description', 'title'].every((name) => isEmpty(ownValue(ownValue(asset.fields, name), space.defaultLocale)))
          ? [{ asset, message: 'has no description, which is its alternative text' }]
          : [],
      ),
    ],
  },
  'alt-translation-missing': {
    severity: 'warning',
    holds: 'Alternative texts are written in every language that the entry’s cities offer',
    find: (space) =>
      space.entries.flatMap((entry) =>
        languagesOf(entry).flatMap((language) => {
          const locale = localeOf(space, language);
          const missing = spokenMedia(space, entry).filter(
            (field) =>
              locale !== undefined &&
              altsIn(space, entry, field, locale).some(
                (item) =>
                  item.alt !== '' &&
                  (isEmpty(ownValue(ownValue(entry.fields, field), locale)) ||
                    (item.language !== undefined && item.language !== language)),
              ),
          );
          return missing.length === 0
            ? []
            : [
                {
                  entry,
                  field: missing.length === 1 ? missing[0] : undefined,
                  locale,
                  message: `alternative text not in ${languages[language].name}: ${missing.join(', ')}`,
                },
              ];
        }),
      ),
  },
} as const satisfies Record<string, Rule>;
