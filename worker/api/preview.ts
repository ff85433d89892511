import { Hono } from 'hono';
import { parsePath } from '../../content/address/address.ts';
import { PREVIEW_AT, PREVIEW_FLAG } from '../preview/previewAccess.ts';
import { previewCookie } from '../preview/previewCookie.ts';
import { COOKIE_SECONDS, previewToken, readPreviewToken } from '../preview/previewTokens.ts';
import type { AppEnv } from '../requestContext.ts';
import { isSecret } from '../signatures.ts';

/**
 * GET `/preview`: opens drafts for an editor by the secret (`?secret=...&path=...`, the address to set in the content
 * service's preview settings), or for whoever was given a share link (`?share=...&path=...`). Leads only to pages of this site.
 */
export function openPreview() {
  return new Hono<AppEnv>().get('/preview', async (c) => {
    const { world } = c.var;
    const secret = world.settings.previewSecret;
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    if (secret === '') return c.text('404 Not Found', 404);
    const path = ownPath(c.req.query('path') ?? '');
    if (path === undefined) return c.text('The path is no page of this site.', 400);
    const now = Math.floor(world.now().getTime() / 1000);
    const shared = await readPreviewToken(secret, 'share', c.req.query('share') ?? '', world.now(), path);
    const until = shared ?? ((await isSecret(secret, c.req.query('secret') ?? '')) ? now + COOKIE_SECONDS : undefined);
    if (until === undefined) {
      world.log('warning', 'preview refused');
      return c.text('The secret is wrong, or the link has expired.', 403);
    }
    const token = await previewToken(secret, 'cookie', until);
    c.header('Set-Cookie', previewCookie(token, until - now));
    const at = c.req.query(PREVIEW_AT);
    const query = new URLSearchParams({ [PREVIEW_FLAG]: token, ...(at && { [PREVIEW_AT]: at }) });
    return c.redirect(`${path}?${query}`, 302);
  });
}

/** A path of this site as it is written, without anything behind it. */
function ownPath(text: string): string | undefined {
  const parsed = parsePath(text);
  if (!text.startsWith('/') || /[?#]/.test(text)) return undefined;
  if (parsed.kind === 'root') return '/';
  return parsed.kind === 'address' ? parsed.canonical : undefined;
}
