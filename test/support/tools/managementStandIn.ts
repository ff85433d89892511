import { Hono } from 'hono';
import * as v from 'valibot';
import { Refusal } from './refusal.ts';
import { type SpaceWide, spaceWide } from './spaceWide.ts';

/** A resource of the space with its versions, as the Content Management API keeps it. */
interface Kept {
  sys: Record<string, unknown> & { id: string; version: number; publishedVersion?: number };
  body: Record<string, unknown>;
}

/** What a test makes go wrong: the answer in place of the service's own, or undefined to let the call through. */
type Fault = (method: string, path: string) => { readonly status: number; readonly id: string } | undefined;

/** Everything that the service knows. */
interface Memory {
  readonly store: Record<Collection, Map<string, Kept>>;
  readonly published: Map<string, v.InferOutput<typeof typeBody>>;
  readonly connected?: SpaceWide;
}

const field = v.looseObject({
  id: v.string(),
  type: v.string(),
  required: v.optional(v.boolean()),
  omitted: v.optional(v.boolean()),
  deleted: v.optional(v.boolean()),
});
const typeBody = v.looseObject({ name: v.string(), fields: v.array(field) });
const entryBody = v.looseObject({ fields: v.fallback(v.record(v.string(), v.record(v.string(), v.unknown())), {}) });
const sysOf = v.looseObject({ sys: v.optional(v.record(v.string(), v.unknown()), {}) });

const KINDS = { locales: 'Locale', tags: 'Tag', content_types: 'ContentType', entries: 'Entry' } as const;
type Collection = keyof typeof KINDS;
const isCollection = (name: string): name is Collection => Object.hasOwn(KINDS, name);

/**
 * The Content Management API as far as `content:push` uses it, by its own conventions: a version in
 * X-Contentful-Version, 409 where it is not the last, 422 with details for what is invalid, publishing on a path of its
 * own, 401 and 404 as documented. A space begins with its default locale.
 */
export function createManagement(defaultLocale = 'en-US', from?: Memory) {
  const empty: Memory = {
    store: { locales: new Map(), tags: new Map(), content_types: new Map(), entries: new Map() },
    published: new Map(),
  };
  const { store, published }: Memory = structuredClone(from ? { store: from.store, published: from.published } : empty);
  const calls: string[] = [];
  let fault: Fault = () => undefined;

  const put = (
    collection: Collection,
    id: string,
    body: Record<string, unknown>,
    sys: Record<string, unknown> = {},
  ): Kept => {
    const known = store[collection].get(id);
    const kept: Kept = {
      sys: { ...known?.sys, ...sys, id, type: KINDS[collection], version: (known?.sys.version ?? 0) + 1 },
      body,
    };
    store[collection].set(id, kept);
    return kept;
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

  const find = (collection: Collection, id: string): Kept => {
    const known = store[collection].get(id);
    if (!known) throw new Refusal(404, 'NotFound', 'The resource could not be found.');
    return known;
  };
  const checkVersion = (known: Kept | undefined, header: string | undefined): void => {
    if (known ? Number(header) !== known.sys.version : header !== undefined)
      throw new Refusal(409, 'VersionMismatch', '');
  };

  const invalid = (problems: readonly object[]): void => {
    if (problems.length > 0) throw new Refusal(422, 'ValidationFailed', 'Validation error', problems);
  };
  const checkType = (id: string, raw: unknown): void => {
    const body = v.parse(typeBody, raw);
    invalid([
      ...(body.fields.length > 50 ? [{ name: 'size', path: ['fields'], details: 'At most 50 fields' }] : []),
      ...(published.get(id)?.fields ?? []).flatMap((old) => {
        const now = body.fields.find((one) => one.id === old.id && !one.deleted);
        if (now)
          return now.type === old.type
            ? []
            : [{ name: 'fieldType', path: ['fields', old.id], details: 'The type of a field cannot be changed' }];
        return old.omitted
          ? []
          : [
              {
                name: 'fieldDeleted',
                path: ['fields', old.id],
                details: 'A field must be omitted before it is deleted',
              },
            ];
      }),
    ]);
  };
  const definitionsOf = (entry: Kept): v.InferOutput<typeof typeBody>['fields'] =>
    published.get(String(entry.sys['typeId']))?.fields ?? [];
  const checkEntry = (typeId: string | undefined, raw: unknown): void => {
    const type = published.get(typeId ?? '');
    if (!type) throw new Refusal(422, 'InvalidEntry', `There is no published content type ${typeId}`);
    const known = new Set(type.fields.map(({ id }) => id));
    invalid(
      Object.keys(v.parse(entryBody, raw).fields)
        .filter((name) => !known.has(name))
        .map((name) => ({ name: 'unknown', path: ['fields', name], details: 'Unknown field' })),
    );
  };
  const checkPublishable = (entry: Kept): void => {
    const { fields } = v.parse(entryBody, entry.body);
    const links = [...JSON.stringify(fields).matchAll(/"linkType":"Entry","id":"([^"]+)"/g)].map(([, id = '']) => id);
    invalid([
      ...definitionsOf(entry)
        .filter(({ id, required }) => required && fields[id]?.[defaultLocale] === undefined)
        .map(({ id }) => ({ name: 'required', path: ['fields', id] })),
      ...links
        .filter((id) => !store.entries.has(id))
        .map((id) => ({ name: 'notResolvable', details: `There is no entry ${id}` })),
    ]);
  };

  const shown = ({ sys: { typeId, ...sys }, body }: Kept) => ({
    ...body,
    sys: {
      ...sys,
      ...(typeId !== undefined && { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: typeId } } }),
    },
  });

  const app = new Hono();
  app.use(async (c, next) => {
    const path = new URL(c.req.url).pathname.replace('/spaces/house/environments/master/', '');
    calls.push(`${c.req.method} ${path}`);
    const broken = fault(c.req.method, path);
    if (broken) throw new Refusal(broken.status, broken.id, 'The test says so.');
    if (c.req.header('authorization') !== 'Bearer meridian-management')
      throw new Refusal(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.');
    await next();
  });
  const base = '/spaces/house/environments/master/:collection{locales|tags|content_types|entries}';
  const collectionOf = (name: string): Collection => {
    if (!isCollection(name)) throw new Refusal(404, 'NotFound', 'The resource could not be found.');
    return name;
  };
  app.get(base, (c) => {
    const query = c.req.query();
    const wanted = Object.keys(query).flatMap((name) => /^fields\.(.+)\[exists\]$/.exec(name)?.[1] ?? []);
    const all = [...store[collectionOf(c.req.param('collection'))].values()]
      .filter(({ sys }) => query['content_type'] === undefined || sys['typeId'] === query['content_type'])
      .filter(({ body }) => wanted.every((name) => v.parse(entryBody, body).fields[name] !== undefined));
    const [skip, limit] = [Number(query['skip'] ?? 0), Number(query['limit'] ?? 100)];
    return c.json({
      sys: { type: 'Array' },
      total: all.length,
      skip,
      limit,
      items: all.slice(skip, skip + limit).map(shown),
    });
  });
  app.post(base, async (c) =>
    c.json(
      shown(
        put(collectionOf(c.req.param('collection')), `id-${store.locales.size}`, {
          default: false,
          ...(await c.req.json()),
        }),
      ),
      201,
    ),
  );
  app.put(`${base}/:id`, async (c) => {
    const collection = collectionOf(c.req.param('collection'));
    const id = c.req.param('id');
    const known = store[collection].get(id);
    checkVersion(known, c.req.header('x-contentful-version'));
    const { sys, ...body } = v.parse(sysOf, await c.req.json());
    const typeId = known?.sys['typeId'] ?? c.req.header('x-contentful-content-type');
    if (collection === 'content_types') checkType(id, body);
    if (collection === 'entries') checkEntry(String(typeId), body);
    // The default locale of a space can't be changed by a call.
    const isDefault = collection === 'locales' && { default: known?.body['default'] === true };
    const kept = put(
      collection,
      id,
      { ...body, ...isDefault },
      {
        ...(collection === 'tags' && { visibility: sys['visibility'] ?? known?.sys['visibility'] }),
        ...(collection === 'entries' && { typeId }),
      },
    );
    return c.json(shown(kept), known ? 200 : 201);
  });
  app.put(`${base}/:id/published`, (c) => {
    const collection = collectionOf(c.req.param('collection'));
    const known = find(collection, c.req.param('id'));
    checkVersion(known, c.req.header('x-contentful-version'));
    if (collection === 'entries') checkPublishable(known);
    if (collection === 'content_types') {
      const type = v.parse(typeBody, known.body);
      known.body = { ...type, fields: type.fields.filter(({ deleted }) => !deleted) };
      published.set(known.sys.id, v.parse(typeBody, known.body));
    }
    known.sys = { ...known.sys, publishedVersion: known.sys.version, version: known.sys.version + 1 };
    return c.json(shown(known));
  });
  app.delete(`${base}/:id/published`, (c) => {
    const known = find(collectionOf(c.req.param('collection')), c.req.param('id'));
    const { publishedVersion: _, ...sys } = known.sys;
    known.sys = { ...sys, version: sys.version + 1 };
    published.delete(known.sys.id);
    return c.json(shown(known));
  });
  app.delete(`${base}/:id`, (c) => {
    const known = find(collectionOf(c.req.param('collection')), c.req.param('id'));
    if (known.sys.publishedVersion !== undefined) throw new Refusal(400, 'BadRequest', 'Cannot delete published');
    store[collectionOf(c.req.param('collection'))].delete(known.sys.id);
    return c.body(null, 204);
  });
  const connected = spaceWide(from?.connected);
  app.route('/spaces/house', connected.routes);
  app.notFound(() => {
    throw new Refusal(404, 'NotFound', 'The resource could not be found.');
  });
  app.onError((error) => {
    const { status, id, message, problems } =
      error instanceof Refusal ? error : new Refusal(500, 'ServerError', error.message);
    const body = { sys: { type: 'Error', id }, message, details: { errors: problems }, requestId: 'request' };
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/vnd.contentful.management.v1+json', 'x-contentful-ratelimit-reset': '0' },
    });
  });

  return {
    store,
    published,
    calls,
    /** What belongs to the whole space: webhooks and keys, and what signs the webhooks. */
    connected,
    fetch: (request: Request) => app.fetch(request),
    /** From here on; a test that wants one failure counts for itself. */
    breakWith: (next: Fault) => {
      fault = next;
    },
    /** An editor's change while a push runs. */
    edit: (collection: Collection, id: string, change: (body: Record<string, unknown>) => Record<string, unknown>) => {
      const known = find(collection, id);
      put(collection, id, change(known.body));
    },
    publishType: (id: string) => {
      const known = find('content_types', id);
      known.sys = { ...known.sys, publishedVersion: known.sys.version, version: known.sys.version + 1 };
      published.set(id, v.parse(typeBody, known.body));
    },
    put,
  };
}
