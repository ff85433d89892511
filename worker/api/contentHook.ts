import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readTouch, type Touch } from '../../content/generations.ts';
import type { ContentSource } from '../content/source.ts';
import type { AppEnv } from '../requestContext.ts';
import { bytesOfHex, isSignatureOf } from '../signatures.ts';
import { badRequest, jsonAnswer } from './answers.ts';

/** An entry in seven languages with long texts stays well below. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** A signed request lives 30 seconds. */
const LIFE_MS = 30_000;
/** More than a content service sends in the life of a signature. */
const SEEN_LIMIT = 2000;

const SIGNATURE = 'x-contentful-signature';
const SIGNED_HEADERS = 'x-contentful-signed-headers';
const TIMESTAMP = 'x-contentful-timestamp';

/**
 * POST `/_hooks/contentful`: the content service tells what was published, unpublished or deleted, and what that
 * touches counts as out of date from then on. Only signed requests are taken, each of them once.
 */
export function contentHook(source: ContentSource) {
  const seen = new Map<string, number>();

  /** Tells whether a signature was taken before; forgets those that are too old to pass anyway. */
  const isRepeated = (signature: string, now: number): boolean => {
    for (const [known, at] of seen) if (Math.abs(now - at) > 2 * LIFE_MS || seen.size > SEEN_LIMIT) seen.delete(known);
    if (seen.has(signature)) return true;
    seen.set(signature, now);
    return false;
  };

  return new Hono<AppEnv>().post(
    '/_hooks/contentful',
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: () => jsonAnswer({ error: `The body is longer than ${BODY_LIMIT} bytes.` }, 413),
    }),
    async (c) => {
      const { world, keepAlive } = c.var;
      if (world.settings.hookSecret === '') return c.text('404 Not Found', 404);
      const now = world.now().getTime();
      const body = await c.req.text();
      const problem = await refusal(c.req.raw, body, world.settings.hookSecret, now);
      if (problem) {
        world.log('warning', 'content hook refused', { problem });
        return jsonAnswer({ error: problem }, 403);
      }
      if (isRepeated(c.req.header(SIGNATURE)?.toLowerCase() ?? '', now))
        return jsonAnswer({ moved: 'nothing', repeated: true });
      const touch = readTouch(parsed(body));
      if (!touch) return badRequest('The body is no entry, asset or content type.');
      source.generations.move(touch, keepAlive);
      const facts = factsOf(touch);
      world.log('info', 'content published', {
        topic: (c.req.header('x-contentful-topic') ?? '').slice(0, 80),
        ...facts,
      });
      return jsonAnswer(facts);
    },
  );
}

/** Why a request does not count as the content service's own; undefined when it does. */
async function refusal(request: Request, body: string, secret: string, now: number): Promise<string | undefined> {
  const header = (name: string): string | undefined => request.headers.get(name)?.trim();
  const signature = bytesOfHex(header(SIGNATURE) ?? '');
  if (!signature) return 'The signature is missing.';
  const names = (header(SIGNED_HEADERS) ?? '').split(',').map((name) => name.trim().toLowerCase());
  if (!names.includes(TIMESTAMP) || !names.includes(SIGNED_HEADERS))
    return 'The timestamp and the list of signed headers must be signed themselves.';
  const timestamp = header(TIMESTAMP) ?? '';
  if (!/^\d{10,15}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > LIFE_MS)
    return 'The signature is older than 30 seconds, or from the future.';
  const canonical = canonicalRequest(request, names, body);
  if (canonical === undefined) return 'A signed header is missing.';
  return (await isSignatureOf(secret, canonical, signature)) ? undefined : 'The signature is not ours.';
}

/** What is signed: method, path, signed headers in order of their names, body. Undefined when a header is missing. */
function canonicalRequest(request: Request, names: readonly string[], body: string): string | undefined {
  const { pathname, search } = new URL(request.url);
  const lines: string[] = [];
  for (const name of [...new Set(names)].toSorted()) {
    if (!/^[a-z0-9-]{1,80}$/.test(name)) return undefined;
    const value = request.headers.get(name);
    if (value === null) return undefined;
    lines.push(`${name}:${value.trim()}`);
  }
  return [request.method, pathname + search, lines.join(';'), body].join('\n');
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function factsOf(touch: Touch): { readonly moved: string; readonly cities?: readonly string[] | undefined } {
  if (touch.kind !== 'type') return { moved: touch.kind };
  return { moved: touch.type, cities: touch.cities ?? ['all'] };
}
