import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { auth } from 'hono/utils/basic-auth';
import type { AppEnv } from '../appEnv.ts';
import { isSecret } from '../platform/crypto.ts';
import { isFromSitePage } from './sender.ts';

/** A JSON response of a route that is no page: never indexed, cached like pages if it is no error. */
export function jsonAnswer(body: unknown, status = 200): Response {
  return answerOf(body, status, status === 200 ? {} : { 'Cache-Control': 'no-store' });
}

/** A JSON response for whoever asked alone: neither indexed nor cached. */
export function privateAnswer(body: unknown, status = 200): Response {
  return answerOf(body, status, { 'Cache-Control': 'private, no-store' });
}

/** Status 400 with a sentence that says what is wrong. */
export function badRequest(error: string): Response {
  return jsonAnswer({ error }, 400);
}

function answerOf(body: unknown, status: number, caching: Readonly<Record<string, string>>): Response {
  return Response.json(body, { status, headers: { 'X-Robots-Tag': 'noindex', ...caching } });
}

/** Refuses a body of more bytes with 413 and a sentence. */
export function bodyUpTo(maxSize: number, error = `The body is longer than ${maxSize} bytes.`) {
  return bodyLimit({ maxSize, onError: () => jsonAnswer({ error }, 413) });
}

/** Refuses calls from other sites: for calls that use a visitor's cookies or count what a visitor does. */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (isFromSitePage(c.req.raw, c.var.world.settings.siteOrigin)) return next();
  return privateAnswer({ error: 'This call is for pages of this site only.' }, 403);
};

/** Answers 403 without the operators' key (header `X-Health-Key`). */
export const operatorsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (await isSecret(c.var.world.settings.healthKey, c.req.header('x-health-key') ?? '')) return next();
  return jsonAnswer({ error: 'The key is wrong, or none is set.' }, 403);
};

/** The same for a page: a browser asks for the key as the password of any name. */
export const operatorsPage: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (await isSecret(c.var.world.settings.healthKey, auth(c.req.raw)?.password ?? '')) return next();
  return c.text('The password is the operators’ key (HEALTH_KEY).', 401, {
    'WWW-Authenticate': 'Basic realm="Operators", charset="UTF-8"',
  });
};
