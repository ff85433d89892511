const encoder = new TextEncoder();

/** A secret as the platform's key for HMAC-SHA256. */
async function keyOf(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);
}

/** The signature of a text. */
export async function signatureOf(secret: string, text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), encoder.encode(text)));
}

/** Tells whether a signature is the text's own, in constant time. */
export async function isSignatureOf(secret: string, text: string, signature: Uint8Array): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await keyOf(secret, 'verify'), signature.slice(), encoder.encode(text));
}

/** Tells whether a given text is the secret itself, in constant time whatever its length. */
export async function isSecret(secret: string, given: string): Promise<boolean> {
  return secret !== '' && isSignatureOf(secret, secret, await signatureOf(given || '-', secret));
}

/** Bytes from hexadecimal digits; undefined for anything else. */
export function bytesOfHex(text: string): Uint8Array | undefined {
  if (!/^(?:[0-9a-f]{2}){1,64}$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Bytes as hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
