import { html, raw } from 'hono/html';
import { select } from '../../client/hooks/hook.ts';
import type { UntranslatedEntry } from '../../client/preview/PageTranslations.tsx';
import { DEFAULT_LOCALE, type Language } from '../../content/languages.ts';
import { type TextState, textsIn } from '../../content/translations/desk.ts';
import { deskTitle } from '../../content/translations/deskEntries.ts';
import { createServices, readDraftsOf } from '../contentful/spaceLists.ts';
import { BAR_WAIT_MS } from '../contentful/timeline.ts';
import { orFallback } from '../platform/log.ts';
import type { World } from '../world.ts';
import { fieldSelector } from './fieldSelector.ts';

/** Further entries are not checked. */
const ENTRIES_LIMIT = 300;
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
