import type { Context } from 'hono';
import { Hono } from 'hono/quick';
import type * as v from 'valibot';
import { readJsonAs } from '../../content/readAs.ts';
import type { AppEnv } from '../appEnv.ts';
import { pageAddress } from '../pageAddress.ts';
import { readVisitor, type Visitor } from '../visitor.ts';
import { badRequest, bodyUpTo, jsonAnswer, sameOrigin } from './answers.ts';

/** In bytes; an entry with long texts is much smaller. */
const BODY_LIMIT = 512 * 1024;

/** What a call of a preview page says. */
interface PreviewCall<Body> {
  readonly body: Body;
  /** The visitor of the page: the address after the call's own prefix, with its query. */
  readonly visitor: Visitor;
}

/**
 * POST `/preview/{name}{page}`: a call that a page in preview makes from the editor's browser (docs/rules.md#preview-calls).
 * From pages of this site only, in preview only, with a JSON body of a form and the address of a page.
 */
export function previewCall<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  answer: (c: Context<AppEnv>, call: PreviewCall<v.InferOutput<Schema>>) => Response | Promise<Response>,
): Hono<AppEnv> {
  const prefix = `/preview/${name}`;
  const limit = bodyUpTo(BODY_LIMIT);
  return new Hono<AppEnv>().post(`${prefix}/*`, sameOrigin, limit, async (c) => {
    if (!c.var.visitor.visit.isPreview) return jsonAnswer({ error: 'This call is for pages in preview only.' }, 403);
    const body = readJsonAs(schema, await c.req.text());
    const url = new URL(c.req.url);
    url.pathname = url.pathname.slice(prefix.length);
    const visitor = readVisitor(c.req.raw, pageAddress(url.href), c.var.world, true);
    if (body === undefined || visitor.parsed.kind !== 'address')
      return badRequest('The body is not of the form that this call takes, or the address is no page.');
    return answer(c, { body, visitor });
  });
}
