import { html } from 'hono/html';
import type { LiveLink } from '../guestLink.ts';
import { PREVIEW_FLAG } from '../previewAccess.ts';
import { PREVIEW_AT, PREVIEW_RELEASE } from '../previewMoment.ts';
import { hrefOf, type Markup, tableHtml } from './deskPage.ts';

/** Where editors make guest links and withdraw them. */
export const DESK_LINKS_PATH = '/_desk/links';

/** What an editor has just done. */
type Deed = { readonly href: string; readonly link: LiveLink } | { readonly withdrawn: string };

/** The page of all live links, each with its way out; a new one stands above it. Undefined where the store tells of none. */
export function guestLinksHtml(
  links: readonly LiveLink[] | undefined,
  deed: Deed | undefined,
  flag: string | undefined,
): Markup {
  const about =
    deed === undefined
      ? ''
      : 'withdrawn' in deed
        ? html`<p role="status">Withdrawn. Within a minute nobody opens ${deed.withdrawn} by it.</p>`
        : html`<p>Opens the drafts of <a href="${deed.link.page}">${deed.link.page}</a> for whoever has it, until ${endOf(deed.link)}. Copy it now: it is stored nowhere.</p>
<label>Link <input name="link" value="${deed.href}" size="60" readonly></label>`;
  return html`<main><h1>Links for guests</h1>${about}
${links ? listHtml(links, flag) : html`<p>Which links there are is not known at the moment.</p>`}</main>`;
}

function listHtml(links: readonly LiveLink[], flag: string | undefined): Markup {
  if (links.length === 0) return html`<p>No link opens anything.</p>`;
  const action = hrefOf(`${DESK_LINKS_PATH}/withdraw`, { [PREVIEW_FLAG]: flag });
  const rows = links.map(({ page, hash, ...link }) => {
    const [path = '', query] = page.split('?');
    const parameters = new URLSearchParams(query);
    const release = parameters.get(PREVIEW_RELEASE);
    return html`<tr><td>${path}</td><td>${parameters.get(PREVIEW_AT) ?? 'now'}${release === null ? '' : `, with the release ${release}`}</td><td>${endOf(link)}</td>
<td><form method="post" action="${action}"><button name="hash" value="${hash}" aria-label="Withdraw ${path}, until ${endOf(link)}">Withdraw</button></form></td></tr>`;
  });
  return tableHtml('Live links', ['Page', 'Shown', 'Until', 'End it'], rows, 'A new link may be missing for a minute.');
}

function endOf({ until }: Pick<LiveLink, 'until'>): string {
  return `${new Date(until * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
