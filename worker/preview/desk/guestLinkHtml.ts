import { html } from 'hono/html';
import { PREVIEW_FLAG } from '../previewAccess.ts';
import { hrefOf, type Markup } from './deskPage.ts';

/** Where editors make guest links and withdraw them. */
export const DESK_LINKS_PATH = '/_desk/links';

/** A link that was just made: what it opens, and its end in seconds since the epoch. */
export interface GuestLink {
  readonly href: string;
  readonly page: string;
  readonly until: number;
}

/** The page with a new link, from which it can be withdrawn; without one it asks for the link to withdraw. */
export function guestLinkHtml(link: GuestLink | undefined, flag: string | undefined): Markup {
  const about = link
    ? html`<p>Opens the drafts of <a href="${link.page}">${link.page}</a> for whoever has it, until ${new Date(link.until * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC. Copy it now: it is stored nowhere.</p>`
    : html`<p>Paste a link that you gave out: afterwards it opens nothing.</p>`;
  return html`<main><h1>${link ? 'A link for guests' : 'Withdraw a link'}</h1>${about}
<form method="post" action="${hrefOf(`${DESK_LINKS_PATH}/withdraw`, { [PREVIEW_FLAG]: flag })}"><label>Link <input name="link" value="${link?.href ?? ''}" size="60" required autocomplete="off"></label><button>Withdraw</button></form></main>`;
}
