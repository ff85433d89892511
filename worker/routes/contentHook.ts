import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Hono } from 'hono/quick';
import type { ReportedChange } from '../../content/freshness/changes.ts';
import { readHookMessage } from '../../content/freshness/published.ts';
import type { AppEnv } from '../appEnv.ts';
import { createLruCache } from '../cache/lruCache.ts';
import type { ContentSource } from '../contentful/source.ts';
import { bytesOfHex, isSignatureOf } from '../platform/crypto.ts';
import { jsonAnswer } from './answers.ts';

/** In bytes; an entry with long texts in all languages is much smaller. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** A signature is valid for this long. */
const LIFE_MS = 30_000;
/** More requests than the content service sends while a signature is valid. */
const SEEN_LIMIT = 2000;

const SIGNATURE = 'x-contentful-signature';
const SIGNED_HEADERS = 'x-contentful-signed-headers';
const TIMESTAMP = 'x-contentful-timestamp';

/**
 * POST `/_hooks/contentful`: the content service's webhook, which is passed on to the coordinator. Only signed requests count,
 * each of them once; 503 where the coordinator can't be reached, so that the content service sends it again
 * (docs/rules.md#signed-hook).
 */
export function contentHook({ changes }: Pick<ContentSource, 'changes'>) {
  const seen = createLruCache<true>(SEEN_LIMIT);
  const limit = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (c) => refuse(c, `The body is longer than ${BODY_LIMIT} bytes.`, 413),
  });
  return new Hono<AppEnv>().post('/_hooks/contentful', limit, async (c) => {
    const { world, keepAlive } = c.var;
    if (world.settings.hookSecret === '') return c.text('404 Not Found', 404);
    const body = await c.req.text();
    const problem = await refusal(c.req.raw, body, world.settings.hookSecret, world.now().getTime());
    if (problem) return refuse(c, problem, 403);
    const topic = c.req.header('x-contentful-topic') ?? '';
    const reportedChanges = readHookMessage(topic, await c.req.json().catch(() => undefined));
    if (!reportedChanges) return refuse(c, 'The body is no entry, asset or content type.', 400);
    const signature = c.req.header(SIGNATURE)?.toLowerCase() ?? '';
    if (seen.get(signature)) return jsonAnswer({ changes: [], repeated: true });
    seen.set(signature, true);
    if (!(await changes.report(reportedChanges, keepAlive))) {
      seen.delete(signature);
      return jsonAnswer({ error: 'The coordinator did not take the change.' }, 503);
    }
    const reported = reportedChanges.map(factsOf);
    world.log('info', 'content published', {
      topic: topic.slice(0, 80),
      entries: reported.map(({ entry }) => entry),
    });
    return jsonAnswer({ changes: reported });
  });
}

function refuse({ var: { world } }: Context<AppEnv>, problem: string, status: 400 | 403 | 413): Response {
  world.log('warning', 'content hook refused', { problem });
  return jsonAnswer({ error: problem }, status);
}

/** The reason why a request is refused; undefined for a request of the content service. */
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

/** The signed text: method, path, signed headers in order of their names, body. Undefined when a header is missing. */
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

function factsOf({ entry, type, cities, isGone }: ReportedChange) {
  return { entry: entry ?? 'any', type: type ?? 'any', cities: cities ?? 'all', isGone };
}
