import { type Knowledge, lastCurrentAt } from '../../content/freshness/freshness.ts';
import type { World } from '../world.ts';
import { withInlineStyles } from './inlineStyles.ts';
import { freshNonce, withNonce } from './nonces.ts';
import { publicLife } from './publicLife.ts';
import type { StoredPage } from './storedPage.ts';

/** What happened to a request in the cache, as `X-Cache` says it. */
export type CacheOutcome = 'HIT' | 'STALE' | 'MISS' | 'BYPASS';

/** What each answer gets of its own. */
interface AnswerParts {
  /** The ticket of its form; empty for a page without one. */
  readonly ticket: string;
  /** The styles that stand in the page; undefined for a visitor who has their file. */
  readonly styles: Uint8Array | undefined;
}

/** A kept page as an answer to a request, with a nonce of its own. */
export function pageAnswer(
  page: StoredPage,
  request: Request,
  outcome: CacheOutcome,
  world: Pick<World, 'now' | 'random'>,
  knowledge: Knowledge,
  { ticket, styles }: AnswerParts = { ticket: '', styles: undefined },
): Response {
  const now = world.now().getTime();
  const currentAt = Math.max(page.storedAt, lastCurrentAt(page, knowledge, now));
  // A plain object: each call of a Headers crosses into the platform.
  const headers: Record<string, string> = {
    ...page.headers,
    ...(page.status === 200 && page.ticket === '' && publicLife(now, page.trueUntil)),
    age: String(Math.max(Math.floor((now - currentAt) / 1000), 0)),
    'x-cache': outcome,
    // Only the visitor that a page was made for learns what it took.
    'server-timing': outcome === 'MISS' ? `cache;desc=MISS, ${page.timing}` : `cache;desc=${outcome}`,
  };
  const tag = request.headers.get('If-None-Match');
  // The browser keeps its own copy with the policy that came with it: a new nonce here would lock out its scripts.
  if (tag !== null && page.status === 200 && page.ticket === '' && namesTag(tag, page.headers['etag'] ?? ''))
    return new Response(null, { status: 304, headers });
  const nonce = freshNonce(world.random);
  headers['content-security-policy'] = page.policy.replaceAll(page.nonce, nonce);
  const bytes = withNonce(page.bytes, page.positions, nonce);
  const filled = page.ticket === '' ? bytes : withNonce(bytes, page.ticketPositions, ticket);
  const body = styles ? withInlineStyles(filled, styles) : filled;
  return new Response(request.method === 'HEAD' ? null : body, {
    status: page.status,
    headers,
  });
}

/** Browsers name the tag they have; caches on the way may name several, weak or strong, or any by a star (RFC 9110 §13.1.2). */
export function namesTag(list: string, tag: string): boolean {
  const opaque = (text: string): string => text.trim().replace(/^W\//, '');
  return list.split(',').some((listedTag) => listedTag.trim() === '*' || opaque(listedTag) === opaque(tag));
}

/** An answer that is its own visitor's only, with what happened to it. */
export function markedAnswer(response: Response, outcome: CacheOutcome): Response {
  const headers = new Headers(response.headers);
  headers.set('X-Cache', outcome);
  headers.append('Server-Timing', `cache;desc=${outcome}`);
  return new Response(response.body, { status: response.status, headers });
}
