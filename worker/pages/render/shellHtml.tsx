import { shellParts } from '../../../client/shell/shellParts.tsx';
import { spokenVisit } from '../../../client/visitContext.tsx';
import type { Visit } from '../../../content/address/visit.ts';
import { menuItems } from '../../../content/shell/menuItems.ts';
import type { ShellHtml } from '../../../content/shell/shellHtml.ts';
import type { ShellModel } from '../../../content/shell/shellPlaces.ts';
import { renderFragment } from './renderFragment.tsx';

/** What differs from page to page: a shared part that reads it throws, and is rendered with each page instead. */
const pageFree: Pick<Visit, 'path' | 'choiceQuery' | 'clock'> = {
  get path(): never {
    throw new Error('shared parts have no path');
  },
  get choiceQuery(): never {
    throw new Error('shared parts have no choice');
  },
  get clock(): never {
    throw new Error('shared parts have no time');
  },
};

/** Renders the parts of header and footer that all pages of a city share; what falls back to English is marked. */
export async function renderShellHtml(
  shell: ShellModel,
  visit: Visit,
  untranslated: ReadonlySet<string>,
): Promise<ShellHtml> {
  const pageless = Object.defineProperties(spokenVisit(visit), Object.getOwnPropertyDescriptors(pageFree));
  const items = menuItems(shell.settings, visit);
  return shellParts(shell, items, visit.tree, (element) => renderFragment(element, pageless, untranslated));
}
