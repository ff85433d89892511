import { Hono } from 'hono';
import * as v from 'valibot';
import { Refusal } from './refusal.ts';

/** A webhook or a key, with its version. */
export interface Kept {
  version: number;
  body: Record<string, unknown>;
}

const collections = {
  webhook_definitions: v.looseObject({
    url: v.pipe(v.string(), v.startsWith('https://')),
    name: v.pipe(v.string(), v.nonEmpty()),
    topics: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w*]+\.[\w*]+$/))), v.nonEmpty()),
  }),
  api_keys: v.looseObject({ name: v.pipe(v.string(), v.nonEmpty()), environments: v.array(v.unknown()) }),
};
const names = ['webhook_definitions', 'api_keys'] as const;
const secretBody = v.object({ value: v.pipe(v.string(), v.regex(/^[0-9a-zA-Z+/=_-]{64}$/)) });
const anyBody = v.looseObject({ sys: v.optional(v.unknown()) });

/** What belongs to a whole space: webhooks and keys, and what signs the webhooks. */
export interface SpaceWide {
  readonly routes: Hono;
  readonly whole: Record<(typeof names)[number], Map<string, Kept>>;
  readonly signingSecret: () => string;
}

/** The calls for what belongs to a whole space, by the conventions of the Content Management API; a copy with `from`. */
export function spaceWide(from?: Pick<SpaceWide, 'whole' | 'signingSecret'>): SpaceWide {
  const whole: SpaceWide['whole'] = {
    webhook_definitions: structuredClone(from?.whole.webhook_definitions ?? new Map()),
    api_keys: structuredClone(from?.whole.api_keys ?? new Map()),
  };
  let signingSecret: string = from?.signingSecret() ?? '';
  const shown = (id: string, { version, body }: Kept) => ({ ...body, sys: { id, version } });
  const checked = (name: (typeof names)[number], raw: unknown): Record<string, unknown> => {
    const { sys: _, ...body } = v.parse(anyBody, raw);
    const result = v.safeParse(collections[name], body);
    if (result.success) return body;
    const problems = result.issues.map((issue) => ({ path: [v.getDotPath(issue)], details: issue.message }));
    throw new Refusal(422, 'ValidationFailed', 'Validation error', problems);
  };
  const routes = new Hono();
  for (const name of names) {
    routes.get(`/${name}`, (c) => {
      const items = [...whole[name]].map(([id, kept]) => shown(id, kept));
      return c.json({ sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items });
    });
    routes.post(`/${name}`, async (c) => {
      const id = `${name}-${whole[name].size + 1}`;
      const kept: Kept = { version: 0, body: checked(name, await c.req.json()) };
      whole[name].set(id, kept);
      return c.json(shown(id, kept), 201);
    });
    routes.put(`/${name}/:id`, async (c) => {
      const id = c.req.param('id');
      const known = whole[name].get(id);
      if (!known) throw new Refusal(404, 'NotFound', 'The resource could not be found.');
      if (Number(c.req.header('x-contentful-version')) !== known.version) throw new Refusal(409, 'VersionMismatch', '');
      known.body = checked(name, await c.req.json());
      known.version += 1;
      return c.json(shown(id, known));
    });
  }
  const secret = '/webhook_settings/signing_secret';
  const redacted = () => ({ sys: { type: 'WebhookSigningSecret' }, redactedValue: signingSecret.slice(-4) });
  routes.get(secret, (c) => {
    if (signingSecret === '') throw new Refusal(404, 'NotFound', 'The resource could not be found.');
    return c.json(redacted());
  });
  routes.put(secret, async (c) => {
    const result = v.safeParse(secretBody, await c.req.json());
    if (!result.success) throw new Refusal(422, 'ValidationFailed', 'The value has to have 64 characters.');
    signingSecret = result.output.value;
    return c.json(redacted());
  });
  return { routes, whole, signingSecret: (): string => signingSecret };
}
