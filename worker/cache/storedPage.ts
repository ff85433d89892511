import * as v from 'valibot';
import { freshnessFields } from '../../content/freshness/scope.ts';
import type { Immutable } from '../../content/immutable.ts';
import { readJsonAs } from '../../content/readAs.ts';
import { holdsNonce } from './nonces.ts';

const facts = v.object({
  status: v.number(),
  /** Headers of the answer but for its content security policy, by their names in small letters. */
  headers: v.record(v.string(), v.string()),
  /** The content security policy, with the nonce that is replaced. */
  policy: v.string(),
  /** What the page took when it was made, as `Server-Timing` says it. */
  timing: v.string(),
  /** Never reaches a visitor: each answer gets its own at these positions. */
  nonce: v.string(),
  positions: v.array(v.number()),
  /** The ticket of its form, which nobody gets either; empty for a page without one (docs/rules.md#form-ticket). */
  ticket: v.string(),
  ticketPositions: v.array(v.number()),
  /** When it was rendered, in milliseconds since the epoch. */
  storedAt: v.number(),
  /** After this moment the page shows something untrue, and is served only when nothing better can be had. */
  trueUntil: v.number(),
  /** Fields of its own entry that it lacks; empty for a whole page. */
  broken: v.array(v.string()),
  /** It was made before anybody asked, and is made again where something touches it (docs/rules.md#pages-ahead). */
  isAhead: v.boolean(),
  ...freshnessFields,
});
const written = v.object({ ...facts.entries, format: v.literal(8), length: v.number() });

/** A rendered page as the caches keep it: bytes with a nonce that was never served, and where it stands. */
export type StoredPage = Immutable<v.InferOutput<typeof facts>> & { readonly bytes: Uint8Array };

/** A page as a text: its facts in one line, and then its bytes. */
export function pageText({ bytes, ...page }: StoredPage): string {
  return `${JSON.stringify({ format: 8, length: bytes.byteLength, ...page })}\n${new TextDecoder().decode(bytes)}`;
}

/** Reads what a store holds; undefined for nothing, for what another release wrote, and for a page that was cut off. */
export function readPage(text = ''): StoredPage | undefined {
  const end = text.indexOf('\n');
  const stored = end < 0 ? undefined : readJsonAs(written, text.slice(0, end));
  if (!stored) return undefined;
  const { format: _, length, ...page } = stored;
  const bytes = new TextEncoder().encode(text.slice(end + 1));
  // A page that was cut off has lost its end, and some positions of its nonce with it.
  const isWhole =
    bytes.byteLength === length &&
    holdsNonce(bytes, page.positions, page.nonce) &&
    holdsNonce(bytes, page.ticketPositions, page.ticket);
  return isWhole ? { ...page, bytes } : undefined;
}
