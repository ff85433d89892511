import type { Field } from './fields.ts';
import { type ContentType, contentTypeRow } from './registry.ts';

/** A content type in the official export format, ready for `contentful space import`. */
export interface ContentTypeDefinition {
  readonly sys: { readonly id: string; readonly type: 'ContentType' };
  readonly name: string;
  readonly description: string;
  readonly displayField: string;
  readonly fields: readonly Readonly<Record<string, unknown>>[];
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

function fieldDefinition(id: string, field: Field): Readonly<Record<string, unknown>> {
  const common = { id, name: labelOf(id), required: field.required, disabled: false, omitted: false };
  const linked =
    'targets' in field
      ? { validations: [{ linkContentType: field.targets }], type: 'Link', linkType: 'Entry' }
      : undefined;
  switch (field.kind) {
    case 'value':
      return { ...common, localized: field.localized, validations: [], ...field.definition };
    case 'link':
      return { ...common, localized: false, ...linked };
    case 'links':
      return { ...common, localized: false, validations: [], type: 'Array', items: linked };
    case 'richText':
      return { ...common, localized: true, type: 'RichText', validations: [] };
  }
}

/** `externalLink1st` reads "External link 1st". */
function labelOf(id: string): string {
  const words = id.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
