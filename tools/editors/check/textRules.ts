import { cityRow, citySlugs } from '../../../content/cities.ts';
import { counted } from '../../../content/counted.ts';
import { DEFAULT_LANGUAGE, type Language, languageCodes, languages } from '../../../content/languages.ts';
import type { Media } from '../../../content/media/media.ts';
import { isMediaField } from '../../../content/model/fields.ts';
import { ownValue } from '../../../content/ownValue.ts';
import { hasWords, translatedFields } from '../../../content/translations/localizedTexts.ts';
import { type CheckedEntry, type CheckedSpace, isEmpty, rowOf } from './checkedSpace.ts';
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

/** Every entry in every language that its cities offer, beside the one that the others fall back to, and that the space has. */
function* translationsIn(space: CheckedSpace) {
  for (const entry of space.entries)
    for (const language of languageCodes) {
      const locale = localeOf(space, language);
      const isOffered = entry.cities.some((city) => cityRow(city).languages.includes(language));
      if (language !== DEFAULT_LANGUAGE && isOffered && locale !== undefined) yield { entry, language, locale };
    }
}

/** Fields with pictures in the default language that need an alternative text. */
function spokenMedia(entry: CheckedEntry): readonly string[] {
  if (ornamentalTypes.includes(entry.contentType)) return [];
  return Object.entries(rowOf(entry)?.fields ?? {}).flatMap(([name, field]) =>
    isMediaField(field) && !isEmpty(entry.value(name)) && !ornaments.includes(name) ? name : [],
  );
}

function altsIn(space: CheckedSpace, entry: CheckedEntry, field: string, locale: string): readonly Media[] {
  return mediaOf(space, ownValue(ownValue(entry.fields, field), locale) ?? entry.value(field));
}

function localeOf(space: CheckedSpace, language: Language): string | undefined {
  return space.locales.find((locale) => locale.language === language)?.code;
}

/** Rules of what visitors read in their language, and hear in place of pictures. */
export const textRules = {
  'locale-missing': {
    severity: 'error',
    holds: 'The space has a locale for every language that a city offers',
    *find(space) {
      for (const language of languageCodes) {
        const { locale } = languages[language];
        const cities = citySlugs.filter((city) => cityRow(city).languages.includes(language)).join(', ');
        if (cities !== '' && localeOf(space, language) === undefined)
          yield { locale, message: `the space has no locale ${locale}, offered by ${cities}` };
      }
    },
  },
  'locale-other': {
    severity: 'warning',
    holds: 'The space’s locales have the codes that the site asks for',
    *find(space) {
      for (const { code, language } of space.locales) {
        if (language === undefined || languages[language].locale === code) continue;
        const { name, locale } = languages[language];
        yield { locale: code, message: `is read for ${name} in place of ${locale}, which the space lacks` };
      }
    },
  },
  'locale-alone': {
    severity: 'error',
    holds: 'Every language falls back to another locale',
    *find(space) {
      for (const { code, language, lone } of space.locales)
        if (language !== undefined && lone !== undefined) yield { locale: code, message: lone };
    },
  },
  'translation-missing': {
    severity: 'warning',
    holds: 'Texts are written in every language that the entry’s cities offer',
    *find(space) {
      for (const { entry, language, locale } of translationsIn(space)) {
        const missing = translatedFields(entry.contentType).filter(
          (name) => isEmpty(ownValue(ownValue(entry.fields, name), locale)) && hasWords(entry.value(name)),
        );
        const field = missing.length === 1 ? missing[0] : undefined;
        const message = `not in ${languages[language].name}, shown in English: ${missing.join(', ')}`;
        if (missing.length > 0) yield { entry, field, locale, message };
      }
    },
  },
  'alt-missing': {
    severity: 'warning',
    holds: 'Pictures that say something have an alternative text',
    *find(space) {
      for (const entry of space.entries)
        for (const field of spokenMedia(entry)) {
          const alts = altsIn(space, entry, field, space.defaultLocale);
          const silent = alts.filter(({ alt }) => alt === '').length;
          const some = `${silent} of ${counted(alts.length, 'picture')} ${silent === 1 ? 'has' : 'have'}`;
          const message = `${alts.length === 1 ? 'has' : some} no alternative text`;
          if (silent > 0) yield { entry, field, message };
        }
      for (const asset of space.assets)
        if (
          ['description', 'title'].every((name) => isEmpty(ownValue(ownValue(asset.fields, name), space.defaultLocale)))
        )
          yield { asset, message: 'has no description, which is its alternative text' };
    },
  },
  'alt-translation-missing': {
    severity: 'warning',
    holds: 'Alternative texts are written in every language that the entry’s cities offer',
    *find(space) {
      for (const { entry, language, locale } of translationsIn(space)) {
        const missing = spokenMedia(entry).filter((field) => {
          const isUntold = isEmpty(ownValue(ownValue(entry.fields, field), locale));
          return altsIn(space, entry, field, locale).some(
            ({ alt, altLanguage }) =>
              alt !== '' && (isUntold || (altLanguage !== undefined && altLanguage !== language)),
          );
        });
        const field = missing.length === 1 ? missing[0] : undefined;
        const message = `alternative text not in ${languages[language].name}: ${missing.join(', ')}`;
        if (missing.length > 0) yield { entry, field, locale, message };
      }
    },
  },
} as const satisfies Record<string, Rule>;
