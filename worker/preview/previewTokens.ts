import { bytesOfHex, hexOf, isSignatureOf, signatureOf } from '../platform/crypto.ts';

/** How long a preview cookie is valid. */
export const COOKIE_SECONDS = 12 * 3600;

/** A signed token that opens the preview until a moment in seconds since the epoch. */
export async function previewToken(secret: string, until: number): Promise<string> {
  return `${until.toString(36)}.${hexOf(await signatureOf(secret, signedText(until)))}`;
}

/** The end of a token in seconds since the epoch; undefined when it is forged or expired. */
export async function readPreviewToken(secret: string, token: string, now: Date): Promise<number | undefined> {
  const [, end = '', digits = ''] = /^([0-9a-z]{1,9})\.([0-9a-f]{64})$/.exec(token) ?? [];
  const until = Number.parseInt(end, 36);
  const signature = bytesOfHex(digits);
  if (!signature || !Number.isSafeInteger(until) || until * 1000 <= now.getTime()) return undefined;
  return (await isSignatureOf(secret, signedText(until), signature)) ? until : undefined;
}

function signedText(until: number): string {
  return `preview\ncookie\n${until}\n`;
}
