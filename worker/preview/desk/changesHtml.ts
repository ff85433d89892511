import { html } from 'hono/html';
import { type City, citySlugs } from '../../../content/cities.ts';
import { counted } from '../../../content/counted.ts';
import type { ChangeReason } from '../../../content/releases/pageChanges.ts';
import { PREVIEW_FLAG } from '../previewAccess.ts';
import { PREVIEW_AT, PREVIEW_RELEASE } from '../previewMoment.ts';
import type { ComparedPages } from './changedPages.ts';
import { flagField, hrefOf, type Markup, selectField, tableHtml } from './deskPage.ts';
import { SIDES_PATH } from './sidesHtml.ts';

/** Where the view of changes stands. */
export const CHANGES_PATH = '/_desk/changes';

/** What an editor asks for: a moment, a release or both, and where. */
interface ChangesChoice {
  readonly city: City | undefined;
  /** As an ISO instant; empty without one. */
  readonly at: string;
  /** Id of a release; empty without one. */
  readonly release: string;
  /** See `previewFlag`. */
  readonly flag: string | undefined;
}

/** The page that lists what a moment or a release changes; without either it only asks. */
export function changesHtml(compared: ComparedPages | undefined, choice: ChangesChoice): Markup {
  const { city, at, release, flag } = choice;
  return html`<main><h1>What changes</h1>
<form method="get">${flagField(flag)}
<label>Release (id) <input name="release" value="${release}" pattern="[\\w.\\-]{1,64}"></label>
<label>Until <input name="at" value="${at}" placeholder="2027-01-26T09:00"></label>
${selectField(
  'city',
  'City',
  citySlugs.map((slug) => [slug, slug]),
  city,
)}
<button type="submit">Show</button></form>
${compared ? listHtml(compared, choice) : html`<p>Name a release, or a moment until which to look: in the city’s time, or in UTC without a city.</p>`}</main>`;
}

function listHtml({ changed: pages, left }: ComparedPages, choice: ChangesChoice): Markup {
  const cities = new Set(pages.map(({ city }) => city)).size;
  const languages = new Set(pages.map(({ language }) => language)).size;
  const rest = left > 0 && html`<p>Not compared: ${counted(left, 'further page')} that may change. Choose a city.</p>`;
  if (pages.length === 0) return html`<p>No page changes beside what is drafted already.</p>${rest}`;
  return html`<p>${counted(pages.length, 'page')} in ${counted(cities, 'city', 'cities')} and ${counted(languages, 'language')}.</p>
${tableHtml(
  'Pages that change',
  ['Page', 'Kind', 'Why'],
  pages.map(
    ({ path, kind, reasons }) =>
      html`<tr><td><a href="${sidesHref(path, choice)}">${path}</a></td><td>${kind}</td><td>${reasons.map(reasonHtml)}</td></tr>`,
  ),
)}${rest}`;
}

function reasonHtml({ title, contentType, what, fields }: ChangeReason): Markup {
  return html`<p>${title} <small>${contentType}</small> ${what}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}</p>`;
}

function sidesHref(path: string, { at, release, flag }: ChangesChoice): string {
  return hrefOf(SIDES_PATH, { path, [PREVIEW_AT]: at, [PREVIEW_RELEASE]: release, [PREVIEW_FLAG]: flag });
}
