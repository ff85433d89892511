import { citySlugs } from '../cities.ts';
import { DEFAULT_LANGUAGE, languageCodes, languages } from '../languages.ts';
import { fieldLabel } from './fieldLabel.ts';
import type { Field, FieldDefinition, Validation } from './fields.ts';
import { type ContentType, contentTypeRow } from './registry.ts';

/** A content type in the official export format, ready for `contentful space import`. */
export interface ContentTypeDefinition {
  readonly sys: { readonly id: string; readonly type: 'ContentType' };
  readonly name: string;
  readonly description: string;
  readonly displayField: string;
  readonly fields: readonly ContentField[];
}

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
    readonly linkType?: 'Entry';
    readonly validations: readonly Validation[];
  };
}

/** A locale of the space in the official export format. */
export interface LocaleDefinition {
  readonly name: string;
  readonly code: string;
  readonly fallbackCode: string | null;
  readonly default: boolean;
  readonly contentManagementApi: boolean;
  readonly contentDeliveryApi: boolean;
  readonly optional: boolean;
}

/** The locales that the site reads: every language, falling back to English (docs/rules.md#language-codes). */
export const localeDefinitions: readonly LocaleDefinition[] = languageCodes.map((code) => ({
  name: languages[code].name,
  code: languages[code].locale,
  fallbackCode: code === DEFAULT_LANGUAGE ? null : languages[DEFAULT_LANGUAGE].locale,
  default: code === DEFAULT_LANGUAGE,
  contentManagementApi: true,
  contentDeliveryApi: true,
  optional: code !== DEFAULT_LANGUAGE,
}));

/** The tags that assign content to cities: one for each city, and one for all (docs/rules.md#city-tags). */
export const tagDefinitions: readonly { readonly id: string; readonly name: string }[] = ['global', ...citySlugs].map(
  (id) => ({ id, name: id }),
);

/** The definition of a content type, made from its row in the registry. */
export function contentTypeDefinition(type: ContentType): ContentTypeDefinition {
  const { name, fields } = contentTypeRow(type);
  const entries = Object.entries(fields);
  const [display] = entries.find(([, field]) => field.kind === 'value' && field.definition.type === 'Symbol') ?? [
    'title',
  ];
  return {
    sys: { id: type, type: 'ContentType' },
    name,
    description: name,
    displayField: display,
    fields: entries.map(([id, field]) => fieldDefinition(id, field)),
  };
}

function fieldDefinition(id: string, field: Field): ContentField {
  const common = { id, name: fieldLabel(id), required: field.required, disabled: false, omitted: false };
  const linkTo = (targets: readonly string[]) =>
    ({ validations: [{ linkContentType: targets }], type: 'Link', linkType: 'Entry' }) as const;
  switch (field.kind) {
    case 'value':
      return { ...common, localized: field.localized, validations: [], ...field.definition };
    case 'link':
      return { ...common, localized: false, ...linkTo(field.targets) };
    case 'links':
      return { ...common, localized: false, validations: [], type: 'Array', items: linkTo(field.targets) };
    case 'richText':
      return { ...common, localized: true, type: 'RichText', validations: [] };
  }
}
