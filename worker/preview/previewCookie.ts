import type { World } from '../world.ts';
import { PREVIEW_FLAG } from './previewAccess.ts';
import { COOKIE_SECONDS, readPreviewToken } from './previewTokens.ts';

/** The editor's app frames the preview from another site, so browsers must send the cookie there, and only there. */
const ATTRIBUTES = 'Path=/; SameSite=None; Secure; HttpOnly; Partitioned';

/** The cookie that keeps a preview open. */
export function previewCookie(value: string, seconds: number): string {
  return `${PREVIEW_FLAG}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`;
}

/** The cookie for a preview that was opened by its flag, as long as the flag is valid; undefined for an invalid flag. */
export async function openingCookie(
  flag: string,
  { settings, now }: Pick<World, 'settings' | 'now'>,
): Promise<string | undefined> {
  if (settings.previewSecret === '') return flag === 'true' ? previewCookie(flag, COOKIE_SECONDS) : undefined;
  const until = await readPreviewToken(settings.previewSecret, 'cookie', flag, now());
  return until === undefined ? undefined : previewCookie(flag, until - Math.floor(now().getTime() / 1000));
}

/** The cookie that ends a preview. */
export function leavingCookie(): string {
  return previewCookie('', 0);
}
