import { ownValue } from '../../../content/ownValue.ts';
import { isRecord } from '../../../content/record.ts';
import { type LocaleChoice, valueIn, valuesByLocale } from '../model/localeChoice.ts';
import {
  type ContentType,
  deliveredFields,
  type Field,
  type Locale,
  type Model,
  type Resource,
  type Tag,
} from '../model/model.ts';
import { linkTo } from '../model/resourceLinks.ts';

/** Where every body says that it comes from. */
export interface Origin {
  readonly space: string;
  readonly environment: string;
  /** The requested host, which also serves the assets. */
  readonly host: string;
}

/** The asset host in the export file, which is replaced by the host that serves the space. */
const ASSET_HOST = '//assets.meridian.example/';

function sysOf(resource: Resource, origin: Origin) {
  return {
    space: linkTo('Space', origin.space),
    id: resource.id,
    type: resource.kind,
    createdAt: resource.createdAt,
    updatedAt: resource.updatedAt,
    environment: linkTo('Environment', origin.environment),
  };
}

function localiseFile(file: unknown, host: string): unknown {
  if (!isRecord(file) || typeof file.url !== 'string' || !file.url.startsWith(ASSET_HOST)) return file;
  return { ...file, url: `//${host}/${file.url.slice(ASSET_HOST.length)}` };
}

function fieldBody(model: Model, resource: Resource, field: Field, locale: LocaleChoice, host: string): unknown {
  const stored = ownValue(resource.fields, field.id);
  const finish = (value: unknown): unknown =>
    resource.kind === 'Asset' && field.id === 'file' ? localiseFile(value, host) : value;
  if (locale.code !== undefined) return finish(valueIn(model, field, stored, locale.chain));
  const values = valuesByLocale(model, field, stored);
  return values && Object.fromEntries(Object.entries(values).map(([code, value]) => [code, finish(value)]));
}

/** An entry or asset as delivered. A field without a value in the requested locale is absent. */
export function resourceBody(model: Model, resource: Resource, locale: LocaleChoice, origin: Origin) {
  const fields = deliveredFields(model, resource).flatMap((field) => {
    const value = fieldBody(model, resource, field, locale, origin.host);
    return value === undefined ? [] : [[field.id, value] as const];
  });
  return {
    metadata: { tags: resource.tags.map((id) => linkTo('Tag', id)), concepts: [] },
    sys: {
      ...sysOf(resource, origin),
      ...(resource.publishedVersion > 0 ? { publishedVersion: resource.publishedVersion } : {}),
      revision: resource.revision,
      ...(resource.contentType === undefined ? {} : { contentType: linkTo('ContentType', resource.contentType) }),
      ...(locale.code === undefined ? {} : { locale: locale.code }),
    },
    fields: Object.fromEntries(fields),
  };
}

/** A content type as it is delivered. */
export function contentTypeBody(type: ContentType, origin: Origin) {
  return {
    // An exported content type has always been published at least once.
    sys: { ...sysOf(type, origin), revision: Math.max(1, type.revision) },
    displayField: type.displayField,
    name: type.name,
    description: type.description,
    fields: type.definitions,
  };
}

/** A tag as it is delivered. */
export function tagBody(tag: Tag, origin: Origin) {
  return {
    sys: { ...sysOf(tag, origin), version: 1, visibility: 'public' },
    name: tag.name,
  };
}

/** A locale as it is delivered. */
export function localeBody(locale: Locale) {
  const { id, ...facts } = locale;
  return { ...facts, sys: { id, type: 'Locale', version: 1 } };
}

/** The space itself as it is delivered. */
export function spaceBody(model: Model, origin: Origin) {
  return {
    sys: { type: 'Space', id: origin.space },
    name: origin.space,
    locales: model.locales.map(({ id: _, ...facts }) => facts),
  };
}
