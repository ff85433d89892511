import { type ShellHtml, shellParts } from '../../client/shell/shellParts.tsx';
import type { ShellModel } from '../../content/pageModel.ts';
import { menuItems } from '../../content/shell/navigation.ts';
import type { Visit } from '../../content/visit.ts';
import { problemOf } from '../log.ts';
import { createRecent } from '../recent.ts';
import type { World } from '../world.ts';
import { renderFragment } from './renderFragment.tsx';

/** Cities, languages, trees and asset hosts whose parts an isolate keeps, about 70 KB each. */
const KEPT = 64;

interface Kept {
  readonly shell: Pick<ShellModel, 'settings' | 'cities'>;
  readonly html: Promise<ShellHtml | undefined>;
}

/** Renders what header and footer have in common on all pages of a city; undefined where it must be rendered with its page. */
export type RenderShellHtml = (shell: ShellModel, visit: Visit) => Promise<ShellHtml | undefined>;

/** Keeps the common parts of header and footer, as long as the content that they were rendered from is the latest. */
export function createShellHtml({ log, settings }: Pick<World, 'log' | 'settings'>): RenderShellHtml {
  const kept = createRecent<Kept>(KEPT);
  return async (shell, visit) => {
    // Editors' pages are marked with where each text comes from.
    if (visit.isPreview || !shell.settings) return undefined;
    const { city, language, tree, isMainland, carriedQuery } = visit;
    const key = JSON.stringify([city, language, tree, isMainland, carriedQuery]);
    const known = kept.get(key);
    if (known && known.shell.settings === shell.settings && known.shell.cities === shell.cities) return known.html;
    const html = render(shell, visit, settings.hiddenDestinations).catch((thrown: unknown) => {
      kept.delete(key);
      log('error', 'shell parts failed', { problem: problemOf(thrown) });
      return undefined;
    });
    kept.set(key, { shell: { settings: shell.settings, cities: shell.cities }, html });
    return html;
  };
}

/** Every page's own: a part that asked for it would be wrong on the next page, and so is not kept. */
const pageFree: Pick<Visit, 'path' | 'clock'> = {
  get path(): never {
    throw new Error('parts that are kept know no path');
  },
  get clock(): never {
    throw new Error('parts that are kept know no time');
  },
};

function render(shell: ShellModel, visit: Visit, hiddenDestinations: string): Promise<ShellHtml> {
  const pageless: Visit = Object.defineProperties({ ...visit }, Object.getOwnPropertyDescriptors(pageFree));
  return shellParts(shell, menuItems(shell.settings, visit.domains), hiddenDestinations, (element) =>
    renderFragment(element, pageless),
  );
}
