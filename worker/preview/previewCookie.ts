import { type Address, buildPath } from '../../content/address/address.ts';
import type { World } from '../world.ts';
import { GUEST_COOKIE, PREVIEW_FLAG } from './previewAccess.ts';
import { COOKIE_SECONDS, readPreviewToken } from './previewTokens.ts';

/** The editor's app frames the preview from another site, so browsers must send the cookie there, and only there. */
const ATTRIBUTES = 'Path=/; SameSite=None; Secure; HttpOnly; Partitioned';

/** The cookie that keeps a preview open. */
export function previewCookie(value: string, seconds: number): string {
  return `${PREVIEW_FLAG}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`;
}

/** The cookies that open one page for a guest: browsers send them to its two trees alone (docs/rules.md#guest-links). */
export function guestCookies(token: string, address: Address, seconds: number): readonly string[] {
  const paths = (['desktop', 'mobile'] as const).map((tree) => buildPath({ ...address, tree }));
  return paths.map(
    (path) => `${GUEST_COOKIE}=${token}; Max-Age=${seconds}; Path=${path}; SameSite=Lax; Secure; HttpOnly`,
  );
}

/** The cookie for a preview that was opened by its flag, as long as the flag is valid; undefined for an invalid flag. */
export async function openingCookie(
  flag: string,
  { settings, now }: Pick<World, 'settings' | 'now'>,
): Promise<string | undefined> {
  if (settings.previewSecret === '') return flag === 'true' ? previewCookie(flag, COOKIE_SECONDS) : undefined;
  const until = await readPreviewToken(settings.previewSecret, flag, now());
  return until === undefined ? undefined : previewCookie(flag, until - Math.floor(now().getTime() / 1000));
}

/** The cookies that end a preview, and what a guest has opened at an address. */
export function leavingCookies(address: Address | undefined): readonly string[] {
  return [previewCookie('', 0), ...(address ? guestCookies('', address, 0) : [])];
}
