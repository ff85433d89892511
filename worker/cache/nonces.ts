import { byBytes } from '../platform/bytes.ts';
import { base64Of } from '../platform/crypto.ts';

/** Where a nonce stands in a page's bytes. */
export function noncePositions(bytes: Uint8Array, nonce: string): number[] {
  const text = byBytes.decode(bytes);
  const positions: number[] = [];
  for (let at = text.indexOf(nonce); at >= 0; at = text.indexOf(nonce, at + nonce.length)) positions.push(at);
  return positions;
}

/** Returns true if a page's bytes hold a nonce at all of these positions. */
export function holdsNonce(bytes: Uint8Array, positions: readonly number[], nonce: string): boolean {
  return positions.every((at) => byBytes.decode(bytes.subarray(at, at + nonce.length)) === nonce);
}

/** A copy of a page with another nonce of the same length at the known positions. */
export function withNonce(bytes: Uint8Array, positions: readonly number[], nonce: string): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  // A nonce is ASCII: written letter by letter, since an encoder costs as much as the rest of a kept page's answer.
  for (const position of positions) {
    for (let index = 0; index < nonce.length; index += 1) copy[position + index] = nonce.charCodeAt(index);
  }
  return copy;
}

/** 16 random bytes as base64: 24 characters (docs/rules.md#nonce). */
export function freshNonce(random: (length: number) => Uint8Array): string {
  return base64Of(random(16));
}

/** The nonce in a content security policy; undefined when it has none. */
export function nonceOf(policy: string): string | undefined {
  return /'nonce-([A-Za-z0-9+/=]{24})'/.exec(policy)?.[1];
}
