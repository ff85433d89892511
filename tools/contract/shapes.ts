import * as v from 'valibot';

/** An answer of the content service, read whole. */
export interface SpaceAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly size: number;
}

const instant = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/, 'no instant'));
const id = v.pipe(v.string(), v.nonEmpty());

/** A link that nothing was put in the place of. */
export const link = v.object({ sys: v.object({ type: v.literal('Link'), linkType: v.string(), id }) });

/** An entry or asset as both content APIs write it, links unresolved. */
export const resource = v.object({
  sys: v.object({
    id,
    type: v.picklist(['Entry', 'Asset']),
    createdAt: instant,
    updatedAt: instant,
    revision: v.pipe(v.number(), v.integer()),
    contentType: v.optional(link),
    locale: v.optional(v.string()),
  }),
  metadata: v.optional(v.object({ tags: v.array(link) })),
  fields: v.record(v.string(), v.unknown()),
});
export type Resource = v.InferOutput<typeof resource>;

export const list = v.object({
  sys: v.object({ type: v.literal('Array') }),
  total: v.pipe(v.number(), v.integer()),
  skip: v.number(),
  limit: v.number(),
  items: v.array(resource),
  includes: v.optional(
    v.object({ Entry: v.optional(v.array(resource), []), Asset: v.optional(v.array(resource), []) }),
  ),
  errors: v.optional(
    v.array(
      v.object({
        sys: v.object({ id: v.literal('notResolvable'), type: v.literal('error') }),
        details: v.object({ type: v.literal('Link'), linkType: v.string(), id }),
      }),
    ),
  ),
});
export type List = v.InferOutput<typeof list>;

/** What was selected without fields. */
export const bareList = v.object({
  total: v.number(),
  items: v.array(
    v.object({
      sys: v.object({ id, updatedAt: instant, revision: v.number() }),
      metadata: v.object({ tags: v.array(link) }),
    }),
  ),
});

export const locales = v.object({
  items: v.array(v.object({ code: id, name: v.string(), default: v.boolean(), fallbackCode: v.nullable(v.string()) })),
});

export const contentTypes = v.object({
  total: v.number(),
  items: v.array(
    v.object({
      sys: v.object({ id, type: v.literal('ContentType') }),
      name: v.string(),
      displayField: v.nullish(v.string()),
      fields: v.array(
        v.object({ id, name: v.string(), type: v.string(), localized: v.boolean(), required: v.boolean() }),
      ),
    }),
  ),
});

export const cursorPage = v.object({
  limit: v.number(),
  items: v.array(resource),
  pages: v.object({ next: v.optional(v.string()), prev: v.optional(v.string()) }),
});

const place = v.pipe(v.number(), v.integer());

/** Drafts with their source maps. */
export const mappedList = v.object({
  sys: v.object({
    contentSourceMapsLookup: v.object({
      fieldTypes: v.array(v.string()),
      editorInterfaces: v.array(v.object({ widgetNamespace: v.string(), widgetId: v.string() })),
    }),
  }),
  items: v.array(
    v.object({
      sys: v.object({
        contentSourceMaps: v.object({
          mappings: v.record(
            v.pipe(v.string(), v.startsWith('/fields/')),
            v.object({ source: v.object({ fieldType: place, editorInterface: place }) }),
          ),
        }),
      }),
    }),
  ),
});

export const syncPage = v.object({
  sys: v.object({ type: v.literal('Array') }),
  items: v.array(v.looseObject({ sys: v.looseObject({ id, type: v.string() }) })),
  nextPageUrl: v.optional(v.string()),
  nextSyncUrl: v.optional(v.string()),
});

/** The file of an asset: its address has no scheme. */
export const assetFile = v.object({
  url: v.pipe(v.string(), v.regex(/^\/\/[^/]+\/.+/, 'no address without a scheme')),
  fileName: v.string(),
  contentType: v.string(),
  details: v.looseObject({ size: v.number() }),
});

/** A refusal as the content service documents it. */
const refusal = v.object({
  sys: v.object({ type: v.literal('Error'), id }),
  message: v.string(),
  requestId: v.string(),
});

/** Something that does not stand as the site relies on it. */
export class Broken extends Error {}

/** Throws `Broken` with a sentence where a condition does not hold. */
export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Broken(otherwise);
}

/** The body of an answer with status 200, read by its shape. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  { status, body }: SpaceAnswer,
): v.InferOutput<Schema> {
  expectThat(status === 200, `status ${status}${messageOf(body)}`);
  const parsedBody = v.safeParse(schema, body);
  if (parsedBody.success) return parsedBody.output;
  const [issue] = parsedBody.issues;
  throw new Broken(`${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`);
}

/** Reads a refusal with this status and id, and gives its message. */
export function refusedWith(answer: SpaceAnswer, status: number, ...ids: readonly string[]): string {
  expectThat(answer.status === status, `status ${answer.status}, not ${status}${messageOf(answer.body)}`);
  const parsedRefusal = v.safeParse(refusal, answer.body);
  expectThat(parsedRefusal.success, 'a refusal without sys, message or requestId');
  expectThat(ids.includes(parsedRefusal.output.sys.id), `${parsedRefusal.output.sys.id}, not ${ids.join(' or ')}`);
  return parsedRefusal.output.message;
}

function messageOf(body: unknown): string {
  const parsedMessage = v.safeParse(v.object({ message: v.string() }), body);
  return parsedMessage.success ? `: ${parsedMessage.output.message.slice(0, 120)}` : '';
}
