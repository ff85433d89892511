import * as v from 'valibot';
import { noncePositions } from './nonces.ts';
import type { StoredPage } from './pageMemory.ts';

const META_HEADER = 'X-Stored-Page';

const meta = v.object({
  format: v.literal(4),
  status: v.number(),
  headers: v.record(v.string(), v.string()),
  policy: v.string(),
  timing: v.string(),
  nonce: v.string(),
  positions: v.array(v.number()),
  storedAt: v.number(),
  freshUntil: v.number(),
  trueUntil: v.number(),
  generation: v.fallback(v.number(), 0),
  length: v.number(),
});

/** A page as an answer that the shared cache of a data centre can keep. */
export function sharedPage({ bytes, ...facts }: StoredPage, lifeMs: number): Response {
  return new Response(bytes, {
    headers: {
      'Cache-Control': `public, max-age=${Math.floor(lifeMs / 1000)}`,
      'Content-Type': 'application/octet-stream',
      [META_HEADER]: encodeURIComponent(JSON.stringify({ format: 4, length: bytes.byteLength, ...facts })),
    },
  });
}

/** Reads what the shared cache kept; undefined for nothing, or for what another release wrote. */
export async function readSharedPage(response: Response | undefined): Promise<StoredPage | undefined> {
  const text = response?.headers.get(META_HEADER);
  if (!response || !text) return undefined;
  const result = v.safeParse(meta, JSON.parse(decodeURIComponent(text)));
  if (!result.success) return undefined;
  const { format: _, length, ...facts } = result.output;
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A page that was cut off has lost its end, and with it some of the places where its nonce stands.
  const isWhole = bytes.byteLength === length && noncePositions(bytes, facts.nonce).join() === facts.positions.join();
  return isWhole ? { ...facts, bytes } : undefined;
}
