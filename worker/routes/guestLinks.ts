import type { Context } from 'hono';
import { html } from 'hono/html';
import { Hono } from 'hono/quick';
import * as v from 'valibot';
import { parsePath } from '../../content/address/address.ts';
import { serviceId } from '../../content/model/serviceId.ts';
import type { AppEnv } from '../appEnv.ts';
import { orFallback } from '../platform/log.ts';
import { deskPage, hrefOf, previewFlag } from '../preview/desk/deskPage.ts';
import { DESK_LINKS_PATH, guestLinksHtml } from '../preview/desk/guestLinkHtml.ts';
import {
  createGuestToken,
  liveLinks,
  pageForGuests,
  pageOfToken,
  tokenIn,
  withdrawLink,
} from '../preview/guestLink.ts';
import { GUESTS_PATH } from '../preview/previewAccess.ts';
import { guestCookies } from '../preview/previewCookie.ts';
import { PREVIEW_AT, PREVIEW_RELEASE } from '../preview/previewMoment.ts';
import { bodyUpTo, sameOrigin } from './answers.ts';
import { isWithinRate } from './sender.ts';

/** In bytes. */
const BODY_LIMIT = 4096;
/** Two weeks. */
const MOST_HOURS = 336;

const linkForm = v.object({
  path: v.pipe(v.string(), v.regex(/^\/[^/\\?#][^\\?#]*$/)),
  hours: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(MOST_HOURS)),
  [PREVIEW_AT]: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  [PREVIEW_RELEASE]: v.optional(v.pipe(v.string(), v.regex(serviceId))),
});

/**
 * Links for somebody without an account (docs/rules.md#guest-links): `/_desk/links` makes, lists and withdraws them, for editors;
 * POST `/preview/guest` takes the token of one for a cookie and leads to its page.
 */
export function guestLinks() {
  const limit = bodyUpTo(BODY_LIMIT);
  const app = new Hono<AppEnv>();
  const page = async (c: Context<AppEnv>, deed?: Parameters<typeof guestLinksHtml>[1]) => {
    const { world } = c.var;
    const stored = await orFallback(world.log, 'guest links not listed', liveLinks(world), undefined);
    // The store's list may be a minute behind.
    const isListed = !deed || 'withdrawn' in deed || stored?.some(({ hash }) => hash === deed.link.hash);
    const links = isListed ? stored : [deed.link, ...(stored ?? [])];
    return deskPage(c, 'Links for guests', guestLinksHtml(links, deed, previewFlag(c)));
  };
  app.get(DESK_LINKS_PATH, (c) => page(c));
  app.post(DESK_LINKS_PATH, sameOrigin, limit, async (c) => {
    const { world, visitor } = c.var;
    const form = v.safeParse(linkForm, await fieldsOf(c));
    const { path, hours, ...parameters } = form.success ? form.output : { path: '', hours: 0 };
    const shared = path === '' ? undefined : pageForGuests(new URL(hrefOf(path, parameters), visitor.visit.origin));
    if (!shared) return c.text('That is no page, no moment, no release, or not between 1 and 336 hours.', 400);
    const until = Math.floor(world.now().getTime() / 1000) + hours * 3600;
    const { token, link } = await createGuestToken(world, { page: shared, until });
    world.log('info', 'guest link made', { page: shared, hours });
    return page(c, { href: `${visitor.visit.origin}${GUESTS_PATH}#${token}`, link });
  });
  app.post(`${DESK_LINKS_PATH}/withdraw`, sameOrigin, limit, async (c) => {
    const { world } = c.var;
    const guest = await withdrawLink(String((await fieldsOf(c))['hash']), world);
    if (!guest) return c.text('There is no such link, or it has ended already.', 404);
    world.log('info', 'guest link withdrawn', { page: guest.page });
    return page(c, { withdrawn: guest.page });
  });
  app.get(GUESTS_PATH, (c) => {
    c.header('Cache-Control', 'private, no-store');
    const nonce = c.get('secureHeadersNonce') ?? '';
    // Without an address of its own the form would carry the token's fragment along to the page.
    return deskPage(
      c,
      'Preview',
      html`<main><h1>A page that is not published yet</h1><form method="post" action="${GUESTS_PATH}"><label>Paste your link <input name="link" required autocomplete="off"></label><button>Open</button></form></main>
<script nonce="${nonce}">const token = location.hash.slice(1);
if (token) {
  history.replaceState(null, '', location.pathname);
  document.forms[0].link.value = token;
  document.forms[0].submit();
}</script>`,
    );
  });
  app.post(GUESTS_PATH, limit, async (c) => {
    const { world } = c.var;
    c.header('Cache-Control', 'private, no-store');
    const token = tokenIn(String((await fieldsOf(c))['link']));
    const opened = token === undefined ? undefined : pageOfToken(token, world);
    const guest = await orFallback(world.log, 'guest link not checked', Promise.resolve(opened), null);
    if (guest === null) return c.text('The link could not be checked. Open it again in a moment.', 503);
    const parsed = guest && parsePath(new URL(guest.page, c.req.url).pathname);
    if (token === undefined || !guest || parsed?.kind !== 'address') {
      // Who guesses has only so many guesses; a guest with a link never waits.
      if (!(await isWithinRate(world, world.events.allows, c.req.raw, 'preview')))
        return c.text('Too many wrong links. Wait a minute.', 429);
      world.log('warning', 'guest link refused');
      return c.text('The link has ended, or it was withdrawn.', 403);
    }
    const seconds = guest.until - Math.floor(world.now().getTime() / 1000);
    for (const cookie of guestCookies(token, parsed.address, seconds)) c.header('Set-Cookie', cookie, { append: true });
    return c.redirect(guest.page, 303);
  });
  return app;
}

/** The fields of a form; none of a body that is no form. */
async function fieldsOf({ req }: Context<AppEnv>): Promise<Readonly<Record<string, unknown>>> {
  return req.parseBody().catch(() => ({}));
}
