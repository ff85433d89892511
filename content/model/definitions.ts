import { citySlugs, GLOBAL_TAG } from '../cities.ts';
import type { Immutable } from '../immutable.ts';
import { DEFAULT_LANGUAGE, DEFAULT_LOCALE, type Language, languageCodes, languages } from '../languages.ts';
import { fieldLabel } from './fieldLabel.ts';
import { type Field, type FieldDefinition, isMediaField, type Validation } from './fields.ts';
import { type ContentType, contentTypeRow } from './registry.ts';

/** A content type in the official export format, ready for `contentful space import`. */
export type ContentTypeDefinition = Immutable<ReturnType<typeof contentTypeDefinition>>;

/** A field of a content type in the official export format. */
export interface ContentField {
  readonly id: string;
  readonly name: string;
  readonly type: FieldDefinition['type'] | 'Link';
  readonly localized: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly omitted: boolean;
  readonly validations: readonly Validation[];
  readonly linkType?: 'Entry';
  readonly items?: {
    readonly type: 'Symbol' | 'Link';
    readonly linkType?: 'Entry' | 'Asset';
    readonly validations: readonly Validation[];
  };
}

/** The locale of a language in the official export format, falling back to English (docs/rules.md#language-codes). */
export function localeDefinition(language: Language) {
  const isDefault = language === DEFAULT_LANGUAGE;
  return {
    name: languages[language].name,
    code: languages[language].locale,
    fallbackCode: isDefault ? null : DEFAULT_LOCALE,
    default: isDefault,
    contentManagementApi: true,
    contentDeliveryApi: true,
    optional: !isDefault,
  };
}

/** The locales that the site reads: every language. */
export const localeDefinitions = languageCodes.map(localeDefinition);

/** The tags that assign content to cities: one for each city, and one for all (docs/rules.md#city-tags). */
export const tagDefinitions: readonly { readonly id: string; readonly name: string }[] = [GLOBAL_TAG, ...citySlugs].map(
  (id) => ({ id, name: id }),
);

/** Where a space has its pictures: with a media service, or in its own assets (docs/rules.md#asset-services). */
export const pictureSources = ['service', 'assets'] as const;
export type PictureSource = (typeof pictureSources)[number];

/** The definition of a content type, made from its row in the registry. */
export function contentTypeDefinition(type: ContentType, pictures: PictureSource = 'service') {
  const { name, fields } = contentTypeRow(type);
  const entries = Object.entries(fields);
  const [display] = entries.find(([, field]) => field.kind === 'value' && field.definition.type === 'Symbol') ?? [
    'title',
  ];
  return {
    sys: { id: type, type: 'ContentType' as const },
    name,
    description: name,
    displayField: display,
    fields: entries.map(([id, field]) => fieldDefinition(id, field, pictures)),
  };
}

/** A media field in a space with pictures in its own assets. */
const assetList = {
  type: 'Array',
  items: { type: 'Link', linkType: 'Asset', validations: [] },
} as const satisfies Partial<ContentField>;

function fieldDefinition(id: string, field: Field, pictures: PictureSource): ContentField {
  const common = { id, name: fieldLabel(id), required: field.required, disabled: false, omitted: false };
  const linkTo = (targets: readonly string[]) =>
    ({ validations: [{ linkContentType: targets }], type: 'Link', linkType: 'Entry' }) as const;
  switch (field.kind) {
    case 'value':
      return {
        ...common,
        localized: field.localized,
        validations: [],
        ...(isMediaField(field) && pictures === 'assets' ? assetList : field.definition),
      };
    case 'link':
      return { ...common, localized: false, ...linkTo(field.targets) };
    case 'links':
      return { ...common, localized: false, validations: [], type: 'Array', items: linkTo(field.targets) };
    case 'richText':
      return { ...common, localized: true, type: 'RichText', validations: [] };
  }
}
