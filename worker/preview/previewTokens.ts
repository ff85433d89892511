import { bytesOfHex, hexOf, isSignatureOf, signatureOf } from '../platform/crypto.ts';

/** A cookie token opens the preview; a share token can be exchanged for a cookie on one path. Neither works as the other. */
type TokenUse = 'cookie' | 'share';

/** How long a preview cookie is valid. */
export const COOKIE_SECONDS = 12 * 3600;
/** How long a share link is valid. */
export const SHARE_SECONDS = 72 * 3600;

/** A signed token that is valid until a moment in seconds since the epoch; a share token is for one path. */
export async function previewToken(secret: string, use: TokenUse, until: number, path = ''): Promise<string> {
  return `${until.toString(36)}.${hexOf(await signatureOf(secret, signedText(use, until, path)))}`;
}

/** The end of a token in seconds since the epoch; undefined when it is forged, expired, or for another use or path. */
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
