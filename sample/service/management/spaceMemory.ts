import * as v from 'valibot';
import { ApiError, notFound } from '../model/apiError.ts';

/** A resource of the space with its versions, as the Content Management API keeps it. */
export interface Stored {
  sys: Record<string, unknown> & { id: string; version: number; publishedVersion?: number };
  body: Record<string, unknown>;
}

const field = v.looseObject({
  id: v.string(),
  type: v.string(),
  required: v.optional(v.boolean()),
  omitted: v.optional(v.boolean()),
  deleted: v.optional(v.boolean()),
});
export const typeBody = v.looseObject({ name: v.string(), fields: v.array(field) });
type TypeBody = v.InferOutput<typeof typeBody>;

export const KINDS = {
  locales: 'Locale',
  tags: 'Tag',
  content_types: 'ContentType',
  assets: 'Asset',
  entries: 'Entry',
} as const;
/** What an environment of the space keeps. */
export type Collection = keyof typeof KINDS;

/** Everything that an environment of the space knows. */
export interface SpaceMemory {
  readonly store: Record<Collection, Map<string, Stored>>;
  /** The content types as they were last published. */
  readonly published: Map<string, TypeBody>;
  readonly put: (collection: Collection, id: string, body: Stored['body'], sys?: Record<string, unknown>) => Stored;
  /** Throws where there is none. */
  readonly find: (collection: Collection, id: string) => Stored;
  readonly publish: (collection: Collection, resource: Stored) => void;
}

/** An environment with nothing in it but its default locale, or a copy of another. */
export function spaceMemory(defaultLocale: string, from?: Pick<SpaceMemory, 'store' | 'published'>): SpaceMemory {
  const empty = {
    locales: new Map(),
    tags: new Map(),
    content_types: new Map(),
    assets: new Map(),
    entries: new Map(),
  };
  const store: SpaceMemory['store'] = structuredClone(from?.store ?? empty);
  const published: SpaceMemory['published'] = structuredClone(from?.published ?? new Map());

  const put: SpaceMemory['put'] = (collection, id, body, sys = {}) => {
    const previous = store[collection].get(id);
    const version = (previous?.sys.version ?? 0) + 1;
    const stored: Stored = { sys: { ...previous?.sys, ...sys, id, type: KINDS[collection], version }, body };
    store[collection].set(id, stored);
    return stored;
  };
  if (!from)
    put('locales', 'first', {
      code: defaultLocale,
      name: 'English (United States)',
      fallbackCode: null,
      default: true,
      optional: false,
      contentDeliveryApi: true,
      contentManagementApi: true,
    });
  return {
    store,
    published,
    put,
    find: (collection, id) => {
      const resource = store[collection].get(id);
      if (!resource) throw notFound();
      return resource;
    },
    publish: (collection, resource) => {
      if (collection === 'content_types') {
        const type = v.parse(typeBody, resource.body);
        resource.body = { ...type, fields: type.fields.filter(({ deleted }) => !deleted) };
        published.set(resource.sys.id, v.parse(typeBody, resource.body));
      }
      resource.sys = { ...resource.sys, publishedVersion: resource.sys.version, version: resource.sys.version + 1 };
    },
  };
}

/** Refuses a change of anything but the last version. */
export function checkVersion(version: number | undefined, header: string | undefined): void {
  if (version === undefined ? header !== undefined : Number(header) !== version)
    throw new ApiError(409, 'VersionMismatch', '');
}
