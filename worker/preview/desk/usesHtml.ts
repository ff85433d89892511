import { html } from 'hono/html';
import { counted } from '../../../content/counted.ts';
import { type DeskEntry, deskTitle } from '../../../content/translations/deskEntries.ts';
import { PREVIEW_FLAG } from '../previewAccess.ts';
import { hrefOf, type Markup } from './deskPage.ts';

/** Where the view of an entry's uses stands. */
export const USES_PATH = '/_desk/uses';

/** As many pages as are listed; what every page reads is on thousands. */
const ROWS = 400;

/** Where an entry is used: drafts, and pages that are made ahead. */
interface Uses {
  readonly entry: DeskEntry;
  /** Entries that link to it. */
  readonly links: readonly DeskEntry[];
  /** Addresses whose pages read it; undefined where no index is bound, or no page is recorded yet. */
  readonly pages: readonly string[] | undefined;
}

/** Why pages are not known, and what to do. */
export const NO_PAGES =
  'no page is recorded yet, or the index of pages is not bound or does not answer. Ask again once the site has made its pages ahead, as after each deploy.';

/** The page that says where an entry is used; `editor` is the address of an entry in the editor, without its id. */
export function usesHtml({ entry, links, pages }: Uses, editor: string, flag: string | undefined): Markup {
  const title = deskTitle(entry);
  const readers =
    pages === undefined
      ? `Which pages read it is not known: ${NO_PAGES}`
      : `Read by ${counted(pages.length, 'page')} that ${pages.length === 1 ? 'is' : 'are'} made ahead.`;
  return html`<main><h1>Where “${title}” is used</h1>
<p>Linked from ${counted(links.length, 'entry', 'entries')}.</p>
<ul>${links.map((link) => html`<li><a href="${editor}${link.id}" target="_blank" rel="noreferrer">${deskTitle(link)}</a> <small>${link.contentType}${link.cities.length === 1 ? `, ${link.cities.join()}` : ''}</small></li>`)}</ul>
<p>${readers}</p>
<ul>${(pages ?? []).slice(0, ROWS).map((path) => html`<li><a href="${hrefOf(path, { [PREVIEW_FLAG]: flag })}">${path}</a></li>`)}</ul>
${pages && pages.length > ROWS && html`<p>${pages.length - ROWS} more: npm run uses -- ${entry.id}</p>`}</main>`;
}
