import { Hono } from 'hono';
import * as v from 'valibot';
import { envelope } from '../api/lists.ts';
import { ApiError, notFound } from '../model/apiError.ts';

const configuration = v.object({
  url: v.string(),
  enabled: v.optional(v.boolean(), true),
  example: v.optional(v.boolean(), false),
  contentType: v.optional(v.string()),
  entityType: v.optional(v.literal('ContentType')),
  entityId: v.optional(v.string()),
});
const platformBody = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  description: v.optional(v.string(), ''),
  configurations: v.optional(v.array(configuration), []),
});

/** The addresses of drafts by content type, under one name. */
export interface PreviewPlatform {
  version: number;
  name: string;
  description: string;
  /** By the id of the content type. */
  readonly addresses: Map<string, { readonly url: string; readonly enabled: boolean }>;
}

/**
 * The calls for preview addresses, by what is seen of the real service: an update leaves content types as they are that
 * it does not name, refuses one that is named twice or in both forms, and counts a version only for name and description.
 */
export function previewRoutes(platforms: Map<string, PreviewPlatform>): Hono {
  const routes = new Hono();
  routes.get('/preview_environments', (c) => {
    const items = [...platforms].map(([id, platform]) => platformAnswer(id, platform));
    return c.json(envelope(items.length, 0, 100, items));
  });
  routes.post('/preview_environments', async (c) => {
    const id = `preview-${platforms.size + 1}`;
    const { name, description, addresses } = readPlatform(await c.req.json());
    const platform = { version: 0, name, description, addresses: new Map(addresses) };
    platforms.set(id, platform);
    return c.json(platformAnswer(id, platform), 201);
  });
  routes.put('/preview_environments/:id', async (c) => {
    const id = c.req.param('id');
    const platform = platforms.get(id);
    if (!platform) throw notFound();
    if (Number(c.req.header('x-contentful-version')) !== platform.version) throw new ApiError(409, 'Conflict', '');
    const { name, description, addresses } = readPlatform(await c.req.json());
    if (name !== platform.name || description !== platform.description) platform.version += 1;
    Object.assign(platform, { name, description });
    for (const [type, address] of addresses) platform.addresses.set(type, address);
    return c.json(platformAnswer(id, platform));
  });
  return routes;
}

function readPlatform(raw: unknown) {
  const body = v.safeParse(platformBody, raw);
  if (!body.success) throw changeInvalid();
  const { name, description, configurations } = body.output;
  const addresses = configurations.map(({ contentType, entityId, url, enabled }) => {
    const type = contentType ?? entityId;
    if (type === undefined || (contentType !== undefined && entityId !== undefined)) throw changeInvalid();
    return [type, { url, enabled }] as const;
  });
  if (new Set(addresses.map(([type]) => type)).size < addresses.length) throw changeInvalid();
  return { name, description, addresses };
}

function changeInvalid(): ApiError {
  return new ApiError(400, 'ContentPreviewChangeInvalid', 'The content preview change is invalid.');
}

function platformAnswer(id: string, { version, name, description, addresses }: PreviewPlatform) {
  const configurations = [...addresses].map(([type, { url, enabled }]) => ({
    ...{ url, enabled, contentType: type, entityType: 'ContentType', entityId: type, example: false },
  }));
  return { name, description, configurations, sys: { type: 'PreviewEnvironment', id, version } };
}
