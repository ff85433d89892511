import { html } from 'hono/html';
import { type City, cityRow, citySlugs } from '../../../content/cities.ts';
import { counted } from '../../../content/counted.ts';
import { type Language, languageCodes, languages } from '../../../content/languages.ts';
import { type DeskItem, textStates } from '../../../content/translations/desk.ts';
import {
  type DeskChoice,
  deskCounts,
  itemCities,
  itemEditor,
  itemPath,
  itemStates,
  stateNames,
} from '../../../content/translations/deskChoice.ts';
import { deskKinds } from '../../../content/translations/deskKinds.ts';
import { PREVIEW_FLAG } from '../previewAccess.ts';
import { flagField, hrefOf, type Markup, selectField, tableHtml } from './deskPage.ts';

/** Where the desk stands. */
export const DESK_PATH = '/_desk/translations';

/** As many rows as a page shows; the CSV has all. */
const ROWS = 400;

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
  const select = (name: keyof DeskChoice, label: string, options: readonly (readonly [string, string])[]): Markup =>
    selectField(name, label, options, choice[name]);
  const same = (words: readonly string[]) => words.map((word) => [word, word] as const);
  return html`<main><h1>Translations</h1>
${tooLong.map((text) => html`<p role="note">${text}.</p>`)}
<form method="get">${flagField(flag)}
${select('city', 'City', same(citySlugs))}
${select('language', 'Language', languageOptions)}
${select('kind', 'Kind of page', same(deskKinds))}
${select('state', 'State', Object.entries(stateNames))}
<button type="submit">Show</button></form>
<p>${counted(entries, 'entry', 'entries')}; ${sum.join(', ')}. <a href="${hrefOf(DESK_PATH, { ...choice, ...carried, format: 'csv' })}" download="translations.csv">As CSV</a></p>
${texts.length === 0 ? html`<p>Everything is written in every language.</p>` : html`${countsTable(items, choice, carried)}${kindSections(items.slice(0, ROWS), editor, carried)}`}
${items.length > ROWS && html`<p>${items.length - ROWS} more: choose a city or a language, or take the CSV.</p>`}</main>`;
}

type Carried = Readonly<Record<string, string | undefined>>;

function countsTable(items: readonly DeskItem[], choice: DeskChoice, carried: Carried): Markup {
  const counts = deskCounts(items);
  const columns = languageCodes.filter((language) => counts.some((count) => count.language === language));
  const cell = (city: City, language: Language): Markup | string => {
    const ofCell = counts.find((count) => count.city === city && count.language === language);
    if (!ofCell) return cityRow(city).languages.includes(language) ? '0' : '–';
    const numbers = textStates.map((state) => ofCell.counts[state]).join(' / ');
    return html`<a href="${hrefOf(DESK_PATH, { ...choice, city, language, ...carried })}">${numbers}</a>`;
  };
  const rows = citySlugs
    .filter((city) => counts.some((count) => count.city === city))
    .map(
      (city) =>
        html`<tr><th scope="row">${city}</th>${columns.map((language) => html`<td>${cell(city, language)}</td>`)}</tr>`,
    );
  const head = ['City', ...columns.map((language) => languages[language].name)];
  const caption = `Texts by city and language: ${Object.values(stateNames).join(' / ')}`;
  return tableHtml('Texts by city and language', head, rows, caption);
}

function kindSections(items: readonly DeskItem[], editor: string, carried: Carried): readonly Markup[] {
  const head = ['Entry', 'Language', 'Texts', 'Cities', 'Page'];
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  return [...byKind].map(([kind, ofKind]) => {
    const rows = ofKind.map((item) => itemRow(item, editor, carried));
    return html`<section><h2>${kind}</h2>${tableHtml(kind, head, rows)}</section>`;
  });
}

function itemRow(item: DeskItem, editor: string, carried: Carried): Markup {
  const path = itemPath(item);
  const states = itemStates(item).map(
    ({ state, fields }) => html`<p data-translation="${state}"><b>${stateNames[state]}</b> ${fields.join(', ')}</p>`,
  );
  return html`<tr><td><a href="${itemEditor(item, editor)}" target="_blank" rel="noreferrer">${item.title}</a> <small>${item.contentType}</small></td><td>${languages[item.language].name}</td><td>${states}</td><td>${itemCities(item)}</td><td>${path !== undefined && html`<a href="${hrefOf(path, carried)}">${path}</a>`}</td></tr>`;
}
