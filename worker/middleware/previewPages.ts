import { createMiddleware } from 'hono/factory';
import { editorOrigins } from '../../content/address/editorAddress.ts';
import type { AppEnv } from '../appEnv.ts';
import type { ContentSource } from '../contentful/source.ts';
import { GUESTS_PATH, PREVIEW_FLAG } from '../preview/previewAccess.ts';
import { leavingCookies, openingCookie } from '../preview/previewCookie.ts';
import type { World } from '../world.ts';

/**
 * Changes pages in preview (docs/rules.md#preview-content): never stored or indexed (docs/rules.md#preview-not-kept), framed
 * by the content service's
 * editor only; what editors see beside the page is loaded for them alone. Runs around the security headers, some of which
 * it replaces.
 */
export function previewPages(world: World, source: ContentSource) {
  const frameAncestors = ['frame-ancestors', "'self'", ...editorOrigins(world.settings.content.deliveryHost)].join(' ');
  let editedPage: ReturnType<typeof import('../preview/editedPage.tsx').createEditedPage> | undefined;
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    // The door of a guest link tells nobody where its guest comes from.
    if (c.req.path === GUESTS_PATH) c.res.headers.set('Referrer-Policy', 'no-referrer');
    const flag = c.req.query(PREVIEW_FLAG);
    // A call or a prefetch of a page that is being left would open the preview again, or end it.
    const mayChange = isNavigation(c.req.raw);
    if (flag === 'false') {
      const parsed = c.get('visitor')?.parsed;
      const address = parsed?.kind === 'address' ? parsed.address : undefined;
      for (const cookie of mayChange ? leavingCookies(address) : []) c.res.headers.append('Set-Cookie', cookie);
      // A copy would reach the next visitor without the cookie.
      c.res.headers.set('Cache-Control', 'private, no-store');
      c.res.headers.delete('Expires');
    }
    if (!c.get('visitor')?.visit.isPreview) return;
    const policy = c.res.headers.get('Content-Security-Policy');
    if (policy) c.res.headers.set('Content-Security-Policy', policy.replace(/frame-ancestors [^;]*/, frameAncestors));
    c.res.headers.delete('X-Frame-Options');
    c.res.headers.set('Cache-Control', 'private, no-store');
    c.res.headers.delete('Expires');
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
    const cookie = mayChange && flag !== undefined ? await openingCookie(flag, world) : undefined;
    if (cookie) c.res.headers.append('Set-Cookie', cookie);
    const { provenance } = c.var;
    if (!provenance || !c.res.body || !/^text\//.test(c.res.headers.get('Content-Type') ?? '')) return;
    const { createEditedPage } = await import('../preview/editedPage.tsx');
    editedPage ??= createEditedPage(world, source);
    await editedPage(c, provenance);
  });
}

/** Returns true if a request opens a page in a window or a frame; clients that are no browsers do not say it. */
function isNavigation({ headers }: Request): boolean {
  return (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate' && !headers.has('sec-purpose');
}
