import * as v from 'valibot';

/** The kinds of field that a content type can have. */
export const fieldTypes = [
  'Symbol',
  'Text',
  'RichText',
  'Integer',
  'Number',
  'Date',
  'Boolean',
  'Location',
  'Object',
  'Link',
  'Array',
  'ResourceLink',
] as const;

export type FieldType = (typeof fieldTypes)[number];

const flag = v.optional(v.boolean(), false);

/** Reads one field of a content type, in the shape in which the content_types endpoint delivers it. */
export const fieldSchema = v.object({
  id: v.string(),
  name: v.string(),
  type: v.picklist(fieldTypes),
  localized: flag,
  required: flag,
  validations: v.optional(v.array(v.unknown()), []),
  disabled: flag,
  omitted: flag,
  linkType: v.optional(v.string()),
  items: v.optional(
    v.object({
      type: v.string(),
      linkType: v.optional(v.string()),
      validations: v.optional(v.array(v.unknown())),
    }),
  ),
});

export type Field = Readonly<v.InferOutput<typeof fieldSchema>>;

/** A field's values by locale code. */
export type Localised = Readonly<Record<string, unknown>>;

/** What a query can list, filter and order: an entry, an asset, or a content type or tag (without fields). */
export interface Resource {
  readonly kind: 'Entry' | 'Asset' | 'ContentType' | 'Tag';
  readonly id: string;
  readonly contentType: string | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | undefined;
  readonly firstPublishedAt: string | undefined;
  /** 0 is a draft. */
  readonly publishedVersion: number;
  readonly revision: number;
  readonly tags: readonly string[];
  readonly fields: Readonly<Record<string, Localised>>;
  /** Of a content type or a tag. */
  readonly name?: string;
  /** Of a content type. */
  readonly description?: string;
}

export interface ContentType extends Resource {
  readonly kind: 'ContentType';
  readonly name: string;
  readonly description: string;
  readonly displayField: string | null;
  readonly definitions: readonly Field[];
}

export interface Tag extends Resource {
  readonly kind: 'Tag';
  readonly name: string;
}

export interface Locale {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly default: boolean;
  readonly fallbackCode: string | null;
}

/** The content types, locales and tags of the space. */
export interface Model {
  readonly contentTypes: ReadonlyMap<string, ContentType>;
  readonly locales: readonly Locale[];
  readonly defaultLocale: string;
  readonly tags: ReadonlyMap<string, Tag>;
}

function assetField(id: string, type: FieldType): Field {
  return v.parse(fieldSchema, { id, name: id, type, localized: true });
}

/** The fields of an asset, which has no content type. */
export const assetFields: readonly Field[] = [
  assetField('title', 'Symbol'),
  assetField('description', 'Text'),
  assetField('file', 'Object'),
];

/** The fields of a resource that are delivered: those of its content type, without omitted ones. */
export function deliveredFields(model: Model, resource: Resource): readonly Field[] {
  if (resource.kind === 'Asset') return assetFields;
  const definitions = model.contentTypes.get(resource.contentType ?? '')?.definitions ?? [];
  return definitions.filter((field) => !field.omitted);
}
