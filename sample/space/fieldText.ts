import { isLanguage, type Language } from '../../content/languages.ts';
import { type Field, isMediaField } from '../../content/model/fields.ts';
import { day, type Moment, type Picture, type Translations } from './seed.ts';

/** What stands behind a field's name: first what has no language before it, then texts by language. */
export interface Written {
  readonly plain?: string;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

/** Sorts the pieces of a field by language. Throws for a language that does not exist or is there twice. */
export function writtenOf(pieces: readonly string[]): Written {
  const texts: Partial<Record<Language, string>> = {};
  let plain: string | undefined;
  for (const [index, piece] of pieces.entries()) {
    const [, code = '', text = ''] = /^([a-z]{2}): (.*)$/.exec(piece) ?? [];
    if (isLanguage(code)) {
      if (texts[code] !== undefined) throw new Error(`${code} is there twice`);
      texts[code] = unescaped(text);
    } else if (index === 0) plain = unescaped(piece);
    else throw new Error(`no language of the site stands before "${piece}"`);
  }
  return plain === undefined ? { texts } : { plain, texts };
}

/** Line breaks, and spaces that do not break, are written as in JavaScript: nobody sees them otherwise. */
function unescaped(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll('\\u00a0', '\u00a0');
}

/** A field's value as a seed holds it. Throws for what the field does not take. */
export function seedValueOf(field: Field, written: Written): unknown {
  switch (field.kind) {
    case 'link':
      return sameInAll(written);
    case 'links':
      return listOf(sameInAll(written), ', ');
    case 'richText':
      return translationsOf(written);
    case 'value':
      if (isMediaField(field)) return picturesOf(written);
      return field.localized ? translatedValue(field, translationsOf(written)) : plainValue(field, sameInAll(written));
  }
}

type ValueField = Extract<Field, { kind: 'value' }>;

function sameInAll({ plain = '', texts }: Written): string {
  if (Object.keys(texts).length > 0) throw new Error('it is the same in all languages');
  return plain;
}

function translatedValue(field: ValueField, translations: Translations): unknown {
  const isList = field.definition.type === 'Array';
  const values = Object.entries(translations).map(([language, text]) => [language, isList ? listOf(text, ' / ') : text]);
  return Object.fromEntries(values.map(([language, value]) => [language, readable(field, value)]));
}

function plainValue(field: ValueField, plain: string): unknown {
  switch (field.definition.type) {
    case 'Date':
      return momentOf(plain);
    case 'Boolean':
      return readable(field, { true: true, false: false }[plain] ?? plain);
    case 'Integer':
      return readable(field, Number(plain));
    case 'Location': {
      const [lat, lon] = plain.split(' ').map(Number);
      return readable(field, { lat, lon });
    }
    default:
      return readable(field, plain);
  }
}

function readable(field: ValueField, value: unknown): unknown {
  if (field.read(value) === undefined) throw new Error(`it can't be ${JSON.stringify(value)}`);
  return value;
}

/** `+3 10:00`: three days from now at ten in the morning, in the city's own time. */
function momentOf(plain: string): Moment {
  const [, days, time] = /^([+-]\d+) (\d\d:\d\d)$/.exec(plain) ?? [];
  if (!days || !time) throw new Error(`"${plain}" is no day as in "+3 10:00"`);
  return day(Number(days), time);
}

function listOf(plain: string, separator: string): readonly string[] {
  return plain === 'none' ? [] : plain.split(separator);
}

function translationsOf({ plain, texts }: Written): Translations {
  if (plain !== undefined && texts.en !== undefined) throw new Error('English is there twice');
  const translations = plain === undefined ? texts : { en: plain, ...texts };
  if (!translations.en) throw new Error('there is no English text');
  return { ...translations, en: translations.en };
}

/** Names of the picture catalogue; the texts are the alternative text of a picture that stands alone. */
export function picturesOf({ plain = '', texts }: Written): readonly (string | Picture)[] {
  const names = listOf(plain, ', ');
  if (Object.keys(texts).length === 0) return names;
  const [picture, ...others] = names;
  if (!picture || others.length > 0) throw new Error('one picture has an alternative text, several have those of the catalogue');
  return [{ picture, alt: translationsOf({ texts }) }];
}
