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

/** One field of a content type, in the shape in which the content_types endpoint delivers it. */
export interface Field {
  readonly id: string;
  readonly name: string;
  readonly type: FieldType;
  readonly localized: boolean;
  readonly required: boolean;
  readonly validations: readonly unknown[];
  readonly disabled: boolean;
  readonly omitted: boolean;
  readonly linkType?: string | undefined;
  readonly items?: FieldItems | undefined;
}

interface FieldItems {
  readonly type: string;
  readonly linkType?: string | undefined;
  readonly validations?: readonly unknown[] | undefined;
}

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
  return {
    id,
    name: id,
    type,
    localized: true,
    required: false,
    validations: [],
    disabled: false,
    omitted: false,
  };
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
