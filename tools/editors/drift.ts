import * as v from 'valibot';
import {
  type ContentField,
  type ContentTypeDefinition,
  contentTypeDefinition,
} from '../../content/model/definitions.ts';
import { contentTypes, isContentType } from '../../content/model/registry.ts';
import { parseSpace } from './listedSpace.ts';
import { isOtherPictureForm } from './pictureFields.ts';

const validations = v.fallback(v.array(v.record(v.string(), v.unknown())), []);

const liveField = v.object({
  id: v.string(),
  name: v.fallback(v.string(), ''),
  type: v.string(),
  localized: v.fallback(v.boolean(), false),
  required: v.fallback(v.boolean(), false),
  disabled: v.fallback(v.boolean(), false),
  omitted: v.fallback(v.boolean(), false),
  validations,
  linkType: v.optional(v.string()),
  items: v.optional(v.object({ type: v.string(), linkType: v.optional(v.string()), validations })),
});

/** Reads a content type as a space has it. */
export const liveType = v.object({
  sys: v.object({ id: v.string() }),
  name: v.string(),
  description: v.fallback(v.string(), ''),
  displayField: v.fallback(v.string(), ''),
  fields: v.array(liveField),
});

/** A content type as a space has it, from either API or an export. */
export type LiveType = v.InferOutput<typeof liveType>;
type LiveField = LiveType['fields'][number];

/** Reads the content types of a space; throws an error that names the place for anything else. */
export function readLiveTypes(raw: unknown): readonly LiveType[] {
  return parseSpace(v.object({ contentTypes: v.array(liveType) }), raw).contentTypes;
}

/** A difference between a space's model and the registry. */
export interface Difference {
  readonly contentType: string;
  readonly field?: string | undefined;
  readonly what: 'missing' | 'extra' | 'changed';
  /** Of a change: which property, and its value here and there, as JSON. */
  readonly property?: string;
  readonly model?: string;
  readonly space?: string;
}

/** Compares a space's content types with the registry: what is missing, extra or different. */
export function modelDrift(live: readonly LiveType[]): readonly Difference[] {
  const byId = new Map(live.map((type) => [type.sys.id, type]));
  return [
    ...contentTypes.flatMap((id): readonly Difference[] => {
      const type = byId.get(id);
      return type ? typeDrift(contentTypeDefinition(id), type) : [{ contentType: id, what: 'missing' }];
    }),
    ...live.flatMap(({ sys }): readonly Difference[] =>
      isContentType(sys.id) ? [] : [{ contentType: sys.id, what: 'extra' }],
    ),
  ];
}

/** Compares one content type; the order of fields and of properties does not count. */
export function typeDrift(definition: ContentTypeDefinition, live: LiveType): readonly Difference[] {
  const contentType = definition.sys.id;
  const there = new Map(live.fields.map((field) => [field.id, field]));
  const ours = new Set(definition.fields.map(({ id }) => id));
  return [
    ...changes({ contentType }, ['name', 'description', 'displayField'], definition, live),
    ...definition.fields.flatMap((field): readonly Difference[] => {
      const liveField = there.get(field.id);
      const at = { contentType, field: field.id };
      return liveField ? fieldDrift(at, field, liveField) : [{ ...at, what: 'missing' }];
    }),
    ...live.fields.flatMap(({ id }): readonly Difference[] =>
      ours.has(id) ? [] : [{ contentType, field: id, what: 'extra' }],
    ),
  ];
}

const properties = [
  'name',
  'type',
  'linkType',
  'items',
  'localized',
  'required',
  'disabled',
  'omitted',
  'validations',
] as const;

/** In these the space decides where its pictures are, and which files a field takes (docs/rules.md#asset-services). */
const formProperties: readonly string[] = ['type', 'linkType', 'items', 'localized', 'validations'];

function fieldDrift(
  at: Pick<Difference, 'contentType' | 'field'>,
  field: ContentField,
  live: LiveField,
): readonly Difference[] {
  const compared = isOtherPictureForm(field, live)
    ? properties.filter((name) => !formProperties.includes(name))
    : properties;
  return changes(at, compared, field, live);
}

function changes<Name extends string>(
  at: Pick<Difference, 'contentType' | 'field'>,
  names: readonly Name[],
  ours: { readonly [Key in Name]?: unknown },
  theirs: { readonly [Key in Name]?: unknown },
): readonly Difference[] {
  return names.flatMap((property): readonly Difference[] => {
    const [model, space] = [canonical(ours[property]), canonical(theirs[property])];
    return model === space ? [] : [{ ...at, what: 'changed', property, model, space }];
  });
}

/** One text for values that mean the same: keys in order, without empty values and without editors' own messages. */
export function canonical(value: unknown): string {
  return JSON.stringify(ordered(value)) ?? 'none';
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => inner !== undefined && inner !== null && inner !== '' && name !== 'message')
      .map(([name, inner]): [string, unknown] => [name, ordered(inner)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** A difference in a line for people. */
export function differenceText({ contentType, field, what, property, model, space }: Difference): string {
  const where = field === undefined ? contentType : `${contentType}.${field}`;
  switch (what) {
    case 'missing':
      return `${where}: missing in the space`;
    case 'extra':
      return `${where}: not in the model`;
    case 'changed':
      return `${where}: ${property} is ${space}, in the model ${model}`;
  }
}
