import { html, raw } from 'hono/html';
import { attribute } from '../../../client/hooks/hook.ts';
import { type Address, buildPath } from '../../../content/address/address.ts';
import { cityNames, cityRow } from '../../../content/cities.ts';
import { type Language, languages } from '../../../content/languages.ts';
import type { LaterContent } from '../../contentful/timeline.ts';
import { PREVIEW_FLAG } from '../previewAccess.ts';
import { PREVIEW_AT, PREVIEW_RELEASE, PREVIEW_SIDE } from '../previewMoment.ts';
import { hrefOf, type Markup } from './deskPage.ts';

/** Where a page stands beside itself. */
export const SIDES_PATH = '/_desk/side-by-side';
/** More frames are too narrow to read. */
export const MOST_SIDES = 3;

/** What stands side by side: a page in some languages; without any, now and as it will be. */
interface SidesChoice {
  readonly address: Address & { readonly language: Language };
  readonly languages: readonly Language[];
  readonly later: LaterContent | undefined;
  /** See `previewFlag`. */
  readonly flag: string | undefined;
}

/**
 * The same page in two or three frames, each under the name of its language or moment (docs/rules.md#side-by-side). Their
 * script keeps them together; without it each scrolls alone.
 */
export function sidesHtml(choice: SidesChoice): Markup {
  const { address, later, flag } = choice;
  const path = buildPath(address);
  const content = { [PREVIEW_AT]: later?.at?.toISOString(), [PREVIEW_RELEASE]: later?.release };
  const page = { ...content, [PREVIEW_FLAG]: flag };
  const frame = (language: Language, name: string, side?: 'before' | 'after'): Markup => {
    const { hreflang } = languages[language];
    const title = html`<h2 lang="${side ? 'en' : hreflang}">${name}</h2>`;
    if (!cityRow(address.city).languages.includes(language))
      return html`<section>${title}<p role="note">${cityNames[address.city].en} has no pages in this language.</p></section>`;
    const src = hrefOf(buildPath({ ...address, language }), {
      'without-overlay': 'true',
      ...page,
      [PREVIEW_SIDE]: side,
    });
    return html`<section>${title}<p role="status"></p><iframe src="${src}" title="${path}: ${name}" ${attribute('language')}="${language}"></iframe></section>`;
  };
  const then = [later?.release && `with the release ${later.release}`, later?.at && `on ${later.at.toISOString()}`];
  const frames =
    choice.languages.length > 0
      ? choice.languages.map((language) => frame(language, languages[language].name))
      : [frame(address.language, 'Now', 'before'), frame(address.language, then.filter(Boolean).join(', '), 'after')];
  return html`<main class="desk-sides"><header><h1><a href="${hrefOf(path, page)}">${path}</a></h1>
<form method="get">${Object.entries({ path, ...page }).map(([name, value]) => value && html`<input type="hidden" name="${name}" value="${value}">`)}
${cityRow(address.city).languages.map(
  (language) =>
    html`<label><input type="checkbox" name="languages" value="${language}"${choice.languages.includes(language) && raw(' checked')}><span lang="${languages[language].hreflang}">${languages[language].name}</span></label>`,
)}
<button type="submit">Show</button>${later && html` <a href="${hrefOf(SIDES_PATH, { path, ...page })}">Now and then</a>`}</form></header>
<div class="desk-frames" ${attribute('side-by-side')}>${frames}</div></main>`;
}
