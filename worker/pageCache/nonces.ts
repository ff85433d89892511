const encoder = new TextEncoder();

/** Where a nonce stands in a page's bytes. */
export function noncePositions(bytes: Uint8Array, nonce: string): number[] {
  const wanted = encoder.encode(nonce);
  const [first] = wanted;
  const positions: number[] = [];
  if (first === undefined) return positions;
  let position = bytes.indexOf(first);
  while (position >= 0) {
    if (wanted.every((byte, index) => bytes[position + index] === byte)) {
      positions.push(position);
      position += wanted.length - 1;
    }
    position = bytes.indexOf(first, position + 1);
  }
  return positions;
}

/** A copy of a page with another nonce of the same length at the known positions. */
export function withNonce(bytes: Uint8Array, positions: readonly number[], nonce: string): Uint8Array {
  const copy = bytes.slice();
  // A nonce is ASCII: written letter by letter, since an encoder costs as much as the rest of a kept page's answer.
  for (const position of positions) {
    for (let index = 0; index < nonce.length; index += 1) copy[position + index] = nonce.charCodeAt(index);
  }
  return copy;
}

/** 16 random bytes as base64: 24 characters (content-pages §9). */
export function freshNonce(random: (length: number) => Uint8Array): string {
  return btoa(String.fromCharCode(...random(16)));
}

/** The nonce in a content security policy; undefined when it has none. */
export function nonceOf(policy: string): string | undefined {
  return /'nonce-([A-Za-z0-9+/=]{24})'/.exec(policy)?.[1];
}
