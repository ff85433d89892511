import * as v from 'valibot';
import type { Freshness } from '../../content/freshness/freshness.ts';
import { freshnessFields } from '../../content/freshness/scope.ts';
import { holdsNonce } from './nonces.ts';

/** A rendered page as the caches keep it: bytes with a nonce that was never served, and where it stands. */
export interface StoredPage extends Freshness {
  readonly status: number;
  /** Headers of the answer but for its content security policy, by their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** The content security policy, with the nonce that is replaced. */
  readonly policy: string;
  /** What the page took when it was made, as `Server-Timing` says it. */
  readonly timing: string;
  readonly bytes: Uint8Array;
  /** Never reaches a visitor: each answer gets its own at these positions. */
  readonly nonce: string;
  readonly positions: readonly number[];
  /** The ticket of its form, which nobody gets either; empty for a page without one (docs/rules.md#form-ticket). */
  readonly ticket: string;
  readonly ticketPositions: readonly number[];
  /** When it was rendered, in milliseconds since the epoch. */
  readonly storedAt: number;
  /** After this moment the page shows something untrue, and is served only when nothing better can be had. */
  readonly trueUntil: number;
  /** Fields of its own entry that it lacks; empty for a whole page. */
  readonly broken: readonly string[];
  /** It was made before anybody asked, and is made again where something touches it (docs/rules.md#pages-ahead). */
  readonly isAhead: boolean;
}

const facts = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    format: v.literal(8),
    status: v.number(),
    headers: v.record(v.string(), v.string()),
    policy: v.string(),
    timing: v.string(),
    nonce: v.string(),
    positions: v.array(v.number()),
    ticket: v.string(),
    ticketPositions: v.array(v.number()),
    storedAt: v.number(),
    trueUntil: v.number(),
    broken: v.array(v.string()),
    isAhead: v.boolean(),
    ...freshnessFields,
    length: v.number(),
  }),
);

/** A page as a text: its facts in one line, and then its bytes. */
export function pageText({ bytes, ...page }: StoredPage): string {
  return `${JSON.stringify({ format: 8, length: bytes.byteLength, ...page })}\n${new TextDecoder().decode(bytes)}`;
}

/** Reads what a store holds; undefined for nothing, for what another release wrote, and for a page that was cut off. */
export function readPage(text = ''): StoredPage | undefined {
  const end = text.indexOf('\n');
  if (end < 0) return undefined;
  const result = v.safeParse(facts, text.slice(0, end));
  if (!result.success) return undefined;
  const { format: _, length, ...page } = result.output;
  const bytes = new TextEncoder().encode(text.slice(end + 1));
  // A page that was cut off has lost its end, and some positions of its nonce with it.
  const isWhole =
    bytes.byteLength === length &&
    holdsNonce(bytes, page.positions, page.nonce) &&
    holdsNonce(bytes, page.ticketPositions, page.ticket);
  return isWhole ? { ...page, bytes } : undefined;
}
