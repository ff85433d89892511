import { bytesOfHex, hexOf, isSignatureOf, signatureOf } from '../signatures.ts';

/**
 * What a signature is good for: a cookie opens drafts, a share link becomes a cookie on one path. One can't stand in
 * for the other.
 */
export type TokenUse = 'cookie' | 'share';

/** How long an editor's preview lasts. */
export const COOKIE_SECONDS = 12 * 3600;
/** How long a share link opens the preview for whoever has it. */
export const SHARE_SECONDS = 72 * 3600;

/** A signed permission that ends at a moment (in seconds since the epoch), for one path where it is a share link. */
export async function previewToken(secret: string, use: TokenUse, until: number, path = ''): Promise<string> {
  return `${until.toString(36)}.${hexOf(await signatureOf(secret, signedText(use, until, path)))}`;
}

/** When a token's permission ends, in seconds since the epoch; undefined for one that is forged, expired or of another use or path. */
export async function readPreviewToken(
  secret: string,
  use: TokenUse,
  token: string,
  now: Date,
  path = '',
): Promise<number | undefined> {
  const [, end = '', digits = ''] = /^([0-9a-z]{1,9})\.([0-9a-f]{64})$/.exec(token) ?? [];
  const until = Number.parseInt(end, 36);
  const signature = bytesOfHex(digits);
  if (!signature || !Number.isSafeInteger(until) || until * 1000 <= now.getTime()) return undefined;
  return (await isSignatureOf(secret, signedText(use, until, path), signature)) ? until : undefined;
}

function signedText(use: TokenUse, until: number, path: string): string {
  return `preview\n${use}\n${until}\n${path}`;
}
