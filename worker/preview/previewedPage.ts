import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../appEnv.ts';
import { readVisitor, type Visitor } from '../visitor.ts';

/** In bytes; an entry with long texts is much smaller. */
const BODY_LIMIT = 512 * 1024;

/** Refuses longer drafts than an editor types. */
export function draftBodyLimit() {
  return bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (c) => c.text(`The drafts are longer than ${BODY_LIMIT} bytes.`, 413),
  });
}

/**
 * The visitor of the page that a preview's route is about: the address after the route's own prefix, with its query.
 * Undefined for what is no page's address. The request itself must be allowed to see drafts.
 */
export function previewedPage(c: Context<AppEnv>, prefix: string): Visitor | undefined {
  const url = new URL(c.req.url);
  url.pathname = url.pathname.slice(prefix.length);
  const visitor = readVisitor(c.req.raw, url, c.var.world, true);
  return visitor.parsed.kind === 'address' ? visitor : undefined;
}
