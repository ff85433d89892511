import { Hono } from 'hono';
import * as v from 'valibot';
import { namesOf } from '../../../content/names.ts';
import { envelope } from '../api/lists.ts';
import { ApiError, notFound } from '../model/apiError.ts';
import { type PreviewPlatform, previewRoutes } from './previewPlatforms.ts';
import { refuseInvalid } from './refusal.ts';
import { checkVersion } from './spaceMemory.ts';

/** A webhook, a key or a role, with its version. */
interface Versioned {
  version: number;
  body: Record<string, unknown>;
}

const name = v.pipe(v.string(), v.nonEmpty());
const action = v.picklist(['read', 'create', 'update', 'delete', 'publish', 'unpublish', 'archive', 'unarchive']);
const permission = v.union([v.literal('all'), v.array(v.picklist(['read', 'manage', 'all']))]);
const collections = {
  webhook_definitions: v.looseObject({
    url: v.pipe(v.string(), v.startsWith('https://')),
    name,
    topics: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w*]+\.[\w*]+$/))), v.nonEmpty()),
  }),
  api_keys: v.looseObject({ name, environments: v.array(v.unknown()) }),
  roles: v.strictObject({
    name,
    description: v.optional(v.string()),
    permissions: v.record(v.string(), permission),
    policies: v.array(
      v.strictObject({
        effect: v.picklist(['allow', 'deny']),
        actions: v.union([v.literal('all'), v.array(action)]),
        constraint: v.looseObject({ and: v.array(v.unknown()) }),
      }),
    ),
  }),
};
const names = namesOf(collections);
/** A name of these stands once in a space. */
const named: readonly string[] = ['api_keys', 'roles'];
const secretBody = v.object({ value: v.pipe(v.string(), v.regex(/^[0-9a-zA-Z+/=_-]{64}$/)) });
const anyBody = v.looseObject({ sys: v.optional(v.unknown()) });

/** What belongs to a whole space: webhooks, keys, roles and preview addresses, and what signs the webhooks. */
export interface SpaceWide {
  readonly routes: Hono;
  readonly whole: Record<(typeof names)[number], Map<string, Versioned>>;
  readonly platforms: Map<string, PreviewPlatform>;
  readonly signingSecret: () => string;
}

/** The calls for what belongs to a whole space, by the conventions of the Content Management API; a copy with `from`. */
export function spaceWide(from?: Omit<SpaceWide, 'routes'>): SpaceWide {
  const none: SpaceWide['whole'] = { webhook_definitions: new Map(), api_keys: new Map(), roles: new Map() };
  const whole = structuredClone(from?.whole ?? none);
  const platforms = structuredClone(from?.platforms ?? new Map<string, PreviewPlatform>());
  let signingSecret: string = from?.signingSecret() ?? '';
  const bodyOf = (id: string, { version, body }: Versioned) => ({ ...body, sys: { id, version } });
  const checked = (collection: (typeof names)[number], raw: unknown, id?: string): Record<string, unknown> => {
    const { sys: _, ...body } = v.parse(anyBody, raw);
    const { issues = [] } = v.safeParse(collections[collection], body);
    refuseInvalid(issues.map((issue) => ({ path: [v.getDotPath(issue)], details: issue.message })));
    const others = [...whole[collection]].filter(([otherId]) => otherId !== id);
    if (named.includes(collection) && others.some(([, candidate]) => candidate.body['name'] === body['name']))
      refuseInvalid([{ name: 'taken', path: ['name'], details: 'The name is taken' }]);
    return body;
  };
  const routes = new Hono();
  for (const collection of names) {
    const stored = whole[collection];
    routes.get(`/${collection}`, (c) => {
      const items = [...stored].map(([id, resource]) => bodyOf(id, resource));
      return c.json(envelope(items.length, 0, 100, items));
    });
    routes.post(`/${collection}`, async (c) => {
      const id = `${collection}-${stored.size + 1}`;
      const created: Versioned = { version: 0, body: checked(collection, await c.req.json()) };
      stored.set(id, created);
      return c.json(bodyOf(id, created), 201);
    });
    routes.put(`/${collection}/:id`, async (c) => {
      const id = c.req.param('id');
      const resource = stored.get(id);
      if (!resource) throw notFound();
      checkVersion(resource.version, c.req.header('x-contentful-version'));
      resource.body = checked(collection, await c.req.json(), id);
      resource.version += 1;
      return c.json(bodyOf(id, resource));
    });
  }
  const secret = '/webhook_settings/signing_secret';
  const redacted = () => ({ sys: { type: 'WebhookSigningSecret' }, redactedValue: signingSecret.slice(-4) });
  routes.get(secret, (c) => {
    if (signingSecret === '') throw notFound();
    return c.json(redacted());
  });
  routes.put(secret, async (c) => {
    const result = v.safeParse(secretBody, await c.req.json());
    if (!result.success) throw new ApiError(422, 'ValidationFailed', 'The value has to have 64 characters.');
    signingSecret = result.output.value;
    return c.json(redacted());
  });
  routes.route('/', previewRoutes(platforms));
  return { routes, whole, platforms, signingSecret: (): string => signingSecret };
}
