import { isNameIn } from '../../../content/names.ts';
import { ownValue } from '../../../content/ownValue.ts';
import { unknownPath } from '../model/apiError.ts';
import { assetFields, type Field, type FieldType, type Model, type Resource } from '../model/model.ts';

/** The type of a path's values, which decides its operators and how operands are read. */
export type ValueType = Exclude<FieldType, 'Array'>;

const sysTypes = {
  id: 'Symbol',
  type: 'Symbol',
  createdAt: 'Date',
  updatedAt: 'Date',
  publishedAt: 'Date',
  firstPublishedAt: 'Date',
  publishedVersion: 'Integer',
  revision: 'Integer',
  contentType: 'Symbol',
} as const satisfies Readonly<Record<string, ValueType>>;

export type SysName = keyof typeof sysTypes;

/** Where a filter or an order looks. */
export type Path =
  | { readonly at: 'sys'; readonly name: SysName; readonly type: ValueType }
  | { readonly at: 'tags'; readonly type: 'Symbol' }
  /** What a content type or a tag has in place of fields. */
  | { readonly at: 'name' | 'visibility'; readonly type: 'Symbol' }
  | FieldPath
  /** A key inside an asset's file. */
  | { readonly at: 'file'; readonly keys: readonly string[]; readonly type: ValueType }
  /** `fields.brand.sys.id`: the ids that a link field holds. */
  | { readonly at: 'linkId'; readonly field: Field; readonly type: 'Symbol' }
  /** `fields.brand.sys.contentType.sys.id`: the content types of the entries that it leads to. */
  | { readonly at: 'linkedType'; readonly field: Field; readonly type: 'Symbol' }
  /** `fields.brand.fields.title`: a field of the entries that it leads to. */
  | {
      readonly at: 'linked';
      readonly field: Field;
      readonly contentType: string;
      readonly inner: FieldPath | { readonly at: 'linkId'; readonly field: Field; readonly type: 'Symbol' };
      readonly type: ValueType;
    };

interface FieldPath {
  readonly at: 'field';
  readonly field: Field;
  /** `fields.title.en-US` reads one locale, whatever the request's locale is. */
  readonly locale: string | undefined;
  readonly type: ValueType;
}

/** What is being queried, and so which paths exist. */
export interface Target {
  readonly kind: Resource['kind'];
  readonly model: Model;
  readonly contentType: string | undefined;
  /** For each link field the content type that the query says its entries have. */
  readonly linkedTypes: ReadonlyMap<string, string>;
}

const fileTypes: Readonly<Record<string, ValueType>> = {
  contentType: 'Symbol',
  fileName: 'Symbol',
  url: 'Symbol',
  'details.size': 'Integer',
  'details.image.width': 'Integer',
  'details.image.height': 'Integer',
};

function valueTypeOf(field: Field): ValueType {
  if (field.type !== 'Array') return field.type;
  return field.items?.type === 'Symbol' ? 'Symbol' : 'Link';
}

function isLinkToEntry(field: Field): boolean {
  return (field.linkType ?? field.items?.linkType) === 'Entry';
}

function definition(model: Model, contentType: string | undefined, id: string | undefined): Field | undefined {
  return model.contentTypes.get(contentType ?? '')?.definitions.find((field) => field.id === id && !field.omitted);
}

function fieldPath(target: Target, field: Field, rest: readonly string[]): Path | undefined {
  const tail = rest.join('.');
  const type = valueTypeOf(field);
  if (rest.length === 0) return { at: 'field', field, locale: undefined, type };
  if (target.kind === 'Asset' && field.id === 'file') {
    const fileType = ownValue(fileTypes, tail);
    return fileType && { at: 'file', keys: rest, type: fileType };
  }
  if (target.model.locales.some((locale) => locale.code === tail)) {
    return { at: 'field', field, locale: tail, type };
  }
  if (type !== 'Link') return undefined;
  if (tail === 'sys.id') return { at: 'linkId', field, type: 'Symbol' };
  if (!isLinkToEntry(field)) return undefined;
  if (tail === 'sys.contentType.sys.id') return { at: 'linkedType', field, type: 'Symbol' };
  return rest[0] === 'fields' ? linkedPath(target, field, rest.slice(1)) : undefined;
}

// One step only, as in the real service: the fields of a link's link can't be queried.
function linkedPath(target: Target, field: Field, rest: readonly string[]): Path | undefined {
  const contentType = target.linkedTypes.get(field.id);
  const innerField = definition(target.model, contentType, rest[0]);
  if (contentType === undefined || !innerField) return undefined;
  const inner = fieldPath({ ...target, contentType }, innerField, rest.slice(1));
  if (inner?.at !== 'field' && inner?.at !== 'linkId') return undefined;
  return { at: 'linked', field, contentType, inner, type: inner.type };
}

/** Returns true if a path can only be read when the content type of the entries is known. */
export function needsContentType(target: Target, path: string): boolean {
  return target.kind === 'Entry' && target.contentType === undefined && /^fields\./.test(path);
}

/** The delivered field of that id, in what is being queried. */
export function fieldOf(target: Target, id: string | undefined): Field | undefined {
  return target.kind === 'Asset'
    ? assetFields.find((field) => field.id === id)
    : definition(target.model, target.contentType, id);
}

function isNamed({ kind }: Target): boolean {
  return kind === 'ContentType' || kind === 'Tag';
}

/** Reads a path. Throws for one that the content model does not have. */
export function parsePath(target: Target, text: string): Path {
  const [root, name = '', ...rest] = text.split('.');
  if (root === 'sys') {
    const tail = rest.join('.');
    if (isNameIn(sysTypes, name) && tail === (name === 'contentType' ? 'sys.id' : '')) {
      return { at: 'sys', name, type: sysTypes[name] };
    }
  }
  if (text === 'metadata.tags' || text === 'metadata.tags.sys.id') return { at: 'tags', type: 'Symbol' };
  if (text === 'name' && isNamed(target)) return { at: 'name', type: 'Symbol' };
  if (text === 'sys.visibility' && target.kind === 'Tag') return { at: 'visibility', type: 'Symbol' };
  const field = root === 'fields' ? fieldOf(target, name) : undefined;
  const path = field && fieldPath(target, field, rest);
  if (!path) throw unknownPath(text);
  return path;
}
