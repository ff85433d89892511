import { html, raw } from 'hono/html';
import { select } from '../../client/hooks/hook.ts';
import type { UntranslatedEntry } from '../../client/preview/PageTranslations.tsx';
import { DEFAULT_LOCALE, type Language, languages } from '../../content/languages.ts';
import { serviceId } from '../../content/model/serviceId.ts';
import { entryChanges, isSeenIn } from '../../content/releases/entryChanges.ts';
import { type TextState, textsIn } from '../../content/translations/desk.ts';
import { deskTitle } from '../../content/translations/deskEntries.ts';
import { createServices, readDraftsOf } from '../contentful/spaceLists.ts';
import { BAR_WAIT_MS, type LaterContent, readStatesOf } from '../contentful/timeline.ts';
import { orFallback } from '../platform/log.ts';
import type { World } from '../world.ts';

/** Further entries are not checked. */
const ENTRIES_LIMIT = 300;
/** Popups and notices over the page are hidden: they would cover the marks. */
const withoutOverlays = '.consent,.notice{display:none}';
/** Time limit of the check, since editors wait for the frame. */
const WAIT_MS = 5000;

/**
 * Styles of a page that is shown beside its other version: they mark the texts and pictures that a moment or a release
 * changes (docs/rules.md#release-frames). When the service fails nothing is marked.
 */
export async function changeStyles(
  world: World,
  later: LaterContent,
  ids: readonly string[],
  language: Language,
  nonce: string,
): Promise<string> {
  const states = readStatesOf(world, later, WAIT_MS, ids.slice(0, ENTRIES_LIMIT));
  const { before, after } = await orFallback(world.log, 'changes unknown', states, { before: [], after: [] });
  const { locale } = languages[language];
  const selectors = entryChanges(before, after).flatMap((change) =>
    change.fields.flatMap((field) => (isSeenIn(change, field, locale) ? fieldSelector(change.id, field.field) : [])),
  );
  const marks =
    selectors.length === 0
      ? ''
      : `:is(${selectors.join()}){outline:var(--rule) solid var(--clay);outline-offset:var(--focus-offset);background-color:var(--clay-pale);color:var(--ink)}`;
  return String(html`<style nonce="${nonce}">${raw(withoutOverlays + marks)}</style>`);
}

const noDrafts = { entries: [], earlier: new Map<string, never>() };

/** The entries of a preview page, each with the texts that need a translator in its language; none when the service fails. */
type FindUntranslated = (ids: readonly string[], language: Language) => Promise<readonly UntranslatedEntry[]>;

/** Judges the entries of a preview page by the rules of the translation desk, without a cache. */
export function createFindUntranslated(world: World): FindUntranslated {
  const services = createServices(world, BAR_WAIT_MS);
  return async (ids, language) => {
    const drafts = readDraftsOf(services, ids.slice(0, ENTRIES_LIMIT));
    const { entries, earlier } = await orFallback(world.log, 'translations unknown', drafts, noDrafts);
    return entries.map((entry) => ({
      id: entry.id,
      title: deskTitle(entry),
      texts: textsIn(entry, language, { defaultLocale: DEFAULT_LOCALE, earlier }),
    }));
  };
}

/** How texts are outlined while the panel of translations is open; a missing text has no place on the page. */
const outlines = { fallsBack: 'dotted', stale: 'dashed' } as const satisfies Partial<Record<TextState, string>>;

/** Styles that outline a page's untranslated texts while their panel is open; empty where there are none. */
export function translationStyles(entries: readonly UntranslatedEntry[], nonce: string): string {
  const rules = Object.entries(outlines).flatMap(([state, style]) => {
    const selectors = entries.flatMap(({ id, texts }) =>
      texts.flatMap((text) => (text.state === state ? fieldSelector(id, text.field) : [])),
    );
    return selectors.length > 0
      ? [
          `html:has(${select('preview-list', 'translations')}[open]) :is(${selectors.join()}){outline:var(--rule) ${style} var(--accent);outline-offset:var(--focus-offset)}`,
        ]
      : [];
  });
  return rules.length > 0 ? String(html`<style nonce="${nonce}">${raw(rules.join(''))}</style>`) : '';
}

/** The CSS selector of the elements that show a field in a preview; none for an id that no entry can have. */
export function fieldSelector(entry: string, field: string): readonly string[] {
  return serviceId.test(entry) && serviceId.test(field)
    ? [`${select('contentful-entry-id', entry)}${select('contentful-field-id', field)}`]
    : [];
}
