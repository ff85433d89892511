/** Makes one character of each byte, so that the platform's search for a text finds bytes. */
export const byBytes = new TextDecoder('latin1');

/** Pieces of bytes as one. */
export function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let position = 0;
  for (const piece of pieces) {
    whole.set(piece, position);
    position += piece.length;
  }
  return whole;
}
