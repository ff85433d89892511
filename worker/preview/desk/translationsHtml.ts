import { html } from 'hono/html';
import { cityRow, citySlugs } from '../../../content/cities.ts';
import { counted } from '../../../content/counted.ts';
import { languageCodes, languages } from '../../../content/languages.ts';
import { type DeskItem, type TextState, textStates } from '../../../content/translations/desk.ts';
import { type DeskChoice, deskCounts, itemEditor, itemPath } from '../../../content/translations/deskChoice.ts';
import { deskKinds } from '../../../content/translations/deskKinds.ts';
import { PREVIEW_FLAG } from '../previewAccess.ts';
import { hrefOf, type Markup, selectField } from './deskPage.ts';

/** Where the desk stands. */
export const DESK_PATH = '/_desk/translations';

/** As many rows as a page shows; the CSV has all. */
const ROWS = 400;

const stateNames = { missing: 'missing', fallsBack: 'in English', stale: 'stale' } as const satisfies Record<
  TextState,
  string
>;

/** What the page of the desk is made from. */
interface DeskView {
  readonly items: readonly DeskItem[];
  readonly choice: DeskChoice;
  readonly entries: number;
  /** What of the space is too long to be read whole, in words. */
  readonly tooLong?: readonly string[];
  /** Address of an entry in the editor, without its id. */
  readonly editor: string;
  /** See `previewFlag`. */
  readonly flag: string | undefined;
}

/** The page of the translation desk: a choice, how much by city and language, and the texts by kind of page. */
export function translationsHtml({ items, choice, entries, tooLong = [], editor, flag }: DeskView): Markup {
  const carried = { [PREVIEW_FLAG]: flag };
  const texts = items.flatMap((item) => item.texts);
  const sum = textStates.map((state) => `${texts.filter((text) => text.state === state).length} ${stateNames[state]}`);
  const cities = choice.city === undefined ? citySlugs : [choice.city];
  const spoken = languageCodes.filter((language) => cities.some((city) => cityRow(city).languages.includes(language)));
  const languageOptions = spoken.map((language) => [language, languages[language].name] as const);
  return html`<main><h1>Translations</h1>
${tooLong.map((text) => html`<p role="note">${text}.</p>`)}
<form method="get">${flag ? html`<input type="hidden" name="${PREVIEW_FLAG}" value="${flag}">` : ''}
${selectField(
  'city',
  'City',
  citySlugs.map((city) => [city, city]),
  choice.city,
)}
${selectField('language', 'Language', languageOptions, choice.language)}
${selectField(
  'kind',
  'Kind of page',
  deskKinds.map((kind) => [kind, kind]),
  choice.kind,
)}
${selectField(
  'state',
  'State',
  textStates.map((state) => [state, stateNames[state]]),
  choice.state,
)}
<button type="submit">Show</button></form>
<p>${counted(entries, 'entry', 'entries')}; ${sum.join(', ')}. <a href="${hrefOf(DESK_PATH, { ...choice, ...carried, format: 'csv' })}" download="translations.csv">As CSV</a></p>
${texts.length === 0 ? html`<p>Everything is written in every language.</p>` : html`${countsTable(items, choice, carried)}${kindSections(items.slice(0, ROWS), editor, carried)}`}
${items.length > ROWS ? html`<p>${items.length - ROWS} more: choose a city or a language, or take the CSV.</p>` : ''}</main>`;
}

function countsTable(
  items: readonly DeskItem[],
  choice: DeskChoice,
  carried: Readonly<Record<string, string | undefined>>,
): Markup {
  const counts = deskCounts(items);
  const columns = languageCodes.filter((language) => counts.some((count) => count.language === language));
  const rows = citySlugs.filter((city) => counts.some((count) => count.city === city));
  return html`<div class="desk-scroll" tabindex="0" role="region" aria-label="Texts by city and language"><table><caption>Texts by city and language: ${textStates.map((state) => stateNames[state]).join(' / ')}</caption>
<thead><tr><th scope="col">City</th>${columns.map((language) => html`<th scope="col">${languages[language].name}</th>`)}</tr></thead>
<tbody>${rows.map(
    (city) =>
      html`<tr><th scope="row">${city}</th>${columns.map((language) => {
        const languageCount = counts.find((count) => count.city === city && count.language === language);
        return html`<td>${
          languageCount
            ? html`<a href="${hrefOf(DESK_PATH, { ...choice, city, language, ...carried })}">${textStates.map((state) => languageCount.counts[state]).join(' / ')}</a>`
            : cityRow(city).languages.includes(language)
              ? '0'
              : '–'
        }</td>`;
      })}</tr>`,
  )}</tbody></table></div>`;
}

function kindSections(
  items: readonly DeskItem[],
  editor: string,
  carried: Readonly<Record<string, string | undefined>>,
): readonly Markup[] {
  return deskKinds.flatMap((kind) => {
    const ofKind = items.filter((item) => item.kind === kind);
    return ofKind.length === 0
      ? []
      : [
          html`<section><h2>${kind}</h2><div class="desk-scroll" tabindex="0" role="region" aria-label="${kind}"><table><thead><tr><th scope="col">Entry</th><th scope="col">Language</th><th scope="col">Texts</th><th scope="col">Cities</th><th scope="col">Page</th></tr></thead>
<tbody>${ofKind.map((item) => itemRow(item, editor, carried))}</tbody></table></div></section>`,
        ];
  });
}

function itemRow(item: DeskItem, editor: string, carried: Readonly<Record<string, string | undefined>>): Markup {
  const path = itemPath(item);
  const states = textStates.flatMap((state) => {
    const fields = item.texts.filter((text) => text.state === state).map(({ field }) => field);
    return fields.length > 0
      ? [html`<p data-translation="${state}"><b>${stateNames[state]}</b> ${fields.join(', ')}</p>`]
      : [];
  });
  const cities = item.cities.length > 3 ? `${item.cities.length} cities` : item.cities.join(', ');
  return html`<tr><td><a href="${itemEditor(item, editor)}" target="_blank" rel="noreferrer">${item.title}</a> <small>${item.contentType}</small></td><td>${languages[item.language].name}</td><td>${states}</td><td>${cities}</td><td>${path === undefined ? '' : html`<a href="${hrefOf(path, carried)}">${path}</a>`}</td></tr>`;
}
