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
  const common = { id, name: labelOf(id), required: field.required, disabled: false, omitted: false };
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

/** `externalLink1st` reads "External link 1st". */
function labelOf(id: string): string {
  const words = id.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
