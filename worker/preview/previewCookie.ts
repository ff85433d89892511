import type { World } from '../world.ts';
import { PREVIEW_FLAG } from './previewAccess.ts';
import { COOKIE_SECONDS, readPreviewToken } from './previewTokens.ts';

/** The editor's app shows the preview in a frame of another site: the cookie has to be let through there, and only there. */
const ATTRIBUTES = 'Path=/; SameSite=None; Secure; HttpOnly; Partitioned';

/** The cookie that keeps a preview open. */
export function previewCookie(value: string, seconds: number): string {
  return `${PREVIEW_FLAG}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`;
}

/** The cookie that a preview opened by its flag leaves: the flag itself, or the signed permission that it is, as long as that lasts; undefined for a flag that opens nothing. */
export async function openingCookie(
  flag: string,
  { settings, now }: Pick<World, 'settings' | 'now'>,
): Promise<string | undefined> {
  if (settings.previewSecret === '') return flag === 'true' ? previewCookie(flag, COOKIE_SECONDS) : undefined;
  const until = await readPreviewToken(settings.previewSecret, 'cookie', flag, now());
  return until === undefined ? undefined : previewCookie(flag, until - Math.floor(now().getTime() / 1000));
}

/** Ends a preview. */
export function leavingCookie(): string {
  return previewCookie('', 0);
}
