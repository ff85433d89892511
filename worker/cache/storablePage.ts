import type { Freshness, Knowledge } from '../../content/freshness/freshness.ts';
import { emptyScope } from '../../content/freshness/scope.ts';
import { base64Of, sha256 } from '../platform/crypto.ts';
import { pageLimits } from './cacheLimits.ts';
import { nonceOf, noncePositions, withNonce } from './nonces.ts';
import type { StoredPage } from './storedPage.ts';

/** What a render tells the cache of its page, beside the response. */
export interface PageFacts {
  /** What it was made from; undefined: of no content. */
  readonly freshness: Freshness | undefined;
  /** When an answer of the clock that the page was made with changes, in milliseconds since the epoch; infinite for never. */
  readonly trueUntil: number;
  /** Fields of the page's own entry that had to be left out, since an editor saved something of a wrong type. */
  readonly broken: readonly string[];
  /** The ticket of its form, in whose place each visitor gets one of their own; undefined for a page without a form. */
  readonly ticket?: string | undefined;
}

/** Takes the facts of a page that is rendered. */
export type PageRecorder = (facts: PageFacts) => void;

/** Headers that are different in every response. */
const responseHeaders: readonly string[] = ['X-Request-Id', 'Content-Security-Policy', 'Server-Timing'];

/** Stands for every nonce when pages are compared. */
const NO_NONCE = '0'.repeat(24);

/** A rendered page that may be kept: a whole public page, or a page that is not there. Undefined for any other answer. */
export async function storablePage(
  response: Response,
  facts: PageFacts | undefined,
  now: number,
  knowledge: Knowledge,
  isAhead = false,
): Promise<StoredPage | undefined> {
  const ticket = facts?.ticket ?? '';
  // A page with a form is private because of its ticket alone, which each response replaces.
  const isPrivate = response.headers.get('Cache-Control')?.includes('private') === true && ticket === '';
  const isPublic = !response.headers.has('Set-Cookie') && !isPrivate;
  const isPage = isPublic && response.headers.get('Content-Type')?.startsWith('text/html') === true;
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const nonce = nonceOf(policy);
  if (!isPage || !facts || nonce === undefined || (response.status !== 200 && response.status !== 404))
    return undefined;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const positions = noncePositions(bytes, nonce);
  const ticketPositions = ticket === '' ? [] : noncePositions(bytes, ticket);
  const bare = withNonce(withNonce(bytes, positions, NO_NONCE), ticketPositions, '0'.repeat(ticket.length));
  const headers = new Headers(response.headers);
  for (const name of responseHeaders) headers.delete(name);
  const { epoch, seq } = knowledge;
  const life = response.status !== 200 ? pageLimits.notFoundLife : isAhead ? pageLimits.aheadLife : pageLimits.life;
  return {
    status: response.status,
    headers: { ...Object.fromEntries(headers), etag: await tagOf(bare) },
    policy,
    timing: response.headers.get('Server-Timing') ?? '',
    bytes,
    nonce,
    positions,
    ticket,
    ticketPositions,
    storedAt: now,
    isAhead,
    ...(facts.freshness ?? { fetchedAt: now, epoch, seq, scope: emptyScope }),
    broken: facts.broken,
    trueUntil: Math.min(facts.trueUntil, now + life),
  };
}

/** A weak tag of a page's bytes: pages that differ in nothing but their nonce are the same. */
async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return `W/"${base64Of((await sha256(bytes)).slice(0, 12))}"`;
}
