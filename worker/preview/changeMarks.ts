import { html, raw } from 'hono/html';
import { type Language, languages } from '../../content/languages.ts';
import { entryChanges, isSeenIn } from '../../content/releases/entryChanges.ts';
import { readStatesOf } from '../contentful/spaceStates.ts';
import type { LaterContent } from '../contentful/timeline.ts';
import { orFallback } from '../platform/log.ts';
import type { World } from '../world.ts';
import { fieldSelector } from './fieldSelector.ts';

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
