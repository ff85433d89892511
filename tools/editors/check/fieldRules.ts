import * as v from 'valibot';
import { counted } from '../../../content/counted.ts';
import { type Field, isDateField, isLocalized, isMediaField } from '../../../content/model/fields.ts';
import { readRichText } from '../../../content/model/richText.ts';
import { ownValue } from '../../../content/ownValue.ts';
import { shortened } from '../../../content/shortened.ts';
import { wordsOf } from '../../../content/translations/localizedTexts.ts';
import { textLimits } from '../../../sample/service/model/valueProblem.ts';
import { type CheckedEntry, type CheckedSpace, entriesOf, isEmpty, rowOf } from './checkedSpace.ts';
import type { Rule } from './finding.ts';
import { mediaOf, withAssets } from './mediaOf.ts';

interface Value {
  readonly entry: CheckedEntry;
  readonly name: string;
  readonly field: Field;
  readonly locale: string;
  readonly value: unknown;
}

function* valuesIn({ entries }: CheckedSpace): Iterable<Value> {
  for (const entry of entries)
    for (const [name, field] of Object.entries(rowOf(entry)?.fields ?? {}))
      for (const [locale, value] of Object.entries(ownValue(entry.fields, name) ?? {}))
        if (!isEmpty(value)) yield { entry, name, field, locale, value };
}

/** What the site can't read of a value, by the same registry row that its pages use; undefined where it reads all. */
function unusablePart(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'value':
      return field.read(value) === undefined ? value : undefined;
    case 'richText': {
      const reading = readRichText(value, { entry: () => undefined, asset: () => undefined });
      if (!reading) return value;
      return reading.leftOut.length > 0 ? reading.leftOut : undefined;
    }
    case 'link':
      return isLink(Array.isArray(value) ? value[0] : value) ? undefined : value;
    case 'links':
      return Array.isArray(value) && value.every(isLink) ? undefined : value;
  }
}

/** Returns true for a link to an entry or an asset, as an editor chose it. */
export function isLink(value: unknown): boolean {
  return v.is(v.object({ sys: v.object({ linkType: v.string(), id: v.string() }) }), value);
}

/** Why the site can't use a value of a field, as a sentence without its subject; undefined where it can. */
export function unusableText(name: string, field: Field, value: unknown): string | undefined {
  const unusable = unusablePart(field, value);
  if (unusable === undefined) return undefined;
  // Nested without end it can't even be written out.
  if (field.kind === 'richText' && unusable === value && typeof value === 'object')
    return 'can’t be used: it is no text of the editor, or lists and tables stand in each other too deep';
  return `can’t be used: ${excerpt(unusable)}${expectation(name, field)}`;
}

function expectation(name: string, field: Field): string {
  if (name === 'slug') return ', where a slug has 160 of a to z, 0 to 9, - and _ at most';
  if (isMediaField(field)) return ', which is no picture or video';
  return isDateField(field) ? ', which is no date of the calendar' : '';
}

/** Why a text is longer than the content service takes, as a sentence without its subject; undefined where it is not. */
export function lengthProblem({ field, value }: Pick<Value, 'field' | 'value'>): string | undefined {
  if (field.kind !== 'value') return undefined;
  const { type } = field.definition;
  const limit = ownValue<number>(textLimits, type === 'Array' ? 'Symbol' : type) ?? Infinity;
  const longest = Math.max(0, ...[value].flat().map((text) => (typeof text === 'string' ? text.length : 0)));
  return longest > limit ? `has ${longest} characters, ${limit} are allowed` : undefined;
}

/** Rules that compare an entry with the registry's model (docs/rules.md#content-check). */
export const fieldRules = {
  'type-unknown': {
    severity: 'warning',
    holds: 'Every entry is of a content type that the site knows',
    *find({ entries }) {
      for (const entry of entries)
        if (!rowOf(entry)) yield { entry, message: `is a ${entry.contentType}, which the site does not know` };
    },
  },
  'tag-missing': {
    severity: 'error',
    holds: 'Every entry has the tag of a city or the tag global',
    *find({ entries }) {
      for (const entry of entries)
        if (entry.cities.length === 0)
          yield { entry, message: 'has no tag of a city and not the tag global: no city shows it' };
    },
  },
  'field-unknown': {
    severity: 'warning',
    holds: 'Entries have only fields of the model',
    *find({ entries }) {
      for (const entry of entries) {
        const row = rowOf(entry);
        for (const field of row ? Object.keys(entry.fields) : [])
          if (!Object.hasOwn(row?.fields ?? {}, field))
            yield { entry, field, message: 'is no field of the model: the site never reads it' };
      }
    },
  },
  'field-required': {
    severity: 'error',
    holds: 'Required fields have a value in the default language',
    *find(space) {
      for (const entry of space.entries)
        for (const [field, { required }] of Object.entries(rowOf(entry)?.fields ?? {}))
          if (required && isEmpty(entry.value(field)))
            yield { entry, field, locale: space.defaultLocale, message: 'is required and empty' };
    },
  },
  'field-unusable': {
    severity: 'error',
    holds: 'Values can be read as the model defines them',
    *find(space) {
      for (const value of valuesIn(space)) {
        const { entry, name: field, locale } = value;
        // An asset is a picture or another file: the link does not tell.
        const given = isMediaField(value.field) ? withAssets(space, value.value) : value.value;
        if (unusablePart(value.field, given) === undefined) continue;
        const message = unusableText(field, value.field, value.value);
        if (message) yield { entry, field, locale, message };
      }
    },
  },
  'field-too-long': {
    severity: 'error',
    holds: 'Texts keep the content service’s limits: 256 characters for short ones, 50 000 for long ones',
    *find(space) {
      for (const value of valuesIn(space)) {
        const message = lengthProblem(value);
        if (message !== undefined) yield { entry: value.entry, field: value.name, locale: value.locale, message };
      }
    },
  },
  'markup-shown': {
    severity: 'warning',
    holds: 'Texts have no tags, such as those that come along from a word processor; fields of HTML may',
    *find(space) {
      for (const { entry, name, field, locale, value } of valuesIn(space)) {
        const [tag] = ('isMarkup' in field ? undefined : /<\/?[a-z][^<>]*>|<!--/i.exec(wordsOf(value))) ?? [];
        if (tag !== undefined) yield { entry, field: name, locale, message: `visitors read ${tag} as it stands` };
      }
    },
  },
  'media-unusable': {
    severity: 'error',
    holds: 'Every item of a media field names a picture or a video',
    *find(space) {
      for (const { entry, name, field, locale, value } of valuesIn(space)) {
        if (!isMediaField(field)) continue;
        const items = [value].flat();
        const lost = items.filter((item) => mediaOf(space, item).length === 0).length;
        const are = lost === 1 ? 'names no picture and is' : 'name no picture and are';
        if (lost > 0 && lost < items.length)
          yield { entry, field: name, locale, message: `${lost} of ${counted(items.length, 'item')} ${are} left out` };
      }
    },
  },
  'enquiry-unknown': {
    severity: 'warning',
    holds: 'The contact page’s kind of enquiry for bookings is one of its kinds, in each language',
    *find(space) {
      for (const entry of entriesOf(space, ['pageContactUsPage']))
        for (const [locale, value] of Object.entries(ownValue(entry.fields, 'bookingEnquiry') ?? {})) {
          const kinds = ownValue(ownValue(entry.fields, 'typesOfEnquiry'), locale) ?? entry.value('typesOfEnquiry');
          const isOneOfThem = Array.isArray(kinds) && kinds.includes(value);
          const message = `is “${wordsOf(value)}”, none of typesOfEnquiry: a booking begins without a kind`;
          if (!isEmpty(value) && !isOneOfThem) yield { entry, field: 'bookingEnquiry', locale, message };
        }
    },
  },
  'locale-stray': {
    severity: 'error',
    holds: 'Fields have values only in locales of the space, and untranslated fields only in the default one',
    *find(space) {
      const codes = new Set(space.locales.map(({ code }) => code));
      const values = [...valuesIn(space)];
      const strays = values.filter(({ locale }) => !codes.has(locale));
      // One fault of the space, however many values it has.
      for (const [locale, lost] of Map.groupBy(strays, (value) => value.locale)) {
        const are = lost.length === 1 ? 'is never shown,' : 'are never shown, the first';
        const first = `${lost[0]?.entry.id}.${lost[0]?.name}`;
        const message = `the space has no locale ${locale}: ${counted(lost.length, 'value')} in it ${are} in ${first}`;
        yield { locale, message };
      }
      for (const { entry, name, field, locale } of values)
        if (codes.has(locale) && !isLocalized(field) && locale !== space.defaultLocale)
          yield { entry, field: name, locale, message: `is not translated: the value in ${locale} is never shown` };
    },
  },
} as const satisfies Record<string, Rule>;

function excerpt(value: unknown): string {
  return shortened(JSON.stringify(value) ?? String(value), 60);
}
